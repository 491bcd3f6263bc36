import type { Session } from '@daedap/contract/interviews';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatTime } from '#/lib/format.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { sessionWith } from '#/test/session.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { RecordsPage } from './records-page.tsx';

const calls = {
  list: 'GET /api/recordings/sessions',
  totals: 'GET /api/recordings/stats',
} as const;

const open = [
  sessionWith({ id: 41, status: 'started', completedQuestions: 0, totalScore: null }),
  sessionWith({ id: 40, status: 'abandoned', mainCategory: 'pressure', subCategory: 'stress' }),
];
const completed = [
  sessionWith({ id: 39, status: 'completed', completedQuestions: 3, totalScore: 92 }),
  sessionWith({ id: 38, status: 'completed', totalScore: 71, difficulty: 'advanced' }),
];
const stats = {
  totalSessions: 1204,
  completedSessions: 2,
  totalAnswers: 9,
  avgScore: 82,
  totalTime: 31,
};

const listOf =
  (sessions: readonly Session[]) =>
  ({ url }: { url: string }) => {
    const { searchParams } = new URL(url);
    const isOpen = searchParams.get('status') === 'open';
    const found = sessions.filter(({ status }) => (status !== 'completed') === isOpen);
    return { body: { success: true, sessions: found, nextCursor: null } };
  };

const answers = {
  [calls.list]: listOf([...open, ...completed]),
  [calls.totals]: { body: { success: true, stats } },
};
const newcomer = {
  [calls.list]: listOf([]),
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

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

fakeDatabase();

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResize);
  startSession('token-1', mina);
});

const list = async (name: string) => within(await screen.findByRole('list', { name }));
const openList = () => list('진행 중인 면접 2개');
const completedList = () => list('마친 면접 2개');
const cardsOf = (one: Awaited<ReturnType<typeof list>>) => one.getAllByRole('article');
const asked = (requests: Request[]) =>
  requests
    .filter(({ url }) => url.includes('/sessions'))
    .map(({ url }) => new URL(url).search)
    .toSorted();

describe('what stands there', () => {
  test('a greeting and five figures', async () => {
    stubServer(answers);
    renderPage(<RecordsPage />);
    expect(screen.getByRole('heading', { level: 1, name: '민아님의 면접 기록' })).toBeTruthy();
    const totals = within(screen.getByRole('region', { name: '기록 요약' }));
    expect(await totals.findByText('1,204')).toBeTruthy();
    const figures = totals.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['1,204개', '2개', '9개', '82점', '31분']);
    expect(document.title).toBe('면접 기록 · 대답 Daedap');
  });

  test('two lists that say how long they are', async () => {
    stubServer(answers);
    renderPage(<RecordsPage />);
    const cards = (await openList()).getAllByRole('listitem');
    expect(cards.map((card) => card.getAttribute('aria-posinset'))).toEqual(['1', '2']);
    expect(cards.map((card) => card.getAttribute('aria-setsize'))).toEqual(['2', '2']);
    expect((await completedList()).getAllByRole('listitem')).toHaveLength(2);
  });

  test('each card says what it was, how far it came, how it went, and when', async () => {
    stubServer(answers);
    renderPage(<RecordsPage />);
    const time = formatTime(Date.parse(open[0]!.createdAt));
    expect(cardsOf(await openList()).map((card) => card.textContent)).toEqual([
      `취업 > IT·개발중급 · 질문마다 10초시작됨 분석 중진행0/3${time}이어서 진행`,
      `압박 면접 > 압박 상황중급 · 질문마다 10초중단됨 84점진행1/3${time}이어서 진행`,
    ]);
    expect(cardsOf(await completedList()).map((card) => card.textContent)).toEqual([
      `취업 > IT·개발중급 · 질문마다 10초완료 92점진행3/3${time}결과 보기`,
      `취업 > IT·개발고급 · 질문마다 10초완료 71점진행1/3${time}결과 보기`,
    ]);
    expect(screen.getByText('92').className).toContain('text-score-green');
    expect(screen.getByText('84').className).toContain('text-score-blue');
    expect(screen.getByText('71').className).toContain('text-score-amber');
    expect(screen.getByText('분석 중').className).toContain('text-score-grey');
    expect(screen.getAllByRole('progressbar')[1]?.getAttribute('aria-valuetext')).toBe('1/3');
  });

  test('a card leads to its details, a completed one to its results too', async () => {
    stubServer(answers);
    renderPage(<RecordsPage />);
    const links = (await completedList()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/session-details/39',
      '/recordings/39',
      '/session-details/38',
      '/recordings/38',
    ]);
    const resume = (await openList()).getAllByRole('button', { name: '이어서 진행' });
    expect(resume).toHaveLength(2);
    expect(resume[0]?.closest('a')).toBeNull();
  });

  test('in English', async () => {
    changeLanguage('en');
    stubServer(answers);
    renderPage(<RecordsPage />);
    const [card] = cardsOf(await list('In progress 2'));
    expect(card?.textContent).toContain(
      'Job > IT and developmentIntermediate · 10 s per questionStarted AnalysingProgress0/3',
    );
  });

  test('nothing yet: the first interview', async () => {
    stubServer(newcomer);
    renderPage(<RecordsPage />);
    expect(await screen.findByRole('heading', { name: '아직 면접 기록이 없어요' })).toBeTruthy();
    const start = screen.getByRole('link', { name: '첫 면접 시작하기' });
    expect(start.getAttribute('href')).toBe('/interview/setup');
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    const figures = await screen.findAllByRole('definition');
    await waitFor(() => expect(figures[0]?.textContent).toBe('0개'));
    expect(figures[3]?.textContent).toBe('—아직 점수가 없어요');
  });

  test('only one kind: the other list says so', async () => {
    stubServer({ ...answers, [calls.list]: listOf(completed) });
    renderPage(<RecordsPage />);
    await completedList();
    expect(screen.getByText('진행 중인 면접이 없어요.')).toBeTruthy();
  });
});

