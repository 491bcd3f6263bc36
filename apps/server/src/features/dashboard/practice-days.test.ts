import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionOf } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { insertUser } from '../accounts/repository.ts';
import { countPracticeDays } from './repository.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

let database: TestDatabase;
let userId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const user = await insertUser(database.db, { email: 'a', username: 'a', passwordHash: '-' });
  userId = user!.id;
});
afterAll(() => database.close());

/** What PostgreSQL makes of sessions that were completed at these times. */
async function practiceDays(times: readonly number[], moment: number, timeZone: string) {
  const { db } = database;
  await db.deleteFrom('interview_sessions').execute();
  const rows = times.map((time) => ({
    ...sessionOf(userId),
    status: 'completed' as const,
    completed_at: new Date(time),
  }));
  if (rows.length > 0) await db.insertInto('interview_sessions').values(rows).execute();
  return countPracticeDays(db, userId, new Date(moment), timeZone);
}

const at = (...times: string[]) => times.map((time) => Date.parse(time));
const now = Date.parse('2026-11-15T03:00:00Z');

describe('in Seoul, on 15 November at noon', () => {
  test.each([
    ['nothing yet', [], { today: 0, streak: 0 }],
    ['the first minute of today', ['2026-11-14T15:00:00Z'], { today: 1, streak: 1 }],
    ['the last moment of yesterday', ['2026-11-14T14:59:59.999Z'], { today: 0, streak: 1 }],
    ['the day before yesterday', ['2026-11-13T14:59:59Z'], { today: 0, streak: 0 }],
    [
      'three in one day',
      ['2026-11-14T15:00:00Z', '2026-11-15T01:00:00Z', '2026-11-15T02:00:00Z'],
      { today: 3, streak: 1 },
    ],
    [
      'three days up to yesterday',
      ['2026-11-12T03:00:00Z', '2026-11-13T03:00:00Z', '2026-11-14T03:00:00Z'],
      { today: 0, streak: 3 },
    ],
    [
      'a gap',
      [
        '2026-11-11T03:00:00Z',
        '2026-11-12T03:00:00Z',
        '2026-11-14T03:00:00Z',
        '2026-11-15T02:00:00Z',
      ],
      { today: 1, streak: 2 },
    ],
    [
      'a clock that runs ahead over midnight',
      ['2026-11-14T03:00:00Z', '2026-11-15T02:00:00Z', '2026-11-15T15:00:01Z'],
      { today: 1, streak: 2 },
    ],
  ])('%s', async (_title, times, expected) => {
    expect(await practiceDays(at(...times), now, 'Asia/Seoul')).toEqual(expected);
  });
});

test.each([
  ['Pacific/Kiritimati', { today: 2, streak: 1 }],
  ['Asia/Seoul', { today: 1, streak: 2 }],
  ['Asia/Kathmandu', { today: 0, streak: 1 }],
  ['Pacific/Pago_Pago', { today: 1, streak: 2 }],
])('the same two times are different days in %s', async (timeZone, expected) => {
  const times = at('2026-11-14T10:30:00Z', '2026-11-14T17:00:00Z');
  expect(await practiceDays(times, now, timeZone)).toEqual(expected);
});

test.each([
  [23, 'America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  [25, 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  [23.5, 'Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-04T13:00:00Z'],
  [24.5, 'Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-05T13:30:00Z'],
])('a day of %d hours is one day in %s', async (hours, timeZone, begin, end) => {
  const [first, after] = [Date.parse(begin), Date.parse(end)];
  expect(after - first).toBe(hours * 3_600_000);
  const within = [after - 1, first];
  expect(await practiceDays(within, after - 1, timeZone)).toEqual({ today: 2, streak: 1 });
  const around = [after, ...within, first - 1];
  expect(await practiceDays(around, after, timeZone)).toEqual({ today: 1, streak: 3 });
});

const zones = [
  'Asia/Seoul',
  'America/New_York',
  'Europe/London',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];
/** Ends of years and months, a leap day, and the changes of the clock in New York, London and on Lord Howe Island. */
const turns = [
  '2026-01-01T00:00:00Z',
  '2027-01-01T00:00:00Z',
  '2026-07-31T12:00:00Z',
  '2028-02-29T00:00:00Z',
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-04-04T15:00:00Z',
  '2026-10-03T15:30:00Z',
];

const walls = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
  ]),
);

/** The date before it: a calendar without clocks. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function plainly(times: readonly number[], moment: number, timeZone: string) {
  const dayOf = (time: number) => walls.get(timeZone)?.format(time) ?? '';
  const days = times.map(dayOf);
  const today = dayOf(moment);
  let day = days.includes(today) ? today : dayBefore(today);
  let streak = 0;
  while (days.includes(day)) {
    streak += 1;
    day = dayBefore(day);
  }
  return { today: days.filter((other) => other === today).length, streak };
}

test('agrees with a calendar in random time zones', async () => {
  const halfHours = fc.integer({ min: -8 * 48, max: 8 * 48 });
  const moments = fc
    .record({ turn: fc.constantFrom(...turns), halfHours, ms: fc.integer({ min: -1, max: 1 }) })
    .map(({ turn, halfHours: count, ms }) => Date.parse(turn) + count * 1_800_000 + ms);
  const practice = fc.array(
    fc.record({ before: fc.nat(14 * 48), ms: fc.integer({ min: -1, max: 1 }) }),
    {
      maxLength: 30,
    },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      moments,
      practice,
      async (timeZone, moment, list) => {
        const times = list.map(({ before, ms }) => moment - before * 1_800_000 + ms);
        const found = await practiceDays(times, moment, timeZone);
        expect(found).toEqual(plainly(times, moment, timeZone));
      },
    ),
    { numRuns: 400 },
  );
});
