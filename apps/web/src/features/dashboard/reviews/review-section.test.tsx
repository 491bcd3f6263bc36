import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { activate } from '#/domain/plan/subscription-store.ts';
import { entryOf } from '#/domain/answer/testing/answers.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { putInOutbox } from '#/media/store/outbox.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { offline, stubServer } from '#/test/stub-server.ts';
import { sessionWith } from '#/test/session.ts';
import { mina } from '#/test/people.ts';
import { ReviewSection, reviewStateOf } from './review-section.tsx';

fakeDatabase();

const reviewsCall = 'GET /api/practice/reviews';

const reviewOf = (questionId: number, dueOn: string, values = {}) => ({
  session: sessionWith({ timePerQuestion: 60 }),
  answer: {
    questionId,
    questionNumber: 1,
    questionType: 'general' as const,
    question: {
      question: `질문 ${questionId}`,
      mainCategory: 'job' as const,
      subCategory: 'it',
      difficulty: 'beginner' as const,
    },
    expectedDuration: 60,
    score: 41,
  },
  step: 0,
  reason: 'score' as const,
  dueOn,
  ...values,
});

afterEach(() => vi.useRealTimers());

function show(reviews: readonly object[]) {
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 9), toFake: ['Date'] });
  const requests = stubServer({ [reviewsCall]: { body: { success: true, reviews } } });
  return { requests, router: open() };
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <ReviewSection /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/dashboard'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

test('shows what is due today, three at most, with why', async () => {
  show([
    reviewOf(1, '2026-11-10', { reason: 'point' }),
    reviewOf(2, '2026-11-16'),
    reviewOf(3, '2026-11-16', { reason: 'star' }),
    reviewOf(4, '2026-11-16'),
    reviewOf(5, '2026-11-17'),
  ]);
  const section = within(await screen.findByRole('region', { name: '오늘 다시 볼 질문' }));
  const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^질문 1취업 > IT·개발 · 지난번 41점 · 빠진 이야기가 있었어요/);
  expect(rows[2]).toContain('중요하다고 표시했어요');
  expect(section.getByText('오늘 볼 질문이 1개 더 있어요. 천천히 해도 괜찮아요.')).toBeTruthy();
});

test('starts a retake with one press, which starts no session', async () => {
  const { router, requests } = show([reviewOf(7, '2026-11-16')]);
  await userEvent.click(await screen.findByRole('button', { name: '다시 답하기: 질문 7' }));
  expect(router.state.location.pathname).toBe('/interview/live');
  expect(router.state.location.state).toMatchObject({
    leaveConfirmed: true,
    retake: true,
    resumeSession: false,
    sessionId: 40,
    questions: [{ id: 7, question: '질문 7' }],
  });
  expect(requests).toHaveLength(1);
});

test('takes no longer than the plan allows', async () => {
  const review = reviewOf(7, '2026-11-16');
  expect(reviewStateOf(review).timeLimit).toBe(10);
  await activate('basic');
  expect(reviewStateOf(review).timeLimit).toBe(60);
  await activate('premium');
  expect(reviewStateOf(review).timeLimit).toBe(60);
});

test('says when the next one comes back', async () => {
  show([reviewOf(1, '2026-11-19')]);
  expect(await screen.findByText(/오늘 다시 볼 질문은 없어요\. .*11월 19일에/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['no reviews', { body: { success: true, reviews: [] } }],
  ['no network', offline],
])('shows nothing with %s', async (_, answer) => {
  const requests = stubServer({ [reviewsCall]: answer });
  open();
  await expect.poll(() => requests.length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a question that was answered again without a network is off the list until the server answers', async () => {
  startSession('token', mina);
  await putInOutbox(entryOf({ userId: 7, fields: { sessionId: '40', questionId: '1' } }));
  show([reviewOf(1, '2026-11-16'), reviewOf(2, '2026-11-16')]);
  const section = within(await screen.findByRole('region', { name: '오늘 다시 볼 질문' }));
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  expect(section.getByText('질문 2')).toBeTruthy();
});
