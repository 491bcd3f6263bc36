import { backupMaxBytes } from '@daedap/contract/constants/media';
import {
  backupLargeFileBytes,
  backupManyRecordings,
  type backupReasons,
} from '@daedap/contract/constants/storage';
import { type TierId, tiers } from '@daedap/contract/tiers';
import { readItem, removeItem, storageKeys, writeItem } from '#/lib/storage.ts';
import type { StorageInfo } from '#/media/store/storage-info.ts';

const dismissalKey = storageKeys.backupDialogDismissed;

const dismissed = 'true';

export type BackupReason = (typeof backupReasons)[number];

type ReasonFacts = {
  readonly space: Pick<StorageInfo, 'isLowSpace'>;
  /** Bytes of the recording. */
  readonly size: number;
  /** How many recordings this user has on the device. */
  readonly recordings: number;
  /** The user marked the answer with a star. */
  readonly important: boolean;
};

/** Why a backup is recommended, or null. The user's star goes before what we measured. */
export function backupReason({
  space,
  size,
  recordings,
  important,
}: ReasonFacts): BackupReason | null {
  if (important) return 'important_recording';
  if (space.isLowSpace) return 'storage_low';
  if (size > backupLargeFileBytes) return 'large_file';
  return recordings >= backupManyRecordings ? 'multiple_recordings' : null;
}

/** Whether a recording may be backed up, or what prevents it. */
export type BackupAllowance =
  | { readonly status: 'allowed' }
  | { readonly status: 'size' }
  | { readonly status: 'plan' }
  | { readonly status: 'count'; readonly limit: number };

type Facts = {
  readonly plan: TierId;
  readonly size: number;
  /** How many backups of other recordings there are: a second backup of this one replaces the first. */
  readonly others: number;
};

export function backupAllowance({ plan, size, others }: Facts): BackupAllowance {
  const limit = tiers.find(({ id }) => id === plan)?.backups ?? 0;
  if (limit === 0) return { status: 'plan' };
  if (size > backupMaxBytes) return { status: 'size' };
  return others < limit ? { status: 'allowed' } : { status: 'count', limit };
}

/** Whether the user chose 'do not ask again'. It does not apply to a backup that the user starts. */
export function isBackupDialogDismissed(): boolean {
  return readItem(dismissalKey) === dismissed;
}

export function setBackupDialogDismissed(value: boolean): void {
  if (value) writeItem(dismissalKey, dismissed);
  else removeItem(dismissalKey);
}
