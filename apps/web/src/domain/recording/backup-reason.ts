import {
  backupLargeFileBytes,
  backupManyRecordings,
  type backupReasons,
} from '@daedap/contract/constants/storage';
import type { StorageInfo } from '#/media/store/storage-info.ts';

export type BackupReason = (typeof backupReasons)[number];

type Facts = {
  readonly space: Pick<StorageInfo, 'isLowSpace'>;
  /** Bytes of the recording. */
  readonly size: number;
  /** How many recordings this user has on the device. */
  readonly recordings: number;
  /** The user marked the answer with a star. */
  readonly important: boolean;
};

/** Why a backup is recommended, or null when it is not. What the user said of it goes before what we counted. */
export function backupReason({ space, size, recordings, important }: Facts): BackupReason | null {
  if (important) return 'important_recording';
  if (space.isLowSpace) return 'storage_low';
  if (size > backupLargeFileBytes) return 'large_file';
  return recordings >= backupManyRecordings ? 'multiple_recordings' : null;
}
