import { useEffect } from 'react';
import { useLocation } from '#/lib/router/hooks.ts';

const waiting = new Set<(pathname: string) => void>();

/** Resolves with the path of the next page once it is rendered, which is later than the router's own state. */
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
