import { scriptMaxCharacters } from '@daedap/contract/constants/interview';
import { describe, expect, test } from 'vitest';
import { insertInterview } from '../../../test/interview-data.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile();

const scriptOf = (questionId: number | undefined) => `/api/practice/questions/${questionId}/script`;
const outlineOf = (questionId: number | undefined, query = '') =>
  `/api/practice/questions/${questionId}/outline${query}`;

async function person(questions: { text: string }[], answers: { answer_text: string }[] = []) {
  const { user, client } = await registerAccount(context.client);
  const inserted = await insertInterview(context.database.db, user.id, { questions, answers });
  return { user, client, ...inserted };
}

const asked = '팀에서 갈등을 해결한 경험을 말씀해 주세요.';

describe('an outline', () => {
  test('has the words of the answer in their places, and slots', async () => {
    const said = '제가 두 팀의 일정을 한 장에 정리해서 매주 공유했습니다.';
    const { client, questionIds, answerIds } = await person(
      [{ text: asked }],
      [{ answer_text: `음 그래서 ${said}` }],
    );
    const { status, body } = await client.get(
      outlineOf(questionIds[0], `?answerId=${answerIds[0]}`),
    );
    expect(status).toBe(200);
    expect(body['outline']).toMatchObject({ language: 'ko', polished: false });
    const { parts } = body['outline'];
    expect(parts).toContainEqual({ place: 'action', text: said, slots: expect.any(Array) });
    expect(parts).toContainEqual({ place: 'lesson', text: '', slots: ['그 일에서 배운 것'] });
  });

  test('needs an answer of this user', async () => {
    const one = await person([{ text: asked }, { text: asked }], [{ answer_text: '답' }]);
    const two = await person([{ text: asked }]);
    expect((await one.client.get(outlineOf(one.questionIds[1]))).status).toBe(404);
    expect((await two.client.get(outlineOf(one.questionIds[0]))).status).toBe(404);
  });
});

describe('a script', () => {
  test('is kept for the question, in whichever session it is asked again, and replaced', async () => {
    const { user, client, questionIds } = await person([{ text: asked }, { text: '다른 질문' }]);
    const [first, other] = questionIds;
    expect((await client.get(scriptOf(first))).body).toEqual({ success: true, script: null });
    await client.post(scriptOf(first), { text: '처음 쓴 대본' });
    const { status, body } = await client.post(scriptOf(first), { text: '  고친 대본\n둘째 줄 ' });
    expect(status).toBe(200);
    const script = { text: '고친 대본\n둘째 줄', updatedAt: '2026-11-15T03:00:00.000Z' };
    expect(body).toEqual({ success: true, script });
    const later = await insertInterview(context.database.db, user.id, {
      questions: [{ text: asked }],
    });
    expect((await client.get(scriptOf(later.questionIds[0]))).body['script']).toEqual(script);
    expect((await client.get(scriptOf(other))).body['script']).toBeNull();
    const rows = await context.database.pool.query('select from scripts where user_id = $1', [
      user.id,
    ]);
    expect(rows.rowCount).toBe(1);
  });

  test('is deleted, and deleting nothing is no error', async () => {
    const { client, questionIds } = await person([{ text: asked }]);
    await client.post(scriptOf(questionIds[0]), { text: '대본' });
    expect((await client.delete(scriptOf(questionIds[0]))).status).toBe(200);
    expect((await client.delete(scriptOf(questionIds[0]))).status).toBe(200);
    expect((await client.get(scriptOf(questionIds[0]))).body['script']).toBeNull();
  });

  test.each(['', '   ', 'x'.repeat(scriptMaxCharacters + 1)])('%j is refused', async (text) => {
    const { client, questionIds } = await person([{ text: asked }]);
    expect((await client.post(scriptOf(questionIds[0]), { text })).status).toBe(400);
  });

  test('of another user is neither read nor changed', async () => {
    const one = await person([{ text: asked }]);
    const two = await person([{ text: asked }]);
    await one.client.post(scriptOf(one.questionIds[0]), { text: '내 대본' });
    expect((await two.client.get(scriptOf(one.questionIds[0]))).body['script']).toBeNull();
    const put = await two.client.post(scriptOf(one.questionIds[0]), { text: 'x' });
    expect(put.status).toBe(404);
    expect((await two.client.delete(scriptOf(one.questionIds[0]))).status).toBe(404);
    expect((await two.client.get(scriptOf(two.questionIds[0]))).body['script']).toBeNull();
    const { body } = await one.client.get(scriptOf(one.questionIds[0]));
    expect(body['script'].text).toBe('내 대본');
  });
});
