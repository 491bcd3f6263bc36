import { type ComponentType, createElement, useEffect, useState } from 'react';

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

/**
 * A component that is loaded when it is shown, unless its part is there already. Nothing is shown until then. Unlike
 * `lazy`, it appears as soon as it is there: React holds back what replaces a fallback for a third of a second.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null;
  return function LatePart(props) {
    const [Loaded, setLoaded] = useState(() => Part);
    useEffect(() => {
      let isShown = true;
      const show = async () => {
        const loaded = (Part ??= await load());
        if (isShown) setLoaded(() => loaded);
      };
      if (!Loaded) void show();
      return () => {
        isShown = false;
      };
    }, [Loaded]);
    return Loaded ? createElement(Loaded, props) : null;
  };
}
