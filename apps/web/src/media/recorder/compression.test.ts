import { tiers } from '@daedap/contract/tiers';
import { expect, test } from 'vitest';
import { chooseQuality, isMobile, qualityOf, recorderSettings } from './compression.ts';
import { readStorageInfo } from '#/media/store/storage-info.ts';

const quota = 1_000_000_000;
const roomy = { quota, isLowSpace: false, isCriticalSpace: false };
const low = { quota, isLowSpace: true, isCriticalSpace: false };
const critical = { quota, isLowSpace: true, isCriticalSpace: true };

test.each([
  [critical, false, 'low'],
  [critical, true, 'low'],
  [low, true, 'low'],
  [low, false, 'medium'],
  [roomy, true, 'medium'],
  [roomy, false, 'high'],
  [null, false, 'medium'],
])('%j, mobile %s: %s', (space, mobile, quality) => {
  expect(chooseQuality(space, mobile)).toBe(quality);
});

test.each([false, true])(
  'a browser that cannot estimate its storage, mobile %s: medium, 1 Mbps and 128 kbps',
  async (mobile) => {
    const quality = chooseQuality(await readStorageInfo(3, undefined), mobile);
    expect(quality).toBe('medium');
    expect(recorderSettings(quality, 10)).toMatchObject({
      videoBitsPerSecond: 1_000_000,
      audioBitsPerSecond: 128_000,
    });
  },
);

test('a touch screen or a width up to 768 px counts as mobile', () => {
  expect(isMobile({ maxTouchPoints: 5, width: 1280 })).toBe(true);
  expect(isMobile({ maxTouchPoints: 0, width: 768 })).toBe(true);
  expect(isMobile({ maxTouchPoints: 0, width: 769 })).toBe(false);
});

test('a short limit gets the full settings of the table', () => {
  const picture = { width: 1280, height: 720, frameRate: 30 };
  expect(recorderSettings('high', 10)).toEqual({
    quality: 'high',
    videoBitsPerSecond: 2_500_000,
    audioBitsPerSecond: 192_000,
    ...picture,
  });
  expect(recorderSettings('medium', 10)).toMatchObject({
    videoBitsPerSecond: 1_000_000,
    audioBitsPerSecond: 128_000,
    ...picture,
  });
  expect(recorderSettings('low', 10)).toMatchObject({
    videoBitsPerSecond: 500_000,
    audioBitsPerSecond: 64_000,
  });
});

test('300 s goes down to 640×360 at 24 fps', () => {
  const settings = recorderSettings('high', 300);
  expect(settings).toMatchObject({ width: 640, height: 360, frameRate: 24 });
  expect(settings.videoBitsPerSecond).toBeGreaterThan(250_000);
});

test.each(tiers)(
  'the limit of $id fits into 20 MB at every quality, with a third to spare',
  ({ timeLimit }) => {
    for (const quality of ['high', 'medium', 'low'] as const) {
      const { videoBitsPerSecond, audioBitsPerSecond } = recorderSettings(quality, timeLimit);
      const bytes = ((videoBitsPerSecond + audioBitsPerSecond) * timeLimit) / 8;
      expect(bytes).toBeLessThanOrEqual(20 * 1024 * 1024 * 0.66);
    }
  },
);

test('a limit longer than any plan’s still gives usable settings', () => {
  const settings = recorderSettings('high', 3_600);
  expect(settings).toMatchObject({ videoBitsPerSecond: 100_000, audioBitsPerSecond: 64_000 });
});

test('qualityOf derives the quality from bytes and seconds', () => {
  expect(qualityOf(3_000_000, 10)).toBe('high');
  expect(qualityOf(1_250_000, 10)).toBe('medium');
  expect(qualityOf(600_000, 10)).toBe('low');
  expect(qualityOf(0, 0)).toBe('low');
});
