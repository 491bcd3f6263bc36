import { useEffect } from 'react';
import { useLocation } from 'react-router';

const waiting = new Set<(pathname: string) => void>();

/** Resolves with the next page's path once it stands on the screen, which is later than when the router has it. */
export function nextPageShown(): Promise<string> {
  return new Promise((resolve) => {
    waiting.add(resolve);
  });
}

export function useAnnouncePageShown(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const arrived of waiting) arrived(pathname);
    waiting.clear();
  }, [pathname]);
}
