import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { takeReports } from '#/test/console.ts';
import { playerMachine } from './player-machine.ts';

const running: { stop: () => unknown }[] = [];

afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

type Outcome<Value> = Value | null | Error;

function start(
  local: Outcome<ReturnType<typeof recordingOf>>,
  server: Outcome<string>,
  recordingId?: string,
) {
  const settle = async <Value>(outcome: Outcome<Value>) => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const machine = playerMachine.provide({
    actors: {
      findLocal: fromPromise(() => settle(local)),
      findBackup: fromPromise(() => settle(server)),
    },
  });
  const input = { userId: 7, sessionId: 12, questionId: 3, recordingId };
  const actor = createActor(machine, { input }).start();
  running.push(actor);
  const expectState = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, expectState };
}

const lost = new Error('No answer');

test('plays the recording of this device first', async () => {
  const recording = recordingOf();
  const { actor, expectState } = start(recording, '/server.webm');
  await expectState('local');
  expect(actor.getSnapshot().context.recording).toBe(recording);
});

test.each([[null], [lost]])(
  'plays the backup when the recording is missing (%s)',
  async (local) => {
    const { actor, expectState } = start(local, '/server.webm');
    await expectState('server');
    expect(actor.getSnapshot().context.url).toBe('/server.webm');
    expect(takeReports()).toEqual(local ? ['Fault (storage) while finding a recording:'] : []);
  },
);

test('plays the backup when the recording cannot be played, and breaks when neither can', async () => {
  const { actor, expectState } = start(recordingOf(), '/server.webm');
  await expectState('local');
  actor.send({ type: 'PLAY_FAILED' });
  await expectState('server');
  actor.send({ type: 'PLAY_FAILED' });
  await expectState('broken');
  actor.send({ type: 'RETRY' });
  await expectState('local');
});

test.each([[null], [lost]])(
  'breaks when the recording cannot be played and there is no backup (%s)',
  async (server) => {
    const { actor, expectState } = start(recordingOf(), server);
    await expectState('local');
    actor.send({ type: 'PLAY_FAILED' });
    await expectState('broken');
    expect(takeReports()).toEqual(
      server ? ['Fault (calls) while finding the backup of a recording:'] : [],
    );
  },
);

test('is missing when no recording was ever saved', async () => {
  const { expectState } = start(null, null);
  await expectState('missing');
});

test('is gone when a requested recording is nowhere', async () => {
  const { expectState } = start(null, null, 'one');
  await expectState('gone');
});

test('fails when the server cannot be reached', async () => {
  const { actor, expectState } = start(null, lost);
  await expectState('failed');
  expect(actor.getSnapshot().context.error).toBe(lost);
  expect(takeReports()).toEqual(['Fault (calls) while finding the backup of a recording:']);
});

test('takes the new request on a retry', async () => {
  const { actor, expectState } = start(null, '/server.webm');
  await expectState('server');
  actor.send({ type: 'PLAY_FAILED' });
  await expectState('broken');
  const request = { userId: 7, sessionId: 12, questionId: 3, backupUrl: '/signed-anew' };
  actor.send({ type: 'RETRY', request });
  await expectState('server');
  expect(actor.getSnapshot().context.request).toBe(request);
});
