import {
  adOverlayLookupMs,
  adOverlayLookups,
  adTestMode,
  testAdFailureRate,
  testAdShowSeconds,
  webAdAutoCloseSeconds,
  webAdLoadMs,
  webAdRetryStepMs,
} from '@daedap/contract/constants/ads';
import { type AdError, adError } from './ad-errors.ts';
import type { AdKind, AdPort } from './ad-port.ts';
import { createAdService } from './ad-service.ts';
import { type Clock, systemClock, wait } from '#/lib/time/clock.ts';
import { openOverlay } from './web-ad-overlay.ts';

/** What fills the rectangle. */
export type AdCreative = {
  readonly initialize: (signal: AbortSignal) => Promise<AdError | null>;
  readonly fill: (box: HTMLElement, kind: AdKind) => void;
};

type Options = {
  readonly creative: AdCreative;
  readonly clock?: Clock;
  readonly testMode?: boolean;
  readonly random?: () => number;
};

/** A screen marks the place for an ad with this attribute. */
export const adOverlayAttribute = 'data-ad-overlay';

/** The web ad. Both lengths show the same rectangle, and loading is simulated. */
export function createWebAd(options: Options): AdPort {
  const { creative, clock = systemClock, testMode = adTestMode, random = Math.random } = options;

  /** The screen may not have rendered the element yet. */
  async function findPlace(signal: AbortSignal): Promise<HTMLElement | null> {
    for (let lookup = 0; lookup < adOverlayLookups; lookup += 1) {
      const place = document.querySelector<HTMLElement>(`[${adOverlayAttribute}]`);
      if (place) return place;
      if (!(await wait(clock, adOverlayLookupMs, signal))) return null;
    }
    return null;
  }

  return createAdService({
    initialize: (signal) => creative.initialize(signal),
    async load(_kind, signal) {
      await wait(clock, webAdLoadMs, signal);
      return testMode && random() < testAdFailureRate ? adError('LOAD_FAILED') : null;
    },
    async show(kind, onEnd, signal) {
      const place = await findPlace(signal);
      if (!place || signal.aborted) return adError('SHOW_FAILED');
      openOverlay({
        place,
        clock,
        seconds: testMode ? testAdShowSeconds : webAdAutoCloseSeconds,
        fill: (box) => creative.fill(box, kind),
        onEnd,
        signal,
      });
      return null;
    },
    retryDelayMs: (attempt) => webAdRetryStepMs * attempt,
  });
}
