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
   * Loaded on demand, so that no page of the web contains it. It is wrapped in an object because the plugin responds to
   * every property name, so `await` would take it for a promise.
   */
  readonly load: () => Promise<{ readonly AdMob: AdMob }>;
  readonly clock?: Clock;
  readonly unit?: AdUnit;
};

/** The event names of the plugin. */
const events = {
  showed: 'interstitialAdShowed',
  failedToShow: 'interstitialAdFailedToShow',
  dismissed: 'interstitialAdDismissed',
} as const;

/** Google's mobile ads as a NativeAdBridge. Asks the user for consent before it initialises. */
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
      // Once per start of the app; the network itself remembers the choice.
      if (consent === null) {
        const choice = await askForConsent(adMob, platform, limit);
        if (choice === 'noAds') return { ready: false };
        await limit(adMob.initialize());
        consent = choice;
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
        // The event does not say whether the ad ran to its end, so the elapsed time decides.
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

    // The app cannot close an interstitial; only the user can.
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
    // No connection, or the network has no form: nobody has consented to anything.
    return unknown;
  }
}

/** Asks with Apple's own dialog, once. Other platforms have no such dialog. */
async function mayTrack(adMob: AdMob): Promise<boolean> {
  const status = async () =>
    trackingInfo.safeParse(await adMob.trackingAuthorizationStatus()).data?.status;
  try {
    if ((await status()) === 'notDetermined') await adMob.requestTrackingAuthorization();
    return (await status()) === 'authorized';
  } catch {
    // A phone that cannot ask has no permission.
    return false;
  }
}

/**
 * What the user consents to. Where the law requires it, the network shows its own form. `limit` applies to the
 * network's response, not to the time that the user takes.
 */
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
