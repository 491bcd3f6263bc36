import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { overallWith } from '#/features/history/results/testing/results.ts';
import { noticeDebugging } from '#/lib/debug-mode.ts';
import { saveRecording } from '#/media/store/recordings.ts';
import { defaultLocalConfig } from '#/media/store/rows.ts';
import { startLocalSession } from '#/media/store/sessions.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { eventually } from '#/test/eventually.ts';
import { mina } from '#/test/people.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { answerWith } from './testing/answers.ts';
import {
  answerRegion,
  body,
  both,
  detailsCall,
  findCards,
  openDetails,
  prepareDetails,
  second,
} from './testing/open-details.tsx';

prepareDetails(mina);

describe('the session', () => {
  test('shows a spinner under the heading while it loads', async () => {
    stubServer(both);
    openDetails();
    expect(screen.getByRole('heading', { level: 1, name: '세션 상세' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('불러오는 중이에요');
    await findCards();
    expect(document.title).toContain('세션 상세');
  });

  test('shows category, status and progress', async () => {
    stubServer(both);
    openDetails();
    expect(await screen.findByRole('heading', { name: '취업 > IT·개발' })).toBeTruthy();
    expect(screen.getByText('진행중')).toBeTruthy();
    expect(screen.getByText('중급')).toBeTruthy();
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['2개', '3개', '67%', '10초']);
    const bar = screen.getByRole('progressbar', { name: '진행률' });
    expect([bar.getAttribute('value'), bar.getAttribute('aria-valuetext')]).toEqual(['67', '67%']);
    expect(screen.getByRole('button', { name: '이어서 진행' })).toBeTruthy();
  });

  test.each(['started', 'in_progress', 'abandoned'] as const)('%s can go on', async (status) => {
    stubServer({ [detailsCall]: body([], { status }) });
    openDetails();
    expect(await screen.findByRole('button', { name: '이어서 진행' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '결과 보기' })).toBeNull();
  });

  test('leads to the results of a completed session', async () => {
    stubServer({ [detailsCall]: body([answerWith()], { status: 'completed' }) });
    openDetails();
    const link = await screen.findByRole('link', { name: '결과 보기' });
    expect(link.getAttribute('href')).toBe('/recordings/40');
    expect(screen.queryByRole('button', { name: '이어서 진행' })).toBeNull();
  });

  test('makes the overall analysis of a completed session again', async () => {
    let now = body([answerWith(), second], { status: 'completed', totalQuestions: 3 });
    let answer = failure(500, 'INTERNAL', '잠시 문제가 생겼어요.');
    stubServer({
      [detailsCall]: () => now,
      'DELETE /api/analysis/40': () => {
        now = body([answerWith(), second], { totalQuestions: 3 });
        return { body: { success: true } };
      },
      'POST /api/interviews/comprehensive-analysis': () => answer,
    });
    openDetails();
    await userEvent.click(await screen.findByRole('button', { name: '종합 분석 다시 만들기' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '다시 만들기' }));
    expect((await screen.findByRole('alert')).textContent).toContain('답변과 점수는 그대로 있어요');
    expect(screen.getByText('진행중')).toBeTruthy();
    expect(screen.getByRole('button', { name: '이어서 진행' })).toBeTruthy();
    now = body([answerWith(), second], { status: 'completed' });
    answer = { body: { success: true, analysis: overallWith() } };
    await userEvent.click(screen.getByRole('button', { name: '종합 분석하기' }));
    expect(await screen.findByRole('link', { name: '결과 보기' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leads to the results so far while questions are unanswered', async () => {
    stubServer(both);
    openDetails();
    const link = await screen.findByRole('link', { name: '지금까지의 결과 보기' });
    expect(link.getAttribute('href')).toBe('/recordings/40');
    expect(screen.queryByRole('button', { name: '종합 분석하기' })).toBeNull();
  });

  test('stays on the page and explains when resuming fails', async () => {
    stubServer({ ...both, 'GET /api/interview-lifecycle/session/40/questions': offline });
    const router = openDetails();
    await userEvent.click(await screen.findByRole('button', { name: '이어서 진행' }));
    const alert = await screen.findByRole('alertdialog', { name: '이어서 진행할 수 없어요' });
    expect(alert.textContent).toContain('질문을 불러오는데 실패했습니다. 다시 시도해주세요.');
    expect(router.state.location.pathname).toBe('/session-details/40');
  });

  test('asks before it leaves to the dashboard', async () => {
    stubServer(both);
    const router = openDetails();
    await userEvent.click(screen.getByRole('button', { name: '나가기' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '세션 상세에서 나갈까요?' }));
    await userEvent.click(dialog.getByRole('button', { name: '계속 보기' }));
    expect(router.state.location.pathname).toBe('/session-details/40');
    await userEvent.click(screen.getByRole('button', { name: '나가기' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: '나가기' }),
    );
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(router.state.location.state).toEqual({ leaveConfirmed: true });
  });

  test('links back to the list of sessions', () => {
    stubServer(both);
    openDetails();
    const back = screen.getByRole('link', { name: '면접 기록으로 돌아가기' });
    expect(back.getAttribute('href')).toBe('/recordings');
  });
});

describe('without a session', () => {
  test.each(['0', 'abc', '99999999999', '1.5'])(
    'shows “not found” for the invalid id %s',
    async (id) => {
      const requests = stubServer({});
      openDetails('', id);
      expect(await screen.findByRole('heading', { name: '찾을 수 없는 면접이에요' })).toBeTruthy();
      expect(requests).toEqual([]);
    },
  );

  test('shows a missing session and another person’s session alike', async () => {
    stubServer({ [detailsCall]: failure(404, 'NOT_FOUND', '찾을 수 없어요') });
    openDetails();
    expect(await screen.findByRole('heading', { name: '찾을 수 없는 면접이에요' })).toBeTruthy();
    const records = screen.getByRole('link', { name: '면접 기록 보기' });
    expect(records.getAttribute('href')).toBe('/recordings');
  });

  test('shows the server’s message, a retry and a link to the dashboard after a failure', async () => {
    stubServer({ [detailsCall]: failure(500, 'INTERNAL', '서버에 문제가 생겼어요') });
    openDetails();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('세션 정보를 불러오는데 실패했습니다');
    expect(alert.textContent).toContain('서버에 문제가 생겼어요');
    const dashboard = within(alert).getByRole('link', { name: '대시보드로 가기' });
    expect(dashboard.getAttribute('href')).toBe('/dashboard');
    stubServer(both);
    await userEvent.click(within(alert).getByRole('button', { name: '다시 시도하기' }));
    expect(await findCards()).toHaveLength(2);
  });
});

describe('the questions', () => {
  test('shows question, score and duration on each card', async () => {
    const failed = answerWith({
      id: 503,
      questionId: 73,
      questionNumber: 3,
      questionType: 'general',
      analysisStatus: 'failed',
      failureReason: 'speech_failed',
      score: null,
    });
    stubServer({ [detailsCall]: body([answerWith(), second, failed]) });
    openDetails();
    const row = within(await screen.findByRole('region', { name: '질문별 답변' }));
    expect(row.getByText('3개')).toBeTruthy();
    expect((await findCards()).map((card) => card.textContent)).toEqual([
      'Q1 84점 전문 지식 질문 느린 조회를 빠르게 만든 경험을 말해주세요. 답변 시간 0:090:09 ',
      'Q2 65점 경험 질문 팀에서 갈등을 풀어 본 경험은요? 답변 시간 1:151:15 ',
      'Q3 채점 못 함 일반 질문 느린 조회를 빠르게 만든 경험을 말해주세요. 답변 시간 0:090:09 ',
    ]);
    expect(row.getByText('84').className).toContain('text-score-blue');
    expect(row.getByText('65').className).toContain('text-score-red');
    expect(document.querySelector('[data-swipes]')?.tagName).toBe('UL');
  });

  test('chooses a question on a press, clears it on a second press, and updates the address', async () => {
    stubServer(both);
    const router = openDetails();
    const [first] = await findCards();
    expect(screen.getByText('질문을 골라보세요')).toBeTruthy();
    await userEvent.click(first!);
    expect(first!.getAttribute('aria-pressed')).toBe('true');
    expect(router.state.location.search).toBe('?question=71');
    expect(answerRegion()).toBeTruthy();
    await userEvent.click(first!);
    expect(first!.getAttribute('aria-pressed')).toBe('false');
    expect(router.state.location.search).toBe('');
    expect(router.state.kind).toBe('replace');
    expect(screen.getByText('질문을 골라보세요')).toBeTruthy();
  });

  test('opens the question of the address', async () => {
    stubServer(both);
    openDetails('?question=72');
    const [, other] = await findCards();
    expect(other!.getAttribute('aria-pressed')).toBe('true');
    expect(within(answerRegion()).getByText('답변 시간 1:15 · 제한 0:10')).toBeTruthy();
    expect(within(answerRegion()).getByText('시간 초과')).toBeTruthy();
  });

  test.each(['?question=9', '?question=x', '?compare=1'])(
    'opens no question for %s',
    async (search) => {
      stubServer(both);
      openDetails(search);
      expect(await screen.findByText('질문을 골라보세요')).toBeTruthy();
    },
  );

  test('moves between cards with the arrow keys, Home and End', async () => {
    stubServer(both);
    openDetails();
    const [first, other] = await findCards();
    first!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(other);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
  });

  test('says that there are no answers yet', async () => {
    stubServer({ [detailsCall]: body([], { completedQuestions: 0, status: 'started' }) });
    openDetails();
    expect(await screen.findByText('아직 답한 질문이 없어요.')).toBeTruthy();
    expect(screen.queryByText('질문을 골라보세요')).toBeNull();
    expect(screen.getAllByRole('definition')[2]?.textContent).toBe('0%');
  });
});

test('shows unknown values of another server version as they are', async () => {
  const strange = {
    ...second,
    questionType: 'riddle',
    analysisStatus: 'sleeping',
    failureReason: 'moon',
    engine: 'newer',
    question: { ...second.question, difficulty: 'expert', mainCategory: 'medical' },
    attempts: [{ id: 'x' }],
    evidence: [{ dimension: 'charm' }],
  };
  const { session } = body([], { completedQuestions: 2 }).body;
  stubServer({
    [detailsCall]: {
      body: {
        success: true,
        session: { ...session, status: 'archived', mainCategory: 'medical', difficulty: 'expert' },
        answers: [answerWith(), strange, { ...second, id: null }],
      },
    },
  });
  openDetails('?question=72');
  expect(await screen.findByRole('heading', { name: 'medical > IT·개발' })).toBeTruthy();
  expect(screen.getByText('archived')).toBeTruthy();
  expect(screen.getByText('expert')).toBeTruthy();
  expect(await findCards()).toHaveLength(2);
  expect(screen.getByText('sleeping').className).toContain('text-ink-soft');
  expect(screen.getByText(/어떻게 되었는지 이 화면은 알지 못해요/)).toBeTruthy();
  expect(screen.getByText(/답변 1개는 여기에 보여드리지 못했어요/)).toBeTruthy();
});

describe('the debug panel', () => {
  test('is hidden by default', async () => {
    stubServer(both);
    openDetails();
    await findCards();
    expect(screen.queryByRole('region', { name: '디버그' })).toBeNull();
  });

  test('lists the rows of the local database', async () => {
    noticeDebugging('?debug=1');
    await startLocalSession({ id: '12', userId: 7, config: defaultLocalConfig });
    await saveRecording(recordingOf());
    stubServer(both);
    openDetails();
    const table = async (name: string) => within(await screen.findByRole('region', { name }));
    const cells = async (name: string) =>
      (await table(name)).getAllByRole('cell').map(({ textContent }) => textContent);
    const columns = async (name: string) =>
      (await table(name)).getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(await columns('recordings')).toEqual([
      'id',
      'sessionId',
      'questionId',
      'blobSize',
      'timestamp',
    ]);
    expect(await cells('recordings')).toEqual([
      'one',
      '12',
      '3',
      '10바이트',
      '2026-11-15T03:00:00.000Z',
    ]);
    expect(await columns('sessions')).toEqual(['id', 'userId', 'recordingCount']);
    expect(await cells('sessions')).toEqual(['12', '7', '1']);
    expect((await table('videoAnswers')).getByText('videoAnswers: 0개')).toBeTruthy();
  });

  test('counts the rows, and counts again on demand', async () => {
    noticeDebugging('?debug=1');
    await saveRecording(recordingOf());
    stubServer(both);
    openDetails();
    const panel = within(await screen.findByRole('region', { name: '디버그' }));
    const figures = () => panel.getAllByRole('definition').map(({ textContent }) => textContent);
    await eventually(() => expect(figures()).toEqual(['40', '7', '1', '0', '0']));
    await saveRecording(recordingOf({ id: 'two' }));
    await userEvent.click(panel.getByRole('button', { name: '새로 세기' }));
    await eventually(() => expect(figures()[2]).toBe('2'));
  });
});
