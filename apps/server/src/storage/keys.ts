const prefixForm = /^backups\/[1-9]\d{0,9}\/$/;
const keyForm = /^backups\/[1-9]\d{0,9}\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Below which everything of one user is kept. The slash at the end keeps user 1 apart from user 12. */
export const backupsOf = (userId: number) => `backups/${userId}/`;

export const backupKey = (userId: number, id: string) => `${backupsOf(userId)}${id}`;

/** Keys become paths: whatever is not exactly one of ours is a fault of the caller. */
export function checkKey(key: string): string {
  if (!keyForm.test(key)) throw new Error('not a key of the storage');
  return key;
}

export function checkPrefix(prefix: string): string {
  if (!prefixForm.test(prefix)) throw new Error('not a prefix of the storage');
  return prefix;
}
