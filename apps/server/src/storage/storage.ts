import type { Readable } from 'node:stream';

/** Positions of the first and the last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

type WriteOptions = {
  contentType: string;
  /** A longer source fails with `TooLargeToStore` while it is read. */
  maxBytes?: number;
};

/** Stores the files of backups. Each key is written once. */
export type Storage = {
  /** Writes a file completely or, if the source fails, not at all. Never holds all of it in memory. */
  write: (
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: WriteOptions,
  ) => Promise<{ bytes: number }>;
  /** Rejects with `NotStored` when there is no such file. A range has to lie within the file. */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Does nothing when there is no such file. */
  remove: (key: string) => Promise<void>;
  /** Everything below a prefix made by `backupsOf`. */
  removeAll: (prefix: string) => Promise<void>;
  /** At the start: fails with a StartError if it cannot work, and removes what a killed process left. */
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

/** Passes chunks on and counts their bytes. Fails when there are more than allowed. */
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

const prefixForm = /^backups\/[1-9]\d{0,9}\/$/;
const keyForm = /^backups\/[1-9]\d{0,9}\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The prefix of all keys of a user. With the slash, user 1 does not match user 12. */
export const backupsOf = (userId: number) => `backups/${userId}/`;

export const backupKey = (userId: number, id: string) => `${backupsOf(userId)}${id}`;

/** Keys are used as paths, so anything else than our own keys is refused. */
export function checkKey(key: string): string {
  if (!keyForm.test(key)) throw new Error('not a key of the storage');
  return key;
}

export function checkPrefix(prefix: string): string {
  if (!prefixForm.test(prefix)) throw new Error('not a prefix of the storage');
  return prefix;
}
