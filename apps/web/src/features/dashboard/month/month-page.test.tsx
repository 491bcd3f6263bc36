import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { offline, stubServer } from '#/test/stub-server.ts';
import { MonthPage } from './month-page.tsx';
import { MonthSection } from './month-section.tsx';

const habits = (shown: readonly boolean[]) =>
  ['pointFirst', 'ownAction', 'figures', 'reasons', 'fillers', 'pace'].map((name) => ({
    name,
    shown: name === 'figures' ? shown.map(() => false) : shown,
  }));

const best = {
  id: 5,
  questionId: 7,
  questionType: 'general',
  question: {
    question: '가장 자랑스러운 일은 무엇인가요?',
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'beginner',
  },
  answerText: '저는 조회 시간을 절반으로 줄였습니다.',
  segments: [],
  analysisStatus: 'completed',
  failureReason: null,
  score: 92,
  relevanceScore: 95,
  clarityScore: 90,
  depthScore: 91,
  feedback: '근거가 뚜렷해요.',
  strengths: ['숫자로 말했어요.'],
  improvements: [],
  keywords: [],
  evidence: [],
  effects: [],
  starred: false,
  engine: 'embedded',
  answerDuration: 40,
  expectedDuration: 60,
  createdAt: '2026-11-06T00:00:00.000Z',
};

const summary = {
  month: '2026-11',
  interviews: 2,
  days: 2,
  answers: 4,
  averageScore: 71,
  previousScore: 64,
  trend: [
    { day: '2026-11-02', score: 60, answers: 2 },
    { day: '2026-11-06', score: 82, answers: 2 },
  ],
  habits: habits([true, true, true, true]),
  best: [best],
};

const empty = {
  ...summary,
  month: '2026-10',
  interviews: 0,
  days: 0,
  answers: 0,
  averageScore: null,
  previousScore: null,
  trend: [],
  habits: habits([]),
  best: [],
};

afterEach(() => vi.restoreAllMocks());

const noReviews = { body: { success: true, reviews: [] } };

function serve(
  shown: object,
  months: readonly string[] = ['2026-11', '2026-09'],
  reviews: () => Promise<typeof noReviews> = async () => noReviews,
) {
  return stubServer({
    'GET /api/practice/months': { body: { success: true, months } },
    'GET /api/practice/month-summary': { body: { success: true, summary: shown } },
    'GET /api/practice/reviews': reviews,
  });
}

function open(address = '/month-summary') {
  const router = createMemoryRouter(
    [
      { path: '/month-summary', element: <MonthPage /> },
      { path: '/dashboard', element: <MonthSection /> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

test('shows trend, habits, what to do next and the best answers in full, and prints them', async () => {
  serve(summary);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByRole('heading', { name: '2026년 11월 연습 정리' })).toBeTruthy();
  expect(sheet.getByText('71점')).toBeTruthy();
  expect(sheet.getByText('지난달보다 7점 올랐어요.')).toBeTruthy();
  expect(sheet.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '날짜평균 점수',
    '11월 2일60',
    '11월 6일82',
  ]);
  expect(sheet.getByText('결론부터 말하기').parentElement?.textContent).toContain('4개 중 4개');
  expect(sheet.getByText('60초 연습: 숫자 하나 넣기')).toBeTruthy();
  expect(sheet.getByRole('heading', { name: best.question.question })).toBeTruthy();
  expect(sheet.getByText(best.answerText)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '인쇄 / PDF로 저장' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test('waits for the questions that come back, which would move what stands below them', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<typeof noReviews>();
  const requests = serve(summary, undefined, () => answered);
  open();
  await waitFor(() =>
    expect(requests.some(({ url }) => url.includes('/month-summary'))).toBe(true),
  );
  await waitFor(() => expect(requests.some(({ url }) => url.includes('/reviews'))).toBe(true));
  expect(screen.queryByRole('article')).toBeNull();
  answer(noReviews);
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('a month without answers says so kindly, and can be in the address', async () => {
  const requests = serve(empty);
  open('/month-summary?month=2026-10');
  expect(await screen.findByText('2026년 10월에는 점수를 받은 답변이 없어요.')).toBeTruthy();
  expect(requests.some(({ url }) => url.includes('month=2026-10'))).toBe(true);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: '한 문제만 해보기' })).toBeTruthy();
  const months = within(screen.getByRole('combobox', { name: '달 고르기' }));
  expect(months.getAllByRole('option').map((one) => one.textContent)).toEqual([
    '2026년 11월',
    '2026년 10월',
    '2026년 9월',
  ]);
});

test('another month is chosen in the address', async () => {
  const requests = serve(summary);
  const router = open();
  await screen.findByRole('article');
  await userEvent.selectOptions(screen.getByRole('combobox'), '2026-09');
  expect(router.state.location.search).toBe('?month=2026-09');
  await expect.poll(() => requests.some(({ url }) => url.includes('month=2026-09'))).toBe(true);
});

test('says when it could not be loaded, and tries again', async () => {
  stubServer({ 'GET /api/practice/months': offline, 'GET /api/practice/month-summary': offline });
  open('/month-summary?month=2026-11');
  expect(await screen.findByText('한 달 정리를 불러오지 못했어요')).toBeTruthy();
  serve(summary);
  await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('the dashboard offers the months with answers', async () => {
  serve(summary);
  open('/dashboard');
  await userEvent.selectOptions(await screen.findByRole('combobox'), '2026-09');
  const link = screen.getByRole('link', { name: '정리 보기' });
  expect(link.getAttribute('href')).toBe('/month-summary?month=2026-09');
});

test('the dashboard offers nothing without answers', async () => {
  const requests = serve(empty, []);
  open('/dashboard');
  await expect.poll(() => requests.length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
});
