import { backupManyRecordings } from '@daedap/contract/constants/storage';
import { qualityOf } from '#/media/recorder/compression.ts';
import type { BackupProps } from './backup-props.ts';
import { formatBytes, formatDuration } from '#/lib/format.ts';
import { useTexts } from './texts.ts';

type Props = Pick<BackupProps, 'recording' | 'reason' | 'quality'>;

/** Why, and which recording it is about: its question, length, size and quality. */
export function BackupFacts({ recording, reason, quality }: Props) {
  const { t } = useTexts();
  const { questionText, duration, blob } = recording;
  const shown = quality ?? qualityOf(blob.size, duration);
  const facts = [
    [t('storage.backup.question'), questionText || t('storage.row.noQuestion')],
    [t('storage.backup.duration'), formatDuration(duration)],
    [t('storage.backup.size'), formatBytes(blob.size)],
    [t('storage.backup.quality'), t(`storage.backup.qualities.${shown}`)],
  ] as const;
  return (
    <>
      {reason && (
        <p className="mt-2">
          {t(`storage.backup.reasons.${reason}`, { number: backupManyRecordings })}
        </p>
      )}
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 rounded-control bg-sunken p-4">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-semibold tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
