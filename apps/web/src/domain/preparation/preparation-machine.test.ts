import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { AdMetrics } from '#/ads/ad-metrics.ts';
import type { AdPort } from '#/ads/ad-port.ts';
import { createTestClock } from '#/lib/time/testing/test-clock.ts';
import { loadFails, scriptedPort, showFails } from '#/ads/testing/scripted-port.ts';
import { preparationMachine } from './preparation-machine.ts';

const running: { stop: () => unknown }[] = [];

afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

function start(port: AdPort | null, enableAds = true) {
  const time = createTestClock();
  const onStart = vi.fn<(metrics: AdMetrics) => void>();
  const onLeave = vi.fn<(metrics: AdMetrics) => void>();
  const machine = preparationMachine.provide({
    actions: {
      reportStart: ({ context }) => onStart(context.metrics),
      reportLeave: ({ context }) => onLeave(context.metrics),
    },
  });
  const input = { seconds: 10, enableAds, port, clock: time.clock };
  const actor = createActor(machine, { clock: time.forMachines, input }).start();
  running.push(actor);
  const flow = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'object' ? value.open.flow : value;
  };
  const context = () => actor.getSnapshot().context;
  return { ...time, actor, flow, context, onStart, onLeave };
}

describe('with ads', () => {
  test('the ring counts ten seconds, then the person may start', async () => {
    const { pass, flow, context, actor, onStart } = start(scriptedPort({ loads: ['never'] }));
    expect(context().left).toBe(10);
    actor.send({ type: 'START' });
    await pass(1_000);
    expect(context().left).toBe(9);
    await pass(8_999);
    expect(context().left).toBe(1);
    expect(flow()).toEqual({ withAd: 'counting' });
    await pass(1);
    expect(flow()).toBe('ready');
    expect(onStart).not.toHaveBeenCalled();
    actor.send({ type: 'START' });
    expect(onStart).toHaveBeenCalledExactlyOnceWith({
      status: 'COMPLETED',
      startTime: 500,
      endTime: 10_000,
      duration: 9_500,
      wasSkipped: false,
      failureReason: null,
    });
  });

  test('shows no ad that is not ready when the ring ends', async () => {
    const port = scriptedPort({ loads: ['never'] });
    const { pass } = start(port);
    await pass(10_000);
    expect(port.dispose).toHaveBeenCalledOnce();
  });

  test('loads half a second in and shows by itself', async () => {
    const port = scriptedPort({});
    const { pass, context } = start(port);
    await pass(499);
    expect(context().metrics.status).toBe('NOT_STARTED');
    await pass(1);
    expect(port.load).toHaveBeenCalledExactlyOnceWith('10s');
    expect(port.show).toHaveBeenCalledOnce();
    expect(context().metrics).toMatchObject({ status: 'VIEWING', startTime: 500 });
  });

  test('a running ad does not block the start, which removes it', async () => {
    const port = scriptedPort({});
    const { pass, flow, actor, onStart } = start(port);
    await pass(10_000);
    expect(flow()).toEqual({ withAd: 'readyBesideAd' });
    expect(port.dispose).not.toHaveBeenCalled();
    actor.send({ type: 'START' });
    expect(port.dispose).toHaveBeenCalledOnce();
    expect(onStart.mock.lastCall?.[0]).toMatchObject({ status: 'COMPLETED', endTime: 10_000 });
  });

  test.each([
    ['completed', false],
    ['closed', false],
    ['skipped', true],
  ] as const)('an ad that is %s makes it ready at once', async (how, wasSkipped) => {
    const port = scriptedPort({});
    const { pass, flow, actor, onStart } = start(port);
    await pass(5_500);
    port.end(how);
    expect(flow()).toBe('ready');
    await pass(3_000);
    actor.send({ type: 'START' });
    expect(onStart.mock.lastCall?.[0]).toMatchObject({
      status: 'COMPLETED',
      wasSkipped,
      endTime: 5_500,
      duration: 5_000,
    });
  });

  test('after two retries it falls back to the plain countdown, which starts by itself', async () => {
    const port = scriptedPort({ loads: [loadFails] });
    const { pass, flow, context, onStart } = start(port);
    await pass(500 + 1_000 + 1_999);
    expect(flow()).toEqual({ withAd: 'counting' });
    await pass(1);
    expect(port.load).toHaveBeenCalledTimes(3);
    expect(flow()).toEqual({ plain: 'counting' });
    expect(context()).toMatchObject({ left: 10, trouble: loadFails });
    await pass(10_000);
    expect(flow()).toEqual({ plain: 'startWord' });
    await pass(1_000);
    expect(onStart.mock.lastCall?.[0]).toMatchObject({
      status: 'COMPLETED',
      failureReason: 'Failed to load ad',
      endTime: 3_500,
    });
  });

  test.each([
    ['cannot be shown', scriptedPort({ show: showFails }), 'Failed to show ad'],
    ['has no service', null, 'ad service is not available'],
  ])('falls back at once when the ad %s', async (_, port, failureReason) => {
    const { pass, flow, context, onStart } = start(port);
    await pass(500);
    expect(flow()).toEqual({ plain: 'counting' });
    expect(context().metrics).toMatchObject({ status: 'FAILED', failureReason });
    await pass(11_000);
    expect(onStart.mock.lastCall?.[0]).toMatchObject({ status: 'COMPLETED', failureReason });
  });

  test('an upgrade takes the ad away and leaves the plain countdown', async () => {
    const port = scriptedPort({});
    const { pass, flow, actor } = start(port);
    await pass(4_000);
    actor.send({ type: 'ADS_OFF' });
    expect(port.dispose).toHaveBeenCalledOnce();
    expect(flow()).toEqual({ plain: 'counting' });
  });

  test('an upgrade after the ring has ended leaves the button', async () => {
    const port = scriptedPort({});
    const { pass, flow, actor } = start(port);
    await pass(10_000);
    actor.send({ type: 'ADS_OFF' });
    expect(port.dispose).toHaveBeenCalledOnce();
    expect(flow()).toBe('ready');
  });
});

