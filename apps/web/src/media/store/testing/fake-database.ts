import { Blob as NodeBlob } from 'node:buffer';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeChunkDb } from '../chunk-db.ts';
import { closeInterviewDb } from '../interview-db.ts';

/** They stay: an operation that ends after its test looks for them, and would otherwise fail in the next one. */
const classes = Object.entries(fake).filter(([name]) => name.startsWith('IDB'));
Object.assign(globalThis, Object.fromEntries(classes));

/** A fresh IndexedDB in memory for each test of a file. */
export function fakeDatabase(): void {
  beforeEach(() => {
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
