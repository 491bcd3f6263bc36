import { Notice } from '#/ui/notice.tsx';
import type { Answer } from '../interview-context.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** What was noticed about the sound: it explains a score, and changes nothing. */
export function AnswerWarnings({ warnings }: Pick<Answer, 'warnings'>) {
  const { t } = useTexts();
  const kinds = [...new Set(warnings)];
  if (kinds.length === 0) return null;
  return (
    <Notice tone="info">
      <ul className="flex flex-col gap-1 text-sm">
        {kinds.map((kind) => (
          <li key={kind}>{t(`interview.feedback.warnings.${kind}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
