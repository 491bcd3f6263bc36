import { expect, test } from 'vitest';
import { loadOnce } from './whisper-model.ts';

test('loadOnce loads once', async () => {
  let loads = 0;
  const load = loadOnce(async () => (loads += 1));
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('loadOnce tries again after a failure', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no file');
    return loads;
  });
  await expect(load()).rejects.toThrow('no file');
  expect(await load()).toBe(2);
});
