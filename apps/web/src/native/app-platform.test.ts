import { expect, test } from 'vitest';
import { appPlatform, canCloseApp, isNative } from './app-platform.ts';

const shell = (platform: unknown) => ({ Capacitor: { getPlatform: () => platform } });

test.each([
  [shell('ios'), 'ios', true, false],
  [shell('android'), 'android', true, true],
  [shell('web'), 'web', false, false],
  [shell(7), 'web', false, false],
  [{ Capacitor: {} }, 'web', false, false],
  [{ Capacitor: 'yes' }, 'web', false, false],
  [{}, 'web', false, false],
])('%j is %s', (page, platform, native, closes) => {
  expect([appPlatform(page), isNative(page), canCloseApp(page)]).toEqual([
    platform,
    native,
    closes,
  ]);
});
