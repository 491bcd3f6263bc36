/** Set after the font was loaded once. Its files are then probably still in the browser's cache. */
const storedKey = 'fontSeen';
/** On a first visit the page loads first, because a slow network cannot carry both. */
const restMs = 3_000;

let faces: Promise<void> | null = null;

async function load(): Promise<void> {
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  try {
    localStorage.setItem(storedKey, 'yes');
  } catch {
    // Storage can be blocked. Then every visit counts as the first.
  }
}

/**
 * Loads the font now. The browser fetches each part when its letters are shown; without a network the system font
 * stays.
 */
export function loadFont(): Promise<void> {
  faces ??= load().catch(() => {
    // Without a network the system font stays, and the next call tries again.
    faces = null;
  });
  return faces;
}

/**
 * The font consists of small files, which browsers load when one of their letters is first shown. Printing does not wait
 * for them, so the letters of what is only printed are loaded ahead.
 */
export async function loadFontForPrint(printed: HTMLElement | null): Promise<void> {
  if (!printed || !('fonts' in document)) return;
  await loadFont();
  // On failure it is printed in the system font.
  await document.fonts
    .load('1em "Pretendard Variable"', printed.textContent)
    .catch(() => undefined);
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(storedKey) !== null;
  } catch {
    // Storage can be blocked. Then every visit counts as the first.
    return false;
  }
}

/**
 * Loads the font at once if it is probably cached, otherwise after the page. Until then the system font is shown with
 * the same metrics.
 */
export function loadFontInTime(): void {
  const later = () => setTimeout(() => void loadFont(), restMs);
  if (wasSeen()) void loadFont();
  else if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
