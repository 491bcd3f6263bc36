import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type ModelPresence, speechModelMachine } from './speech-model-machine.ts';
import { takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';

const running: { stop: () => unknown }[] = [];

afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

/** Runs the machine with a browser that only the test moves. */
async function start(found: ModelPresence, remove = () => Promise.resolve()) {
  const begun = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  const reportNotRemoved = vi.fn<() => void>();
  const machine = speechModelMachine.provide({
    actors: {
      find: fromPromise(async () => found),
      download: fromCallback(() => {
        begun();
        return cancel;
      }),
      remove: fromPromise(remove),
    },
    actions: { reportNotRemoved },
  });
  const actor = createActor(machine).start();
  running.push(actor);
  expect(actor.getSnapshot().value).toBe('checking');
  const state = () => actor.getSnapshot().value;
  await eventually(() => expect(state()).not.toBe('checking'));
  return { actor, state, begun, cancel, reportNotRemoved };
}

test('downloads nothing before the user agrees', async () => {
  const { actor, state, begun } = await start('none');
  expect(state()).toBe('offered');
  actor.send({ type: 'AGREE' });
  actor.send({ type: 'RESUME' });
  expect(state()).toBe('offered');
  actor.send({ type: 'ASK' });
  expect(state()).toBe('asking');
  actor.send({ type: 'DECLINE' });
  expect(state()).toBe('offered');
  expect(begun).not.toHaveBeenCalled();
  actor.send({ type: 'ASK' });
  actor.send({ type: 'AGREE' });
  expect(begun).toHaveBeenCalledOnce();
  actor.send({ type: 'PROGRESS', part: 0.4 });
  expect(actor.getSnapshot().context.part).toBe(0.4);
  actor.send({ type: 'ENDED', outcome: 'ready' });
  expect(state()).toBe('ready');
});

test('cancels the download and resumes without asking again', async () => {
  const { actor, state, begun, cancel } = await start('none');
  actor.send({ type: 'ASK' });
  actor.send({ type: 'AGREE' });
  actor.send({ type: 'CANCEL' });
  expect(state()).toBe('cancelled');
  expect(cancel).toHaveBeenCalledOnce();
  actor.send({ type: 'RESUME' });
  expect(state()).toBe('downloading');
  expect(begun).toHaveBeenCalledTimes(2);
});

test.each(['network', 'space', 'other'] as const)(
  'reports the failure %s and retries',
  async (outcome) => {
    const { actor, state } = await start('none');
    actor.send({ type: 'ASK' });
    actor.send({ type: 'AGREE' });
    actor.send({ type: 'ENDED', outcome });
    expect(state()).toBe('failed');
    expect(actor.getSnapshot().context.failure).toBe(outcome);
    actor.send({ type: 'RESUME' });
    expect(state()).toBe('downloading');
    expect(actor.getSnapshot().context.failure).toBeNull();
  },
);

test('a stored model is ready and is removed after a confirmation', async () => {
  const { actor, state } = await start('kept');
  expect(state()).toBe('ready');
  actor.send({ type: 'REMOVE' });
  expect(state()).toBe('ready');
  actor.send({ type: 'ASK' });
  actor.send({ type: 'DECLINE' });
  expect(state()).toBe('ready');
  actor.send({ type: 'ASK' });
  actor.send({ type: 'REMOVE' });
  expect(state()).toBe('removing');
  await eventually(() => expect(state()).toBe('offered'));
});

test('stays ready when the model cannot be removed', async () => {
  const refuse = () => Promise.reject(new Error('The cache is broken'));
  const { actor, state, reportNotRemoved } = await start('kept', refuse);
  actor.send({ type: 'ASK' });
  actor.send({ type: 'REMOVE' });
  await eventually(() => expect(state()).toBe('ready'));
  expect(reportNotRemoved).toHaveBeenCalledOnce();
  expect(takeReports()).toEqual(['Fault (storage) while deleting the speech model:']);
});

test('is unavailable where the model cannot be stored', async () => {
  const { state } = await start('unavailable');
  expect(state()).toBe('unavailable');
});
