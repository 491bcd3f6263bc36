import { expect, test, vi } from 'vitest';
import { takeReports } from '#/test/console.ts';
import type { AdEnd } from './ad-port.ts';
import { createAdMobBridge } from './native-admob.ts';
import { createNativeAd } from './native-ad.ts';
import { adUnitOf } from './native-bridge.ts';
import { describeAdPort } from './testing/ad-port-contract.ts';
import { scriptedAdMob } from './testing/scripted-admob.ts';
import { createTestClock, settle } from '#/lib/time/testing/test-clock.ts';

const unit = { adId: 'ca-app-pub-1234567890123456/1234567890', isTesting: false };

function make(platform: 'ios' | 'android' = 'android') {
  const time = createTestClock();
  const adMob = scriptedAdMob();
  const load = async () => ({ AdMob: adMob });
  const bridge = createAdMobBridge({ platform, load, clock: time.clock, unit });
  const port = createNativeAd({ clock: time.clock, find: () => bridge });
  return { ...time, adMob, port };
}

async function showing() {
  const made = make();
  await made.port.initialize();
  expect(await made.port.load('10s')).toBeNull();
  const onEnd = vi.fn<(how: AdEnd) => void>();
  const shown = made.port.show(onEnd);
  await settle();
  made.adMob.say('interstitialAdShowed');
  expect(await shown).toBeNull();
  return { ...made, onEnd };
}

describeAdPort('Google’s ad', () => {
  const { port, adMob, pass } = make();
  const loading: (() => void)[] = [];
  adMob.prepareInterstitial.mockImplementation(
    () => new Promise((resolve) => void loading.push(() => resolve({}))),
  );
  adMob.showInterstitial.mockImplementation(async () => adMob.say('interstitialAdShowed'));
  return {
    port,
    finishLoad: async () => {
      await settle();
      for (const finish of loading.splice(0)) finish();
    },
    runToEnd: async () => {
      await pass(10_000);
      adMob.say('interstitialAdDismissed');
      await settle();
    },
    skip: async () => {
      await pass(4_000);
      adMob.say('interstitialAdDismissed');
      await settle();
    },
    isOnScreen: () => port.currentAd() !== null,
  };
});

test('asks for consent before it initialises, once for the whole page', async () => {
  const { port, adMob } = make();
  expect(await port.initialize()).toBeNull();
  expect(adMob.calls).toEqual(['requestConsentInfo', 'initialize']);
  port.dispose();
  expect(await port.initialize()).toBeNull();
  expect(adMob.calls).toHaveLength(2);
  await port.load('10s');
  expect(adMob.prepareInterstitial).toHaveBeenCalledExactlyOnceWith({
    ...unit,
    npa: false,
    immersiveMode: true,
  });
});

test('waits for the consent form without a time limit when consent is required', async () => {
  const { port, adMob, pass } = make();
  adMob.requestConsentInfo.mockResolvedValue({ status: 'REQUIRED', isConsentFormAvailable: true });
  const form = Promise.withResolvers<object>();
  adMob.showConsentForm.mockReturnValue(form.promise);
  const outcome = port.initialize();
  await pass(60_000);
  expect(port.serviceState()).toBe('initialising');
  expect(adMob.initialize).not.toHaveBeenCalled();
  form.resolve({ status: 'OBTAINED', canRequestAds: true });
  expect(await outcome).toBeNull();
});

test.each([
  [
    'initialisation fails when no ads may be requested',
    { status: 'REQUIRED', canRequestAds: false },
    'initialization failed',
  ],
  ['ads are not personalised when the consent is unknown', 'nonsense', null],
  ['ads are not personalised without consent', { status: 'REQUIRED', canRequestAds: true }, null],
])('%s', async (_, info, message) => {
  const { port, adMob } = make();
  adMob.requestConsentInfo.mockResolvedValue(info);
  expect((await port.initialize())?.message ?? null).toBe(message);
  expect(adMob.initialize).toHaveBeenCalledTimes(message === null ? 1 : 0);
  if (message !== null) return;
  await port.load('10s');
  expect(adMob.prepareInterstitial.mock.lastCall?.[0]).toMatchObject({ npa: true });
});

test.each([
  ['authorized', false],
  ['denied', true],
])('an iPhone asks once for permission to track: %s', async (answer, npa) => {
  const { port, adMob } = make('ios');
  adMob.trackingAuthorizationStatus.mockResolvedValueOnce({ status: 'notDetermined' });
  adMob.trackingAuthorizationStatus.mockResolvedValue({ status: answer });
  await port.initialize();
  expect(adMob.requestTrackingAuthorization).toHaveBeenCalledOnce();
  await port.load('30s');
  expect(adMob.prepareInterstitial.mock.lastCall?.[0]).toMatchObject({ npa });
});

test('gives up after ten seconds when the network does not respond', async () => {
  const { port, adMob, pass } = make();
  adMob.requestConsentInfo.mockReturnValue(new Promise(() => undefined));
  adMob.initialize.mockReturnValue(new Promise(() => undefined));
  const outcome = port.initialize();
  await pass(19_900);
  expect(port.serviceState()).toBe('initialising');
  await pass(100);
  expect(await outcome).toMatchObject({ message: 'initialization error', retryable: true });
  expect(takeReports()).toEqual(['Fault (ads) while initialising ads:']);
});

test('reports why there is no ad and allows a retry', async () => {
  const { port, adMob } = make();
  await port.initialize();
  adMob.prepareInterstitial.mockRejectedValue(new Error('no fill'));
  expect(await port.load('10s')).toMatchObject({ code: 'LOAD_FAILED', message: 'no fill' });
  adMob.prepareInterstitial.mockRejectedValue('odd');
  expect(await port.load('10s')).toMatchObject({ message: 'Failed to load ad' });
});

test.each([
  [9_999, 'skipped'],
  [10_000, 'completed'],
])('an ad that is closed after %i ms is %s', async (ms, how) => {
  const { adMob, onEnd, pass, port } = await showing();
  await pass(ms);
  adMob.say('interstitialAdDismissed');
  await settle();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(how);
  expect([adMob.listening(), port.currentAd()]).toEqual([0, null]);
});

test('reports an ad that does not appear or throws', async () => {
  const { port, adMob } = make();
  await port.initialize();
  await port.load('10s');
  const shown = port.show(() => undefined);
  await settle();
  adMob.say('interstitialAdFailedToShow');
  expect(await shown).toMatchObject({ code: 'SHOW_FAILED' });
  await port.load('10s');
  adMob.showInterstitial.mockRejectedValue(new Error('native'));
  await expect(port.show(() => undefined)).rejects.toThrow('native');
  await settle();
  expect(adMob.listening()).toBe(0);
});

test('uses the configured ad units, or the test units of the network without them', () => {
  const none = { android: undefined, ios: '' };
  expect(adUnitOf('android', none)).toEqual({
    adId: 'ca-app-pub-3940256099942544/1033173712',
    isTesting: true,
  });
  expect(adUnitOf('ios', none)).toEqual({
    adId: 'ca-app-pub-3940256099942544/4411468910',
    isTesting: true,
  });
  expect(adUnitOf('ios', { android: 'nonsense', ios: unit.adId })).toEqual(unit);
  expect(adUnitOf('android', { android: 'nonsense', ios: unit.adId }).isTesting).toBe(true);
});
