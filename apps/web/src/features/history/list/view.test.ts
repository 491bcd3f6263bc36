import { describe, expect, test } from 'vitest';
import { sessionWith } from '#/test/session.ts';
import { viewOf } from './view.ts';

const some = { sessions: [sessionWith({ id: 1 })] };
const done = [sessionWith({ id: 2, status: 'completed' })];

const part = <Data>(data: Data | undefined, particular: object = {}) => ({
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

const parts = {
  totals: totalsOf(2, 1),
  open: part(some),
  completed: { ...part(pagesOf(done)), hasNextPage: false },
  narrowed: false,
};
const nothing = {
  ...parts,
  open: part({ sessions: [] }),
  completed: { ...part(pagesOf([])), hasNextPage: false },
};

test('both lists, counted', () => {
  expect(viewOf(parts)).toEqual({
    status: 'shown',
    open: some.sessions,
    completed: done,
    completedCount: 1,
    unreadable: 0,
  });
});

describe('with more pages to come', () => {
  const more = { ...parts, completed: { ...parts.completed, hasNextPage: true } };

  test('the figures know how many there are', () => {
    expect(viewOf({ ...more, totals: totalsOf(300, 280) })).toMatchObject({ completedCount: 280 });
  });

  test('nobody knows how many of them match', () => {
    const narrowed = { ...more, totals: totalsOf(300, 280), narrowed: true };
    expect(viewOf(narrowed)).toMatchObject({ completedCount: null });
    expect(viewOf({ ...more, totals: { data: undefined } })).toMatchObject({
      completedCount: null,
    });
  });
});

describe('with nothing to show', () => {
  test('a newcomer, whether or not the figures are there', () => {
    expect(viewOf({ ...nothing, totals: totalsOf(0) }).status).toBe('newcomer');
    expect(viewOf({ ...nothing, totals: { data: undefined } }).status).toBe('newcomer');
    // The last one was deleted a moment ago.
    expect(viewOf({ ...nothing, totals: totalsOf(1) }).status).toBe('newcomer');
    expect(viewOf({ ...nothing, totals: totalsOf(0), narrowed: true }).status).toBe('newcomer');
  });

  test('the figures alone make a newcomer', () => {
    const early = { ...nothing, totals: totalsOf(0), open: part(undefined) };
    expect(viewOf(early).status).toBe('newcomer');
  });

  test('no match for the filter', () => {
    expect(viewOf({ ...nothing, narrowed: true }).status).toBe('noMatch');
  });

  test('no newcomer while the wider list is on its way', () => {
    const late = { ...nothing, open: part({ sessions: [] }, { isPlaceholderData: true }) };
    expect(viewOf(late).status).toBe('loading');
  });
});

describe('before both lists are there', () => {
  test('loading', () => {
    expect(viewOf({ ...parts, open: part(undefined) }).status).toBe('loading');
    expect(viewOf({ ...parts, totals: { data: undefined }, open: part(undefined) }).status).toBe(
      'loading',
    );
  });

  test('failed, and failed while it is asked for again', () => {
    const error = new Error('no');
    const failed = part(undefined, { error, errorUpdateCount: 1 });
    expect(viewOf({ ...parts, open: failed })).toEqual({ status: 'failed', error });
    const again = part(some, { errorUpdateCount: 1, isPlaceholderData: true });
    expect(viewOf({ ...parts, open: again }).status).toBe('failed');
  });

  test('a list that cannot be refreshed still stands', () => {
    const stale = part(some, { error: new Error('no'), errorUpdateCount: 1 });
    expect(viewOf({ ...parts, open: stale }).status).toBe('shown');
  });
});
