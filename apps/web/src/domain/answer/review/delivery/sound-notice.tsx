import { Notice } from '#/ui/notice.tsx';
import { useTrack } from './load-track.ts';
import type { RecordedAnswer } from './recorded-answer.ts';
import { useTexts } from './texts.ts';

/** Says what is wrong with the sound of an answer and what to do, before the next answer has the same fault. */
export function SoundNotice({ recording }: { recording: RecordedAnswer }) {
  const { t } = useTexts();
  const problem = useTrack(recording).data?.problem;
  return (
    // Always there, so that screen readers announce what comes.
    <output className="block empty:hidden">
      {problem && (
        <Notice tone="info">
          <span className="block font-semibold">{t('delivery.problem.title')}</span>
          <span className="mt-1 block text-pretty">{t(`delivery.problem.${problem}`)}</span>
        </Notice>
      )}
    </output>
  );
}
