/** Set after the font was loaded once. Its files are then probably still in the browser's cache. */
const storedKey = 'fontSeen';
/** On a first visit the page loads first, because a slow network cannot carry both. */
const restMs = 3_000;

function noteSeen(): void {
  try {
    localStorage.setItem(storedKey, 'yes');
  } catch {
    // Storage can be blocked. Then every visit counts as the first.
  }
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(storedKey) !== null;
  } catch {
    // Storage can be blocked. Then every visit counts as the first.
    return false;
  }
}

/** Makes the page use the font (`theme.css`). On later visits `boot.js` does so before the first paint. */
export function showFont(): void {
  document.documentElement.dataset['font'] = 'shown';
}

export const isFontShown = () => document.documentElement.dataset['font'] === 'shown';

const hidden = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => document.visibilityState === 'hidden' && resolve();
    document.addEventListener('visibilitychange', look);
    look();
  });

type Font = {
  /** Loads the style sheet that declares the font. False without a network. */
  readonly declare: () => Promise<boolean>;
  /** Resolves once another page is shown. Without it a first visit gets the font on its first page. */
  readonly nextPage?: () => Promise<unknown>;
  /** Asked on a first visit, before the font is loaded and before it is shown. */
  readonly isWanted?: () => boolean;
};

async function loadFirst({ declare, nextPage, isWanted }: Font): Promise<void> {
  if (nextPage) await Promise.race([hidden(), nextPage()]);
  if (isWanted?.() === false) return;
  if (!(await declare())) return;
  await loadLettersOf(document.body);
  if (isWanted?.() === false) return;
  showFont();
  noteSeen();
}

/**
 * Loads the font at once if it is probably cached. On a first visit it comes later, with the next page or while nobody
 * looks, and is shown when all letters of that page are there: declaring a font and showing it make the browser lay the
 * whole page out again, which blocks a weak phone for half a second.
 */
export function loadFontInTime(font: Font): void {
  const later = () => setTimeout(() => void loadFirst(font), restMs);
  if (wasSeen()) {
    showFont();
    void font.declare();
  } else if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/**
 * The font consists of small files, which browsers load when one of their letters is first shown. This loads the letters
 * of an element ahead.
 */
export async function loadLettersOf({ textContent }: HTMLElement): Promise<void> {
  if (!('fonts' in document)) return;
  await document.fonts.load('1em "Pretendard Variable"', textContent).catch(() => {
    // Without a network the system font stays.
  });
}
