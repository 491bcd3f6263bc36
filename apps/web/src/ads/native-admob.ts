import { nativeAdInitTimeoutMs } from '@daedap/contract/constants/ads';
import { z } from 'zod';
import { type Clock, systemClock } from '#/lib/time/clock.ts';
import type { AppPlatform } from '#/native/app-platform.ts';
import { adMessages } from './ad-errors.ts';
import type { AdEnd } from './ad-port.ts';
import {
  adUnitOf,
  type AdMob,
  type AdUnit,
  type NativeAdBridge,
  type NativeAdEvent,
  type PluginHandle,
} from './native-bridge.ts';

type Options = {
  readonly platform: AppPlatform;
  /**
   * Loaded when it is needed: no page of the web carries it. Inside of something: the plugin by itself, which answers to
   * every name, would be taken for a promise.
   */
  readonly load: () => Promise<{ readonly AdMob: AdMob }>;
  readonly clock?: Clock;
  readonly unit?: AdUnit;
};

/** The plugin's own names. */
const events = {
  showed: 'interstitialAdShowed',
  failedToShow: 'interstitialAdFailedToShow',
  dismissed: 'interstitialAdDismissed',
} as const;

/** Google's mobile ads behind the bridge that the ad service knows. The person is asked before anything begins. */
export function createAdMobBridge(options: Options): NativeAdBridge {
  const { platform, load, clock = systemClock, unit = adUnitOf(platform) } = options;
  const listeners = new Map<NativeAdEvent, Set<(payload: unknown) => void>>();
  let consent: Consent | null = null;
  let seconds = 0;

  const say = (event: NativeAdEvent, payload: object = {}) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };

  async function limit<Answer>(work: Promise<Answer>): Promise<Answer> {
    const late = Promise.withResolvers<never>();
    const cancel = clock.after(nativeAdInitTimeoutMs, () =>
      late.reject(new Error(adMessages.initialisationError)),
    );
    try {
      return await Promise.race([work, late.promise]);
    } finally {
      cancel();
    }
  }

  return {
    async initialize() {
      const { AdMob: adMob } = await load();
      // Asked once a start of the app: the network itself remembers the answer.
      if (consent === null) {
        const asked = await askForConsent(adMob, platform, limit);
        if (asked === 'noAds') return { ready: false };
        await limit(adMob.initialize());
        consent = asked;
      }
      return { ready: true };
    },

    async load(wanted) {
      const { AdMob: adMob } = await load();
      ({ seconds } = wanted);
      adMob
        .prepareInterstitial({ ...unit, npa: consent !== 'personalised', immersiveMode: true })
        .then(() => say('adLoaded'))
        .catch((thrown: unknown) =>
          say('adFailedToLoad', thrown instanceof Error ? { message: thrown.message } : {}),
        );
      return { started: true };
    },

    async show() {
      const { AdMob: adMob } = await load();
      const opened = Promise.withResolvers<boolean>();
      let startedAt: number | null = null;
      const handles: Promise<PluginHandle>[] = [];
      const forget = () => {
        for (const handle of handles.splice(0))
          // A listener that could not be added need not be removed.
          void handle.then((one) => one.remove()).catch(() => undefined);
      };
      const end = (how: AdEnd) => {
        forget();
        say('adEnded', { how });
      };
      const hear = (event: string, listener: () => void) =>
        handles.push(adMob.addListener(event, listener));
      hear(events.showed, () => {
        startedAt = clock.now();
        opened.resolve(true);
      });
      hear(events.failedToShow, () => {
        opened.resolve(false);
        if (startedAt !== null) end('closed');
      });
      hear(events.dismissed, () => {
        // The network does not tell how it ended: its time tells.
        opened.resolve(true);
        const lasted = startedAt === null ? 0 : clock.now() - startedAt;
        end(lasted >= seconds * 1000 ? 'completed' : 'skipped');
      });
      try {
        await Promise.all(handles);
        await adMob.showInterstitial({ adId: unit.adId });
      } catch (thrown) {
        forget();
        throw thrown;
      }
      const shown = await opened.promise;
      if (!shown) forget();
      return { shown };
    },

    // An interstitial belongs to the network until the person closes it.
    close: () => Promise.resolve({}),

    addListener(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return { remove: () => known.delete(listener) };
    },
  };
}

const consentInfo = z.object({
  status: z.enum(['NOT_REQUIRED', 'OBTAINED', 'REQUIRED', 'UNKNOWN']).catch('UNKNOWN'),
  isConsentFormAvailable: z.boolean().catch(false),
  canRequestAds: z.boolean().optional().catch(undefined),
});

type ConsentInfo = z.output<typeof consentInfo>;

const trackingInfo = z.object({ status: z.string().catch('denied') });

const unknown: ConsentInfo = {
  status: 'UNKNOWN',
  isConsentFormAvailable: false,
  canRequestAds: undefined,
};

type Consent = 'personalised' | 'nonPersonalised' | 'noAds';

async function readInfo(ask: () => Promise<unknown>): Promise<ConsentInfo> {
  try {
    return consentInfo.safeParse(await ask()).data ?? unknown;
  } catch {
    // No network, or the network knows of no form: nobody has agreed to anything.
    return unknown;
  }
}

/** Apple asks in its own words, once. Everyone else has nothing to ask here. */
async function mayTrack(adMob: AdMob): Promise<boolean> {
  const status = async () =>
    trackingInfo.safeParse(await adMob.trackingAuthorizationStatus()).data?.status;
  try {
    if ((await status()) === 'notDetermined') await adMob.requestTrackingAuthorization();
    return (await status()) === 'authorized';
  } catch {
    // A phone that cannot ask has not been allowed anything.
    return false;
  }
}

/** What the person has agreed to. Where the law wants it, a form of the network's own asks; `limit` cuts silence short,
 * not thinking. */
async function askForConsent(
  adMob: AdMob,
  platform: string,
  limit: <Answer>(work: Promise<Answer>) => Promise<Answer>,
): Promise<Consent> {
  let info = await readInfo(() => limit(adMob.requestConsentInfo()));
  if (info.status === 'REQUIRED' && info.isConsentFormAvailable) {
    info = await readInfo(() => adMob.showConsentForm());
  }
  if (info.canRequestAds === false) return 'noAds';
  const tracked = platform !== 'ios' || (await mayTrack(adMob));
  const agreed = info.status === 'OBTAINED' || info.status === 'NOT_REQUIRED';
  return agreed && tracked ? 'personalised' : 'nonPersonalised';
}
