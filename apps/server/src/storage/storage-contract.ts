import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { NotStored, TooLargeToStore, backupKey, backupsOf, type Storage } from './storage.ts';
import { bytesOf, digestOf, failingAfter, heldBytes } from './testing/sources.ts';

const megabyte = 1024 * 1024;
const webm = { contentType: 'video/webm' };
const newKey = (userId = 1) => backupKey(userId, randomUUID());

async function* textSource(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

/** `stored` lists what is really there, remains included. The storage is there once the first test runs. */
export type ContractContext = { storage: Storage; stored: () => Promise<string[]> };

/** What every storage does, whatever is behind it. */
export function storageContract(context: ContractContext): void {
  const write = (key: string, ...parts: string[]) =>
    context.storage.write(key, textSource(...parts), webm);
  const read = async (key: string, range?: { start: number; end: number }) =>
    text(await context.storage.read(key, range));

  describe('every storage', () => {
    test('what is written can be read', async () => {
      const key = newKey();
      expect(await write(key, 'one ', 'two ', '셋')).toEqual({ bytes: 11 });
      expect(await read(key)).toBe('one two 셋');
      expect(await context.stored()).toContain(key);
    });

    test('nothing is something too', async () => {
      const key = newKey();
      expect(await write(key)).toEqual({ bytes: 0 });
      expect(await read(key)).toBe('');
    });

    test('a part of it can be read, both ends included', async () => {
      const key = newKey();
      await write(key, '0123456789');
      expect(await read(key, { start: 0, end: 3 })).toBe('0123');
      expect(await read(key, { start: 5, end: 5 })).toBe('5');
      expect(await read(key, { start: 7, end: 9 })).toBe('789');
    });

    test('what is not there is NotStored', async () => {
      await expect(context.storage.read(newKey())).rejects.toBeInstanceOf(NotStored);
    });

    test('what is removed is gone, and may be removed again', async () => {
      const [key, other] = [newKey(), newKey()];
      await write(key, 'away');
      await write(other, 'stays');
      await context.storage.remove(key);
      await context.storage.remove(key);
      await expect(context.storage.read(key)).rejects.toBeInstanceOf(NotStored);
      expect(await context.stored()).not.toContain(key);
      expect(await read(other)).toBe('stays');
    });

    test('everything of a user is removed, and nothing of another', async () => {
      const mine = Array.from({ length: 45 }, () => newKey(7));
      const other = newKey(77);
      await Promise.all([...mine, other].map((key) => write(key, 'x')));
      await context.storage.removeAll(backupsOf(7));
      await context.storage.removeAll(backupsOf(7));
      const left = await context.stored();
      expect(left.filter((key) => key.startsWith('backups/7/'))).toEqual([]);
      expect(left).toContain(other);
    });

    test.each([0, 100, 6 * megabyte])(
      'a source that fails after %i bytes leaves nothing behind',
      async (bytes) => {
        const before = await context.stored();
        const fault = new Error('the source broke');
        const key = newKey();
        const writing = context.storage.write(key, failingAfter(bytes, fault), webm);
        await expect(writing).rejects.toBe(fault);
        expect(await context.stored()).toEqual(before);
        await expect(context.storage.read(key)).rejects.toBeInstanceOf(NotStored);
      },
    );

    test('a stream that is cut off leaves nothing behind', async () => {
      const before = await context.stored();
      const source = new PassThrough();
      source.write('the beginning');
      const writing = context.storage.write(newKey(), source, webm);
      source.destroy();
      await expect(writing).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
      expect(await context.stored()).toEqual(before);
    });

    test('as long as allowed is kept; one byte more is refused before the rest is asked for', async () => {
      const before = await context.stored();
      const key = newKey();
      const options = { ...webm, maxBytes: 6 * megabyte };
      expect(await context.storage.write(key, bytesOf(6 * megabyte), options)).toEqual({
        bytes: 6_291_456,
      });
      await context.storage.remove(key);
      let asked = 0;
      const source = bytesOf(50 * megabyte, (sent) => (asked = sent));
      const writing = context.storage.write(newKey(), source, options);
      await expect(writing).rejects.toBeInstanceOf(TooLargeToStore);
      expect(asked).toBeLessThan(7 * megabyte);
      expect(await context.stored()).toEqual(before);
    });

    test('50 MB go in and out without being held in memory', async () => {
      const key = newKey();
      const size = 50 * megabyte;
      const before = heldBytes();
      let most = 0;
      let looks = 0;
      const watch = (moved: number) => {
        if (moved % (5 * megabyte) !== 0) return;
        most = Math.max(most, heldBytes() - before);
        looks += 1;
      };
      await context.storage.write(key, bytesOf(size, watch), webm);
      expect(looks).toBe(10);
      expect(most).toBeLessThan(30 * megabyte);
      expect(await digestOf(await context.storage.read(key))).toBe(await digestOf(bytesOf(size)));
      const middle = await context.storage.read(key, { start: 64 * 1024 - 1, end: 64 * 1024 });
      expect(await buffer(middle)).toEqual(Buffer.from([0, 1]));
      await context.storage.remove(key);
    });

    test.each([
      '',
      '/etc/passwd',
      'backups/1/../2/x',
      'backups/../../x',
      'backups/1/',
      'backups/0/0f8fad5b-d9cb-469f-a165-70867728950e',
      'backups/1/0F8FAD5B-D9CB-469F-A165-70867728950E',
      'backups/1/0f8fad5b-d9cb-469f-a165-70867728950e/x',
      'backups/1/0f8fad5b-d9cb-469f-a165-70867728950e\n',
      'backups/drafts/0f8fad5b-d9cb-469f-a165-70867728950e',
      'other/1/0f8fad5b-d9cb-469f-a165-70867728950e',
    ])('the key %j is refused', async (key) => {
      const refused = 'not a key of the storage';
      const attempt = async (act: () => Promise<unknown>) => act();
      await expect(attempt(() => write(key, 'x'))).rejects.toThrow(refused);
      await expect(attempt(() => context.storage.read(key))).rejects.toThrow(refused);
      await expect(attempt(() => context.storage.remove(key))).rejects.toThrow(refused);
    });

    test.each(['', 'backups', 'backups/', 'backups/1', 'backups/../', 'backups/drafts/'])(
      'the prefix %j is refused',
      async (prefix) => {
        const attempt = async () => context.storage.removeAll(prefix);
        await expect(attempt()).rejects.toThrow('not a prefix of the storage');
      },
    );
  });
}
