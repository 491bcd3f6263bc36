import {
  estimatedRecordingBytes,
  storageCritical,
  storageLow,
} from '@daedap/contract/constants/storage';
import { z } from 'zod';

export type StorageInfo = {
  /** Bytes that the browser grants; null when it does not say. */
  readonly quota: number | null;
  /** Bytes taken; an estimate by the number of records when the browser does not say. */
  readonly usage: number;
  readonly available: number | null;
  /** Of the quota that is used, 0 to 100; 0 when it is not known. */
  readonly percentage: number;
  readonly isLowSpace: boolean;
  readonly isCriticalSpace: boolean;
};

const estimated = z.object({ quota: z.number().positive(), usage: z.number().nonnegative() });

type Limit = { readonly percent: number; readonly freeBytes: number };

export function storageInfoOf(quota: number, usage: number): StorageInfo {
  const available = Math.max(0, quota - usage);
  const percentage = Math.min(100, (usage / quota) * 100);
  const reached = ({ percent, freeBytes }: Limit) => percentage >= percent || available < freeBytes;
  return {
    quota,
    usage,
    available,
    percentage,
    isLowSpace: reached(storageLow),
    isCriticalSpace: reached(storageCritical),
  };
}

/** Without a word from the browser nothing is called low: a warning that may be wrong helps nobody. */
function unknownStorageInfo(records: number): StorageInfo {
  return {
    quota: null,
    usage: records * estimatedRecordingBytes,
    available: null,
    percentage: 0,
    isLowSpace: false,
    isCriticalSpace: false,
  };
}

type Manager = Pick<StorageManager, 'estimate'>;

/** What the browser says of its storage. Not all have it, and not outside of secure pages. */
export async function readStorageInfo(
  records: number,
  storage: Manager | undefined = globalThis.navigator.storage,
): Promise<StorageInfo> {
  const answer: unknown = await Promise.resolve(storage)
    .then((manager) => manager?.estimate())
    // The browser does not tell: sizes are estimated from the number of recordings.
    .catch(() => null);
  const parsed = estimated.safeParse(answer);
  return parsed.success
    ? storageInfoOf(parsed.data.quota, parsed.data.usage)
    : unknownStorageInfo(records);
}
