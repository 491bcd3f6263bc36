import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaveOnServer } from './saved-progress.ts';
import { scored, scriptedInterview } from './testing/scripted-interview.ts';
import { feedback, finish, pass, recording } from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(sessionId: number | string) {
  const told: unknown[] = [];
  const it = scriptedInterview({ sessionId });
  const keep = createSaveOnServer(async (place) => {
    told.push(place);
    return { outcome: 'failed', message: '' };
  }, new AbortController().signal);
  it.actor.subscribe(keep);
  return { it, told };
}

test('saves each place once, and a longer time limit', async () => {
  const { it, told } = watched(7);
  await feedback(it);
  it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
  it.actor.send({ type: 'NEXT' });
  await pass(2_100);
  const place = { sessionId: 7, currentQuestionIndex: 0, timePerQuestion: 10, totalDuration: 0 };
  expect(told).toEqual([
    place,
    { ...place, totalDuration: 8 },
    { ...place, totalDuration: 8, timePerQuestion: 60, currentQuestionIndex: 1 },
  ]);
});

test('saves a limit that was raised during an answer only with the next one', async () => {
  const { it, told } = watched(7);
  await recording(it);
  it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
  const place = { sessionId: 7, currentQuestionIndex: 0, timePerQuestion: 10, totalDuration: 0 };
  expect(told).toEqual([place]);
  it.actor.send({ type: 'COMPLETE' });
  finish(it);
  it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
  expect(told.at(-1)).toEqual({ ...place, totalDuration: 8 });
  it.actor.send({ type: 'NEXT' });
  await pass(2_100);
  expect(told.at(-1)).toMatchObject({ currentQuestionIndex: 1, timePerQuestion: 60 });
});

test('saves nothing while the server does not know the session', async () => {
  const { it, told } = watched('session-1-abc');
  await feedback(it, scored({ sessionId: 90 }));
  expect(told).toEqual([
    { sessionId: 90, currentQuestionIndex: 0, timePerQuestion: 10, totalDuration: 8 },
  ]);
});
