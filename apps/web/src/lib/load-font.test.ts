import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { loadFontInTime, showFont } from './font-timing.ts';
import { declareFont, loadFontForPrint, printReport } from './load-font.ts';

const shown = () => document.documentElement.dataset['font'];
const declare = vi.fn<() => Promise<boolean>>();
const letters = vi.fn<(font: string, text?: string) => Promise<FontFace[]>>();

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset['font'];
  document.body.textContent = '가나다';
  letters.mockReset().mockResolvedValue([]);
  declare.mockReset().mockResolvedValue(true);
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
  await eventually(() => expect(shown()).toBe('shown'));
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

test('a visitor who presses something while the font is loaded does not get it on this page', async () => {
  const loading = Promise.withResolvers<FontFace[]>();
  letters.mockReturnValue(loading.promise);
  let hasPressed = false;
  loadFontInTime({ declare, isWanted: () => !hasPressed });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(letters).toHaveBeenCalledOnce();
  hasPressed = true;
  loading.resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem('fontSeen')).toBeNull();
});

test('a visitor who has pressed something does not load the font for this page', async () => {
  loadFontInTime({ declare, isWanted: () => false });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(declare).not.toHaveBeenCalled();
});

test('without a network the next visit counts as the first', async () => {
  declare.mockResolvedValue(false);
  loadFontInTime({ declare });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(declare).toHaveBeenCalledOnce();
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem('fontSeen')).toBeNull();
});

test('shows the font at once on a later visit', () => {
  localStorage.setItem('fontSeen', 'yes');
  loadFontInTime({ declare });
  expect(shown()).toBe('shown');
  expect(declare).toHaveBeenCalledOnce();
});

describe('printing', () => {
  const print = vi.fn<() => void>();
  const addReport = () => {
    document.body.innerHTML = '<article data-report>답변</article>';
    return document.querySelector<HTMLElement>('[data-report]');
  };
  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
  });

  test('loads the letters of the report first', async () => {
    addReport();
    const { promise, resolve } = Promise.withResolvers<FontFace[]>();
    letters.mockReturnValue(promise);
    const printing = printReport();
    await eventually(() => expect(letters).toHaveBeenCalledWith(expect.anything(), '답변'));
    expect(shown()).toBe('shown');
    expect(print).not.toHaveBeenCalled();
    resolve([]);
    await printing;
    expect(print).toHaveBeenCalledOnce();
  });

  test('prints in the system font where the letters cannot be loaded', async () => {
    addReport();
    letters.mockRejectedValue(new Error('no network'));
    await printReport();
    expect(print).toHaveBeenCalledOnce();
  });

  test('letters are loaded ahead where the font is shown, and not on the first page of a first visit', async () => {
    const report = addReport();
    await loadFontForPrint(report);
    expect(letters).not.toHaveBeenCalled();
    showFont();
    await loadFontForPrint(report);
    expect(letters).toHaveBeenCalledWith(expect.anything(), '답변');
  });
});

test('declares the font once', () => {
  expect(declareFont()).toBe(declareFont());
});
