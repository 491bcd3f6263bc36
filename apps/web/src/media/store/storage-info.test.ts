import { expect, test } from 'vitest';
import { readStorageInfo, storageInfoOf } from './storage-info.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;

test.each([
  [10 * GB, 0, false, false],
  [10 * GB, 8 * GB - 1, false, false],
  [10 * GB, 8 * GB, true, false],
  [10 * GB, 9.5 * GB - 1, true, false],
  [10 * GB, 9.5 * GB, true, true],
  // Under 100 MB free, and under 50 MB, whatever the percentage.
  [400 * MB, 300 * MB, false, false],
  [400 * MB, 300 * MB + 1, true, false],
  [200 * MB, 150 * MB, true, false],
  [200 * MB, 150 * MB + 1, true, true],
])('quota %d, usage %d: low %s, critical %s', (quota, usage, isLowSpace, isCriticalSpace) => {
  expect(storageInfoOf(quota, usage)).toMatchObject({
    quota,
    usage,
    available: quota - usage,
    percentage: (usage / quota) * 100,
    isLowSpace,
    isCriticalSpace,
  });
});

test('reads the estimate of the browser', async () => {
  const storage = { estimate: async () => ({ quota: 1000 * MB, usage: 250 * MB }) };
  expect(await readStorageInfo(3, storage)).toMatchObject({ percentage: 25, usage: 250 * MB });
});

test.each([
  ['reports nothing', { estimate: async () => ({}) }],
  ['reports nonsense', { estimate: async () => ({ quota: 0, usage: Number.NaN }) }],
  ['refuses', { estimate: async () => Promise.reject(new TypeError('no')) }],
  ['has no estimate', undefined],
])('a browser that %s: 50,000 bytes per recording, and no warning', async (_, storage) => {
  expect(await readStorageInfo(3, storage)).toEqual({
    quota: null,
    usage: 150_000,
    available: null,
    percentage: 0,
    isLowSpace: false,
    isCriticalSpace: false,
  });
});
