import { beforeEach, expect, test, vi } from 'vitest';
import { loadFont, loadFontInTime } from './load-font.ts';

beforeEach(() => void vi.useFakeTimers());

test('a first visit gets it three seconds behind the page, a later one at once', async () => {
  loadFontInTime();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(localStorage.getItem('fontSeen')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await loadFont();
  expect(localStorage.getItem('fontSeen')).toBe('yes');
});

test('it is loaded once', () => {
  expect(loadFont()).toBe(loadFont());
});
