import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from '#/lib/router/hooks.ts';
import { isLeaveConfirmed } from '#/lib/leave-confirmed.ts';

type ListPosition = { readonly search: string; readonly top: number };

let saved: ListPosition | null = null;

/** Scrolls the list back to its position before a card was opened. Returns a function that saves the position. */
export function useScrollPosition(): () => void {
  const { search, state } = useLocation();
  const arrivedWith = useRef<unknown>(state);
  useLayoutEffect(() => {
    const top = findSavedPosition(arrivedWith.current)?.top;
    clearSavedPosition();
    if (top === undefined) return;
    // The router scrolls a new page to the top in its own layout effect. This runs after it, before the first paint.
    queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }));
  }, []);
  return useCallback(() => savePosition(search), [search]);
}

/** Saves the filter and the scroll offset when a card is opened. */
export function savePosition(search: string): void {
  saved = { search, top: window.scrollY };
}

/**
 * The saved position, for a link back from a card's pages: only those navigate here with `leaveConfirmed`. Other links
 * start at the top; the router restores the position for the browser's back button.
 */
export function findSavedPosition(navigationState: unknown): ListPosition | null {
  return isLeaveConfirmed(navigationState) ? saved : null;
}

export function clearSavedPosition(): void {
  saved = null;
}
