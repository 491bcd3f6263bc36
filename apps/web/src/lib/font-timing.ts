/** Set after the font was loaded once. Its files are then probably still in the browser's cache. */
const storedKey = 'fontSeen';
/** On a first visit the page loads first, because a slow network cannot carry both. */
const restMs = 3_000;

export function noteFontSeen(): void {
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

/** Calls back at once if the font is probably cached, otherwise after the page. */
export function whenFontMayLoad(load: () => void): void {
  const later = () => setTimeout(load, restMs);
  if (wasSeen()) load();
  else if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
