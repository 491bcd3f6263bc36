import { difficultyNames } from '@daedap/contract/category-names';
import type { Session } from '@daedap/contract/interviews';
import { formatTime } from '#/lib/format.ts';
import { nameOf } from '#/lib/i18n/name-of.ts';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { Tags } from './tags.tsx';
import { useTexts } from './texts.ts';

/** What the interview was about, and when it was. */
export function InterviewTags({ session }: { session: Session }) {
  const { t, language } = useTexts();
  const { main, sub } = categoryLabelsOf(session, language);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Tags
        label={t('results.tags')}
        tags={[main, sub, nameOf(difficultyNames, session.difficulty, language)]}
      />
      <time dateTime={session.createdAt} className="text-sm text-ink-soft">
        {formatTime(Date.parse(session.createdAt))}
      </time>
    </div>
  );
}
