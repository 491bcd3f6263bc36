import { difficultyNames } from '@daedap/contract/category-names';
import type { Session } from '@daedap/contract/interviews';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { modeLabels } from '#/domain/session/mode-text.ts';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { Badge } from '#/ui/badge.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly label: string; readonly tags: readonly string[] };

export function Tags({ label, tags }: Props) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="accent">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The categories, the difficulty and the time of an interview. */
export function InterviewTags({ session }: { session: Session }) {
  const { t, language } = useTexts();
  const { main, sub } = categoryLabelsOf(session, language);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Tags
        label={t('results.tags')}
        tags={[
          main,
          sub,
          nameOf(difficultyNames, session.difficulty, language),
          ...modeLabels(session, language),
        ]}
      />
      <time dateTime={session.createdAt} className="text-sm text-ink-soft">
        {shortDateAndTimeText(new Date(session.createdAt))}
      </time>
    </div>
  );
}
