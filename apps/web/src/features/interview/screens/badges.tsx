import { recordingStopBytes, recordingWarnBytes } from '@daedap/contract/constants/media';
import { useTexts } from '#/features/interview/texts.ts';
import { formatBytes } from '#/lib/format.ts';
import { clockText } from './labels.ts';

type Props = { readonly paused: boolean; readonly elapsed: number };

/** Shows that it is recording, and for how long. It does not blink. */
export function RecordingBadge({ paused, elapsed }: Props) {
  const { t } = useTexts();
  const time = clockText(elapsed);
  return (
    <p
      className={`inline-flex min-h-8 items-center gap-2 rounded-full px-3 text-sm font-bold tabular-nums ${paused ? 'bg-surface text-ink' : 'bg-danger text-on-danger'}`}
    >
      <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
      <span className="sr-only">
        {t(paused ? 'interview.camera.paused' : 'interview.camera.recording')},{' '}
        {t('interview.camera.elapsed', { time })}
      </span>
      <span aria-hidden="true">
        {t(paused ? 'interview.camera.paused' : 'interview.camera.rec')} {time}
      </span>
    </p>
  );
}

/** Says how large the recording is once that matters: yellow near the limit, red beyond it. */
export function SizeBadge({ bytes }: { bytes: number }) {
  const { t } = useTexts();
  if (bytes < recordingWarnBytes) return null;
  const over = bytes > recordingStopBytes;
  return (
    <p
      data-size={over ? 'over' : 'warning'}
      className={`inline-flex min-h-8 items-center rounded-full px-3 text-sm font-bold tabular-nums ${over ? 'bg-danger text-on-danger' : 'bg-surface text-score-amber'}`}
    >
      <span className="sr-only">{t('interview.camera.size', { size: formatBytes(bytes) })}</span>
      <span aria-hidden="true">{formatBytes(bytes)}</span>
    </p>
  );
}
