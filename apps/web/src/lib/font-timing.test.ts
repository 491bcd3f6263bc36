import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFontShown, loadFontInTime } from './font-timing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => delete document.documentElement.dataset['font']);

const declare = () => vi.fn<() => Promise<void>>(() => Promise.resolve());

test('a first visit gets the font 3 s after the page', async () => {
  const font = { declare: declare() };
  loadFontInTime(font);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(font.declare).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(font.declare).toHaveBeenCalledOnce();
  expect(isFontShown()).toBe(true);
});

test('a first visit gets no font where it is not wanted any more', async () => {
  const font = { declare: declare(), isWanted: () => false };
  loadFontInTime(font);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(font.declare).not.toHaveBeenCalled();
  expect(isFontShown()).toBe(false);
});

test('a first visit waits for the next page, where there is one', async () => {
  const page = Promise.withResolvers<void>();
  const font = { declare: declare(), nextPage: () => page.promise };
  loadFontInTime(font);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(font.declare).not.toHaveBeenCalled();
  page.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(isFontShown()).toBe(true);
});

test('a later visit has the font at once', () => {
  localStorage.setItem('fontSeen', 'yes');
  const font = { declare: declare() };
  loadFontInTime(font);
  expect(font.declare).toHaveBeenCalledOnce();
  expect(isFontShown()).toBe(true);
});
