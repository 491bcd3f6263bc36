import type { Page } from '@playwright/test';

/** What the browser's event timing says of one event; shorter ones than 16 ms it does not tell. */
type Timed = { readonly id: number; readonly name: string; readonly ms: number };

/** Has the page note every touch with the time until the picture after it. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Timed[] = [];
    const labelOf = (target: Node | null) => {
      const button = target instanceof Element ? target.closest('button') : null;
      return button?.ariaLabel ?? button?.textContent ?? 'elsewhere';
    };
    const noted = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (!(entry instanceof PerformanceEventTiming)) continue;
        const id: unknown = Reflect.get(entry, 'interactionId');
        if (typeof id !== 'number' || id === 0) continue;
        seen.push({ id, name: labelOf(entry.target), ms: entry.duration });
      }
    };
    const observer = new PerformanceObserver((list) => noted(list.getEntries()));
    // TypeScript does not know the threshold yet.
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    observer.observe(options);
    Object.assign(window, { benchInteractions: seen });
  });
}

export type Interactions = {
  readonly count: number;
  readonly p75: number;
  readonly p98: number;
  readonly max: number;
  readonly byName: readonly { readonly name: string; readonly times: readonly number[] }[];
};

/** An interaction takes as long as the longest of its events. */
export async function readInteractions(page: Page): Promise<Interactions> {
  const seen = await page.evaluate<Timed[]>('benchInteractions');
  const longest = new Map<number, Timed>();
  for (const timed of seen) {
    if (timed.ms >= (longest.get(timed.id)?.ms ?? 0)) longest.set(timed.id, timed);
  }
  const all = [...longest.values()];
  const sorted = all.map(({ ms }) => ms).toSorted((one, two) => one - two);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  const names = Map.groupBy(all, ({ name }) => name);
  return {
    count: all.length,
    p75: at(0.75),
    p98: at(0.98),
    max: at(1),
    byName: [...names].map(([name, timed]) => ({ name, times: timed.map(({ ms }) => ms) })),
  };
}
