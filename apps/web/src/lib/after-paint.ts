import { startTransition, useEffect, useState } from 'react';

/** Runs work that takes long after the next frame, so that a press is seen before it. The result cancels it. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame is drawn after this callback, and before the timer.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * For the lower half of a long page: false until the upper half is on the screen, so that the browser lays out and draws
 * the two one after the other. True at once if the page does not `wait`.
 */
export function useAfterPaint(wait: boolean): boolean {
  const [isPainted, setIsPainted] = useState(!wait);
  useEffect(() => {
    if (isPainted) return undefined;
    return afterPaint(() => startTransition(() => setIsPainted(true)));
  }, [isPainted]);
  return isPainted;
}
