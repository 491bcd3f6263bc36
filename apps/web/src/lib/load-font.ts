/** Says that the font was here before, so that its pieces are probably still in the browser's cache. */
const storedKey = 'fontSeen';
/** On a first visit the page comes first: a slow network carries one or the other. */
const restMs = 3_000;

let faces: Promise<void> | null = null;

async function load(): Promise<void> {
  await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  try {
    localStorage.setItem(storedKey, 'yes');
  } catch {
    // Storage can be blocked: every visit is the first.
  }
}

/** Now. Its pieces come when letters of theirs are shown; without a network the system's font stays. */
export function loadFont(): Promise<void> {
  faces ??= load().catch(() => {
    // Without a network the system's font stays; the next who asks tries again.
    faces = null;
  });
  return faces;
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(storedKey) !== null;
  } catch {
    // Storage can be blocked: every visit is the first.
    return false;
  }
}

/** At once for whoever has it, otherwise behind the page: until then text stands in the system's font, with its measures. */
export function loadFontInTime(): void {
  const later = () => setTimeout(() => void loadFont(), restMs);
  if (wasSeen()) void loadFont();
  else if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
