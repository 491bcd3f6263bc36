import { readItem, storageKeys, writeItem } from '#/lib/storage.ts';

const keyOf = (userId: number) => `${storageKeys.lookingConsent}${userId}`;

/** Whether this user has agreed, on this device, that recordings are searched for faces. */
export const hasConsent = (userId: number): boolean => readItem(keyOf(userId)) !== null;

export const giveConsent = (userId: number): boolean => writeItem(keyOf(userId), 'yes');

/** The consent names it: the four files of the two networks, before compression. */
export const faceModelBytes = 2_191_769;
