import type { Readable } from 'node:stream';

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

/** Positions of the first and the last byte, both included. */
export type ByteRange = { start: number; end: number };

type WriteOptions = {
  contentType: string;
  /** What is longer is refused while it comes in, with `TooLargeToStore`. */
  maxBytes?: number;
};

/** Where the bytes of backups are kept. Each key is written once. */
export type Storage = {
  /** All or nothing: when the source fails in the middle, nothing is left. Never holds all of it in memory. */
  write: (
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: WriteOptions,
  ) => Promise<{ bytes: number }>;
  /** Rejects with `NotStored` when there is nothing. A range has to lie within what is stored. */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Removing what is not there is fine. */
  remove: (key: string) => Promise<void>;
  /** Everything below a prefix made by `backupsOf`. */
  removeAll: (prefix: string) => Promise<void>;
  /** At the start: says in one line what keeps it from working, and clears away what a killed process left. */
  check: () => Promise<void>;
  close: () => void;
};

export class NotStored extends Error {
  override readonly name = 'NotStored';
}

export class StorageFull extends Error {
  override readonly name = 'StorageFull';

  constructor(cause: unknown) {
    super('there is no room left where backups are kept', { cause });
  }
}

export class TooLargeToStore extends Error {
  override readonly name = 'TooLargeToStore';
}

/** Passes chunks on, counts them, and fails as soon as they are more than allowed. */
export function counted(source: AsyncIterable<Uint8Array>, maxBytes = Infinity) {
  let bytes = 0;
  async function* pass() {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new TooLargeToStore(`more than ${maxBytes} bytes`);
      yield chunk;
    }
  }
  return { chunks: pass(), bytes: () => bytes };
}
