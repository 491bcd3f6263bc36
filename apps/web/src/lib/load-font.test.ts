import { beforeEach, expect, test, vi } from 'vitest';
import { loadFontInTime, noteFontSeen } from './font-timing.ts';
import { declareFont, loadFontForPrint } from './load-font.ts';

const shown = () => document.documentElement.dataset['font'];
const declare = () => Promise.resolve(noteFontSeen());
const letters = vi.fn<(font: string, text?: string) => Promise<FontFace[]>>();

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset['font'];
  document.body.textContent = '가나다';
  letters.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load: letters }, configurable: true });
});

/** A first visit, three seconds after the page was loaded. */
async function visit(): Promise<{ readonly openNext: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  loadFontInTime({ declare, nextPage: () => promise });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(localStorage.getItem('fontSeen')).toBeNull();
  return { openNext: resolve };
}

async function expectFont(): Promise<void> {
  await vi.waitFor(() => expect(shown()).toBe('shown'));
  expect(letters).toHaveBeenCalledWith(expect.anything(), '가나다');
  expect(localStorage.getItem('fontSeen')).toBe('yes');
}

test('a first visit gets the font with its second page', async () => {
  const { openNext } = await visit();
  openNext();
  await expectFont();
});

test('a first visit gets the font when its tab is hidden', async () => {
  await visit();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expectFont();
});

test('a page that the build has rendered gets the font three seconds after it was loaded', async () => {
  loadFontInTime({ declare });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(localStorage.getItem('fontSeen')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await expectFont();
});

test('shows the font at once on a later visit', () => {
  localStorage.setItem('fontSeen', 'yes');
  loadFontInTime({ declare });
  expect(shown()).toBe('shown');
});

test('prints in the font, and in the system font where its files cannot be loaded', async () => {
  const page = document.createElement('p');
  page.textContent = '답변';
  letters.mockRejectedValue(new Error('no network'));
  await loadFontForPrint(page);
  expect(letters).toHaveBeenCalledWith(expect.anything(), '답변');
  expect(shown()).toBe('shown');
});

test('declares the font once', () => {
  expect(declareFont()).toBe(declareFont());
});
