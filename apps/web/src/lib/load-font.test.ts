import { beforeEach, expect, test, vi } from 'vitest';
import { loadFont, loadFontInTime } from './load-font.ts';

beforeEach(() => void vi.useFakeTimers());

test('loads the font three seconds after a first visit and at once on later ones', async () => {
  loadFontInTime();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(localStorage.getItem('fontSeen')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await loadFont();
  expect(localStorage.getItem('fontSeen')).toBe('yes');
});

test('loads the font once', () => {
  expect(loadFont()).toBe(loadFont());
});
