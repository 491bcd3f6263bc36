import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { failure, stubServer } from '#/test/stub-server.ts';
import { addToSet, deleteSet } from './set-calls.ts';

beforeEach(() => startSession('token-1', mina));

const list = 'GET /api/practice/question-sets';
const save = 'POST /api/practice/question-sets/7';
const question = { text: '왜요?', questionType: 'general', points: [] } as const;
const set = (texts: readonly string[], version = 1) => ({
  id: 7,
  name: '기출',
  questions: texts.map((text) => ({ ...question, text })),
  version,
  updatedAt: '2026-11-16T00:00:00.000Z',
});
const sets = (texts: readonly string[]) => ({ body: { success: true, sets: [set(texts)] } });
const newQuestion = { ...question, points: [] };

test('puts a question at the end of a set', async () => {
  const requests = stubServer({
    [list]: sets(['하나?']),
    [save]: { body: { success: true, set: set([]) } },
  });
  expect(await addToSet(7, [newQuestion])).toBe(1);
  expect(await requests.at(-1)?.json()).toMatchObject({
    version: 1,
    name: '기출',
    questions: [{ text: '하나?' }, { text: '왜요?' }],
  });
});

test('does not add a question twice', async () => {
  stubServer({ [list]: sets(['왜요?']) });
  expect(await addToSet(7, [newQuestion])).toBe(0);
  const requests = stubServer({
    [list]: sets(['왜요?']),
    [save]: { body: { success: true, set: set([]) } },
  });
  expect(await addToSet(7, [newQuestion, { ...newQuestion, text: '둘?' }])).toBe(1);
  expect(await requests.at(-1)?.json()).toMatchObject({
    questions: [{ text: '왜요?' }, { text: '둘?' }],
  });
});

test('adds all questions or none: a set has no 51st', async () => {
  const texts = Array.from({ length: 49 }, (_, index) => `${index}?`);
  // Saving would fail: nobody responds to it.
  stubServer({ [list]: sets(texts) });
  expect(await addToSet(7, [newQuestion, { ...newQuestion, text: '둘?' }])).toBe('full');
});

test('reads a set again that another tab has changed, but not for ever', async () => {
  const requests = stubServer({
    [list]: sets([]),
    [save]: failure(409, 'SET_CHANGED', '바뀌었어요'),
  });
  await expect(addToSet(7, [newQuestion])).rejects.toMatchObject({ code: 'SET_CHANGED' });
  expect(requests).toHaveLength(4);
});

test('a set that is gone is deleted already', async () => {
  stubServer({ 'DELETE /api/practice/question-sets/7': failure(404, 'NOT_FOUND', '없어요') });
  await expect(deleteSet(7)).resolves.toBeUndefined();
});
