import { backupManyRecordings } from '@daedap/contract/constants/storage';
import type { TierId } from '@daedap/contract/tiers';
import { useState } from 'react';
import { formatBytes, formatDuration } from '#/lib/format.ts';
import { type Quality, qualityOf } from '#/media/recorder/compression.ts';
import type { Recording } from '#/media/store/rows.ts';
import {
  type BackupReason,
  isBackupDialogDismissed,
  setBackupDialogDismissed,
} from './backup-rules.ts';
import { useTexts } from './texts.ts';

export type BackupProps = {
  readonly recording: Recording;
  /** Why it is recommended; null when the user asked for it. */
  readonly reason: BackupReason | null;
  /** The quality it was recorded at; if unknown, it is estimated from its size. */
  readonly quality?: Quality;
  /** The attempt that was recorded; without it the newest one of the question. */
  readonly answerId?: number;
  readonly plan: TierId;
  readonly onUpgrade: () => void;
  readonly onClose: () => void;
};

type Props = Pick<BackupProps, 'recording' | 'reason' | 'quality'>;

/** Why a backup is recommended, and the recording's question, length, size and quality. */
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

/** The checkbox 'do not ask again'. */
export function DoNotAsk() {
  const { t } = useTexts();
  const [checked, setChecked] = useState(isBackupDialogDismissed);
  return (
    <label className="mt-3 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={checked}
        onChange={(event) => {
          setChecked(event.target.checked);
          setBackupDialogDismissed(event.target.checked);
        }}
      />
      {t('storage.backup.doNotAsk')}
    </label>
  );
}
