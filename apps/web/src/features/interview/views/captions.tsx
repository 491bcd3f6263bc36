import type { SpeechResult } from '#/media/speech/speech-port.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** What was heard so far. Nobody wants their own words read out while they speak. */
export function Captions({ results }: { results: readonly SpeechResult[] }) {
  const { t } = useTexts();
  if (results.length === 0) return null;
  return (
    <div
      role="log"
      aria-live="off"
      aria-label={t('interview.speech.captions')}
      className="m-3 flex max-h-24 flex-col justify-end self-end overflow-hidden rounded-control bg-surface/90 px-3 py-2 text-sm"
    >
      <p>
        {results.map(({ text, isFinal, timestamp }) => (
          <span key={timestamp} className={isFinal ? '' : 'text-ink-soft'}>
            {text}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
