import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Media queries that a test can switch. */
export function stubMedia(matching: string[]) {
  const now = new Set(matching);
  const target = new EventTarget();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return now.has(query);
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }));
  return (query: string, matches: boolean) => {
    if (matches) now.add(query);
    else now.delete(query);
    act(() => void target.dispatchEvent(new Event('change')));
  };
}
