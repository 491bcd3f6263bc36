import { getMonths, getMonthSummary } from '@daedap/contract/calls/practice';
import { describe, expect, test } from 'vitest';
import { insertInterview, type InterviewData } from '../../../test/interview-data.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile();

async function person(...interviews: InterviewData[]) {
  const { user, client } = await registerAccount(context.client);
  for (const data of interviews) await insertInterview(context.database.db, user.id, data);
  const months = async (tz = 'Asia/Seoul') => {
    const { body } = await client.get(`/api/practice/months?tz=${tz}`);
    return getMonths.response.parse(body).months;
  };
  const summary = async (month: string, tz = 'Asia/Seoul') => {
    const { body } = await client.get(`/api/practice/month-summary?month=${month}&tz=${tz}`);
    return getMonthSummary.response.parse(body).summary;
  };
  return { client, months, summary };
}

const at = (time: string) => ({ created_at: new Date(time) });

describe('months', () => {
  test.each(['months', 'month-summary?month=2026-11'])('%s asks for a token', async (call) => {
    expect((await context.client.get(`/api/practice/${call}`)).status).toBe(401);
  });

  test('are those with scored answers in the calendar of the user, newest first', async () => {
    const { months } = await person({
      questions: 4,
      answers: [
        at('2026-09-10T00:00:00Z'),
        { ...at('2026-10-05T00:00:00Z'), score: null, analysis_status: 'failed' },
        // The first of November in Seoul.
        at('2026-10-31T15:30:00Z'),
      ],
    });
    expect(await months()).toEqual(['2026-11', '2026-09']);
    expect(await months('UTC')).toEqual(['2026-10', '2026-09']);
  });

  test.each(['2026-13', '2026-1', '1999-01', 'x'])('%s is none', async (month) => {
    const { client } = await person();
    const { status } = await client.get(`/api/practice/month-summary?month=${month}`);
    expect(status).toBe(400);
  });
});

describe('the summary of a month', () => {
  test('without answers is empty', async () => {
    const { summary } = await person();
    expect(await summary('2026-02')).toEqual({
      month: '2026-02',
      interviews: 0,
      days: 0,
      answers: 0,
      averageScore: null,
      previousScore: null,
      trend: [],
      habits: ['pointFirst', 'ownAction', 'figures', 'reasons', 'fillers', 'pace'].map((name) => ({
        name,
        shown: [],
      })),
      best: [],
    });
  });

  test('has the mean of each day and of the month before', async () => {
    const { summary } = await person(
      { questions: 1, answers: [{ score: 40, ...at('2026-10-20T00:00:00Z') }] },
      {
        answers: [
          { score: 50, ...at('2026-11-02T00:00:00Z') },
          { score: 71, ...at('2026-11-02T03:00:00Z') },
          { score: 90, ...at('2026-11-30T14:59:59Z') },
        ],
      },
      // December in Seoul.
      { questions: 1, answers: [{ score: 1, ...at('2026-11-30T15:00:00Z') }] },
    );
    const november = await summary('2026-11');
    expect(november).toMatchObject({ interviews: 1, days: 2, answers: 3 });
    expect([november.averageScore, november.previousScore]).toEqual([70, 40]);
    expect(november.trend).toEqual([
      { day: '2026-11-02', score: 61, answers: 2 },
      { day: '2026-11-30', score: 90, answers: 1 },
    ]);
  });

  test('shows the best answer to each of three questions in full', async () => {
    const { summary } = await person({
      questions: 4,
      answers: [
        { score: 70, answer_text: '첫 번째 답변', ...at('2026-11-02T00:00:00Z') },
        { score: 60, ...at('2026-11-03T00:00:00Z') },
        { score: 95, ...at('2026-11-04T00:00:00Z') },
        { score: 80, ...at('2026-11-05T00:00:00Z') },
        { score: 85, answer_text: '다시 한 답변', question: 1, ...at('2026-11-06T00:00:00Z') },
      ],
    });
    const { best } = await summary('2026-11');
    expect(best.map(({ score, question }) => [score, question.question])).toEqual([
      [95, '질문 3'],
      [85, '질문 1'],
      [80, '질문 4'],
    ]);
    expect(best[1]?.answerText).toBe('다시 한 답변');
    expect(best[1]?.createdAt).toBe('2026-11-06T00:00:00.000Z');
  });

  test('reads the habits of its newest ten answers, and of no other month', async () => {
    const texts = [
      '회의를 30분으로 정했습니다.',
      ...Array.from({ length: 10 }, () => '짧게 했습니다.'),
    ];
    const { summary } = await person({
      questions: 12,
      answers: [
        ...texts.map((answer_text, place) => ({
          answer_text,
          created_at: new Date(Date.UTC(2026, 10, 3, 0, place)),
        })),
        { answer_text: '회의를 30분으로 정했습니다.', ...at('2026-12-03T00:00:00Z') },
      ],
    });
    const { habits } = await summary('2026-11');
    expect(habits.find(({ name }) => name === 'figures')?.shown).toEqual(
      Array.from({ length: 10 }, () => false),
    );
  });

  test('is the user’s own', async () => {
    await person({ answers: [at('2026-11-02T00:00:00Z')] });
    const other = await person();
    expect(await other.months()).toEqual([]);
    expect((await other.summary('2026-11')).answers).toBe(0);
  });
});
