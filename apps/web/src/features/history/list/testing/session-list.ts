import type { Session } from '@daedap/contract/interviews';
import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { mina } from '#/test/people.ts';
import { sessionWith } from '#/test/session.ts';

export const calls = {
  list: 'GET /api/recordings/sessions',
  totals: 'GET /api/recordings/stats',
} as const;

export const open = [
  sessionWith({ id: 41, status: 'started', completedQuestions: 0, totalScore: null }),
  sessionWith({ id: 40, status: 'abandoned', mainCategory: 'pressure', subCategory: 'stress' }),
];
export const completed = [
  sessionWith({ id: 39, status: 'completed', completedQuestions: 3, totalScore: 92 }),
  sessionWith({ id: 38, status: 'completed', totalScore: 71, difficulty: 'advanced' }),
];
export const stats = {
  totalSessions: 1204,
  completedSessions: 2,
  totalAnswers: 9,
  avgScore: 82,
  totalTime: 31,
};

/** Serves these sessions, split into open and completed ones as the query asks. */
export const serveList =
  (sessions: readonly Session[]) =>
  ({ url }: { url: string }) => {
    const { searchParams } = new URL(url);
    const isOpen = searchParams.get('status') === 'open';
    const matching = sessions.filter(({ status }) => (status !== 'completed') === isOpen);
    return { body: { success: true, sessions: matching, nextCursor: null } };
  };

export const responses = {
  [calls.list]: serveList([...open, ...completed]),
  [calls.totals]: { body: { success: true, stats } },
};
export const emptyResponses = {
  [calls.list]: serveList([]),
  [calls.totals]: {
    body: {
      success: true,
      stats: {
        totalSessions: 0,
        completedSessions: 0,
        totalAnswers: 0,
        avgScore: 0,
        totalTime: 0,
      },
    },
  },
};

/** Signs Mina in before each test, with an empty local database. */
export function prepareSessionList(): void {
  fakeDatabase();
  beforeEach(() => {
    startSession('token-1', mina);
  });
}

export const findList = async (name: string) => within(await screen.findByRole('list', { name }));
export const findOpenList = () => findList('진행 중인 면접 2개');
export const findCompletedList = () => findList('마친 면접 2개');
export const cardsOf = (list: Awaited<ReturnType<typeof findList>>) => list.getAllByRole('article');

/** The query strings of all requests for the list. */
export const listQueries = (requests: Request[]) =>
  requests
    .filter(({ url }) => url.includes('/sessions'))
    .map(({ url }) => new URL(url).search)
    .toSorted();
