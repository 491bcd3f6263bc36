import { useEffect, useState } from 'react';

const retryMs = 2_000;

/**
 * Loads a part of the app that comes after the page. The network may be gone by then: it is tried again until it comes.
 * `report` gets each failure.
 */
export async function loadUntilThere<Part>(
  load: () => Promise<Part>,
  report: (error: unknown) => null,
): Promise<Part> {
  for (;;) {
    const loaded = await load().catch(report);
    if (loaded !== null) return loaded;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** Where the browser cannot tell that it has nothing to do: late enough for the page to be there. */
const restMs = 2_000;

/** Runs the task once the page is shown and the browser has nothing else to do. The returned function cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, restMs);
    return () => clearTimeout(timer);
  }
  const waiting = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(waiting);
}

/** False until the page is shown and the browser has nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
