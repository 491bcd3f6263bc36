/** sessionStorage that never throws: what cannot be kept only costs a reload its memory. */
export function readTabItem(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Says whether it was kept. */
export function writeTabItem(key: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(key, value);
    return true;
  } catch {
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
    return [];
  }
}
