import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { figuresAppForFile } from '../../../test/figures-app.ts';
import { insertInterview } from '../../../test/interview-data.ts';

const context = figuresAppForFile();

const list = '/api/recordings/sessions';
const parts = ['questions', 'answers', 'analyses', 'backups'] as const;

const uploadsOf = (userId: number) =>
  context.db.selectFrom('uploads').select('id').where('user_id', '=', userId).execute();

beforeEach(() => {
  context.refreshAnalysis.mockClear();
  context.removeStoredBackups.mockClear();
});

/** A backup of an answer, whose bytes are named as its answer. */
const insertBackup = (userId: number, sessionId: number, questionId: number, answerId: number) =>
  context.db
    .insertInto('backups')
    .values({
      id: randomUUID(),
      user_id: userId,
      session_id: sessionId,
      question_id: questionId,
      answer_id: answerId,
      storage_key: `answer ${answerId}`,
      filename: 'answer.webm',
      content_type: 'video/webm',
      bytes: 10,
    })
    .execute();

const removedKeys = async () => {
  const rows = await context.db.selectFrom('removed_backups').select('storage_key').execute();
  return rows.map((row) => row.storage_key);
};

/** Something that was sent for analysis and is not analysed yet. */
async function insertUpload(userId: number): Promise<string> {
  const id = randomUUID();
  const values = { user_id: userId, filename: 'a.webm', content_type: 'audio/webm', bytes: 3 };
  await context.db
    .insertInto('uploads')
    .values({ id, ...values })
    .execute();
  const data = Buffer.from('abc');
  await context.db.insertInto('upload_parts').values({ upload_id: id, number: 0, data }).execute();
  return id;
}

test.each(['/1', '/1/answers/1'])('deleting %s asks for a token', async (path) => {
  const answer = await context.app.inject({ method: 'DELETE', url: `${list}${path}` });
  expect(answer.statusCode).toBe(401);
});

