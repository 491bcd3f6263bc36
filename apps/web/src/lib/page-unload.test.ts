import { expect, test } from 'vitest';
import { reloadPage, warnBeforeUnload } from './page-unload.ts';

const warned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('warns until it is ended, but not when the app itself reloads', () => {
  expect(warned()).toBe(false);
  const stop = warnBeforeUnload();
  expect(warned()).toBe(true);
  stop();
  expect(warned()).toBe(false);
  warnBeforeUnload();
  let didWarn = true;
  reloadPage(() => {
    didWarn = warned();
  });
  expect(didWarn).toBe(false);
});
