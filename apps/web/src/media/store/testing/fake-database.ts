import { Blob as NodeBlob } from 'node:buffer';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeChunkDb } from '../chunk-db.ts';
import { closeInterviewDb } from '../interview-db.ts';

/** A fresh IndexedDB in memory for each test of a file. */
export function fakeDatabase(): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(fake)) {
      if (name.startsWith('IDB')) vi.stubGlobal(name, value);
    }
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
    // jsdom's own cannot be cloned into a database.
    vi.stubGlobal('Blob', NodeBlob);
  });
  // Before the globals are taken away: the next one opens the database of its own test.
  afterEach(() => {
    closeInterviewDb();
    closeChunkDb();
  });
}
