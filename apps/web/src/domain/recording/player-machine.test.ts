import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { playerMachine } from './player-machine.ts';

const running: { stop: () => unknown }[] = [];

afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

type Found<Value> = Value | null | Error;

function start(
  local: Found<ReturnType<typeof recordingOf>>,
  server: Found<string>,
  recordingId?: string,
) {
  const answer = async <Value>(found: Found<Value>) => {
    if (found instanceof Error) throw found;
    return found;
  };
  const machine = playerMachine.provide({
    actors: {
      findLocal: fromPromise(() => answer(local)),
      findBackup: fromPromise(() => answer(server)),
    },
  });
  const input = { userId: 7, sessionId: 12, questionId: 3, recordingId };
  const actor = createActor(machine, { input }).start();
  running.push(actor);
  const expectState = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, expectState };
}

const lost = new Error('No answer');

test('the copy of this device comes first', async () => {
  const recording = recordingOf();
  const { actor, expectState } = start(recording, '/server.webm');
  await expectState('local');
  expect(actor.getSnapshot().context.recording).toBe(recording);
});

test.each([[null], [lost]])('where it is gone, the server’s (%s)', async (local) => {
  const { actor, expectState } = start(local, '/server.webm');
  await expectState('server');
  expect(actor.getSnapshot().context.url).toBe('/server.webm');
});

test('where it cannot be played, the server’s; then it is broken', async () => {
  const { actor, expectState } = start(recordingOf(), '/server.webm');
  await expectState('local');
  actor.send({ type: 'PLAY_FAILED' });
  await expectState('server');
  actor.send({ type: 'PLAY_FAILED' });
  await expectState('broken');
  actor.send({ type: 'RETRY' });
  await expectState('local');
});

test.each([[null], [lost]])('broken, when the server has none either (%s)', async (server) => {
  const { actor, expectState } = start(recordingOf(), server);
  await expectState('local');
  actor.send({ type: 'PLAY_FAILED' });
  await expectState('broken');
});

test('none was ever saved for the answer', async () => {
  const { expectState } = start(null, null);
  await expectState('missing');
});

test('one recording in particular, nowhere to be found', async () => {
  const { expectState } = start(null, null, 'one');
  await expectState('gone');
});

test('the server could not be asked', async () => {
  const { actor, expectState } = start(null, lost);
  await expectState('failed');
  expect(actor.getSnapshot().context.error).toBe(lost);
});

test('another try looks for what is wanted by then', async () => {
  const { actor, expectState } = start(null, '/server.webm');
  await expectState('server');
  actor.send({ type: 'PLAY_FAILED' });
  await expectState('broken');
  const wanted = { userId: 7, sessionId: 12, questionId: 3, backupUrl: '/signed-anew' };
  actor.send({ type: 'RETRY', wanted });
  await expectState('server');
  expect(actor.getSnapshot().context.wanted).toBe(wanted);
});
