import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import type { AdEnd } from './ad-port.ts';
import { houseCreative } from './create-ad-port.ts';
import { describeAdPort } from './testing/ad-port-contract.ts';
import { createTestClock } from '#/lib/time/testing/test-clock.ts';
import { createWebAd } from './web-ad.ts';

function addPlace(): void {
  const place = document.createElement('div');
  place.setAttribute('data-ad-overlay', '');
  document.body.append(place);
}

const removePlace = () => document.querySelector('[data-ad-overlay]')?.remove();
const overlay = () => document.querySelector<HTMLElement>('[data-ad-overlay] [role="dialog"]');
const closeButton = () => overlay()?.querySelector('button') ?? null;

beforeEach(addPlace);
afterEach(removePlace);

function make(options: { testMode?: boolean; random?: () => number } = {}) {
  const time = createTestClock();
  const port = createWebAd({ creative: houseCreative, clock: time.clock, ...options });
  return { ...time, port };
}

async function show(options: Parameters<typeof make>[0] = {}) {
  const made = make(options);
  const onEnd = vi.fn<(how: AdEnd) => void>();
  await made.port.initialize();
  const load = made.port.load('10s');
  await made.pass(1_000);
  await load;
  expect(await made.port.show(onEnd)).toBeNull();
  return { ...made, onEnd };
}

describeAdPort('the web ad', () => {
  const { port, pass } = make();
  return {
    port,
    finishLoad: () => pass(1_000),
    runToEnd: () => pass(10_000),
    skip: async () => {
      await pass(5_000);
      closeButton()?.click();
    },
    isOnScreen: () => overlay() !== null,
  };
});

test('takes a second to load', async () => {
  const { port, pass } = make();
  await port.initialize();
  const load = port.load('30s');
  await pass(999);
  expect(port.currentAd()).toBeNull();
  await pass(1);
  expect(await load).toBeNull();
  expect(port.currentAd()).toBe('30s');
});

test('is a rectangle of 300 by 250 with a label in both languages', async () => {
  const { port } = await show();
  expect(overlay()?.style.width).toBe('300px');
  expect(overlay()?.style.height).toBe('250px');
  expect(overlay()?.getAttribute('aria-label')).toBe('광고');
  expect(overlay()?.textContent).toContain('60초 동안, 광고\u00A0없이 답해보세요');
  port.forceClose();
  changeLanguage('en');
  const english = await show();
  expect(overlay()?.textContent).toContain('Daedap Basic');
  english.port.forceClose();
});

test('counts down five seconds, then offers to close', async () => {
  const { pass, onEnd } = await show();
  expect(overlay()?.textContent).toContain('5초 뒤에 닫을 수 있어요');
  await pass(4_999);
  expect(overlay()?.textContent).toContain('1초 뒤에 닫을 수 있어요');
  expect(closeButton()).toBeNull();
  overlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(closeButton()?.textContent).toBe('광고 닫기');
  overlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('skipped');
});

test('closes by itself after ten seconds', async () => {
  const { pass, onEnd } = await show();
  await pass(9_999);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('completed');
});

test('looks for its element ten times, half a second apart', async () => {
  removePlace();
  const { port, pass } = make();
  await port.initialize();
  const load = port.load('10s');
  await pass(1_000);
  await load;
  const looks = vi.spyOn(document, 'querySelector');
  const shown = port.show(() => undefined);
  await pass(4_999);
  expect(looks).toHaveBeenCalledTimes(10);
  await pass(1);
  expect(looks).toHaveBeenCalledTimes(10);
  expect(await shown).toEqual({
    code: 'SHOW_FAILED',
    message: 'Failed to show ad',
    retryable: false,
  });
});

test('finds an element that appears late', async () => {
  removePlace();
  const { port, pass } = make();
  await port.initialize();
  const load = port.load('10s');
  await pass(1_000);
  await load;
  const shown = port.show(() => undefined);
  await pass(4_400);
  addPlace();
  await pass(100);
  expect(await shown).toBeNull();
  expect(overlay()).not.toBeNull();
  port.dispose();
});

test('each retry waits a second longer than the one before', () => {
  const { port } = make();
  expect([1, 2, 3].map(port.retryDelayMs)).toEqual([1_000, 2_000, 3_000]);
});

test('in test mode one load in a hundred fails, and the ad lasts five seconds', async () => {
  const unlucky = make({ testMode: true, random: () => 0.009 });
  await unlucky.port.initialize();
  const load = unlucky.port.load('10s');
  await unlucky.pass(1_000);
  expect(await load).toEqual({
    code: 'LOAD_FAILED',
    message: 'Failed to load ad',
    retryable: true,
  });

  const { pass, onEnd } = await show({ testMode: true, random: () => 0.01 });
  await pass(4_999);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('completed');
});

test('no load fails at random outside test mode', async () => {
  const { port, pass } = make({ random: () => 0 });
  await port.initialize();
  const load = port.load('10s');
  await pass(1_000);
  expect(await load).toBeNull();
});
