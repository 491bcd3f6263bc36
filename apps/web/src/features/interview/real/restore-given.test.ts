import type { AnswerAttempt } from '@daedap/contract/interviews';
import { expect, test } from 'vitest';
import { storedAnswer } from '#/domain/answer/testing/answers.ts';
import { putInOutbox } from '#/media/store/outbox.ts';
import { saveRecording } from '#/media/store/recordings.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { sessionWith } from '#/test/session.ts';
import { offline, stubServer } from '#/test/stub-server.ts';
import { loadInterview } from '../load-interview.ts';
import { saveProgress } from '../saved-progress.ts';
import { recording as recorded, scored, scriptedInterview } from '../testing/scripted-interview.ts';
import { at, finish, loaded, recording } from '../testing/walk.ts';

fakeDatabase();

const { signal } = new AbortController();
const attempts = 'GET /api/recordings/sessions/7/questions/1/attempts';
const onServer = (...found: AnswerAttempt[]) => ({
  [attempts]: { body: { success: true, session: sessionWith({ id: 7 }), attempts: found } },
});

/** Gives the first answer of a real interview, and saves the place as the page does. */
async function leaveAfterAnswer() {
  const it = scriptedInterview({ mode: 'real' });
  await recording(it);
  it.actor.send({ type: 'COMPLETE' });
  finish(it);
  saveProgress(it.actor.getSnapshot());
  return { it, load: () => loadInterview({ userId: 5, start: it.start }, signal) };
}

test('an answer that was scored stays scored, and the next question comes', async () => {
  const { it, load } = await leaveAfterAnswer();
  it.background.done('key-1', scored());
  saveProgress(it.actor.getSnapshot());
  const found = await load();
  expect(found).toMatchObject({ index: 1, restored: null });
  expect(found.given).toMatchObject([{ key: 'key-1', at: 0, result: { kind: 'scored' } }]);
});

test('two reloads while the last analyses are awaited lead back there', async () => {
  const { it, load } = await leaveAfterAnswer();
  const first = await load();
  const again = scriptedInterview({ mode: 'real' });
  const open = first.given.map((one) => Object.assign({}, one, { result: null }));
  await loaded(again, { ...first, index: 3, given: open });
  expect(at(again)).toBe('collecting.waiting');
  saveProgress(again.actor.getSnapshot());
  const second = await loadInterview({ userId: 5, start: it.start }, signal);
  expect(second).toMatchObject({ index: 3, restored: null });
  expect(second.given).toHaveLength(1);
});

test('one in the outbox waits there', async () => {
  const { load } = await leaveAfterAnswer();
  await putInOutbox({
    id: 'key-1',
    userId: 5,
    kind: 'text',
    fields: { sessionId: '7', questionId: '1' },
    file: null,
    createdAt: 1,
  });
  const { given, index } = await load();
  expect(index).toBe(1);
  expect(given).toMatchObject([{ result: { kind: 'queued' }, answer: null }]);
});

test('one that the server has takes its result', async () => {
  const { load } = await leaveAfterAnswer();
  stubServer(onServer(storedAnswer({ questionId: 1, answerVideoPath: 'key-1' })));
  expect((await load()).given).toMatchObject([{ result: { kind: 'scored' }, answer: null }]);
});

test('one that reached neither is analysed from its recording, under its key', async () => {
  const { load } = await leaveAfterAnswer();
  stubServer(onServer());
  await saveRecording(recorded());
  expect((await load()).given).toMatchObject([
    { result: null, answer: { key: 'key-1', mode: 'upload', question: { id: 1 }, duration: 8 } },
  ]);
});

test('one that reached neither, as far as anyone can say without a network, is analysed too', async () => {
  const { load } = await leaveAfterAnswer();
  stubServer({ [attempts]: offline });
  await saveRecording(recorded());
  expect((await load()).given).toMatchObject([{ result: null, answer: { key: 'key-1' } }]);
});

test('one whose words were still recognised is given after the reload', async () => {
  const it = scriptedInterview({ mode: 'real' });
  await recording(it);
  it.actor.send({ type: 'COMPLETE' });
  saveProgress(it.actor.getSnapshot());
  await saveRecording(recorded());
  const found = await loadInterview({ userId: 5, start: it.start }, signal);
  expect(found).toMatchObject({ index: 0, restored: { key: 'key-1', result: null }, given: [] });
  const again = scriptedInterview({ mode: 'real' });
  await loaded(again, found);
  expect(at(again)).toBe('between.pausing');
  expect(again.background.inputOf('key-1')).toMatchObject({ mode: 'upload', duration: 8 });
});

test('it is sent with the limit that it was recorded under', async () => {
  const { load } = await leaveAfterAnswer();
  stubServer(onServer());
  const { interviewConfig, ...rest } = recorded();
  await saveRecording({ ...rest, interviewConfig: { ...interviewConfig, timePerQuestion: 60 } });
  expect((await load()).given).toMatchObject([{ answer: { config: { timePerQuestion: 60 } } }]);
});

test('without a recording it counts as not sent', async () => {
  const { load } = await leaveAfterAnswer();
  stubServer(onServer());
  expect((await load()).given).toMatchObject([{ result: { kind: 'failed' }, answer: null }]);
});
