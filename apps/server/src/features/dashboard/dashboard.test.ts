import { afterEach, describe, expect, test } from 'vitest';
import { figuresAppForFile } from '../../../test/figures-app.ts';
import { insertInterview, type InterviewData } from '../../../test/interview-data.ts';

const context = figuresAppForFile();

const stats = '/api/dashboard/stats';
const recent = '/api/dashboard/recent-sessions';
const day = (number: number) => new Date(Date.UTC(2026, 9, number));

afterEach(() => context.setNow('2026-11-15T03:00:00.000Z'));

/** A session that was completed then, with that score. */
const completed = (at: string, overall_score = 80): InterviewData => ({
  session: { completed_at: new Date(at) },
  analysis: { overall_score },
});

test.each([stats, recent])('%s asks for a token', async (url) => {
  const answer = await context.app.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(401);
});

describe('the figures', () => {
  test('are zero for a new user', async () => {
    await insertInterview(context.db, (await context.person()).id, { analysis: true });
    const { client } = await context.person();
    const { status, body } = await client.get(stats);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      totalSessions: 0,
      averageScore: 0,
      bestScore: 0,
      currentStreak: 0,
      todayCompleted: 0,
      categoryStats: {
        university: { count: 0, avgScore: 0 },
        job: { count: 0, avgScore: 0 },
        personality: { count: 0, avgScore: 0 },
        pressure: { count: 0, avgScore: 0 },
      },
    });
  });

  test('count all sessions, and score the completed ones', async () => {
    const { id, client } = await context.person();
    const insert = (data: InterviewData) => insertInterview(context.db, id, data);
    await insert(completed('2026-11-13T03:00:00Z', 70));
    await insert(completed('2026-11-14T03:00:00Z', 81));
    await insert(completed('2026-11-15T02:00:00Z', 90));
    const { session, analysis } = completed('2026-11-15T02:30:00Z', 92);
    await insert({ session: { ...session, main_category: 'university' }, analysis: analysis! });
    await insert({ session: { main_category: 'university' }, answers: [{ score: 100 }] });
    await insert({ session: { main_category: 'pressure', status: 'abandoned' } });
    expect((await client.get(stats)).body).toEqual({
      success: true,
      totalSessions: 6,
      averageScore: 83,
      bestScore: 92,
      currentStreak: 3,
      todayCompleted: 2,
      categoryStats: {
        university: { count: 2, avgScore: 92 },
        job: { count: 3, avgScore: 80 },
        personality: { count: 0, avgScore: 0 },
        pressure: { count: 1, avgScore: 0 },
      },
    });
  });

  test('round half up', async () => {
    const { id, client } = await context.person();
    await insertInterview(context.db, id, completed('2026-11-15T02:00:00Z', 70));
    await insertInterview(context.db, id, completed('2026-11-15T02:00:00Z', 75));
    expect((await client.get(stats)).body).toMatchObject({
      averageScore: 73,
      categoryStats: { job: { avgScore: 73 } },
    });
  });

  test('use the days of the time zone, by default Seoul', async () => {
    const { id, client } = await context.person();
    // 00:30 of the 15th in Seoul, 10:30 of the 14th in New York.
    await insertInterview(context.db, id, completed('2026-11-14T15:30:00Z'));
    const days = async (query: string) => {
      const { body } = await client.get(`${stats}${query}`);
      return [body['todayCompleted'], body['currentStreak']];
    };
    expect(await days('')).toEqual([1, 1]);
    expect(await days('?tz=Asia/Seoul')).toEqual([1, 1]);
    expect(await days('?tz=America/New_York')).toEqual([1, 1]);
    expect(await days('?tz=Europe/London')).toEqual([0, 1]);
    context.setNow('2026-11-16T14:59:59.999Z');
    expect(await days('')).toEqual([0, 1]);
    context.setNow('2026-11-16T15:00:00.000Z');
    expect(await days('')).toEqual([0, 0]);
    expect(await days('?tz=Europe/London')).toEqual([0, 0]);
  });

  test.each(['Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT-14', 'asia/seoul'])(
    'take the time zone %s',
    async (zone) => {
      const { client } = await context.person();
      expect((await client.get(`${stats}?tz=${zone}`)).status).toBe(200);
    },
  );

  // PostgreSQL takes the first for Israel's.
  test.each(['IST', 'Mars/Olympus', '%2B09:00', '', "'; drop table users", 'a'.repeat(61)])(
    'are refused for the time zone %s',
    async (zone) => {
      const { client } = await context.person();
      const answer = await client.get(`${stats}?tz=${encodeURIComponent(zone)}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      expect(Object.keys(answer.body['details'])).toEqual(['tz']);
    },
  );

  test('take two statements, however many sessions there are', async () => {
    const { id, client } = await context.person();
    const few = await context.countQueries(() => client.get(stats));
    for (let more = 0; more < 10; more += 1) {
      await insertInterview(context.db, id, completed('2026-11-15T02:00:00Z'));
    }
    const many = await context.countQueries(() => client.get(stats));
    expect([few, many]).toEqual([2, 2]);
  });
});

describe('recent sessions', () => {
  test('have the fields of a card', async () => {
    const { id, client } = await context.person();
    const { sessionId } = await insertInterview(context.db, id, {
      session: { main_category: 'university', sub_category: 'graduate' },
      questions: 5,
      answers: [{ score: 60 }, { score: 71 }],
    });
    const { status, body } = await client.get(recent);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      sessions: [
        {
          id: sessionId,
          mainCategory: 'university',
          subCategory: 'graduate',
          score: 66,
          createdAt: '2026-11-14T01:00:00.000Z',
          totalQuestions: 5,
          completedQuestions: 2,
        },
      ],
    });
  });

  test('are the ten newest of the user, with one statement', async () => {
    const { id, client } = await context.person();
    await insertInterview(context.db, (await context.person()).id);
    expect((await client.get(recent)).body).toEqual({ success: true, sessions: [] });
    const ids: number[] = [];
    for (const number of [5, 4, 3, 2, 1, 12, 11, 10, 9, 8, 8]) {
      const session = { created_at: day(number) };
      ids.push((await insertInterview(context.db, id, { session })).sessionId);
    }
    let body: Record<string, { id: number; score: null }[]> = {};
    const statements = await context.countQueries(async () => {
      ({ body } = await client.get(recent));
    });
    expect(statements).toBe(1);
    const order = [5, 6, 7, 8, 10, 9, 0, 1, 2, 3];
    expect(body['sessions']?.map((session) => session.id)).toEqual(order.map((at) => ids[at]));
    expect(body['sessions']?.[0]?.score).toBeNull();
  });
});
