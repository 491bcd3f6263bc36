import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { isStarred, listOutbox, putInOutbox } from '#/media/store/outbox.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { mina } from '#/test/people.ts';
import { outboxSender } from './answer-services.ts';
import { changeLock, runIfFree } from './locks.ts';
import {
  keepScript,
  questionsAnsweredHere,
  sendStar,
  waitingScript,
  waitingStar,
} from './practice-changes.ts';
import { entryOf } from './testing/answers.ts';

fakeDatabase();

const scriptCall = 'POST /api/practice/questions/71/script';
const starCall = 'POST /api/practice/answers/501/star';

beforeEach(() => startSession('token', mina));

/** A server that keeps the texts that it gets. */
function listening() {
  const texts: unknown[] = [];
  stubServer({
    [scriptCall]: async (request) => {
      const { text } = (await request.json()) as { text: string };
      texts.push(text);
      return { body: { success: true, script: { text, updatedAt: '2026-11-16T00:00:00.000Z' } } };
    },
    [starCall]: {},
  });
  return texts;
}

const waitingIds = async () => (await listOutbox(7)).map(({ fields }) => fields['text']);

test('a script without a network is kept here, read from here, and sent in its order later', async () => {
  stubServer({ [scriptCall]: offline });
  expect(await keepScript(71, '첫 번째')).toBe('waits');
  // A second tab writes its own entry.
  expect(await keepScript(71, '두 번째')).toBe('waits');
  expect(await waitingIds()).toEqual(['첫 번째', '두 번째']);
  expect((await waitingScript(71))?.text).toBe('두 번째');
  const texts = listening();
  const stop = outboxSender.start();
  await expect.poll(() => listOutbox(7)).toEqual([]);
  stop();
  expect(texts).toEqual(['첫 번째', '두 번째']);
  expect(await waitingScript(71)).toBeUndefined();
});

test('what is sent at once leaves nothing older behind that could arrive after it', async () => {
  stubServer({ [scriptCall]: offline });
  await keepScript(71, '오래된 글');
  const texts = listening();
  expect(await keepScript(71, '새 글')).toBe('sent');
  expect(texts).toEqual(['새 글']);
  expect(await listOutbox(7)).toEqual([]);
});

test('waits while another page sends a change of the same question', async () => {
  const texts = listening();
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = runIfFree(changeLock('script-71'), () => promise);
  expect(await keepScript(71, '나중 글')).toBe('waits');
  expect(texts).toEqual([]);
  resolve();
  await other;
  expect(await waitingIds()).toEqual(['나중 글']);
});

test('a deletion without a network hides the script', async () => {
  stubServer({ 'DELETE /api/practice/questions/71/script': offline });
  expect(await keepScript(71, null)).toBe('waits');
  expect(await waitingScript(71)).toMatchObject({ text: null });
});

test('a script that the server refuses does not wait', async () => {
  stubServer({ [scriptCall]: failure(404, 'NOT_FOUND', '찾을 수 없어요') });
  await expect(keepScript(71, '글')).rejects.toThrow('찾을 수 없어요');
  expect(await listOutbox(7)).toEqual([]);
});

test('the newest star without a network is kept', async () => {
  stubServer({ [starCall]: offline });
  await sendStar({ answerId: 501 }, true);
  await sendStar({ answerId: 501 }, false);
  expect(await waitingStar(501)).toBe(false);
  expect(await waitingStar(502)).toBeNull();
});

test('the star of an answer that waits stays with it', async () => {
  await putInOutbox(entryOf({ id: 'key-1', userId: 7 }));
  await sendStar({ key: 'key-1' }, true);
  expect(await isStarred('key-1')).toBe(true);
  await sendStar({ key: 'key-1' }, false);
  expect(await isStarred('key-1')).toBe(false);
});

test('names the questions of the server that were answered here', async () => {
  const fields = (sessionId: string, questionId: string) => ({ fields: { sessionId, questionId } });
  await putInOutbox(entryOf({ id: 'a', userId: 7, ...fields('40', '71') }));
  await putInOutbox(entryOf({ id: 'b', userId: 7, ...fields('session-1-a', '2') }));
  await putInOutbox(entryOf({ id: 'c', userId: 8, ...fields('41', '99') }));
  stubServer({ [scriptCall]: offline });
  await keepScript(71, '글');
  expect(await questionsAnsweredHere()).toEqual([71]);
});
