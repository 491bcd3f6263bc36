import { describe, expect, test } from 'vitest';
import { insertInterview } from '../../../test/interview-data.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile();

const addressOf = (questionId: number | string, query = '') =>
  `/api/practice/questions/${questionId}/example${query}`;

/** A question of the bank: trait, proof and use. */
const asked = { bank_id: 'job-sales-b01', text: '한 문장으로 자신을 소개해 주세요.' };

const trait = '"한 번 만난 사람의 이름과 사정을 잊지 않는 사람"으로 기억해 주시면 좋겠습니다.';

test('asks for a token', async () => {
  expect((await context.client.get(addressOf(1))).status).toBe(401);
});

describe('an example', () => {
  test('comes after the answer, and says which of its points the answer has', async () => {
    const { user, client } = await registerAccount(context.client);
    const { questionIds } = await insertInterview(context.database.db, user.id, {
      session: { time_per_question: 60 },
      questions: [asked],
      answers: [{ answer_text: trait, duration: 20 }],
    });
    const { status, body } = await client.get(addressOf(questionIds[0]!));
    expect(status).toBe(200);
    const { language, sentences, points } = body['example'];
    expect(language).toBe('ko');
    expect(sentences.length).toBeGreaterThanOrEqual(4);
    expect(new Set(sentences.map(({ point }: { point: string }) => point))).toEqual(
      new Set(points.map(({ name }: { name: string }) => name)),
    );
    expect(points.map(({ said }: { said: boolean }) => said)).toEqual([true, false, false]);
  });

  test('is in the language of the interview', async () => {
    const { user, client } = await registerAccount(context.client);
    const { questionIds } = await insertInterview(context.database.db, user.id, {
      session: { language: 'en' },
      questions: [asked],
      answers: [{ answer_text: 'I am the one who always calls back.' }],
    });
    const { body } = await client.get(addressOf(questionIds[0]!));
    expect(body['example'].language).toBe('en');
    expect(body['example'].sentences[0].text).toMatch(/^[\u0020-\u007e]+$/);
  });

  test('compares with the attempt that is meant', async () => {
    const { user, client } = await registerAccount(context.client);
    const { questionIds, answerIds } = await insertInterview(context.database.db, user.id, {
      questions: [asked],
      answers: [{ answer_text: trait }, { question: 1, answer_text: '잘 모르겠습니다.' }],
    });
    const saidIn = async (query: string) => {
      const { body } = await client.get(addressOf(questionIds[0]!, query));
      return body['example'].points.filter(({ said }: { said: boolean }) => said).length;
    };
    expect(await saidIn('')).toBe(0);
    expect(await saidIn(`?answerId=${answerIds[0]}`)).toBe(1);
  });

  test('compares nothing with an answer without words', async () => {
    const { user, client } = await registerAccount(context.client);
    const { questionIds } = await insertInterview(context.database.db, user.id, {
      questions: [asked],
      answers: [{ analysis_status: 'failed', answer_text: null }],
    });
    const { body } = await client.get(addressOf(questionIds[0]!));
    expect(body['example'].points.map(({ said }: { said: null }) => said)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is null for a question that the bank does not have', async () => {
    const { user, client } = await registerAccount(context.client);
    const { questionIds } = await insertInterview(context.database.db, user.id, {
      questions: [{ text: '그때 무엇을 느꼈나요?' }],
      answers: [{}],
    });
    expect((await client.get(addressOf(questionIds[0]!))).body).toEqual({
      success: true,
      example: null,
    });
  });
});

test('there is none before an answer, for other users, or for an attempt at another question', async () => {
  const [one, two] = [await registerAccount(context.client), await registerAccount(context.client)];
  const { questionIds, answerIds } = await insertInterview(context.database.db, one.user.id, {
    questions: [asked, asked],
    answers: [{}],
  });
  const [first, second] = questionIds;
  expect((await one.client.get(addressOf(first!))).status).toBe(200);
  expect((await one.client.get(addressOf(second!))).status).toBe(404);
  expect((await one.client.get(addressOf(second!, `?answerId=${answerIds[0]}`))).status).toBe(404);
  expect((await two.client.get(addressOf(first!))).status).toBe(404);
  expect((await one.client.get(addressOf('x'))).status).toBe(400);
});
