import { vi } from 'vitest';
import { type AdError, adError } from '../ad-errors.ts';
import type { AdEnd, AdPort } from '../ad-port.ts';

type LoadResult = AdError | null | 'never';

const settle = (result: LoadResult) =>
  result === 'never' ? new Promise<AdError | null>(() => undefined) : Promise.resolve(result);

/** An ad service that the test controls: each `load` takes the next result, and the last result repeats. */
export function scriptedPort({
  loads = [null],
  show = null,
}: {
  loads?: LoadResult[];
  show?: LoadResult;
}) {
  let onEnd: (how: AdEnd) => void = () => undefined;
  const left = [...loads];
  const end = (how: AdEnd) => onEnd(how);
  const port = {
    serviceState: () => 'initialised',
    currentAd: () => null,
    initialize: vi.fn<AdPort['initialize']>().mockResolvedValue(null),
    load: vi.fn<AdPort['load']>(() => settle((left.length > 1 ? left.shift() : left[0]) ?? null)),
    show: vi.fn<AdPort['show']>((listener) => {
      onEnd = listener;
      return settle(show);
    }),
    close: vi.fn<AdPort['close']>(() => end('closed')),
    forceClose: vi.fn<AdPort['forceClose']>(),
    dispose: vi.fn<AdPort['dispose']>(),
    retryDelayMs: (attempt) => attempt * 1_000,
  } satisfies AdPort;
  return { ...port, end };
}

export const loadFails = adError('LOAD_FAILED');
export const showFails = adError('SHOW_FAILED');
