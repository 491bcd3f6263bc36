import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { expect, test } from 'vitest';
import { drillOf } from '#/domain/session/chosen-drill.ts';
import { offline, stubServer } from '#/test/stub-server.ts';
import { sessionWith } from '#/test/session.ts';
import { HabitSection } from './habit-section.tsx';

const progressCall = 'GET /api/practice/progress';

const line = (name: string, signs: string) => ({
  name,
  shown: signs.split('').map((sign) => (sign === '?' ? null : sign === '1')),
});

const progress = {
  habits: [
    line('pointFirst', '1111'),
    line('ownAction', '0111'),
    line('figures', '0001'),
    line('reasons', '0101'),
    line('fillers', '1101'),
    line('pace', '????'),
  ],
  competences: [{ name: { ko: '협업', en: 'collaboration' }, scores: [40, 62, 81] }],
  retake: {
    session: sessionWith({ timePerQuestion: 300 }),
    answer: {
      questionId: 71,
      questionNumber: 1,
      questionType: 'general',
      question: {
        question: '협업한 경험은요?',
        mainCategory: 'job',
        subCategory: 'it',
        difficulty: 'beginner',
      },
      expectedDuration: 60,
      score: 50,
    },
  },
};

async function open(handler: Parameters<typeof stubServer>[0][string]) {
  const requests = stubServer({ [progressCall]: handler });
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <HabitSection /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/dashboard'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(requests).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: '내 습관 살펴보기' }));
  return router;
}

const bodyOf = (values = {}) => ({ body: { success: true, progress: { ...progress, ...values } } });

test('names the best and the weakest habit, and counts each', async () => {
  await open(bodyOf());
  expect(await screen.findByText('가장 든든한 습관은 "결론부터 말하기"예요.')).toBeTruthy();
  expect(screen.getByText('다음에는 "숫자로 말하기"에 마음을 써볼까요?')).toBeTruthy();
  const [habits, competences] = screen.getAllByRole('list');
  const rows = within(habits!).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '결론부터 말하기4개 중 4개',
    '내가 한 일 말하기4개 중 3개',
    '숫자로 말하기4개 중 1개',
    '까닭 말하기4개 중 2개',
    '군말 없이 말하기4개 중 3개',
    '알맞은 빠르기아직 알 수 없어요',
  ]);
  expect(within(competences!).getByText('협업: 40, 62, 81점')).toBeTruthy();
});

test('starts the drill of the weakest habit: a retake of a minute, or as long as the plan allows', async () => {
  const router = await open(bodyOf());
  const drill = within(await screen.findByRole('region', { name: '60초 연습: 숫자 하나 넣기' }));
  expect(drill.getByText(/협업한 경험은요\?/)).toBeTruthy();
  await userEvent.click(drill.getByRole('button', { name: '연습 시작하기' }));
  expect(router.state.location.pathname).toBe('/interview/live');
  expect(router.state.location.state).toMatchObject({
    retake: true,
    sessionId: 40,
    timeLimit: 10,
    questions: [{ id: 71 }],
  });
  expect([drillOf(71), drillOf(72)]).toEqual(['oneFigure', null]);
});

test('says that all is well, and that there are too few answers', async () => {
  const all = ['pointFirst', 'ownAction', 'figures'].map((name) => line(name, '111'));
  await open(bodyOf({ habits: all, retake: null }));
  expect(await screen.findByText(/모든 습관이 답변마다 보여요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '연습 시작하기' })).toBeNull();
});

test('asks for more answers first', async () => {
  await open(bodyOf({ habits: [line('figures', '01')], competences: [], retake: null }));
  expect(await screen.findByText(/답변이 세 개 모이면/)).toBeTruthy();
});

test('says that it needs the network', async () => {
  await open(offline);
  expect(await screen.findByText(/습관을 불러오지 못했어요/)).toBeTruthy();
});
