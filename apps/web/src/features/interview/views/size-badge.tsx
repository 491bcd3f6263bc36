import { recordingStopBytes, recordingWarnBytes } from '@daedap/contract/constants/media';
import { formatBytes } from '#/lib/format.ts';
import { useTexts } from '#/features/interview/texts.ts';

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