describe('without ads', () => {
  test('counts ten seconds, shows the start word, and starts', async () => {
    const port = scriptedPort({});
    const { pass, flow, context, onStart } = start(port, false);
    await pass(9_999);
    expect(flow()).toEqual({ plain: 'counting' });
    expect(context().left).toBe(1);
    await pass(1);
    expect(flow()).toEqual({ plain: 'startWord' });
    await pass(999);
    expect(onStart).not.toHaveBeenCalled();
    await pass(1);
    expect(onStart.mock.lastCall?.[0].status).toBe('NOT_STARTED');
    expect(port.initialize).not.toHaveBeenCalled();
  });

  test('does not go on while it is asked whether to leave', async () => {
    const { pass, actor, onStart } = start(null, false);
    await pass(9_000);
    actor.send({ type: 'ASK_TO_LEAVE' });
    await pass(20_000);
    expect(onStart).not.toHaveBeenCalled();
    actor.send({ type: 'STAY' });
    expect(onStart).toHaveBeenCalledOnce();
  });
});

describe('leaving', () => {
  test.each([
    ['LOADING', scriptedPort({ loads: ['never'] })],
    ['VIEWING', scriptedPort({})],
  ] as const)('while %s has failed by it', async (status, port) => {
    const { pass, context, actor, onLeave, onStart } = start(port);
    await pass(2_000);
    expect(context().metrics.status).toBe(status);
    actor.send({ type: 'ASK_TO_LEAVE' });
    actor.send({ type: 'LEAVE' });
    expect(onLeave).toHaveBeenCalledExactlyOnceWith({
      status: 'FAILED',
      startTime: 500,
      endTime: 2_000,
      duration: 1_500,
      wasSkipped: false,
      failureReason: 'user exited',
    });
    expect(port.dispose).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(onStart).not.toHaveBeenCalled();
  });

  test.each([
    ['before it loads', 100, 'NOT_STARTED'],
    ['after it was skipped', 6_000, 'SKIPPED'],
  ] as const)('reports %s', async (_, ms, status) => {
    const port = scriptedPort({});
    const { pass, actor, onLeave } = start(port);
    await pass(ms);
    port.end('skipped');
    actor.send({ type: 'ASK_TO_LEAVE' });
    actor.send({ type: 'LEAVE' });
    expect(onLeave.mock.lastCall?.[0].status).toBe(status);
  });
});
