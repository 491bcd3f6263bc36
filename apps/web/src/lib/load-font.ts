import { isFontShown, loadLettersOf, showFont } from './font-timing.ts';

let faces: Promise<boolean> | null = null;

/** Loads the style sheet of the font. Without a network the system font stays. */
export function declareFont(): Promise<boolean> {
  faces ??= import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').then(
    () => true,
    () => {
      // Without a network the system font stays, and the next call tries again.
      faces = null;
      return false;
    },
  );
  return faces;
}

/**
 * Loads the letters of what is only printed, because printing does not wait for them. Does nothing on the first page of a
 * first visit, which is shown in the system font.
 */
export async function loadFontForPrint(printed: HTMLElement | null): Promise<void> {
  if (!printed || !isFontShown()) return;
  await declareFont();
  await loadLettersOf(printed);
}

/** Prints the report of a page in the font. */
export async function printReport(): Promise<void> {
  showFont();
  await loadFontForPrint(document.querySelector<HTMLElement>('[data-report]'));
  window.print();
}
