import { expect, test, vi } from 'vitest';
import { chooseAdPlatform, createAdPort } from './create-ad-port.ts';

test('the phone app, new or old, has the native network; the rest is the web', () => {
  expect(chooseAdPlatform({ Capacitor: { isNativePlatform: () => true } })).toBe('native');
  expect(chooseAdPlatform({ Capacitor: { isNativePlatform: () => false } })).toBe('web');
  expect(chooseAdPlatform({ Capacitor: {} })).toBe('web');
  expect(chooseAdPlatform({ cordova: {} })).toBe('legacy-native');
  expect(chooseAdPlatform({})).toBe('web');
});

test('the service follows; switched off there is none', async () => {
  expect(createAdPort(false)).toBeNull();
  expect(createAdPort()?.retryDelayMs(3)).toBe(3_000);
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  expect(createAdPort()?.retryDelayMs(3)).toBe(2_000);
});

test('no script is loaded where none is set', async () => {
  const before = document.querySelectorAll('script').length;
  await createAdPort()?.initialize();
  expect(document.querySelectorAll('script')).toHaveLength(before);
});
