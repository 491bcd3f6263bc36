import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { adError } from './ad-errors.ts';
import { adMachine, adStateOf } from './ad-machine.ts';
import type { AdPort } from './ad-port.ts';
import { createTestClock } from '#/lib/time/testing/test-clock.ts';
import { loadFails, scriptedPort, showFails } from './testing/scripted-port.ts';

const running: { stop: () => unknown }[] = [];

afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

function start(port: AdPort | null, maxRetries?: number) {
  const time = createTestClock();
  const actor = createActor(adMachine, {
    clock: time.forMachines,
    input: {
      port,
      kind: '10s',
      now: time.clock.now,
      ...(maxRetries !== undefined && { maxRetries }),
    },
  }).start();
  running.push(actor);
  return { ...time, actor, state: () => adStateOf(actor.getSnapshot()) };
}

test('starts loading half a second after the start and stores the times', async () => {
  const port = scriptedPort({});
  const { pass, state, actor } = start(port);
  expect(state()).toEqual({
    loadState: 'idle',
    viewState: 'idle',
    error: null,
    metrics: { retryCount: 0, loadStartTime: null, loadEndTime: null, showStartTime: null },
    isReady: false,
    canShow: false,
    canRetry: false,
    hasGivenUp: false,
  });
  await pass(499);
  expect(port.load).not.toHaveBeenCalled();
  await pass(1);
  expect(port.load).toHaveBeenCalledExactlyOnceWith('10s');
  expect(state()).toMatchObject({ loadState: 'loaded', isReady: true, canShow: true });
  await pass(200);
  actor.send({ type: 'SHOW' });
  await pass(0);
  expect(state()).toMatchObject({
    viewState: 'playing',
    isReady: true,
    canShow: false,
    metrics: { loadStartTime: 500, loadEndTime: 500, showStartTime: 700 },
  });
});

test('ignores a second load while the first is running', async () => {
  const port = scriptedPort({ loads: ['never'] });
  const { actor, pass, state } = start(port);
  actor.send({ type: 'LOAD' });
  actor.send({ type: 'LOAD' });
  await pass(10_000);
  expect(port.load).toHaveBeenCalledOnce();
  expect(state().loadState).toBe('loading');
});

test('retries three times with the delays of the service, then gives up', async () => {
  const port = scriptedPort({ loads: [loadFails] });
  const { actor, pass, state } = start(port);
  actor.send({ type: 'LOAD' });
  await pass(0);
  expect(state()).toMatchObject({ loadState: 'failed', canRetry: true, error: loadFails });
  const loads = async (ms: number) => {
    await pass(ms);
    return port.load.mock.calls.length;
  };
  expect([await loads(999), await loads(1)]).toEqual([1, 2]);
  expect([await loads(1_999), await loads(1)]).toEqual([2, 3]);
  expect([await loads(2_999), await loads(1)]).toEqual([3, 4]);
  expect(state()).toMatchObject({
    canRetry: false,
    hasGivenUp: true,
    metrics: { retryCount: 3 },
  });
  expect(await loads(60_000)).toBe(4);
});

test('the screens retry twice; a later success clears the error', async () => {
  const gone = start(scriptedPort({ loads: [loadFails] }), 2);
  await gone.pass(500 + 1_000 + 2_000);
  expect(gone.state()).toMatchObject({ hasGivenUp: true, metrics: { retryCount: 2 } });
  const saved = start(scriptedPort({ loads: [loadFails, loadFails, null] }), 2);
  await saved.pass(500 + 1_000 + 2_000);
  expect(saved.state()).toMatchObject({ loadState: 'loaded', error: null, hasGivenUp: false });
});

