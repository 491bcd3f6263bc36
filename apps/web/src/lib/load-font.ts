import { noteFontSeen, whenFontMayLoad } from './font-timing.ts';

let faces: Promise<void> | null = null;

async function load(): Promise<void> {
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  noteFontSeen();
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

/** Loads the font in its time. Until then the system font is shown with the same metrics. */
export const loadFontInTime = () => whenFontMayLoad(() => void loadFont());
