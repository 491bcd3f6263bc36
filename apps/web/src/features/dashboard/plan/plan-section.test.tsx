import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { RouterProvider } from '#/lib/router/router-provider.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { statsOf } from '#/features/dashboard/test-data.ts';
import { offline, stubServer } from '#/test/stub-server.ts';
import { PlanSection } from './plan-section.tsx';

const path = '/api/practice/plan';
// A Monday.
const plan = { days: [1, 3], minutes: 20, interviewOn: '2026-12-01' };

afterEach(() => vi.useRealTimers());

type Handlers = Parameters<typeof stubServer>[0];

function show(stored: object | null, more: Handlers = {}, todayCompleted = 0) {
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 9), toFake: ['Date'] });
  stubServer({
    [`GET ${path}`]: { body: { success: true, plan: stored } },
    'GET /api/practice/reviews': { body: { success: true, reviews: [] } },
    ...more,
  });
  const section = <PlanSection stats={statsOf({ todayCompleted })} />;
  const router = createMemoryRouter([{ path: '/', element: section }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('is made once: days, minutes and the day of the interview', async () => {
  const sent: unknown[] = [];
  show(null, {
    [`POST ${path}`]: async (request) => {
      const body: unknown = await request.json();
      sent.push(body);
      return { body: { success: true, plan: body } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '계획 세우기' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '월요일' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '일요일' }));
  await userEvent.click(screen.getByRole('radio', { name: '30분' }));
  fireEvent.change(screen.getByLabelText('면접 날짜'), { target: { value: '2026-11-20' } });
  await userEvent.click(screen.getByRole('button', { name: '계획 저장하기' }));
  expect(await screen.findByText(/면접까지 4일 남았어요/)).toBeTruthy();
  expect(sent).toEqual([{ days: [0, 3, 5], minutes: 30, interviewOn: '2026-11-20' }]);
});

test('needs a day', async () => {
  show({ ...plan, days: [1] });
  await userEvent.click(await screen.findByRole('button', { name: '계획 바꾸기' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '월요일' }));
  expect(screen.getByText('요일을 하나 이상 골라주세요.')).toBeTruthy();
  const save = screen.getByRole('button', { name: '계획 저장하기' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['2026-11-17', /면접까지 1일 남았어요/],
  ['2026-11-16', /오늘이 면접 날이에요/],
  ['2026-11-10', /면접을 잘 마쳤나요/],
])('an interview on %s', async (interviewOn, text) => {
  show({ ...plan, interviewOn });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('proposes an interview of the category that was practised least, or a drill after one', async () => {
  show(plan);
  expect(await screen.findByText(/오늘은 연습하기로 한 날이에요/)).toBeTruthy();
  expect(screen.getByText(/질문으로 면접 한 번 해봐요/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '면접 시작하기' })).toBeTruthy();
});

test('proposes a drill after an interview, and never scolds on a day off', async () => {
  show({ ...plan, days: [2] }, {}, 1);
  expect(await screen.findByText(/60초 연습 하나면 충분해요/)).toBeTruthy();
  expect(screen.getByText(/오늘은 쉬는 날이에요/)).toBeTruthy();
});

test('has a file for the calendar', async () => {
  show(plan);
  const link = await screen.findByRole('link', { name: '달력 파일 받기 (.ics)' });
  expect(link.getAttribute('download')).toBe('daedap.ics');
  const file = decodeURIComponent(link.getAttribute('href')!.split(',').slice(1).join(','));
  expect(file).toContain('BYDAY=MO,WE;UNTIL=20261130T235959');
});

test('is deleted, and says when that fails', async () => {
  show(plan, { [`DELETE ${path}`]: offline });
  await userEvent.click(await screen.findByRole('button', { name: '계획 지우기' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  stubServer({ [`DELETE ${path}`]: {} });
  await userEvent.click(screen.getByRole('button', { name: '계획 지우기' }));
  expect(await screen.findByRole('button', { name: '계획 세우기' })).toBeTruthy();
});
