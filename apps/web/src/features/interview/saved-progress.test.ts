import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveProgress, readProgress } from './saved-progress.ts';
import { scored, scriptedInterview } from './testing/scripted-interview.ts';
import { feedback, finish, loaded, pass, ready, recording, settle } from './testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function kept(settings: Parameters<typeof scriptedInterview>[0] = {}) {
  const it = scriptedInterview(settings);
  it.actor.subscribe(saveProgress);
  return it;
}

const item = (key: string) => sessionStorage.getItem(key);

test('writes five keys as the interview goes', async () => {
  const it = kept();
  await ready(it);
  expect(JSON.parse(item('interviewQuestions') ?? '')).toHaveLength(3);
  expect(item('currentQuestionIndex')).toBe('0');
  expect(item('interviewTimeLimit')).toBe('10');
  expect(item('recordingState')).toBe('waiting');
  expect(JSON.parse(item('interviewProgress') ?? '')).toMatchObject({
    sessionId: 7,
    current: 1,
    total: 3,
    percent: 33,
  });
});

test('names every recording state', async () => {
  const it = kept();
  const seen: (string | null)[] = [];
  const look = () => seen.push(item('recordingState'));
  await ready(it);
  look();
  await pass(2_000);
  look();
  it.actor.send({ type: 'LEAVE' });

  const other = kept({ enableAds: true });
  await recording(other);
  look();
  other.actor.send({ type: 'PAUSE' });
  look();
  other.actor.send({ type: 'COMPLETE' });
  look();
  finish(other);
  look();
  other.analyse.says({ type: 'ANALYSIS.DONE', result: scored() });
  other.actor.send({ type: 'SHOW_RESULT' });
  look();
  expect(seen).toEqual([
    'waiting',
    'countdown',
    'recording',
    'paused',
    'finishing',
    'analyzing',
    'feedback',
  ]);
});

test('names trouble an error and the end completed', async () => {
  const it = kept();
  it.load.last().reject();
  await settle();
  it.actor.send({ type: 'USE_FALLBACK_QUESTION' });
  it.devices.says({
    type: 'DEVICES.FAILED',
    failure: { code: 'deviceBusy', detail: 'busy', name: 'NotReadableError' },
  });
  expect(item('recordingState')).toBe('error');

  const last = kept();
  await loaded(last, { index: 3 });
  expect(item('recordingState')).toBe('completed');
});

test('the server’s id and the follow-ups survive a reload', async () => {
  const it = kept({ sessionId: 'session-1-abc' });
  await feedback(it, scored({ sessionId: 90, questionId: 900 }));
  expect(readProgress(it.start)).toMatchObject({
    startedAs: 'session-1-abc',
    sessionId: 90,
    index: 0,
    timeLimit: 10,
    recordingState: 'feedback',
    questions: [{ id: 900 }, { id: 2 }, { id: 3 }],
    answer: { result: { kind: 'scored', answerId: 11 } },
  });
});

test('a limit that was raised in mid-interview survives a reload', async () => {
  const it = kept();
  await recording(it);
  it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
  expect(item('interviewTimeLimit')).toBe('60');
  expect(readProgress(it.start)?.timeLimit).toBe(60);
});

test.each([
  ['another session', { startedAs: 8 }],
  ['nothing readable', null],
])('does not restore %s', async (_, change) => {
  const it = kept();
  await feedback(it);
  const progress: unknown = JSON.parse(item('interviewProgress') ?? '');
  const changed = change && typeof progress === 'object' ? { ...progress, ...change } : 'broken';
  sessionStorage.setItem('interviewProgress', JSON.stringify(changed));
  expect(readProgress(it.start)).toBeNull();
});
