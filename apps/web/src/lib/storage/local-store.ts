/**
 * localStorage that never throws. In private modes, with storage blocked or full, values live for as long as the
 * page: a person can still sign in and practise.
 */
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Storage is blocked by the browser's settings: nothing is in it.
    return null;
  }
}

/** Says whether the value will outlive the page. */
export function writeItem(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    // Storage is blocked or full: the value lives as long as the page.
    memory.set(key, value);
    return false;
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}
