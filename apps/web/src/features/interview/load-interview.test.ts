import { analysis } from '#/domain/answer/testing/answers.ts';
import { describe, expect, test, vi } from 'vitest';
import { parseInterviewState } from '#/domain/session/interview-state.ts';
import { closeChunkDb } from '#/media/store/chunk-db.ts';
import { deleteFromOutbox, putInOutbox } from '#/media/store/outbox.ts';
import { openDraft } from '#/media/store/recording-drafts.ts';
import { saveRecording } from '#/media/store/recordings.ts';
import { getLocalSession } from '#/media/store/sessions.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { storedAnswer } from '#/domain/answer/testing/answers.ts';
import { takeReports } from '#/test/console.ts';
import { sessionWith } from '#/test/session.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { saveProgress } from './saved-progress.ts';
import { loadInterview } from './load-interview.ts';
import {
  question,
  recording as recorded,
  scored,
  scriptedInterview,
} from './testing/scripted-interview.ts';
import { feedback, finish, recording } from './testing/walk.ts';

fakeDatabase();

const { signal } = new AbortController();

function stateWith(values: object) {
  const state = parseInterviewState({
    questions: [1, 2, 3].map((id) => question(id)),
    sessionId: 7,
    timeLimit: 10,
    ...values,
  });
  if (!state) throw new Error('No state');
  return state;
}

const load = (values: object = {}) =>
  loadInterview({ userId: 5, start: stateWith(values) }, signal);

const address = 'GET /api/interview-lifecycle/session/7/questions';

test('begins at the first question and enters the session on this device', async () => {
  const loaded = await load();
  expect(loaded).toMatchObject({ index: 0, sessionId: 7, unfinished: null, restored: null });
  expect(await getLocalSession(5, '7')).toMatchObject({
    completedAt: 0,
    analysisStatus: 'pending',
  });
  expect(localStorage.getItem('recentSessionId')).toBe('7');
});

test('a resumed session goes on after the last question that has any answer', async () => {
  const answered = (id: number, is: boolean) => ({ ...question(id), answered: is });
  const questions = [answered(1, true), answered(2, false), answered(3, true), answered(4, false)];
  expect(await load({ questions, resumeSession: true })).toMatchObject({ index: 3 });
  expect(
    await load({ questions: [answered(1, false)], resumeSession: true, sessionId: 8 }),
  ).toMatchObject({ index: 0 });
});

test('questions that were not handed over come from the server', async () => {
  const session = {
    id: 7,
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'beginner',
    timePerQuestion: 10,
    questionCount: 2,
    totalQuestions: 2,
    completedQuestions: 1,
    totalScore: null,
    status: 'in_progress',
    createdAt: '2026-11-15T00:00:00.000Z',
    completedAt: null,
    language: 'ko',
    enableAds: false,
    currentQuestionIndex: null,
    totalDuration: null,
    clientSessionId: null,
  };
  const questions = [
    { ...question(1), answered: true },
    { ...question(2), answered: false },
  ];
  stubServer({ [address]: { body: { success: true, session, questions } } });
  expect(await load({ questions: [] })).toMatchObject({
    index: 1,
    questions: [{ id: 1 }, { id: 2 }],
  });
});

test('rejects when the questions cannot be loaded', async () => {
  stubServer({ [address]: failure(500, 'INTERNAL', '') });
  await expect(load({ questions: [] })).rejects.toThrow('');
});

/** The tab as an interview leaves it. */
async function keptBy(walk: (it: ReturnType<typeof scriptedInterview>) => Promise<unknown>) {
  const it = scriptedInterview();
  it.actor.subscribe(saveProgress);
  await walk(it);
  it.actor.stop();
}

test('a reload during an answer finds the interrupted answer', async () => {
  await keptBy(recording);
  const { blob, duration, timestamp, ...info } = recorded();
  const draft = openDraft({ ...info, mimeType: blob.type, startedAt: timestamp });
  await draft.append(new Blob(['abc']), duration);
  draft.dispose();
  const loaded = await load();
  expect(loaded.unfinished).toMatchObject({ duration: 8, bytes: 3 });
  expect(loaded.index).toBe(0);
});