test.each(['/0', '/x', '/1/answers/0', '/1/answers/session-1-x'])(
  'deleting %s is refused',
  async (path) => {
    const { client } = await context.person();
    const answer = await client.delete(`${list}${path}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  },
);

describe('deleting a session', () => {
  test('deletes everything of it, and is not found the second time', async () => {
    const { id, client } = await context.person();
    const { sessionId, questionIds, answerIds } = await insertInterview(context.db, id, {
      answers: [{}, { upload_id: await insertUpload(id), analysis_status: 'pending' }],
      analysis: true,
    });
    await insertBackup(id, sessionId, questionIds[0]!, answerIds[0]!);
    const answer = await client.delete(`${list}/${sessionId}`);
    expect(answer).toEqual({ status: 200, body: { success: true } });
    for (const part of parts) {
      const left = context.db.selectFrom(part).selectAll().where('session_id', '=', sessionId);
      expect(await left.execute()).toEqual([]);
    }
    expect(await uploadsOf(id)).toEqual([]);
    expect(await removedKeys()).toContain(`answer ${answerIds[0]}`);
    expect(context.removeStoredBackups).toHaveBeenCalledOnce();
    const again = await client.delete(`${list}/${sessionId}`);
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(context.removeStoredBackups).toHaveBeenCalledOnce();
  });

  test('succeeds for one of many concurrent requests', async () => {
    const { id, client } = await context.person();
    const { sessionId } = await insertInterview(context.db, id, { answers: [{}] });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.delete(`${list}/${sessionId}`)),
    );
    const statuses = answers.map((answer) => answer.status).toSorted();
    expect(statuses).toEqual([200, 404, 404, 404, 404]);
  });

  test('leaves other sessions and those of other users alone', async () => {
    const [owner, other] = [await context.person(), await context.person()];
    const { sessionId: kept } = await insertInterview(context.db, owner.id, { answers: [{}] });
    const { sessionId } = await insertInterview(context.db, owner.id, { answers: [{}] });
    expect((await other.client.delete(`${list}/${sessionId}`)).status).toBe(404);
    expect(context.removeStoredBackups).not.toHaveBeenCalled();
    expect((await owner.client.delete(`${list}/${sessionId}`)).status).toBe(200);
    const { body } = await owner.client.get(`${list}/${kept}/answers`);
    expect(body['answers']).toHaveLength(1);
  });
});

describe('deleting an answer', () => {
  test('makes the attempt before it count again, except retakes', async () => {
    const { id, client } = await context.person();
    const { sessionId, questionIds, answerIds } = await insertInterview(context.db, id, {
      answers: [
        { score: 30 },
        { question: 1, score: 50 },
        { question: 1, score: 70 },
        { question: 1, score: 90, retake: true },
        { question: 2, score: 10 },
      ],
    });
    await insertBackup(id, sessionId, questionIds[0]!, answerIds[2]!);
    const counting = async () => {
      const { body } = await client.get(`${list}/${sessionId}/answers`);
      return body['answers'].map((answer: { id: number }) => answer.id);
    };
    const remove = (index: number) =>
      client.delete(`${list}/${sessionId}/answers/${answerIds[index]}`);
    expect(await remove(2)).toEqual({ status: 200, body: { success: true } });
    expect(await counting()).toEqual([answerIds[1], answerIds[4]]);
    expect(await removedKeys()).toContain(`answer ${answerIds[2]}`);
    expect((await remove(0)).status).toBe(200);
    expect(await counting()).toEqual([answerIds[1], answerIds[4]]);
    expect((await remove(1)).status).toBe(200);
    expect(await counting()).toEqual([answerIds[4]]);
    expect(context.removeStoredBackups).toHaveBeenCalledTimes(3);
    expect(context.refreshAnalysis).not.toHaveBeenCalled();
  });

  test('deletes its upload, and is not found the second time', async () => {
    const { id, client } = await context.person();
    const { sessionId, answerIds } = await insertInterview(context.db, id, {
      answers: [{ upload_id: await insertUpload(id), analysis_status: 'pending' }],
    });
    const address = `${list}/${sessionId}/answers/${answerIds[0]}`;
    expect((await client.delete(address)).status).toBe(200);
    expect(await uploadsOf(id)).toEqual([]);
    expect(await client.delete(address)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  test('has a completed session analysed again when the answer counted', async () => {
    const { id, client } = await context.person();
    const { sessionId, answerIds } = await insertInterview(context.db, id, {
      answers: [{}, { question: 1 }, { question: 1, retake: true }],
      analysis: true,
    });
    const remove = (index: number) =>
      client.delete(`${list}/${sessionId}/answers/${answerIds[index]}`);
    expect((await remove(2)).status).toBe(200);
    expect((await remove(0)).status).toBe(200);
    expect(context.refreshAnalysis).not.toHaveBeenCalled();
    expect((await remove(1)).status).toBe(200);
    expect(context.refreshAnalysis).toHaveBeenCalledExactlyOnceWith(id, sessionId);
  });

  test('is refused for an answer of another session or another user', async () => {
    const [owner, other] = [await context.person(), await context.person()];
    const one = await insertInterview(context.db, owner.id, { answers: [{}] });
    const two = await insertInterview(context.db, owner.id, { answers: [{}] });
    const wrong = await owner.client.delete(`${list}/${one.sessionId}/answers/${two.answerIds[0]}`);
    const strange = await other.client.delete(
      `${list}/${one.sessionId}/answers/${one.answerIds[0]}`,
    );
    expect([wrong.status, strange.status]).toEqual([404, 404]);
    for (const { sessionId } of [one, two]) {
      const { body } = await owner.client.get(`${list}/${sessionId}/answers`);
      expect(body['answers']).toHaveLength(1);
    }
    expect(context.removeStoredBackups).not.toHaveBeenCalled();
  });
});
