import { getDrills, getProgress } from '@daedap/contract/calls/practice';
import { describe, expect, test } from 'vitest';
import { insertInterview, type InterviewData } from '../../../test/interview-data.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile();

async function person(answers: NonNullable<InterviewData['answers']>, more: InterviewData = {}) {
  const { user, client } = await registerAccount(context.client);
  const inserted = await insertInterview(context.database.db, user.id, { ...more, answers });
  const progress = async () => {
    const { body } = await client.get('/api/practice/progress');
    return getProgress.response.parse(body).progress;
  };
  return { client, progress, ...inserted };
}

const minute = (place: number) => ({ created_at: new Date(Date.UTC(2026, 10, 1, 0, place)) });
/** Answers with these words, a minute apart. */
const saying = (texts: readonly string[]) =>
  texts.map((answer_text, place) => Object.assign(minute(place), { answer_text }));
const withFigure = '회의를 30분으로 정했습니다.';
const without = '회의를 짧게 정했습니다.';

describe('progress', () => {
  test('asks for a token', async () => {
    expect((await context.client.get('/api/practice/progress')).status).toBe(401);
  });

  test('of a newcomer is empty', async () => {
    const { progress } = await person([]);
    const { habits, competences, retake } = await progress();
    expect(habits.map(({ shown }) => shown)).toEqual([[], [], [], [], [], []]);
    expect([competences, retake]).toEqual([[], null]);
  });

  test('tells in which of the last ten answers each habit shows, oldest first', async () => {
    const texts = [without, withFigure, ...Array.from({ length: 9 }, () => without), withFigure];
    const { progress } = await person(saying(texts), { questions: 12 });
    const { habits } = await progress();
    const figures = habits.find(({ name }) => name === 'figures');
    expect(figures?.shown).toEqual([...Array.from({ length: 9 }, () => false), true]);
  });

  test('offers the newest question without the weakest habit, and no follow-up', async () => {
    const { progress, questionIds } = await person(saying([without, without, without]));
    await context.database.db
      .updateTable('questions')
      .set({ follows_question_id: questionIds[0]! })
      .where('id', '=', questionIds[2]!)
      .execute();
    const { retake } = await progress();
    expect(retake?.answer.questionId).toBe(questionIds[1]);
  });

  test('has a line for each competence with two answers', async () => {
    const { progress } = await person(
      [
        { score: 40, ...minute(0) },
        { score: 70, ...minute(1) },
        { score: 90, ...minute(2) },
      ],
      { questions: [{ bank_id: 'job-sales-b01' }, { bank_id: 'job-sales-b01' }, {}] },
    );
    const { competences } = await progress();
    expect(competences.map(({ scores }) => scores)).toEqual([[40, 70]]);
    expect(competences[0]?.name.ko).toMatch(/[가-힣]/);
  });
});

describe('drills', () => {
  const drillsOf = (questionId: number | undefined) =>
    `/api/practice/questions/${questionId}/drills`;

  test('tell which an answer passes', async () => {
    const { client, questionIds } = await person([{ answer_text: withFigure, duration: null }]);
    const { body } = await client.get(drillsOf(questionIds[0]));
    const passed = new Map(
      getDrills.response.parse(body).drills.map((drill) => [drill.name, drill.passed]),
    );
    expect(passed.size).toBe(10);
    expect(passed.get('oneFigure')).toBe(true);
    expect(passed.get('beforeAndAfter')).toBe(false);
    expect(passed.get('evenPace')).toBeNull();
  });

  test('need an own answer', async () => {
    const one = await person([{}]);
    const two = await person([{}]);
    expect((await two.client.get(drillsOf(one.questionIds[0]))).status).toBe(404);
    expect((await one.client.get(drillsOf(one.questionIds[1]))).status).toBe(404);
  });
});