test('a manual retry does not wait; a new load resets the retry count', async () => {
  const port = scriptedPort({ loads: [loadFails] });
  const { actor, pass, state } = start(port, 1);
  actor.send({ type: 'LOAD' });
  await pass(0);
  actor.send({ type: 'RETRY' });
  await pass(0);
  expect(state()).toMatchObject({ hasGivenUp: true, metrics: { retryCount: 1 } });
  actor.send({ type: 'RETRY' });
  await pass(0);
  expect(port.load).toHaveBeenCalledTimes(2);
  actor.send({ type: 'LOAD' });
  await pass(0);
  expect(state()).toMatchObject({ canRetry: true, metrics: { retryCount: 0 } });
});

test('gives up at once without an ad service', async () => {
  const { pass, state } = start(null);
  await pass(500);
  expect(state()).toMatchObject({
    loadState: 'failed',
    hasGivenUp: true,
    error: { code: 'SERVICE_UNAVAILABLE', message: 'ad service is not available' },
  });
});

test('turns what a service throws into an error', async () => {
  const port = scriptedPort({});
  port.load.mockRejectedValueOnce(new Error('no fill'));
  port.show.mockRejectedValueOnce(new Error('no window'));
  const { actor, pass, state } = start(port);
  actor.send({ type: 'LOAD' });
  await pass(0);
  expect(state().error).toEqual({ code: 'LOAD_ERROR', message: 'no fill', retryable: true });
  await pass(1_000);
  actor.send({ type: 'SHOW' });
  await pass(0);
  expect(state()).toMatchObject({
    viewState: 'idle',
    hasGivenUp: true,
    error: { code: 'SHOW_ERROR', message: 'no window' },
  });
});

test('does not load when the service fails to initialise', async () => {
  const port = scriptedPort({});
  port.initialize.mockResolvedValue(adError('SERVICE_UNAVAILABLE'));
  const { pass, state } = start(port);
  await pass(500);
  expect(port.load).not.toHaveBeenCalled();
  expect(state().hasGivenUp).toBe(true);
});

test('reports an error when it is shown too early and changes nothing else', async () => {
  const { actor, pass, state } = start(scriptedPort({}));
  actor.send({ type: 'SHOW' });
  expect(state().error).toEqual({
    code: 'NOT_READY',
    message: 'Ad is not ready to show',
    retryable: false,
  });
  await pass(500);
  expect(state()).toMatchObject({ error: null, canShow: true });
});

test('showing after a failed load keeps its error and its retries', async () => {
  const { actor, pass, state } = start(scriptedPort({ loads: [loadFails, null] }));
  await pass(500);
  actor.send({ type: 'SHOW' });
  expect(state()).toMatchObject({ error: loadFails, canRetry: true });
  await pass(1_000);
  expect(state().canShow).toBe(true);
});

test('gives up an ad that cannot be shown', async () => {
  const { actor, pass, state } = start(scriptedPort({ show: showFails }));
  await pass(500);
  actor.send({ type: 'SHOW' });
  await pass(0);
  expect(state()).toMatchObject({ viewState: 'idle', error: showFails, hasGivenUp: true });
});

test.each(['completed', 'skipped', 'closed'] as const)(
  'ends as %s and can load again',
  async (how) => {
    const port = scriptedPort({});
    const { actor, pass, state } = start(port);
    await pass(500);
    actor.send({ type: 'SHOW' });
    await pass(0);
    port.end(how);
    expect(state()).toMatchObject({ loadState: 'idle', viewState: how, hasGivenUp: false });
    await pass(10_000);
    expect(port.load).toHaveBeenCalledOnce();
    actor.send({ type: 'LOAD' });
    await pass(0);
    expect(state()).toMatchObject({ loadState: 'loaded', viewState: 'idle' });
  },
);

test('close goes through the service; stop disposes of the service', async () => {
  const port = scriptedPort({});
  const { actor, pass, state } = start(port);
  await pass(500);
  actor.send({ type: 'SHOW' });
  await pass(0);
  actor.send({ type: 'CLOSE' });
  expect(port.close).toHaveBeenCalledOnce();
  expect(state().viewState).toBe('closed');
  expect(port.dispose).not.toHaveBeenCalled();
  actor.stop();
  expect(port.dispose).toHaveBeenCalledOnce();
});
