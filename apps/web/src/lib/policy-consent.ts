import { policyVersion } from '@daedap/contract/constants/accounts';
import { readItem, storageKeys, writeItem } from './storage.ts';

const markOf = (userId: number) => `${userId}:${policyVersion}`;

/** Whether this browser knows that the account agreed to the current version. */
export const isConsentKnown = (userId: number) =>
  readItem(storageKeys.policyConsent) === markOf(userId);

export const rememberConsent = (userId: number) =>
  writeItem(storageKeys.policyConsent, markOf(userId));
