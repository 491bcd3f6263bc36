import { expect, test } from 'vitest';
import { takeReports } from '#/test/console.ts';
import type { AdEnd } from './ad-port.ts';
import { createNativeAd, findNativeBridge } from './native-ad.ts';
import type { NativeAdBridge } from './native-bridge.ts';
import { describeAdPort } from './testing/ad-port-contract.ts';
import { scriptedBridge } from './testing/scripted-bridge.ts';
import { createTestClock, settle } from '#/lib/time/testing/test-clock.ts';

function make({
  legacy = false,
  find,
}: { legacy?: boolean; find?: () => NativeAdBridge | null } = {}) {
  const time = createTestClock();
  const bridge = scriptedBridge();
  const port = createNativeAd({ clock: time.clock, legacy, find: find ?? (() => bridge) });
  return { ...time, bridge, port };
}

async function loaded() {
  const made = make();
  await made.port.initialize();
  const load = made.port.load('10s');
  await settle();
  made.bridge.say('adLoaded');
  expect(await load).toBeNull();
  return made;
}

describeAdPort('the native ad', () => {
  const { port, bridge } = make();
  const end = async (how: AdEnd) => {
    bridge.say('adEnded', { how });
    await settle();
  };
  return {
    port,
    finishLoad: async () => {
      await settle();
      bridge.say('adLoaded');
    },
    runToEnd: () => end('completed'),
    skip: () => end('skipped'),
    isOnScreen: () => port.currentAd() !== null,
  };
});

test.each([
  ['ten seconds', false, 10_000],
  ['five seconds in the legacy wrapper', true, 5_000],
])('waits %s for the plugin, looking every 100 ms', async (_, legacy, limit) => {
  let looks = 0;
  const { port, pass } = make({
    legacy,
    find: () => {
      looks += 1;
      return null;
    },
  });
  const outcome = port.initialize();
  await pass(limit - 1);
  expect(port.serviceState()).toBe('initialising');
  await pass(1);
  expect(await outcome).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryable: false });
  expect(looks).toBe(limit / 100 + 1);
});

test('finds a plugin that appears late', async () => {
  const late = scriptedBridge();
  let there = false;
  const { port, pass } = make({ find: () => (there ? late : null) });
  const outcome = port.initialize();
  await pass(9_800);
  there = true;
  await pass(100);
  expect(await outcome).toBeNull();
});

test('reports an initialisation that is refused, throws or returns nonsense', async () => {
  const refused = make();
  refused.bridge.initialize.mockResolvedValue({ ready: false });
  expect(await refused.port.initialize()).toMatchObject({ message: 'initialization failed' });
  refused.bridge.initialize.mockResolvedValue({ ready: true });
  expect(await refused.port.initialize()).toBeNull();
  const broken = make();
  broken.bridge.initialize.mockRejectedValue(new Error('native'));
  expect(await broken.port.initialize()).toEqual({
    code: 'LOAD_ERROR',
    message: 'initialization error',
    retryable: true,
  });
  expect(takeReports()).toEqual(['Fault (ads) while initialising ads:']);
  const odd = make();
  odd.bridge.initialize.mockResolvedValue('yes');
  expect(await odd.port.initialize()).toMatchObject({ message: 'initialization failed' });
});

test.each([
  ['10s', 10, 'Failed to start loading 10s ad'],
  ['30s', 30, 'Failed to start loading 30s ad'],
] as const)('reports a %s ad whose load does not start', async (kind, seconds, message) => {
  const { port, bridge } = make();
  await port.initialize();
  bridge.load.mockResolvedValue({ started: false });
  expect(await port.load(kind)).toEqual({ code: 'LOAD_FAILED', message, retryable: true });
  expect(bridge.load).toHaveBeenCalledExactlyOnceWith({ seconds });
  expect(bridge.listening()).toBe(0);
});

test('reports a load that fails, with and without a reason, or throws', async () => {
  const { port, bridge } = make();
  await port.initialize();
  for (const [payload, message] of [
    [{ message: 'no fill' }, 'no fill'],
    [undefined, 'Failed to load ad'],
  ] as const) {
    const load = port.load('10s');
    await settle();
    bridge.say('adFailedToLoad', payload);
    expect(await load).toMatchObject({ code: 'LOAD_FAILED', message });
  }
  bridge.load.mockRejectedValue(new Error('native'));
  await expect(port.load('10s')).rejects.toThrow('native');
  expect(bridge.listening()).toBe(0);
});

test('reports an ad that is not shown or throws', async () => {
  const { port, bridge } = await loaded();
  bridge.show.mockResolvedValue({ shown: false });
  expect(await port.show(() => undefined)).toMatchObject({
    code: 'SHOW_FAILED',
    message: 'Failed to show ad',
  });
  expect(port.currentAd()).toBeNull();
  const other = await loaded();
  other.bridge.show.mockRejectedValue(new Error('native'));
  await expect(other.port.show(() => undefined)).rejects.toThrow('native');
  expect(other.bridge.listening()).toBe(0);
});

test('forceClose closes the native ad, even when it appears late', async () => {
  const { port, bridge } = await loaded();
  await port.show(() => undefined);
  port.forceClose();
  expect(bridge.close).toHaveBeenCalledOnce();
  expect(bridge.listening()).toBe(0);

  const late = await loaded();
  const shown = late.port.show(() => undefined);
  late.port.forceClose();
  await shown;
  expect(late.bridge.close).toHaveBeenCalledOnce();
});

test('retries every two seconds', () => {
  expect([1, 2, 3].map(make().port.retryDelayMs)).toEqual([2_000, 2_000, 2_000]);
});

test('finds the plugin in Capacitor, in the legacy wrapper and on the page', () => {
  const bridge = scriptedBridge();
  expect(findNativeBridge({ Capacitor: { Plugins: { InterviewAds: bridge } } })).toBe(bridge);
  expect(findNativeBridge({ cordova: { InterviewAds: bridge } })).toBe(bridge);
  expect(findNativeBridge({ InterviewAds: bridge })).toBe(bridge);
  expect(findNativeBridge({ Capacitor: { Plugins: { InterviewAds: { load: 1 } } } })).toBeNull();
  expect(findNativeBridge({})).toBeNull();
});

test('uses one AdMob bridge for the whole page in an app that was built with AdMob', () => {
  const page = (...names: string[]) => ({
    Capacitor: { getPlatform: () => 'android', PluginHeaders: names.map((name) => ({ name })) },
  });
  expect(findNativeBridge(page('App', 'Haptics'))).toBeNull();
  const found = findNativeBridge(page('App', 'AdMob'));
  expect(found).not.toBeNull();
  expect(findNativeBridge(page('AdMob'))).toBe(found);
  expect(findNativeBridge({ Capacitor: { PluginHeaders: 'AdMob' } })).toBeNull();
});
