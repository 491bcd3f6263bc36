import { adSeconds, adScriptTimeoutMs, webAdSize } from '@daedap/contract/constants/ads';
import { z } from 'zod';
import { adError, adMessages } from './ad-errors.ts';
import type { AdKind } from './ad-port.ts';
import { type Clock, systemClock } from '#/lib/time/clock.ts';
import type { AdCreative } from './web-ad.ts';

type Fill = (box: HTMLElement, ad: { width: number; height: number; seconds: number }) => unknown;

/**
 * What the script of an ad network (or a small wrapper around it) has to define on the page: `daedapAds.fill(box, ad)`.
 */
const provided = z.object({ fill: z.custom<Fill>((value) => typeof value === 'function') });

function findFill(): Fill | null {
  const found: unknown = Reflect.get(globalThis, 'daedapAds');
  return provided.safeParse(found).data?.fill ?? null;
}

/** The address that the server wrote into the page, if any. */
export function adScriptUrl(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="ad-script"]');
  return z.url({ protocol: /^https?$/ }).safeParse(meta?.content).data ?? null;
}

const secondsOf: Record<AdKind, number> = { '10s': adSeconds.short, '30s': adSeconds.long };

/** Whether the script has run. A script that is late, blocked or aborted leaves no element behind. */
function loadScript(url: string, clock: Clock, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const finish = (loaded: boolean) => {
      cancel();
      signal.removeEventListener('abort', stop);
      if (!loaded) script.remove();
      resolve(loaded);
    };
    const stop = () => finish(false);
    const cancel = clock.after(adScriptTimeoutMs, stop);
    signal.addEventListener('abort', stop, { once: true });
    script.addEventListener('load', () => finish(true), { once: true });
    script.addEventListener('error', stop, { once: true });
    script.async = true;
    script.src = url;
    document.head.append(script);
  });
}

/** Fills the rectangle with ads of the script at `url`. Our rules for closing still apply. */
export function scriptCreative(url: string, clock: Clock = systemClock): AdCreative {
  return {
    async initialize(signal) {
      if (findFill()) return null;
      // Blocked scripts are common, and a retry does not help.
      if (!(await loadScript(url, clock, signal))) return adError('SERVICE_UNAVAILABLE');
      return findFill() ? null : adError('LOAD_ERROR', adMessages.initialisationFailed);
    },
    fill: (box, kind) => void findFill()?.(box, { ...webAdSize, seconds: secondsOf[kind] }),
  };
}
