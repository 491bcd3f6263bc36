import { readItem, removeItem, writeItem } from '#/lib/storage/local-store.ts';
import { storageKeys } from '#/lib/storage/storage-keys.ts';

const key = storageKeys.backupDialogDismissed;
const dismissed = 'true';

/** Whether the user said 'do not ask again'. A backup that they ask for themselves is never held back by it. */
export function isBackupDialogDismissed(): boolean {
  return readItem(key) === dismissed;
}

export function setBackupDialogDismissed(value: boolean): void {
  if (value) writeItem(key, dismissed);
  else removeItem(key);
}
