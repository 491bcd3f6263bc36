import { idText } from '@daedap/contract/ids';
import { readItem, storageKeys, writeItem } from '#/lib/storage.ts';

type IdSources = { readonly now: () => number; readonly random: () => string };

const browserSources: IdSources = {
  now: () => Date.now(),
  random: () => crypto.randomUUID().slice(0, 8),
};

/** The id of an interview that the server does not know yet. */
export const newClientSessionId = ({ now, random }: IdSources = browserSources): string =>
  `session-${now()}-${random()}`;

/** The session that was last started in this browser. */
export function readRecentSessionId(): number | null {
  return idText.safeParse(readItem(storageKeys.recentSessionId)).data ?? null;
}

export function keepRecentSessionId(id: number): void {
  writeItem(storageKeys.recentSessionId, String(id));
}
