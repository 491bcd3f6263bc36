import type { TierId } from '@daedap/contract/tiers';
import type { Quality } from '#/media/recorder/compression.ts';
import type { Recording } from '#/media/store/rows.ts';
import type { BackupReason } from './backup-reason.ts';

export type BackupProps = {
  readonly recording: Recording;
  /** Why it is recommended; null when the user asked for it. */
  readonly reason: BackupReason | null;
  /** The quality it was recorded at, where it is known; otherwise its size tells. */
  readonly quality?: Quality;
  /** The attempt that was recorded; without it the newest one of the question. */
  readonly answerId?: number;
  readonly tier: TierId;
  readonly onUpgrade: () => void;
  readonly onClose: () => void;
};
