import { beforeEach, expect, test } from 'vitest';
import { questionWith } from '#/domain/session/testing/question.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { listOutbox } from '#/media/store/outbox.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { mina } from '#/test/people.ts';
import { adoptFirstAnswer, keepFirstAnswer } from './first-answer.ts';

fakeDatabase();
beforeEach(() => startSession('token-1', mina));

const given = { question: questionWith(), text: '저는 꾸준합니다.', seconds: null };

test('an answer from before the account becomes an answer and a whole interview of it, once', async () => {
  keepFirstAnswer(given);
  expect(await adoptFirstAnswer(mina.id)).toBe(true);
  const entries = await listOutbox(mina.id);
  expect(entries.map(({ kind }) => kind)).toEqual(['text', 'session']);
  const [answer, whole] = entries;
  expect(answer?.fields).toMatchObject({
    sessionId: expect.stringMatching(/^session-/),
    questionText: '자기소개를 해주세요.',
    answerText: '저는 꾸준합니다.',
    sttMethod: 'typed',
  });
  expect(answer?.fields).not.toHaveProperty('answerDuration');
  expect(whole?.fields['sessionId']).toBe(answer?.fields['sessionId']);
  expect(JSON.parse(answer?.fields['interviewConfig'] ?? '')).toMatchObject({
    questionCount: 1,
    mode: 'practice',
  });
  expect(await adoptFirstAnswer(mina.id)).toBe(false);
  expect(await listOutbox(mina.id)).toHaveLength(2);
});

test('two attempts at the same moment make one answer', async () => {
  keepFirstAnswer({ ...given, seconds: 12 });
  await Promise.all([adoptFirstAnswer(mina.id), adoptFirstAnswer(mina.id)]);
  const entries = await listOutbox(mina.id);
  expect(entries).toHaveLength(2);
  expect(entries[0]?.fields['answerDuration']).toBe('12');
});

test('ignores what cannot be read', async () => {
  sessionStorage.setItem('firstAnswer', '{"text":""}');
  expect(await adoptFirstAnswer(mina.id)).toBe(false);
  expect(sessionStorage.getItem('firstAnswer')).toBeNull();
});
