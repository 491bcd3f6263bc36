import { z } from 'zod';
import type { AdMob } from './native-plugin.ts';

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

export type Consent = 'personalised' | 'nonPersonalised' | 'noAds';

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
export async function askForConsent(
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
