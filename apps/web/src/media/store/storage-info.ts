import {
  estimatedRecordingBytes,
  storageCritical,
  storageLow,
} from '@daedap/contract/constants/storage';
import { z } from 'zod';

export type StorageInfo = {
  /** The bytes that the browser grants; null when it does not report them. */
  readonly quota: number | null;
  /** The bytes in use; estimated from the number of recordings when the browser does not report them. */
  readonly usage: number;
  readonly available: number | null;
  /** The used percentage of the quota; 0 when it is not known. */
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

/** Without figures of the browser, space never counts as low: a wrong warning would not help. */
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

/** The browser's storage estimate. Some browsers and all insecure pages have none. */
export async function readStorageInfo(
  records: number,
  storage: Manager | undefined = globalThis.navigator.storage,
): Promise<StorageInfo> {
  const answer: unknown = await Promise.resolve(storage)
    .then((manager) => manager?.estimate())
    // The browser does not report it, so sizes are estimated from the number of recordings.
    .catch(() => null);
  const parsed = estimated.safeParse(answer);
  return parsed.success
    ? storageInfoOf(parsed.data.quota, parsed.data.usage)
    : unknownStorageInfo(records);
}
