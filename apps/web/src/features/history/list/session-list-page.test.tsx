import type { Session } from '@daedap/contract/interviews';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { shortDateAndTimeText } from '#/lib/time/date-text.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { renderPage } from '#/test/render-page.tsx';
import { sessionWith } from '#/test/session.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { SessionListPage } from './session-list-page.tsx';
import {
  calls,
  open,
  completed,
  stats,
  serveList,
  responses,
  emptyResponses,
  prepareSessionList,
  findList,
  findOpenList,
  findCompletedList,
  cardsOf,
  listQueries,
} from './testing/session-list.ts';

prepareSessionList();

describe('content', () => {
  test('shows a greeting and five figures', async () => {
    stubServer(responses);
    renderPage(<SessionListPage />);
    expect(screen.getByRole('heading', { level: 1, name: '민아님의 면접 기록' })).toBeTruthy();
    const totals = within(screen.getByRole('region', { name: '기록 요약' }));
    expect(await totals.findByText('1,204')).toBeTruthy();
    const figures = totals.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['1,204개', '2개', '9개', '82점', '31분']);
    expect(document.title).toBe('면접 기록 · 대답 Daedap');
  });

  test('tells the position of each card and the length of both lists', async () => {
    stubServer(responses);
    renderPage(<SessionListPage />);
    const cards = (await findOpenList()).getAllByRole('listitem');
    expect(cards.map((card) => card.getAttribute('aria-posinset'))).toEqual(['1', '2']);
    expect(cards.map((card) => card.getAttribute('aria-setsize'))).toEqual(['2', '2']);
    expect((await findCompletedList()).getAllByRole('listitem')).toHaveLength(2);
  });

  test('shows category, progress, score and time on each card', async () => {
    stubServer(responses);
    renderPage(<SessionListPage />);
    const time = shortDateAndTimeText(new Date(open[0]!.createdAt));
    expect(cardsOf(await findOpenList()).map((card) => card.textContent)).toEqual([
      `취업 > IT·개발중급 · 질문마다 10초시작됨 분석 중진행0/3${time}이어서 진행`,
      `압박 면접 > 압박 상황중급 · 질문마다 10초중단됨 84점진행1/3${time}이어서 진행`,
    ]);
    expect(cardsOf(await findCompletedList()).map((card) => card.textContent)).toEqual([
      `취업 > IT·개발중급 · 질문마다 10초완료 92점진행3/3${time}결과 보기`,
      `취업 > IT·개발고급 · 질문마다 10초완료 71점진행1/3${time}결과 보기`,
    ]);
    expect(screen.getByText('92').className).toContain('text-score-green');
    expect(screen.getByText('84').className).toContain('text-score-blue');
    expect(screen.getByText('71').className).toContain('text-score-amber');
    expect(screen.getByText('분석 중').className).toContain('text-score-grey');
    expect(screen.getAllByRole('progressbar')[1]?.getAttribute('aria-valuetext')).toBe('1/3');
  });

  test('links each card to its details, and a completed one to its results', async () => {
    stubServer(responses);
    renderPage(<SessionListPage />);
    const links = (await findCompletedList()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/session-details/39',
      '/recordings/39',
      '/session-details/38',
      '/recordings/38',
    ]);
    const resume = (await findOpenList()).getAllByRole('button', { name: '이어서 진행' });
    expect(resume).toHaveLength(2);
    expect(resume[0]?.closest('a')).toBeNull();
  });

  test('shows the cards in English', async () => {
    changeLanguage('en');
    stubServer(responses);
    renderPage(<SessionListPage />);
    const [card] = cardsOf(await findList('In progress 2'));
    expect(card?.textContent).toContain(
      'Job > IT and developmentIntermediate · 10 s per questionStarted AnalysingProgress0/3',
    );
  });

  test('offers the first interview to a user without sessions', async () => {
    stubServer(emptyResponses);
    renderPage(<SessionListPage />);
    expect(await screen.findByRole('heading', { name: '아직 면접 기록이 없어요' })).toBeTruthy();
    const start = screen.getByRole('link', { name: '첫 면접 시작하기' });
    expect(start.getAttribute('href')).toBe('/interview/setup');
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    const figures = await screen.findAllByRole('definition');
    await waitFor(() => expect(figures[0]?.textContent).toBe('0개'));
    expect(figures[3]?.textContent).toBe('—아직 점수가 없어요');
  });

  test('says so when one of the lists is empty', async () => {
    stubServer({ ...responses, [calls.list]: serveList(completed) });
    renderPage(<SessionListPage />);
    await findCompletedList();
    expect(screen.getByText('진행 중인 면접이 없어요.')).toBeTruthy();
  });
});

