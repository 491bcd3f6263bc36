import { getReviews } from '@daedap/contract/calls/practice';
import { describe, expect, test } from 'vitest';
import { insertInterview, type InterviewData } from '../../../test/interview-data.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile();
const reviews = '/api/practice/reviews';

type Answer = NonNullable<InterviewData['answers']>[number];

async function person(answers: Answer[], more: InterviewData = {}) {
  const { user, client } = await registerAccount(context.client);
  const inserted = await insertInterview(context.database.db, user.id, { ...more, answers });
  const due = async (query = '') => {
    const { body } = await client.get(`${reviews}${query}`);
    const { reviews: found } = getReviews.response.parse(body);
    return found.map(({ answer, dueOn, reason }) => [answer.questionId, dueOn, reason]);
  };
  return { user, client, due, ...inserted };
}

const at = (time: string) => ({ created_at: new Date(time) });

test('asks for a token', async () => {
  expect((await context.client.get(reviews)).status).toBe(401);
});

describe('questions that come back', () => {
  test('are those with a low score, a missed point or a star, the earliest first', async () => {
    const missed = JSON.stringify([{ dimension: 'depth', name: 'points', points: -3 }]);
    const { due, questionIds } = await person(
      [
        { score: 59, ...at('2026-11-14T03:00:00Z') },
        { score: 60, ...at('2026-11-10T03:00:00Z') },
        { score: 90, starred: true, ...at('2026-11-12T03:00:00Z') },
        { score: 90, effects: missed, ...at('2026-11-11T03:00:00Z') },
        { analysis_status: 'failed', ...at('2026-11-11T03:00:00Z') },
      ],
      { questions: [{}, {}, {}, { bank_id: 'job-sales-b01' }, {}] },
    );
    expect(await due()).toEqual([
      [questionIds[3], '2026-11-12', 'point'],
      [questionIds[2], '2026-11-13', 'star'],
      [questionIds[0], '2026-11-15', 'score'],
    ]);
  });

  test('have what a retake needs', async () => {
    const { client, sessionId, questionIds } = await person([{ score: 12 }], {
      session: { main_category: 'university', sub_category: 'graduate', time_per_question: 60 },
      questions: [{ text: '왜 지원했나요?', question_type: 'behavioral', expected_duration: 90 }],
    });
    const { body } = await client.get(reviews);
    expect(body['reviews']).toMatchObject([
      {
        session: { id: sessionId, timePerQuestion: 60, language: 'ko' },
        answer: {
          questionId: questionIds[0],
          questionNumber: 1,
          questionType: 'behavioral',
          expectedDuration: 90,
          score: 12,
          question: { question: '왜 지원했나요?', mainCategory: 'university' },
        },
        step: 0,
      },
    ]);
  });

  test('move on after a good retake, in whichever session it was', async () => {
    const { user, due, questionIds } = await person(
      [
        { score: 30, ...at('2026-11-10T03:00:00Z') },
        { question: 1, score: 80, retake: true, ...at('2026-11-11T03:00:00Z') },
      ],
      { questions: [{ text: '같은 질문' }] },
    );
    expect(await due()).toEqual([[questionIds[0], '2026-11-14', 'score']]);
    const later = await insertInterview(context.database.db, user.id, {
      questions: [{ text: '같은 질문' }],
      answers: [{ score: 85, ...at('2026-11-14T03:00:00Z') }],
    });
    expect(await due()).toEqual([[later.questionIds[0], '2026-11-21', 'score']]);
  });

  test('have days of the time zone', async () => {
    // 00:30 of the 15th in Seoul, 10:30 of the 14th in New York.
    const { due, questionIds } = await person([{ score: 30, ...at('2026-11-14T15:30:00Z') }]);
    expect(await due()).toEqual([[questionIds[0], '2026-11-16', 'score']]);
    expect(await due('?tz=America/New_York')).toEqual([[questionIds[0], '2026-11-15', 'score']]);
  });

  test("are no follow-ups, nobody else's, and gone with their answers", async () => {
    const { user, client, due, sessionId, questionIds } = await person([
      { score: 30 },
      { score: 30 },
    ]);
    await context.database.db
      .updateTable('questions')
      .set({ follows_question_id: questionIds[0]! })
      .where('id', '=', questionIds[1]!)
      .execute();
    expect(await due()).toHaveLength(1);
    const other = await person([]);
    expect(await other.due()).toEqual([]);
    expect((await client.delete(`/api/recordings/sessions/${sessionId}`)).status).toBe(200);
    expect(await due()).toEqual([]);
    expect(user.id).not.toBe(other.user.id);
  });

  test('may be many', async () => {
    const answers = Array.from({ length: 30 }, () => ({ score: 10 }));
    const { due } = await person(answers, { questions: 30 });
    expect(await due()).toHaveLength(30);
  });
});

describe('a star', () => {
  const star = (answerId: number | undefined) => `/api/practice/answers/${answerId}/star`;

  test('makes an answer come back, and is shown with it', async () => {
    const { client, due, sessionId, answerIds } = await person([{ score: 95 }]);
    expect(await due()).toEqual([]);
    expect((await client.post(star(answerIds[0]), { starred: true })).status).toBe(200);
    expect(await due()).toHaveLength(1);
    const { body } = await client.get(`/api/recordings/sessions/${sessionId}/answers`);
    expect(body['answers']).toMatchObject([{ starred: true }]);
    await client.post(star(answerIds[0]), { starred: false });
    expect(await due()).toEqual([]);
  });

  test('is set on own answers only', async () => {
    const one = await person([{}]);
    const two = await person([{}]);
    expect((await two.client.post(star(one.answerIds[0]), { starred: true })).status).toBe(404);
    expect((await two.client.post(star(two.answerIds[0]), {})).status).toBe(400);
    expect(await one.due()).toEqual([]);
  });
});
