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
    // jsdom's Blob cannot be cloned into a database.
    vi.stubGlobal('Blob', NodeBlob);
  });
  // Runs before the globals are restored, so that the next test opens its own database.
  afterEach(() => {
    closeInterviewDb();
    closeChunkDb();
  });
}
