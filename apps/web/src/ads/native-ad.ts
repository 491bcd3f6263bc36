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
  /** The wait for the legacy wrapper is half as long. */
  readonly legacy?: boolean;
  readonly clock?: Clock;
  readonly find?: () => NativeAdBridge | null;
};

const secondsOf: Record<AdKind, number> = { '10s': adSeconds.short, '30s': adSeconds.long };

/** Listens until the signal is aborted. The plugin may return its handle late. */
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

  /** Success and failure of a load are both events; the first one counts. */
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
      // An abort also removes the ad on the screen. A close that fails means that the ad is closed already.
      const hide = () => void network.close().catch(() => undefined);
      if (shown && signal.aborted) hide();
      else if (shown) signal.addEventListener('abort', hide, { once: true });
      return shown ? null : adError('SHOW_FAILED');
    },
    retryDelayMs: () => adRetryDelayMs,
  });
}

/** The name of a plugin that implements NativeAdBridge directly. The legacy wrapper has it. */
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

/** Whether the app was built with AdMob. The shell lists its plugins on the page when it starts. */
function hasAdMob(capacitor: unknown): boolean {
  const headers: unknown =
    capacitor instanceof Object ? Reflect.get(capacitor, 'PluginHeaders') : null;
  return (
    Array.isArray(headers) &&
    headers.some((header) => header instanceof Object && Reflect.get(header, 'name') === 'AdMob')
  );
}

let adMob: NativeAdBridge | null = null;

/** One for the whole page, because it remembers the user's consent. */
function adMobBridge(page: object): NativeAdBridge {
  adMob ??= createAdMobBridge({
    platform: appPlatform(page),
    load: () => import('@capacitor-community/admob'),
  });
  return adMob;
}

/** Capacitor has one place for plugins; the legacy wrapper put them on the page itself. */
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
