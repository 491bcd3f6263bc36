import { idText } from '@daedap/contract/ids';
import { readItem, writeItem } from '#/lib/storage/local-store.ts';
import { storageKeys } from '#/lib/storage/storage-keys.ts';

/** The session that was started last in this browser. */
export function readRecentSessionId(): number | null {
  return idText.safeParse(readItem(storageKeys.recentSessionId)).data ?? null;
}

export function keepRecentSessionId(id: number): void {
  writeItem(storageKeys.recentSessionId, String(id));
}
