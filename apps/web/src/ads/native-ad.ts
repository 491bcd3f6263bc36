import {
  adRetryDelayMs,
  adSeconds,
  legacyNativeAdInitTimeoutMs,
  nativeAdInitPollMs,
  nativeAdInitTimeoutMs,
} from '@daedap/contract/constants/ads';
import { type Clock, systemClock, wait } from '#/lib/time/clock.ts';
import { appPlatform } from '#/native/app-platform.ts';
import { type AdError, adError, adMessages, startMessage } from './ad-errors.ts';
import type { AdKind, AdPort } from './ad-port.ts';
import { createAdService } from './ad-service.ts';
import { createAdMobBridge } from './native-admob.ts';
import { type NativeAdBridge, type NativeAdEvent, nativeResponses } from './native-bridge.ts';

type Options = {
  /** The older wrapper is waited for half as long. */
  readonly legacy?: boolean;
  readonly clock?: Clock;
  readonly find?: () => NativeAdBridge | null;
};

const secondsOf: Record<AdKind, number> = { '10s': adSeconds.short, '30s': adSeconds.long };

/** Listens until the signal ends it. The plugin may hand the handle over late. */
async function listen(
  bridge: NativeAdBridge,
  event: NativeAdEvent,
  signal: AbortSignal,
  listener: (payload: unknown) => void,
): Promise<void> {
  const handle = await bridge.addListener(event, (payload) => {
    if (!signal.aborted) listener(payload);
  });
  if (signal.aborted) handle.remove();
  else signal.addEventListener('abort', () => handle.remove(), { once: true });
}

/** The mobile ad network behind the phone app's plugin. */
export function createNativeAd(options: Options = {}): AdPort {
  const { legacy = false, clock = systemClock, find = findNativeBridge } = options;
  let bridge: NativeAdBridge | null = null;

  async function waitForBridge(signal: AbortSignal): Promise<NativeAdBridge | null> {
    const limit = clock.now() + (legacy ? legacyNativeAdInitTimeoutMs : nativeAdInitTimeoutMs);
    for (;;) {
      const found = find();
      if (found || clock.now() >= limit) return found;
      if (!(await wait(clock, nativeAdInitPollMs, signal))) return null;
    }
  }

  /** Both ends of a load are events; whichever comes first counts. */
  function outcomeOf(network: NativeAdBridge, kind: AdKind, signal: AbortSignal) {
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    return new Promise<AdError | null>((resolve, reject) => {
      const settle = (error: AdError | null) => {
        resolve(error);
        over.abort();
      };
      signal.addEventListener('abort', () => settle(adError('LOAD_FAILED')), { once: true });
      const start = async () => {
        await listen(network, 'adLoaded', either, () => settle(null));
        await listen(network, 'adFailedToLoad', either, (payload) =>
          settle(
            adError('LOAD_FAILED', nativeResponses.failedToLoad.safeParse(payload).data?.message),
          ),
        );
        const answer = nativeResponses.load.safeParse(
          await network.load({ seconds: secondsOf[kind] }),
        );
        if (!answer.data?.started) settle(adError('LOAD_FAILED', startMessage(kind)));
      };
      start().catch((thrown: unknown) => {
        over.abort();
        reject(thrown);
      });
    });
  }

  return createAdService({
    async initialize(signal) {
      bridge = await waitForBridge(signal);
      if (!bridge) return adError('SERVICE_UNAVAILABLE');
      const answer = nativeResponses.initialize.safeParse(await bridge.initialize());
      return answer.data?.ready ? null : adError('LOAD_ERROR', adMessages.initialisationFailed);
    },
    async load(kind, signal) {
      return bridge ? outcomeOf(bridge, kind, signal) : adError('SERVICE_UNAVAILABLE');
    },
    async show(_kind, onEnd, signal) {
      if (!bridge) return adError('SERVICE_UNAVAILABLE');
      const network = bridge;
      await listen(network, 'adEnded', signal, (payload) =>
        onEnd(nativeResponses.ended.safeParse(payload).data?.how ?? 'closed'),
      );
      const answer = nativeResponses.show.safeParse(await network.show());
      const shown = answer.data?.shown === true;
      // Whoever took the ad away meant the one on the screen too; one that is closed already refuses.
      const hide = () => void network.close().catch(() => undefined);
      if (shown && signal.aborted) hide();
      else if (shown) signal.addEventListener('abort', hide, { once: true });
      return shown ? null : adError('SHOW_FAILED');
    },
    retryDelayMs: () => adRetryDelayMs,
  });
}

/** A shell may bring a plugin of this name, with the very calls above; the legacy one does. */
const pluginName = 'InterviewAds';

function isBridge(value: unknown): value is NativeAdBridge {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['initialize', 'load', 'show', 'close', 'addListener'].every(
      (name) => typeof Reflect.get(value, name) === 'function',
    )
  );
}

/** Whether the app was built with Google's ads. The shell writes its plugins into the page as it starts. */
function hasAdMob(capacitor: unknown): boolean {
  const headers: unknown =
    capacitor instanceof Object ? Reflect.get(capacitor, 'PluginHeaders') : null;
  return (
    Array.isArray(headers) &&
    headers.some((header) => header instanceof Object && Reflect.get(header, 'name') === 'AdMob')
  );
}

let adMob: NativeAdBridge | null = null;

/** One for the whole page: it remembers what the person has agreed to. */
function adMobBridge(page: object): NativeAdBridge {
  adMob ??= createAdMobBridge({
    platform: appPlatform(page),
    load: () => import('@capacitor-community/admob'),
  });
  return adMob;
}

/** Capacitor keeps its plugins in one place; the legacy wrapper put them on the page itself. */
export function findNativeBridge(page: object = globalThis): NativeAdBridge | null {
  const capacitor: unknown = Reflect.get(page, 'Capacitor');
  const plugins: unknown = capacitor instanceof Object ? Reflect.get(capacitor, 'Plugins') : null;
  const places: unknown[] = [plugins, Reflect.get(page, 'cordova'), page];
  for (const place of places) {
    const found: unknown = place instanceof Object ? Reflect.get(place, pluginName) : null;
    if (isBridge(found)) return found;
  }
  return hasAdMob(capacitor) ? adMobBridge(page) : null;
}
