import { loadLettersOf, noteFontSeen, showFont } from './font-timing.ts';

let faces: Promise<void> | null = null;

async function load(): Promise<void> {
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  noteFontSeen();
}

/** Loads the style sheet of the font. Without a network the system font stays. */
export function declareFont(): Promise<void> {
  faces ??= load().catch(() => {
    // Without a network the system font stays, and the next call tries again.
    faces = null;
  });
  return faces;
}

/** Printing does not wait for fonts, so the letters of what is only printed are loaded ahead. */
export async function loadFontForPrint(printed: HTMLElement | null): Promise<void> {
  if (!printed || !('fonts' in document)) return;
  await declareFont();
  await loadLettersOf(printed);
  showFont();
}
