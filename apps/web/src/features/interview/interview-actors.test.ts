import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { parseInterviewState } from '#/domain/session/interview-state.ts';
import { endSession, startSession } from '#/lib/session/session-store.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { FakeTrack } from '#/media/devices/testing/fake-track.ts';
import { takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';
import { mina } from '#/test/people.ts';
import type { AnswerToAnalyse } from '#/domain/answer/answer-port.ts';
import type { Voice } from '#/media/voice/voice-port.ts';
import { interviewActorsWith } from './interview-actors.ts';
import { interviewMachine } from './interview-machine.ts';
import { question } from './testing/scripted-interview.ts';

fakeDatabase();

const tracks: FakeTrack[] = [];

beforeEach(() => {
  tracks.length = 0;
  const getUserMedia = async () => {
    const mine = [new FakeTrack('video'), new FakeTrack('audio')];
    tracks.push(...mine);
    return {
      active: true,
      getTracks: () => mine,
      getAudioTracks: () => mine.slice(1),
      getVideoTracks: () => mine.slice(0, 1),
    };
  };
  // Only what opening the devices asks of the browser; jsdom has none of it.
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      mediaDevices: { value: { getUserMedia } },
      onLine: { value: true },
    }),
  );
});

const voice: Voice = {
  canSpeak: () => 'no',
  speed: () => 1,
  prepare: () => undefined,
  speak: () => () => undefined,
  letter: () => null,
  dispose: () => undefined,
};

const realActors = () =>
  interviewActorsWith(() => {
    throw new Error('Nobody listens here');
  }, voice);

/** An interview with the real actors, its camera open. */
async function opened() {
  startSession('token', mina);
  const start = parseInterviewState({ questions: [question(1)], sessionId: 'session-1-a' });
  if (!start) throw new Error('No state');
  const actors = realActors();
  const actor = createActor(interviewMachine.provide({ actors }), {
    input: {
      userId: mina.id,
      start,
      prepared: false,
      adsOn: () => false,
      mobile: false,
      voice,
      newKey: () => 'key',
      now: () => 1,
    },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ flow: 'waiting' }));
  return actor;
}

const states = () => tracks.map(({ readyState }) => readyState);

test('leaving releases camera and microphone', async () => {
  const actor = await opened();
  expect(states()).toEqual(['live', 'live']);
  actor.send({ type: 'LEAVE' });
  expect(states()).toEqual(['ended', 'ended']);
  actor.stop();
});

test('a page that is left releases camera and microphone', async () => {
  const actor = await opened();
  actor.stop();
  expect(states()).toEqual(['ended', 'ended']);
});

test('signing out in another tab releases camera and microphone', async () => {
  const actor = await opened();
  endSession({ expired: false });
  expect(actor.getSnapshot().matches({ flow: 'signedOut' })).toBe(true);
  expect(states()).toEqual(['ended', 'ended']);
  actor.stop();
});

test('giving up releases them, also when the server cannot be reached', async () => {
  const actor = await opened();
  actor.send({ type: 'ABORT' });
  await waitFor(actor, (snapshot) => snapshot.matches({ flow: 'left' }));
  expect(states()).toEqual(['ended', 'ended']);
  actor.stop();
});

test('reports a bug that keeps an answer from being analysed', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it breaks before anything is read
  const input = new Proxy({} as AnswerToAnalyse, {
    get: () => {
      throw new TypeError('a bug');
    },
  });
  const actor = createActor(realActors().analyse, { input }).start();
  await eventually(() =>
    expect(takeReports()).toEqual(['Fault (answers) while analysing an answer:']),
  );
  actor.stop();
});
