import { describe, expect, test } from 'vitest';
import { sessionWith } from '#/test/session.ts';
import { listStateOf } from './use-session-list.ts';

const some = { sessions: [sessionWith({ id: 1 })] };
const done = [sessionWith({ id: 2, status: 'completed' })];

const query = <Data>(data: Data | undefined, particular: object = {}) => ({
  data,
  error: null,
  errorUpdateCount: 0,
  isPlaceholderData: false,
  ...particular,
});
const pagesOf = (...pages: (typeof done)[]) => ({
  pages: pages.map((sessions) => ({ sessions, nextCursor: null })),
  pageParams: [],
});
const totalsOf = (totalSessions: number, completedSessions = 0) => ({
  data: { totalSessions, completedSessions, totalAnswers: 0, avgScore: 0, totalTime: 0 },
});

const queries = {
  totals: totalsOf(2, 1),
  open: query(some),
  completed: { ...query(pagesOf(done)), hasNextPage: false },
  narrowed: false,
};
const nothing = {
  ...queries,
  open: query({ sessions: [] }),
  completed: { ...query(pagesOf([])), hasNextPage: false },
};

test('shows both lists and the number of completed sessions', () => {
  expect(listStateOf(queries)).toEqual({
    status: 'shown',
    open: some.sessions,
    completed: done,
    completedCount: 1,
    unreadable: 0,
  });
});

describe('while more pages follow', () => {
  const more = { ...queries, completed: { ...queries.completed, hasNextPage: true } };

  test('takes the number of completed sessions from the totals', () => {
    expect(listStateOf({ ...more, totals: totalsOf(300, 280) })).toMatchObject({
      completedCount: 280,
    });
  });

  test('does not know the number with a filter or without totals', () => {
    const narrowed = { ...more, totals: totalsOf(300, 280), narrowed: true };
    expect(listStateOf(narrowed)).toMatchObject({ completedCount: null });
    expect(listStateOf({ ...more, totals: { data: undefined } })).toMatchObject({
      completedCount: null,
    });
  });
});

describe('with nothing to show', () => {
  test('is empty, with or without totals', () => {
    expect(listStateOf({ ...nothing, totals: totalsOf(0) }).status).toBe('empty');
    expect(listStateOf({ ...nothing, totals: { data: undefined } }).status).toBe('empty');
    // The last session was deleted a moment ago.
    expect(listStateOf({ ...nothing, totals: totalsOf(1) }).status).toBe('empty');
    expect(listStateOf({ ...nothing, totals: totalsOf(0), narrowed: true }).status).toBe('empty');
  });

  test('is empty as soon as the totals say so', () => {
    const early = { ...nothing, totals: totalsOf(0), open: query(undefined) };
    expect(listStateOf(early).status).toBe('empty');
  });

  test('has no match for the filter', () => {
    expect(listStateOf({ ...nothing, narrowed: true }).status).toBe('noMatch');
  });

  test('is loading, not empty, while a wider list is under way', () => {
    const late = { ...nothing, open: query({ sessions: [] }, { isPlaceholderData: true }) };
    expect(listStateOf(late).status).toBe('loading');
  });
});

describe('before both lists are loaded', () => {
  test('is loading', () => {
    expect(listStateOf({ ...queries, open: query(undefined) }).status).toBe('loading');
    expect(
      listStateOf({ ...queries, totals: { data: undefined }, open: query(undefined) }).status,
    ).toBe('loading');
  });

  test('has failed, also during a retry', () => {
    const error = new Error('no');
    const failed = query(undefined, { error, errorUpdateCount: 1 });
    expect(listStateOf({ ...queries, open: failed })).toEqual({ status: 'failed', error });
    const again = query(some, { errorUpdateCount: 1, isPlaceholderData: true });
    expect(listStateOf({ ...queries, open: again }).status).toBe('failed');
  });

  test('keeps showing a list that cannot be refreshed', () => {
    const stale = query(some, { error: new Error('no'), errorUpdateCount: 1 });
    expect(listStateOf({ ...queries, open: stale }).status).toBe('shown');
  });
});