test('a limit that was raised in mid-answer survives a reload, and the interrupted answer keeps its own', async () => {
  await keptBy(async (it) => {
    await recording(it);
    it.actor.send({ type: 'UPGRADED', timeLimit: 60 });
    const info = it.recorder.input?.draft;
    if (!info) throw new Error('Nothing is recorded');
    const draft = openDraft({ ...info, mimeType: 'video/webm' });
    await draft.append(new Blob(['abc']), 8);
    draft.dispose();
  });
  const loaded = await load();
  expect(loaded.timeLimit).toBe(60);
  expect(loaded.unfinished?.draft.interviewConfig.timePerQuestion).toBe(10);
});

test('a reload during the feedback shows it again', async () => {
  await keptBy((it) => feedback(it));
  await saveRecording({ ...recorded(), blob: new Blob(['abc']) });
  const loaded = await load();
  expect(loaded.index).toBe(0);
  expect(loaded.restored?.recording).toMatchObject({ id: 'key-1' });
  expect(loaded.restored).toMatchObject({ key: 'key-1', duration: 8, result: scored() });
});

const analysing = () =>
  keptBy(async (it) => {
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
    finish(it);
  });

test('a reload during the analysis: the answer still waits', async () => {
  await analysing();
  const entry = { id: 'key-1', userId: 5, kind: 'text', fields: {}, file: null } as const;
  await putInOutbox({ ...entry, createdAt: 1 });
  expect(await load()).toMatchObject({ index: 0, restored: { result: { kind: 'queued' } } });
});

const attempts = 'GET /api/recordings/sessions/7/questions/1/attempts';
const waiting = { kind: 'queued', key: 'key-1', provisional: null } as const;
const onServer = (change: Parameters<typeof storedAnswer>[0] = {}) => ({
  body: {
    success: true,
    session: sessionWith({ id: 7 }),
    attempts: [storedAnswer({ answerVideoPath: 'key-1', ...change })],
  },
});

test('a reload during the analysis: the server has the answer, and its result is shown', async () => {
  await analysing();
  stubServer({ [attempts]: onServer() });
  expect(await load()).toMatchObject({ index: 0, restored: { result: { kind: 'scored' } } });
});

test.each([
  ['the server has none', failure(404, 'NOT_FOUND', '')],
  ['the server only has an earlier attempt', onServer({ answerVideoPath: 'take-0' })],
  ['the server only has an attempt without a recording', onServer({ answerVideoPath: null })],
  ['the server cannot be asked', offline],
])('a reload before the answer was sent, and %s: its recording is sent', async (_name, answer) => {
  await analysing();
  await saveRecording({ ...recorded(), blob: new Blob(['abc']) });
  stubServer({ [attempts]: answer });
  expect(await load()).toMatchObject({
    index: 0,
    restored: { key: 'key-1', result: null, recording: { id: 'key-1' } },
  });
});

test('a reload after the recording was saved, while its words were still recognised: it is sent', async () => {
  await keptBy(async (it) => {
    await recording(it);
    it.actor.send({ type: 'COMPLETE' });
  });
  await saveRecording({ ...recorded(), blob: new Blob(['abc']) });
  stubServer({ [attempts]: failure(404, 'NOT_FOUND', '') });
  expect(await load()).toMatchObject({ index: 0, restored: { key: 'key-1', result: null } });
});

test('a reload during the analysis asks the question again when nobody has the answer', async () => {
  await analysing();
  stubServer({ [attempts]: failure(404, 'NOT_FOUND', '') });
  expect(await load()).toMatchObject({ index: 0, restored: null });
});

test('an answer that was sent while the page loaded is not shown as waiting', async () => {
  await keptBy((it) => feedback(it, waiting));
  stubServer({ [attempts]: onServer() });
  expect(await load()).toMatchObject({ index: 0, restored: { result: { kind: 'scored' } } });
});

