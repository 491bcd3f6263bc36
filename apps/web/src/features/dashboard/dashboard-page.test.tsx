import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { analysis, answers, calls, recentSession, sessions, stats, statsOf } from './test-data.ts';

const newcomer = {
  [calls.stats]: { body: { success: true, ...statsOf({}) } },
  [calls.recent]: { body: { success: true, sessions: [] } },
  [calls.history]: { body: { success: true, analyses: [], nextCursor: null } },
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => startSession('token-1', mina));

describe('the page at start', () => {
  test('shows title and links without waiting for the server', async () => {
    stubServer({ [calls.stats]: offline, [calls.recent]: offline, [calls.history]: offline });
    renderPage(<DashboardPage />);
    expect(screen.getByRole('heading', { level: 1, name: '민아님, 반가워요' })).toBeTruthy();
    const address = (name: string | RegExp) =>
      screen.getByRole('link', { name }).getAttribute('href');
    expect(address('면접 연습 시작하기')).toBe('/interview/setup');
    expect(address('면접 기록 보기')).toBe('/recordings');
    for (const name of [/^대학/, /^취업/, /^인성/, /^압박 면접/]) {
      expect(address(name)).toBe('/interview/setup');
    }
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  test('says that it is loading, and when it no longer is', async () => {
    stubServer(answers);
    renderPage(<DashboardPage />);
    expect(screen.getByRole('status').textContent).toBe('불러오는 중이에요');
    await screen.findByText('최근 면접');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('figures', () => {
  test('use the time zone of the browser', async () => {
    const requests = stubServer(answers);
    renderPage(<DashboardPage />);
    await screen.findByText('최근 면접');
    const statsRequest = requests.find(({ url }) => url.includes('/stats'));
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(new URL(statsRequest?.url ?? '').searchParams.get('tz')).toBe(zone);
  });

  test('today’s goal', async () => {
    stubServer(answers);
    renderPage(<DashboardPage />);
    expect(await screen.findByText('오늘 목표 3번 중에 2번 마쳤어요')).toBeTruthy();
    expect(screen.getByText('거의 다 왔어요. 조금만 더 해볼까요?')).toBeTruthy();
  });

  test('totals', async () => {
    stubServer(answers);
    renderPage(<DashboardPage />);
    const totals = await region('지금까지');
    const figures = totals.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['1,204번', '4일', '2번', '78점', '92점']);
  });

  test('categories, with a dash where nothing has been completed', async () => {
    stubServer(answers);
    renderPage(<DashboardPage />);
    const table = await region('분야별 기록');
    const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('대학').textContent).toBe('대학2번64점');
    expect(row('취업').textContent).toBe('취업9번88점');
    expect(row('인성').textContent).toBe('인성0번—아직 점수가 없어요');
    expect(row('압박 면접').textContent).toBe('압박 면접1번—아직 점수가 없어요');
    expect(table.getByText('64').className).toContain('text-score-red');
    expect(table.getByText('88').className).toContain('text-score-blue');
  });
});

test('shows a scored zero, but no zero for missing sessions', async () => {
  const zero = analysis(41, 0);
  stubServer({
    ...answers,
    [calls.stats]: {
      body: { success: true, ...statsOf({ totalSessions: 2, job: { count: 1, avgScore: 0 } }) },
    },
    [calls.history]: { body: { success: true, analyses: [zero], nextCursor: null } },
  });
  renderPage(<DashboardPage />);
  const table = await region('분야별 기록');
  expect(await table.findByRole('row', { name: '취업 1번 0점' })).toBeTruthy();
  expect(table.getByRole('row', { name: /^대학 0번 .*아직 점수가 없어요/ })).toBeTruthy();
  const figures = (await region('지금까지')).getAllByRole('definition');
  expect(figures.slice(3).map((figure) => figure.textContent)).toEqual(['0점', '0점']);
});

describe('recent sessions', () => {
  test('each card shows category, score, age and length', async () => {
    stubServer(answers);
    renderPage(<DashboardPage />);
    const cards = (await region('최근 면접')).getAllByRole('link');
    expect(cards.map((card) => card.textContent)).toEqual([
      '취업 IT·개발 92점 오늘 · 1.5분 질문 3개 중 3개 대답',
      '취업 금융 84점 5시간 전 · 2.5분 질문 5개 중 3개 대답',
      '압박 면접 압박 상황 71점 어제 · 1.5분 질문 3개 중 3개 대답',
      '대학 IT·개발 0점 3일 전 · 1.5분 질문 3개 중 3개 대답',
      '취업 IT·개발 —아직 점수가 없어요 20일 전 · 1.5분 질문 3개 중 0개 대답',
    ]);
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(
      [41, 40, 39, 38, 37].map((id) => `/session-details/${id}`),
    );
  });

  test.each([
    [92, 'green'],
    [90, 'green'],
    [84, 'blue'],
    [71, 'amber'],
    [69, 'red'],
  ])('%d is %s', async (score, colour) => {
    const [session] = [recentSession({ id: 41, score, hoursAgo: 0 })];
    stubServer({ ...answers, [calls.recent]: { body: { success: true, sessions: [session] } } });
    renderPage(<DashboardPage />);
    const list = await region('최근 면접');
    expect(list.getByText(String(score)).className).toContain(`text-score-${colour}`);
  });

  test('a missing score is grey', async () => {
    stubServer(answers);
    renderPage(<DashboardPage />);
    const list = await region('최근 면접');
    expect(list.getByText('—').parentElement?.className).toContain('text-score-grey');
  });

  test('in English', async () => {
    changeLanguage('en');
    stubServer(answers);
    renderPage(<DashboardPage />);
    const cards = (await region('Recent interviews')).getAllByRole('link');
    expect(cards.slice(0, 3).map((card) => card.textContent)).toEqual([
      'Job IT and development 92 pts today · 1.5 min 3 of 3 answered',
      'Job Finance 84 pts 5 hours ago · 2.5 min 3 of 5 answered',
      'Pressure Under pressure 71 pts yesterday · 1.5 min 3 of 3 answered',
    ]);
  });

  test('the arrows, Home and End go from card to card', async () => {
    stubServer(answers);
    renderPage(<DashboardPage />);
    const cards = (await region('최근 면접')).getAllByRole('link');
    cards[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(cards[1]);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(cards[4]);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(cards[0]);
    await userEvent.tab();
    expect(document.activeElement).toBe(cards[1]);
  });
});

describe('the trend', () => {
  test('has a sentence and a table for screen readers', async () => {
    stubServer(answers);
    renderPage(<DashboardPage />);
    const trend = await region('점수 흐름');
    expect(
      await trend.findByText('최근 2번 사이에 21점 올랐어요. 이 흐름을 이어가요.'),
    ).toBeTruthy();
    const table = within(trend.getByRole('table', { name: '마친 면접의 점수, 오래된 것부터' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '2026년 11월 10일취업71',
      '2026년 11월 12일취업92',
    ]);
  });

  test('needs at least two points', async () => {
    const analyses = [analysis(41, 92)];
    stubServer({
      ...answers,
      [calls.history]: { body: { success: true, analyses, nextCursor: null } },
    });
    renderPage(<DashboardPage />);
    expect(await screen.findByText(/면접을 두 번 마치면/)).toBeTruthy();
  });

  test('shows a note instead of an alert when it cannot be loaded', async () => {
    stubServer({ ...answers, [calls.history]: failure(500, 'INTERNAL', '문제가 생겼어요') });
    renderPage(<DashboardPage />);
    expect(await screen.findByText('점수 흐름은 지금 불러오지 못했어요.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await region('최근 면접')).getAllByRole('link')).toHaveLength(5);
  });
});

describe('a first visit', () => {
  test('shows a welcome instead of figures', async () => {
    stubServer(newcomer);
    renderPage(<DashboardPage />);
    expect(await screen.findByRole('heading', { name: '첫 대답을 기다리고 있어요' })).toBeTruthy();
    expect(screen.getByText('10초 준비하고 대답해요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '첫 면접 시작하기' })).toBeTruthy();
    expect(screen.getByText('오늘 목표 3번 중에 0번 마쳤어요')).toBeTruthy();
    expect(screen.getByText('한 번씩, 차근차근 채워봐요.')).toBeTruthy();
    expect(screen.queryByText('최근 면접')).toBeNull();
    expect(screen.queryByText('지금까지')).toBeNull();
  });
});

describe('when calls fail', () => {
  test('shows an error and no made-up figures when both calls fail', async () => {
    stubServer({ ...answers, [calls.stats]: offline, [calls.recent]: offline });
    renderPage(<DashboardPage />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('대시보드 데이터를 불러오는데 실패했습니다');
    expect(within(alert).getByRole('button', { name: '다시 시도하기' })).toBeTruthy();
    expect(screen.queryByText('오늘의 목표')).toBeNull();
    expect(screen.queryByText('지금까지')).toBeNull();
  });

  test('shows the error of the server below the title', async () => {
    const refused = failure(429, 'RATE_LIMITED', '조금 천천히 해주세요');
    stubServer({ ...answers, [calls.stats]: refused, [calls.recent]: refused });
    renderPage(<DashboardPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('조금 천천히 해주세요');
  });

  test('shows defaults and a retry when only the figures fail', async () => {
    stubServer({ ...answers, [calls.stats]: offline });
    renderPage(<DashboardPage />);
    expect(await screen.findByText(/통계를 불러오지 못해서 지금은 기본값을/)).toBeTruthy();
    expect(screen.getByText('오늘 목표 3번 중에 0번 마쳤어요')).toBeTruthy();
    const figures = (await region('지금까지')).getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toEqual([
      '0번',
      '0일',
      '0번',
      '—아직 점수가 없어요',
      '—아직 점수가 없어요',
    ]);
    expect((await region('최근 면접')).getAllByRole('link')).toHaveLength(5);
    stubServer(answers);
    await userEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('오늘 목표 3번 중에 2번 마쳤어요')).toBeTruthy();
    expect(screen.queryByText(/통계를 불러오지 못해서/)).toBeNull();
  });

  test('shows no sessions, and no welcome, when only the recent sessions fail', async () => {
    stubServer({ ...newcomer, [calls.recent]: failure(500, 'INTERNAL', '문제가 생겼어요') });
    renderPage(<DashboardPage />);
    expect(await screen.findByText(/최근 면접을 불러오지 못했어요/)).toBeTruthy();
    expect(screen.getByText('지금은 보여드릴 면접이 없어요.')).toBeTruthy();
    expect(screen.queryByText('첫 대답을 기다리고 있어요')).toBeNull();
  });

  test('keeps what is shown while retrying', async () => {
    stubServer({ ...answers, [calls.stats]: offline });
    renderPage(<DashboardPage />);
    await screen.findByText(/통계를 불러오지 못해서/);
    const gate = Promise.withResolvers<{ status: number; body: unknown }>();
    stubServer({ ...answers, [calls.stats]: () => gate.promise });
    const again = screen.getByRole('button', { name: '다시 불러오기' });
    await userEvent.click(again);
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
    expect((await region('최근 면접')).getAllByRole('link')).toHaveLength(5);
    gate.resolve(failure(500, 'INTERNAL', '문제가 생겼어요') as { status: number; body: unknown });
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
  });
});

test('shows everything with unknown values and missing numbers of another server version', async () => {
  const strange = {
    ...sessions[0],
    id: 50,
    mainCategory: 'medical',
    subCategory: 'nurse',
    score: '',
  };
  const unreadable = { ...sessions[1], id: 'x' };
  stubServer({
    [calls.stats]: {
      body: {
        success: true,
        ...stats,
        bestScore: undefined,
        categoryStats: { ...stats.categoryStats, medical: { count: 1, avgScore: 3 } },
      },
    },
    [calls.recent]: { body: { success: true, sessions: [strange, unreadable, sessions[1]] } },
    [calls.history]: {
      body: {
        success: true,
        analyses: [{ ...analysis(41, 92), engine: 'newer', overallScore: null }, analysis(39, 71)],
        nextCursor: null,
      },
    },
  });
  renderPage(<DashboardPage />);
  const recent = await region('최근 면접');
  const cards = recent.getAllByRole('link');
  expect(cards).toHaveLength(2);
  expect(cards[0]?.textContent).toContain('medical nurse');
  expect(within(cards[0]!).getByText('—').parentElement?.className).toContain('grey');
  expect(screen.getByText(/면접 1개는 여기에 보여드리지 못했어요/)).toBeTruthy();
});
