import { startTransition, useEffect, useState } from 'react';

/**
 * For the lower half of a long page: false until the upper half is on the screen, so that the browser lays out and draws
 * the two one after the other. True at once if the page does not `wait`.
 */
export function useAfterPaint(wait: boolean): boolean {
  const [isPainted, setIsPainted] = useState(!wait);
  useEffect(() => {
    if (isPainted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame is drawn after this callback, and before the timer.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
}
