import { expect, test, vi } from 'vitest';
import { chooseAdPlatform, createAdPort } from './create-ad-port.ts';

test('both wrappers of the phone app use the native network; everything else uses web ads', () => {
  expect(chooseAdPlatform({ Capacitor: { isNativePlatform: () => true } })).toBe('native');
  expect(chooseAdPlatform({ Capacitor: { isNativePlatform: () => false } })).toBe('web');
  expect(chooseAdPlatform({ Capacitor: {} })).toBe('web');
  expect(chooseAdPlatform({ cordova: {} })).toBe('legacy-native');
  expect(chooseAdPlatform({})).toBe('web');
});

test('creates the service of the platform, or none when ads are off', async () => {
  expect(createAdPort(false)).toBeNull();
  expect(createAdPort()?.retryDelayMs(3)).toBe(3_000);
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  expect(createAdPort()?.retryDelayMs(3)).toBe(2_000);
});

test('loads no script when none is configured', async () => {
  const before = document.querySelectorAll('script').length;
  await createAdPort()?.initialize();
  expect(document.querySelectorAll('script')).toHaveLength(before);
});
