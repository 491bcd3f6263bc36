import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react';

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
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}

/**
 * Components in one file that comes after the page. `preload` loads it; after that they are shown at once, otherwise as
 * soon as it is there, and nothing until then. (React holds back what replaces the fallback of `lazy` for a third of a
 * second.)
 */
export function lateParts<Parts extends object>(
  load: () => Promise<Parts>,
  report: (error: unknown) => null,
) {
  let parts: Parts | null = null;
  const preload = async (): Promise<Parts> => (parts ??= await loadUntilThere(load, report));

  const part = <Props extends object>(choose: (loaded: Parts) => ComponentType<Props>) =>
    function LatePart(props: Props) {
      const [loaded, setLoaded] = useState(parts);
      useEffect(() => {
        let isShown = true;
        const show = async () => {
          const now = await preload();
          if (isShown) startTransition(() => setLoaded(now));
        };
        if (!loaded) void show();
        return () => {
          isShown = false;
        };
      }, [loaded]);
      return loaded ? createElement(choose(loaded), props) : null;
    };

  return { preload, part };
}
