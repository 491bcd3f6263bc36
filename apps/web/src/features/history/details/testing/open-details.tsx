import type { Session, UserAnswer } from '@daedap/contract/interviews';
import type { User } from '@daedap/contract/users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { beforeEach, vi } from 'vitest';
import { SessionDetailsPage } from '#/features/history/details/session-details-page.tsx';
import { startSession } from '#/lib/session/session-store.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { sessionWith } from '#/test/session.ts';
import { answerWith, attemptWith } from './answers.ts';

export const detailsCall = 'GET /api/recordings/sessions/40/answers';

export const body = (answers: readonly UserAnswer[], session: Partial<Session> = {}) => ({
  body: { success: true, session: sessionWith({ completedQuestions: 2, ...session }), answers },
});

export const second = answerWith({
  id: 502,
  questionId: 72,
  questionNumber: 2,
  questionType: 'behavioral',
  question: { ...answerWith().question, question: '팀에서 갈등을 풀어 본 경험은요?' },
  score: 65,
  answerDuration: 75,
  isTimeExceeded: true,
  attempts: [attemptWith({ id: 502, score: 65 })],
});

export const both = { [detailsCall]: body([answerWith(), second]) };

/** Signs a user in before each test, with an empty local database; videos do not play. */
export function prepareDetails(user: User): void {
  fakeDatabase();
  beforeEach(() => {
    startSession('token-1', user);
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
    URL.createObjectURL = () => 'blob:mine';
    URL.revokeObjectURL = () => undefined;
    HTMLElement.prototype.scrollIntoView = () => undefined;
  });
}

/** Opens the page at its address; all other addresses show an empty page. */
export function openDetails(search = '', id = '40') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: '/session-details/:sessionId', element: <SessionDetailsPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/session-details/${id}${search}`] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

export async function findCards() {
  const row = within(await screen.findByRole('region', { name: '질문별 답변' }));
  return row.findAllByRole('button');
}

export const answerRegion = () => screen.getByRole('region', { name: /느린 조회|갈등/ });
