import type { Readable } from 'node:stream';

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
