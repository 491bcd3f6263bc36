import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { figuresAppForFile, pagesOf, type Person } from '../../../test/figures-app.ts';
import { insertInterview } from '../../../test/interview-data.ts';

const context = figuresAppForFile();

const list = '/api/recordings/sessions';
const day = (number: number) => new Date(Date.UTC(2026, 9, number));
const pages = (person: Person, query: string) =>
  pagesOf(person.client, `${list}?${query}`, 'sessions');

describe('the list', () => {
  test('shows each session with its scores and counts', async () => {
    const person = await context.person();
    const { sessionId } = await insertInterview(context.db, person.id, {
      session: { main_category: 'personality', sub_category: 'basic', difficulty: 'advanced' },
      questions: 5,
      answers: [{ score: 71 }, { score: 80 }, { analysis_status: 'processing' }],
    });
    const { status, body } = await person.client.get(list);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      sessions: [
        {
          id: sessionId,
          mainCategory: 'personality',
          subCategory: 'basic',
          difficulty: 'advanced',
          timePerQuestion: 10,
          questionCount: 5,
          totalQuestions: 5,
          completedQuestions: 2,
          totalScore: 76,
          status: 'in_progress',
          createdAt: '2026-11-14T01:00:00.000Z',
          completedAt: null,
          language: 'ko',
          mode: 'practice',
          format: 'free',
          source: 'bank',
          preparationSeconds: 10,
          enableAds: true,
          currentQuestionIndex: null,
          totalDuration: null,
          clientSessionId: null,
        },
      ],
      nextCursor: null,
    });
  });

  test('has 100 entries by default', async () => {
    const person = await context.person();
    for (let count = 0; count < 101; count += 1) {
      await insertInterview(context.db, person.id, { questions: 0 });
    }
    const all = await pages(person, '');
    expect(all.map((page) => page?.length)).toEqual([100, 1]);
    const fewer = await pages(person, 'limit=99');
    expect(fewer.map((page) => page?.length)).toEqual([99, 2]);
  });

  test('shows only the sessions of the user', async () => {
    const [one, two] = [await context.person(), await context.person()];
    const { sessionId } = await insertInterview(context.db, one.id);
    expect(await pages(one, '')).toEqual([[sessionId]]);
    expect(await pages(two, '')).toEqual([[]]);
  });

  test('sorts by time in both directions, in pages that neither skip nor repeat', async () => {
    const person = await context.person();
    const ids: number[] = [];
    for (const created_at of [day(3), day(3), day(3), day(4), day(5)]) {
      ids.push(
        (await insertInterview(context.db, person.id, { session: { created_at } })).sessionId,
      );
    }
    // A Date is too coarse to tell the third from the first two.
    await sql`
      update interview_sessions set created_at = created_at + interval '1 microsecond'
      where id = ${ids[2]}`.execute(context.db);
    const oldest = (await pages(person, 'sort=oldest&limit=1')).flat();
    expect(oldest).toEqual(ids);
    for (const query of ['limit=1', 'limit=2', 'sort=newest&limit=3', 'limit=5']) {
      expect((await pages(person, query)).flat()).toEqual(ids.toReversed());
    }
  });

  test('sorts by score in both directions, with unscored sessions last and the newest of equals first', async () => {
    const person = await context.person();
    const insert = async (score: number | null) => {
      const answers = score === null ? [] : [{ score }];
      return (await insertInterview(context.db, person.id, { answers })).sessionId;
    };
    const ids = {
      none: await insert(null),
      middle: await insert(60),
      zero: await insert(0),
      alsoMiddle: await insert(60),
      top: await insert(95),
      alsoNone: await insert(null),
    };
    const highest = [ids.top, ids.alsoMiddle, ids.middle, ids.zero, ids.alsoNone, ids.none];
    const lowest = [ids.zero, ids.alsoMiddle, ids.middle, ids.top, ids.alsoNone, ids.none];
    for (const limit of [1, 2, 4, 6]) {
      expect((await pages(person, `sort=highest&limit=${limit}`)).flat()).toEqual(highest);
      expect((await pages(person, `sort=lowest&limit=${limit}`)).flat()).toEqual(lowest);
    }
  });

  test('continues after a session that was deleted meanwhile', async () => {
    const person = await context.person();
    const ids: number[] = [];
    for (const number of [1, 2, 3]) {
      const session = { created_at: day(number) };
      ids.push((await insertInterview(context.db, person.id, { session })).sessionId);
    }
    const { body } = await person.client.get(`${list}?limit=2`);
    await person.client.delete(`${list}/${ids[1]}`);
    const next = await person.client.get(`${list}?limit=2&cursor=${body['nextCursor']}`);
    expect(next.body['sessions'].map((session: { id: number }) => session.id)).toEqual([ids[0]]);
  });

  test('filters by category', async () => {
    const person = await context.person();
    const insert = async (main_category: 'job' | 'pressure') =>
      (await insertInterview(context.db, person.id, { session: { main_category } })).sessionId;
    const [job, pressure] = [await insert('job'), await insert('pressure')];
    expect(await pages(person, 'category=job')).toEqual([[job]]);
    expect(await pages(person, 'category=pressure')).toEqual([[pressure]]);
    expect(await pages(person, 'category=university')).toEqual([[]]);
  });

  test('filters by open or completed, page by page', async () => {
    const person = await context.person();
    const ids: Record<string, number> = {};
    for (const status of ['started', 'completed', 'abandoned', 'in_progress'] as const) {
      for (const number of [1, 2]) {
        const session = { status, created_at: day(number) };
        const { sessionId } = await insertInterview(context.db, person.id, {
          session,
          answers: [{ score: 10 * number }],
        });
        ids[`${status} ${number}`] = sessionId;
      }
    }
    const find = async (query: string) => (await pages(person, `${query}&limit=1`)).flat();
    const named = (...names: string[]) => names.map((name) => ids[name]);
    expect(await find('status=completed')).toEqual(named('completed 2', 'completed 1'));
    expect(await find('status=completed&sort=lowest')).toEqual(named('completed 1', 'completed 2'));
    const kinds = ['in_progress', 'abandoned', 'started'];
    const open = named(...[2, 1].flatMap((number) => kinds.map((kind) => `${kind} ${number}`)));
    expect(await find('status=open')).toEqual(open);
    expect(await find('status=open&sort=highest')).toEqual(open);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'category=cooking',
    'status=abandoned',
    'sort=best',
    `q=${'x'.repeat(201)}`,
    'cursor=',
    'cursor=nonsense',
    `cursor=${Buffer.from('["newest",null,1]').toString('base64url')}`,
    `cursor=${Buffer.from('["newest","1",1]').toString('base64url')}`,
    `cursor=${Buffer.from('["newest",1e300,1]').toString('base64url')}`,
    `cursor=${Buffer.from('["newest",1,0]').toString('base64url')}`,
    `cursor=${Buffer.from('["oldest",1,1]').toString('base64url')}`,
    `sort=highest&cursor=${Buffer.from('["lowest",1,1]').toString('base64url')}`,
    `sort=highest&cursor=${Buffer.from('["highest",0.5,1]').toString('base64url')}`,
  ])('is refused with %s', async (query) => {
    const { client } = await context.person();
    const answer = await client.get(`${list}?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('says which field was wrong', async () => {
    const { client } = await context.person();
    const { body } = await client.get(`${list}?cursor=nonsense`);
    expect(body).toEqual({
      success: false,
      error: '입력한 내용을 확인해주세요.',
      code: 'VALIDATION',
      details: { cursor: '올바른 값이 아니에요' },
    });
  });

  test.each([
    ['newest', Number.MAX_SAFE_INTEGER, 200],
    ['oldest', Number.MAX_SAFE_INTEGER, 200],
    ['highest', 100, 200],
    ['lowest', 101, 400],
  ])('takes a cursor of %s with %d: %d', async (sort, key, expected) => {
    const { client } = await context.person();
    const cursor = Buffer.from(JSON.stringify([sort, key, 2_147_483_647])).toString('base64url');
    const { status } = await client.get(`${list}?sort=${sort}&cursor=${cursor}`);
    expect(status).toBe(expected);
  });

  test('takes as many statements for many sessions as for one, with every sort and filter', async () => {
    const person = await context.person();
    const sorts = ['', 'sort=oldest', 'sort=highest', 'sort=lowest'];
    const queries = [...sorts, 'q=질문', 'category=job', 'status=open'];
    const count = async () => {
      const counts = [];
      for (const query of queries) {
        counts.push(await context.countQueries(() => person.client.get(`${list}?${query}`)));
      }
      return counts;
    };
    await insertInterview(context.db, person.id, { answers: [{}] });
    const few = await count();
    for (let more = 0; more < 9; more += 1) {
      await insertInterview(context.db, person.id, { answers: [{}] });
    }
    expect(few).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(await count()).toEqual(few);
  });
});