test.each([
  ['the server still works on it', onServer({ analysisStatus: 'processing', score: null })],
  ['the server cannot be asked', offline],
])('an answer that was sent stays marked as waiting while %s', async (_name, answer) => {
  await keptBy((it) => feedback(it, waiting));
  stubServer({ [attempts]: answer });
  expect(await load()).toMatchObject({ index: 0, restored: { result: waiting } });
});

test('a corrected text that waits stays marked as waiting, whether or not the first text was sent', async () => {
  await keptBy((it) => feedback(it, waiting));
  const entry = { userId: 5, kind: 'text', fields: {}, file: null } as const;
  await putInOutbox({ ...entry, id: 'key-1', createdAt: 1 });
  await putInOutbox({ ...entry, id: 'key-1-edited-2', createdAt: 2 });
  const corrected = { ...waiting, key: 'key-1-edited-2' };
  expect(await load()).toMatchObject({ index: 0, restored: { result: corrected } });
  await deleteFromOutbox('key-1');
  expect(await load()).toMatchObject({ index: 0, restored: { result: corrected } });
});

test('a reload while the correction of a scored answer was being sent: the correction waits', async () => {
  await keptBy((it) => feedback(it));
  const entry = { userId: 5, kind: 'text', fields: {}, file: null, createdAt: 1 } as const;
  await putInOutbox({ ...entry, id: 'key-1-edited-2' });
  const corrected = { ...waiting, key: 'key-1-edited-2' };
  expect(await load()).toMatchObject({ index: 0, restored: { result: corrected } });
});

test('a corrected text that waits has its own provisional score, not that of the first text', async () => {
  await keptBy((it) => feedback(it, { ...waiting, provisional: { ...analysis, score: 30 } }));
  const entry = { userId: 5, kind: 'text', fields: {}, file: null, createdAt: 1 } as const;
  const found = async () => (await load()).restored?.result;
  await putInOutbox({ ...entry, id: 'key-1-edited-2' });
  expect(await found()).toMatchObject({ provisional: null });
  await putInOutbox({ ...entry, id: 'key-1-edited-2', provisional: { ...analysis, score: 70 } });
  expect(await found()).toMatchObject({ provisional: { score: 70 } });
});

test('a place that an earlier version saved names the answer itself as waiting', async () => {
  await keptBy((it) => feedback(it, waiting));
  const saved = sessionStorage.getItem('interviewProgress') ?? '';
  sessionStorage.setItem(
    'interviewProgress',
    saved.replace(',"key":"key-1","provisional"', ',"provisional"'),
  );
  stubServer({ [attempts]: offline });
  expect(await load()).toMatchObject({ index: 0, restored: { result: waiting } });
});

describe('a database of this device that cannot be read', () => {
  /** Opens the databases that come from now on with an error. */
  function breakDatabase() {
    closeChunkDb();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
  }

  test.each([
    ['has none', failure(404, 'NOT_FOUND', '')],
    ['may only have the text before its correction', onServer()],
  ])('an answer that waited counts as waiting while the server %s', async (_name, answer) => {
    await keptBy((it) => feedback(it, waiting));
    breakDatabase();
    stubServer({ [attempts]: answer });
    expect(await load()).toMatchObject({ index: 0, restored: { result: waiting } });
    expect(takeReports()).toContain('Fault (storage) while finding a waiting answer:');
  });

  test('an answer that was being sent has the server’s result, or counts as waiting', async () => {
    await analysing();
    breakDatabase();
    stubServer({ [attempts]: onServer() });
    expect(await load()).toMatchObject({ restored: { result: { kind: 'scored' } } });
    stubServer({ [attempts]: failure(404, 'NOT_FOUND', '') });
    expect(await load()).toMatchObject({ index: 0, restored: { result: waiting } });
    expect(takeReports()).toContain('Fault (storage) while finding a waiting answer:');
  });
});

test('another interview does not find the place of the last one', async () => {
  await keptBy((it) => feedback(it));
  expect(await load({ sessionId: 8 })).toMatchObject({ index: 0, restored: null, sessionId: 8 });
});
