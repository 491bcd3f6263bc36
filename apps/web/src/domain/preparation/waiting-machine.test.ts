import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AdMetrics } from '#/ads/ad-metrics.ts';
import type { AdPort } from '#/ads/ad-port.ts';
import { createTestClock } from '#/lib/time/testing/test-clock.ts';
import { loadFails, scriptedPort } from '#/ads/testing/scripted-port.ts';
import { waitingMachine } from './waiting-machine.ts';

const running: { stop: () => unknown }[] = [];

afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

function start(port: AdPort | null, options: { enableAds?: boolean; forceStartMs?: number } = {}) {
  const time = createTestClock();
  const onResult = vi.fn<(metrics: AdMetrics) => void>();
  const machine = waitingMachine.provide({
    actions: { reportResult: ({ context }) => onResult(context.metrics) },
  });
  const actor = createActor(machine, {
    clock: time.forMachines,
    input: {
      enableAds: options.enableAds ?? true,
      kind: '30s',
      forceStartMs: options.forceStartMs ?? null,
      port,
      clock: time.clock,
    },
  }).start();
  running.push(actor);
  const value = () => actor.getSnapshot().value;
  return { ...time, actor, value, onResult };
}

test('the timer starts with the ad and lasts ten seconds', async () => {
  const port = scriptedPort({});
  const { pass, value } = start(port);
  await pass(499);
  expect(value()).toEqual({ withAd: { ad: 'on', timer: 'waiting' } });
  await pass(1);
  expect(port.load).toHaveBeenCalledExactlyOnceWith('30s');
  expect(value()).toEqual({ withAd: { ad: 'on', timer: 'counting' } });
  await pass(9_999);
  expect(value()).toEqual({ withAd: { ad: 'on', timer: 'counting' } });
  await pass(1);
  expect(value()).toEqual({ withAd: { ad: 'on', timer: 'over' } });
});

test('starts after three seconds with a silent ad where requested', async () => {
  const forced = start(scriptedPort({ loads: ['never'] }), { forceStartMs: 3_000 });
  await forced.pass(2_999);
  expect(forced.value()).toEqual({ withAd: { ad: 'on', timer: 'waiting' } });
  await forced.pass(1);
  expect(forced.value()).toEqual({ withAd: { ad: 'on', timer: 'counting' } });
  await forced.pass(10_000);
  expect(forced.value()).toEqual({ withAd: { ad: 'on', timer: 'over' } });
  const patient = start(scriptedPort({ loads: ['never'] }));
  await patient.pass(60_000);
  expect(patient.value()).toEqual({ withAd: { ad: 'on', timer: 'waiting' } });
});

test('a failed ad starts the timer too, and its reason is reported', async () => {
  const { pass, value, actor, onResult } = start(scriptedPort({ loads: [loadFails] }));
  await pass(3_500);
  expect(value()).toEqual({ withAd: { ad: 'failed', timer: 'counting' } });
  expect(actor.getSnapshot().context.trouble).toEqual(loadFails);
  await pass(10_000);
  expect(value()).toEqual({ withAd: { ad: 'failed', timer: 'over' } });
  actor.send({ type: 'RESULT' });
  expect(onResult.mock.lastCall?.[0]).toMatchObject({
    status: 'COMPLETED',
    failureReason: 'Failed to load ad',
  });
});

test('an ad that is closed is over before the timer', async () => {
  const port = scriptedPort({});
  const { pass, value, actor, onResult } = start(port);
  await pass(6_000);
  port.end('skipped');
  expect(value()).toEqual({ withAd: { ad: 'over', timer: 'counting' } });
  actor.send({ type: 'RESULT' });
  actor.send({ type: 'RESULT' });
  expect(onResult).toHaveBeenCalledOnce();
  expect(onResult.mock.lastCall?.[0]).toMatchObject({ status: 'COMPLETED', wasSkipped: true });
});

test('going on takes the ad away', async () => {
  const port = scriptedPort({});
  const { pass, actor, onResult } = start(port);
  await pass(2_000);
  actor.send({ type: 'RESULT' });
  expect(port.dispose).toHaveBeenCalledOnce();
  expect(onResult.mock.lastCall?.[0]).toMatchObject({ status: 'COMPLETED', endTime: 2_000 });
});

test('without ads loads nothing and counts nothing', async () => {
  const port = scriptedPort({});
  const { pass, value, actor, onResult } = start(port, { enableAds: false, forceStartMs: 3_000 });
  await pass(60_000);
  expect(value()).toBe('plain');
  expect(port.initialize).not.toHaveBeenCalled();
  actor.send({ type: 'RESULT' });
  expect(onResult.mock.lastCall?.[0].status).toBe('NOT_STARTED');
});
