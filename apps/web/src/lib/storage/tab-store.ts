/** sessionStorage that never throws: what cannot be kept only costs a reload its memory. */
export function readTabItem(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    // Storage is blocked by the browser's settings: nothing is in it.
    return null;
  }
}

/** Says whether it was kept. */
export function writeTabItem(key: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    // Storage is blocked or full, which the caller is told.
    return false;
  }
}

export function removeTabItem(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}

export function tabKeysWith(prefix: string): string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Storage is blocked by the browser's settings: nothing is in it.
    return [];
  }
}
