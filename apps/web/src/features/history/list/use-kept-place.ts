import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetPlace, keepPlace, keptPlace } from './kept-place.ts';

/** Brings the list back to where it stood when a card was opened; returns what remembers it. */
export function useKeptPlace(): () => void {
  const { search, state } = useLocation();
  const arrivedWith = useRef<unknown>(state);
  useLayoutEffect(() => {
    const top = keptPlace(arrivedWith.current)?.top;
    forgetPlace();
    if (top === undefined) return;
    // The router scrolls a new page to its top once all of it is there. This comes after, and before it is painted.
    queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }));
  }, []);
  return () => keepPlace(search);
}