describe('paging', () => {
  const page = (sessions: readonly Session[], nextCursor: string | null) => ({
    body: { success: true, sessions, nextCursor },
  });

  test('fetches all open sessions, and completed ones as the user scrolls', async () => {
    const requests = stubServer({
      ...responses,
      [calls.list]: ({ url }) => {
        const { searchParams } = new URL(url);
        const cursor = searchParams.get('cursor');
        const [first, second] = searchParams.get('status') === 'open' ? open : completed;
        return cursor === null ? page([first!], 'next') : page([second!], null);
      },
    });
    renderPage(<SessionListPage />);
    expect(cardsOf(await findOpenList())).toHaveLength(2);
    expect(listQueries(requests)).toContain('?status=open&sort=newest&cursor=next');
    fireEvent.scroll(window);
    expect(await findCompletedList()).toBeTruthy();
  });

  test('offers a retry below the list when the next page fails', async () => {
    const broken = failure(429, 'RATE_LIMITED', '조금 천천히 해주세요');
    stubServer({
      ...responses,
      [calls.list]: ({ url }) => {
        const { searchParams } = new URL(url);
        if (searchParams.get('status') === 'open') return page(open, null);
        return searchParams.has('cursor') ? broken : page(completed, 'next');
      },
    });
    renderPage(<SessionListPage />);
    await findOpenList();
    expect(await screen.findByText('다음 기록을 불러오지 못했어요.')).toBeTruthy();
    expect(cardsOf(await findCompletedList())).toHaveLength(2);
    stubServer({
      ...responses,
      [calls.list]: () => page([sessionWith({ id: 30, status: 'completed' })], null),
    });
    await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
    expect(cardsOf(await findList('마친 면접 3개'))).toHaveLength(3);
  });
});

describe('when calls fail', () => {
  test('explains a failed list and offers a retry', async () => {
    stubServer({ ...responses, [calls.list]: offline });
    renderPage(<SessionListPage />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('면접 기록을 불러오는데 실패했습니다');
    expect(await screen.findByText('1,204')).toBeTruthy();
    stubServer(responses);
    await userEvent.click(within(alert).getByRole('button', { name: '다시 시도하기' }));
    expect(cardsOf(await findOpenList())).toHaveLength(2);
  });

  test('shows dashes and a note above the lists when only the totals fail', async () => {
    stubServer({ ...responses, [calls.totals]: failure(500, 'INTERNAL', '문제가 생겼어요') });
    renderPage(<SessionListPage />);
    expect(await screen.findByText(/기록 요약을 불러오지 못했어요/)).toBeTruthy();
    const figures = screen.getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toEqual(
      Array.from({ length: 5 }, () => '—지금은 알 수 없어요'),
    );
    expect(cardsOf(await findOpenList())).toHaveLength(2);
    stubServer(responses);
    await userEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('1,204')).toBeTruthy();
    expect(screen.queryByText(/기록 요약을 불러오지/)).toBeNull();
  });
});

describe('resuming a session', () => {
  test('stays on the page and explains when the questions cannot be loaded', async () => {
    stubServer({
      ...responses,
      'GET /api/interview-lifecycle/session/41/questions': offline,
    });
    renderPage(<SessionListPage />);
    const [button] = (await findOpenList()).getAllByRole('button', { name: '이어서 진행' });
    await userEvent.click(button!);
    const message = await screen.findByRole('alertdialog', { name: '이어서 진행할 수 없어요' });
    expect(message.textContent).toContain('질문을 불러오는데 실패했습니다. 다시 시도해주세요.');
  });
});

test('shows unknown values of another server version as they are, and counts unreadable rows', async () => {
  const strange = {
    ...sessionWith({ id: 42 }),
    status: 'archived',
    mainCategory: 'medical',
    subCategory: 'nurse',
    difficulty: 'expert',
    totalScore: 'n/a',
    questionCount: '5',
    completedQuestions: undefined,
    timePerQuestion: null,
    language: 'fr',
  };
  const unreadable = { ...sessionWith({ id: 43 }), createdAt: 'long ago' };
  stubServer({
    [calls.list]: ({ url }) => {
      const isOpen = new URL(url).searchParams.get('status') === 'open';
      const sessions = isOpen ? [strange, unreadable, ...open] : completed;
      return { body: { success: true, sessions, nextCursor: null } };
    },
    [calls.totals]: { body: { success: true, stats: { ...stats, totalAnswers: 'many' } } },
  });
  renderPage(<SessionListPage />);
  const title = await screen.findByRole('heading', { name: 'medical > nurse' });
  const card = within(title.closest('article')!);
  expect(card.getByText('archived').className).toContain('text-ink-soft');
  expect(card.getByText('expert · 질문마다 30초')).toBeTruthy();
  expect(card.getByText('분석 중').className).toContain('grey');
  expect(card.getByText('0/5')).toBeTruthy();
  expect(screen.getByText(/면접 1개는 여기에 보여드리지 못했어요/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(5);
});