describe('finding', () => {
  test('the address says what is asked for', async () => {
    const requests = stubServer(answers);
    renderPage(<RecordsPage />, '/?category=job&sort=highest&q=%ED%8C%80&sort2=x');
    await openList();
    expect(asked(requests)).toEqual([
      '?status=completed&category=job&sort=highest&q=%ED%8C%80',
      '?status=open&category=job&sort=highest&q=%ED%8C%80',
    ]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('팀');
    expect(screen.getByLabelText<HTMLSelectElement>('분야').value).toBe('job');
    expect(screen.getByLabelText<HTMLSelectElement>('정렬').value).toBe('highest');
    expect(screen.getByRole('status').textContent).toBe('면접 4개를 찾았어요.');
  });

  test('choosing and typing change it; clearing brings all back', async () => {
    const requests = stubServer(answers);
    renderPage(<RecordsPage />);
    await openList();
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.selectOptions(screen.getByLabelText('분야'), '압박 면접');
    await userEvent.selectOptions(screen.getByLabelText('정렬'), '오래된순');
    await userEvent.type(screen.getByRole('searchbox'), ' 캐시{Enter}');
    await waitFor(() =>
      expect(asked(requests)).toContain(
        '?status=open&category=pressure&sort=oldest&q=%EC%BA%90%EC%8B%9C',
      ),
    );
    expect(await screen.findByText('면접 4개를 찾았어요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('분야').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('정렬').value).toBe('oldest');
    await waitFor(() => expect(asked(requests)).toContain('?status=open&sort=oldest'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  test('the cross empties the field and leaves one in it', async () => {
    stubServer(answers);
    renderPage(<RecordsPage />, '/?q=a');
    await openList();
    await userEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button', { name: '검색어 지우기' })).toBeNull();
  });

  test('no match, and the way out of it', async () => {
    stubServer({
      ...answers,
      [calls.list]: (request) =>
        listOf(request.url.includes('q=') ? [] : [...open, ...completed])(request),
    });
    renderPage(<RecordsPage />, '/?q=zzz');
    expect(await screen.findByRole('heading', { name: '조건에 맞는 면접이 없어요' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('조건에 맞는 면접이 없어요');
    await userEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
    expect(cardsOf(await openList())).toHaveLength(2);
    expect(screen.queryByText('첫 면접 시작하기')).toBeNull();
  });
});

describe('pages', () => {
  const page = (sessions: readonly Session[], nextCursor: string | null) => ({
    body: { success: true, sessions, nextCursor },
  });

  test('all open ones are fetched, completed ones as they are needed', async () => {
    const requests = stubServer({
      ...answers,
      [calls.list]: ({ url }) => {
        const { searchParams } = new URL(url);
        const cursor = searchParams.get('cursor');
        const [first, second] = searchParams.get('status') === 'open' ? open : completed;
        return cursor === null ? page([first!], 'next') : page([second!], null);
      },
    });
    renderPage(<RecordsPage />);
    expect(cardsOf(await openList())).toHaveLength(2);
    expect(asked(requests)).toContain('?status=open&sort=newest&cursor=next');
    fireEvent.scroll(window);
    expect(await completedList()).toBeTruthy();
  });

  test('the next page failing is said where it would stand', async () => {
    const broken = failure(429, 'RATE_LIMITED', '조금 천천히 해주세요');
    stubServer({
      ...answers,
      [calls.list]: ({ url }) => {
        const { searchParams } = new URL(url);
        if (searchParams.get('status') === 'open') return page(open, null);
        return searchParams.has('cursor') ? broken : page(completed, 'next');
      },
    });
    renderPage(<RecordsPage />);
    await openList();
    expect(await screen.findByText('다음 기록을 불러오지 못했어요.')).toBeTruthy();
    expect(cardsOf(await completedList())).toHaveLength(2);
    stubServer({
      ...answers,
      [calls.list]: () => page([sessionWith({ id: 30, status: 'completed' })], null),
    });
    await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
    expect(cardsOf(await list('마친 면접 3개'))).toHaveLength(3);
  });
});

describe('deleting', () => {
  const remove = async (call: Parameters<typeof stubServer>[0]) => {
    const requests = stubServer({ ...answers, ...call });
    renderPage(<RecordsPage />);
    const cards = cardsOf(await completedList());
    await userEvent.click(within(cards[0]!).getByRole('button', { name: '면접 기록 삭제' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '이 면접 기록을 삭제할까요?' }));
    expect(dialog.getByText(/되돌릴 수 없어요/)).toBeTruthy();
    return { requests, dialog };
  };
  const confirm = ({ dialog }: { dialog: ReturnType<typeof within> }) =>
    userEvent.click(dialog.getByRole('button', { name: '삭제' }));

  test.each([
    ['deleted', { body: { success: true } }],
    ['deleted elsewhere already', failure(404, 'NOT_FOUND', '찾을 수 없어요')],
  ])('%s: the card goes, the figures are fetched again, focus is beside it', async (_, answer) => {
    const asking = await remove({ 'DELETE /api/recordings/sessions/39': answer });
    await confirm(asking);
    const [left, ...others] = cardsOf(await list('마친 면접 1개'));
    expect(left?.textContent).toContain('71점');
    expect(others).toEqual([]);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(left!).getByRole('link', { name: '취업 > IT·개발' }),
      ),
    );
    const counted = asking.requests.filter(({ url }) => url.endsWith('/stats'));
    expect(counted).toHaveLength(2);
  });

  test('the safe choice deletes nothing', async () => {
    const { dialog, requests } = await remove({});
    await userEvent.click(dialog.getByRole('button', { name: '취소' }));
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
    expect(cardsOf(await completedList())).toHaveLength(2);
  });

  test('failed: it is said, and the card stays', async () => {
    const broken = failure(500, 'INTERNAL', '문제가 생겼어요');
    await confirm(await remove({ 'DELETE /api/recordings/sessions/39': broken }));
    const message = await screen.findByRole('alertdialog', { name: '세션 삭제에 실패했습니다' });
    expect(message.textContent).toContain('문제가 생겼어요');
    await userEvent.click(within(message).getByRole('button', { name: '확인' }));
    expect(cardsOf(await completedList())).toHaveLength(2);
  });

  test('the last one of all: what is left is the way to the first', async () => {
    const sessions = [completed[0]!];
    stubServer({ ...answers, [calls.list]: listOf(sessions) });
    renderPage(<RecordsPage />);
    await list('마친 면접 1개');
    stubServer({
      ...newcomer,
      'DELETE /api/recordings/sessions/39': { body: { success: true } },
    });
    await userEvent.click(screen.getByRole('button', { name: '면접 기록 삭제' }));
    await userEvent.click(screen.getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('아직 면접 기록이 없어요')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    );
  });
});

describe('when calls fail', () => {
  test('the list: its sentence, and another try', async () => {
    stubServer({ ...answers, [calls.list]: offline });
    renderPage(<RecordsPage />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('면접 기록을 불러오는데 실패했습니다');
    expect(await screen.findByText('1,204')).toBeTruthy();
    stubServer(answers);
    await userEvent.click(within(alert).getByRole('button', { name: '다시 시도하기' }));
    expect(cardsOf(await openList())).toHaveLength(2);
  });

  test('the figures alone: dashes and a note, above the list', async () => {
    stubServer({ ...answers, [calls.totals]: failure(500, 'INTERNAL', '문제가 생겼어요') });
    renderPage(<RecordsPage />);
    expect(await screen.findByText(/기록 요약을 불러오지 못했어요/)).toBeTruthy();
    const figures = screen.getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toEqual(
      Array.from({ length: 5 }, () => '—지금은 알 수 없어요'),
    );
    expect(cardsOf(await openList())).toHaveLength(2);
    stubServer(answers);
    await userEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('1,204')).toBeTruthy();
    expect(screen.queryByText(/기록 요약을 불러오지/)).toBeNull();
  });
});

describe('going on with an interview', () => {
  test('that cannot be loaded says so and stays', async () => {
    stubServer({
      ...answers,
      'GET /api/interview-lifecycle/session/41/questions': offline,
    });
    renderPage(<RecordsPage />);
    const [button] = (await openList()).getAllByRole('button', { name: '이어서 진행' });
    await userEvent.click(button!);
    const message = await screen.findByRole('alertdialog', { name: '이어서 진행할 수 없어요' });
    expect(message.textContent).toContain('질문을 불러오는데 실패했습니다. 다시 시도해주세요.');
  });
});

test('a server of another version: unknown words are shown as they came, one unreadable row is counted', async () => {
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
  renderPage(<RecordsPage />);
  const title = await screen.findByRole('heading', { name: 'medical > nurse' });
  const card = within(title.closest('article')!);
  expect(card.getByText('archived').className).toContain('text-ink-soft');
  expect(card.getByText('expert · 질문마다 30초')).toBeTruthy();
  expect(card.getByText('분석 중').className).toContain('grey');
  expect(card.getByText('0/5')).toBeTruthy();
  expect(screen.getByText(/면접 1개는 여기에 보여드리지 못했어요/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(5);
});
