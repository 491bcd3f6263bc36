import { analysisPollMs } from '@daedap/contract/constants/interview';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRecentSessionId } from '#/domain/session/session-ids.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { isLeaveConfirmed } from '#/lib/leave-confirmed.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { sessionWith } from '#/test/session.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import type { Results } from './results-query.ts';
import { openResults } from './testing/open-results.tsx';
import { answerWith, resultsWith } from './testing/results.ts';

const bySession = 'GET /api/interviews/session/40/results';
const byRecording = 'GET /api/analysis/results/analysis/40';
const videos = 'GET /api/recordings/sessions/40/answers';

const body = (results: Results = resultsWith()) => ({ body: { success: true, ...results } });
const noVideos = { [videos]: failure(404, 'NOT_FOUND', '없어요') };
const served = (results?: Results) => ({
  ...noVideos,
  [bySession]: body(results),
  [byRecording]: body(results),
});

/** The screen, not the report for the printer. */
const screenPart = () => within(document.querySelector<HTMLElement>('.print\\:hidden')!);
const shown = async () => {
  await screen.findByRole('tab', { name: '1번 질문, 76점' });
  return screenPart();
};

beforeEach(() => startSession('token-1', mina));

describe('addresses', () => {
  test.each([
    ['/results/40', '/api/interviews/session/40/results'],
    ['/recordings/40', '/api/analysis/results/analysis/40'],
    ['/analysis-results/40', '/api/analysis/results/analysis/40'],
  ])('%s calls %s', async (address, path) => {
    const requests = stubServer(served());
    openResults(address);
    await shown();
    expect(new URL(requests[0]!.url).pathname).toBe(path);
    expect(document.title).toBe('면접 결과 · 대답 Daedap');
  });

  test('takes the session from the navigation state after an interview', async () => {
    stubServer(served());
    openResults({ pathname: '/interview/results', state: { sessionId: '40' } });
    expect((await shown()).getByRole('region', { name: '종합 점수' })).toBeTruthy();
  });

  test('clears the progress in the live screen', async () => {
    stubServer(served());
    sessionStorage.setItem('recordingState', 'completed');
    sessionStorage.setItem(
      'interviewProgress',
      JSON.stringify({ startedAs: 'session-1-a', sessionId: 40 }),
    );
    openResults({ pathname: '/interview/results', state: { sessionId: 40 } });
    expect(sessionStorage.length).toBe(0);
    await shown();
  });
});

describe('states', () => {
  test('announces loading and its end', async () => {
    stubServer(served());
    openResults('/results/40');
    expect(screen.getByRole('heading', { level: 1, name: '면접 결과' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('불러오는 중이에요');
    await shown();
    expect(screen.queryByText('불러오는 중이에요')).toBeNull();
  });

  test('explains that there is no session', () => {
    stubServer({});
    openResults('/interview/results');
    expect(screen.getByRole('alert').textContent).toContain('면접 세션 정보를 찾을 수 없습니다.');
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('새 면접 시작하기')).toBe('/interview/setup');
    expect(address('면접 기록 보기')).toBe('/recordings');
  });

  test('makes no call for an invalid id', () => {
    const requests = stubServer({});
    openResults('/results/abc');
    expect(screen.getByRole('heading', { name: '찾을 수 없는 면접이에요' })).toBeTruthy();
    expect(requests).toEqual([]);
  });

  test('shows a missing session and another person’s session alike', async () => {
    stubServer({ [bySession]: failure(404, 'NOT_FOUND', '찾을 수 없어요.') });
    openResults('/results/40');
    expect(await screen.findByRole('heading', { name: '찾을 수 없는 면접이에요' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '면접 기록 보기' })).toBeTruthy();
  });

  test('explains an interview that the server does not know yet', async () => {
    const ref = 'session-1700000000000-ab12';
    const path = `GET /api/interviews/session/${ref}/results`;
    let response = failure(404, 'NOT_FOUND', '없어요');
    stubServer({ ...noVideos, [path]: () => response });
    openResults({ pathname: '/interview/results', state: { sessionId: ref } });
    expect(
      await screen.findByRole('heading', { name: '답변이 아직 이 기기에 있어요' }),
    ).toBeTruthy();
    response = body();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
    await shown();
  });

  test('offers a retry and a new interview after a failure', async () => {
    let response: ReturnType<typeof failure> | Error = offline;
    stubServer({
      ...noVideos,
      [bySession]: () => {
        if (response instanceof Error) throw response;
        return response;
      },
    });
    openResults('/results/40');
    expect((await screen.findByRole('alert')).textContent).toContain('서버에 연결하지 못했어요.');
    const newInterview = screen.getByRole('link', { name: '새 면접 시작하기' });
    expect(newInterview.getAttribute('href')).toBe('/interview/setup');
    response = failure(401, 'UNAUTHENTICATED', '로그인해주세요.');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
    expect(await screen.findByText('인증 토큰이 없습니다.')).toBeTruthy();
    startSession('token-1', mina);
    response = body();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
    await shown();
  });

  test('offers to resume an open interview without results', async () => {
    const session = sessionWith({ completedQuestions: 0, totalScore: null, status: 'started' });
    stubServer({
      [bySession]: body(resultsWith({ session, analysis: null, userAnswers: [] })),
      'GET /api/interview-lifecycle/session/40/questions': {
        body: { success: true, session, questions: [] },
      },
    });
    const { here } = openResults('/results/40');
    expect(await screen.findByRole('heading', { name: '결과 없음' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '이어서 진행' }));
    await waitFor(() => expect(here()).toBe('/interview/live'));
  });

  test('offers a new interview when a completed one has no results', async () => {
    stubServer({ [bySession]: body(resultsWith({ analysis: null, userAnswers: [] })) });
    openResults('/results/40');
    expect(await screen.findByRole('heading', { name: '결과 없음' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '새 면접 시작하기' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '이어서 진행' })).toBeNull();
  });

  test('counts pending answers, and refetches every 3 s until they are scored', async () => {
    vi.useFakeTimers();
    expect(analysisPollMs).toBe(3_000);
    const session = sessionWith({ completedQuestions: 0 });
    const pending = [
      answerWith(1, { analysisStatus: 'pending', score: null }),
      answerWith(2, { analysisStatus: 'processing', score: null }),
    ];
    let now = resultsWith({ session, analysis: null, userAnswers: pending });
    const requests = stubServer({ ...noVideos, [bySession]: () => body(now) });
    openResults('/results/40');
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const refetches = () => requests.filter(({ url }) => url.includes('/results')).length;
    await pass(10);
    expect(screen.getByText(/분석 중인 답변 2개/)).toBeTruthy();
    await pass(2_900);
    expect(refetches()).toBe(1);
    now = resultsWith({ session, analysis: null, userAnswers: [answerWith(1), pending[1]!] });
    await pass(200);
    expect(refetches()).toBe(2);
    expect(screenPart().getByText('분석 중인 답변 1개')).toBeTruthy();
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    now = resultsWith({ session, analysis: null, userAnswers: [answerWith(1), answerWith(2)] });
    await pass(3_100);
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    await pass(20_000);
    expect(refetches()).toBe(3);
  });

  test('makes a missing overall analysis on demand', async () => {
    const open = resultsWith({
      session: sessionWith(),
      analysis: null,
      userAnswers: [answerWith(1)],
    });
    let now = open;
    let made = failure(500, 'INTERNAL', '잠시 문제가 생겼어요.');
    const requests = stubServer({
      ...noVideos,
      [bySession]: () => body(now),
      'POST /api/interviews/comprehensive-analysis': () => made,
    });
    openResults('/results/40');
    const card = within(await screen.findByRole('region', { name: '종합 분석이 아직 없어요' }));
    expect(card.getByText(/답하지 않은 질문이 2개/)).toBeTruthy();
    expect(card.getByRole('button', { name: '이어서 진행' })).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: '종합 분석하기' }));
    expect((await card.findByRole('alert')).textContent).toContain('종합 분석을 하지 못했어요.');
    now = resultsWith({ userAnswers: [answerWith(1)] });
    made = { body: { success: true, analysis: now.analysis } };
    await userEvent.click(card.getByRole('button', { name: '종합 분석하기' }));
    expect(await screen.findByRole('region', { name: '종합 점수' })).toBeTruthy();
    const sent: unknown = await requests.findLast(({ method }) => method === 'POST')!.json();
    expect(sent).toMatchObject({ sessionId: 40, interviewConfig: { mainCategory: 'job' } });
  });
});

describe('the result', () => {
  test('shows the overall score first, then the feedback', async () => {
    stubServer(served());
    openResults('/results/40');
    const page = await shown();
    const overall = within(page.getByRole('region', { name: '종합 점수' }));
    expect(overall.getByText('좋은 면접이었어요. 조금만 더 다듬어볼까요?')).toBeTruthy();
    expect(overall.getByText('83')).toBeTruthy();
    expect(overall.getByText('B+ 등급 · 양호')).toBeTruthy();
    expect(overall.getByText('질문 3개 중 2개 완료')).toBeTruthy();
    for (const [name, value] of [
      ['연관성', 85],
      ['명확성', 71],
      ['깊이', 90],
    ] as const) {
      const bar = overall.getByRole('progressbar', { name });
      expect(bar.getAttribute('aria-valuetext')).toBe(`${value}점`);
    }
    const tags = within(page.getByRole('list', { name: '면접 정보' }));
    expect(tags.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      '취업',
      'IT·개발',
      '중급',
    ]);
    const feedback = within(page.getByRole('region', { name: '종합 피드백' }));
    for (const text of [
      '숫자로 말한 답변이 돋보였어요.',
      '결과까지 말했어요.',
      '첫 문장을 짧게 해보세요.',
      '매일 한 질문씩 소리 내어 답해보세요.',
    ]) {
      expect(feedback.getByText(text)).toBeTruthy();
    }
    const kinds = within(page.getByRole('region', { name: '분야별 결과' }));
    expect(kinds.getAllByRole('heading', { level: 3 }).map((kind) => kind.textContent)).toEqual([
      '취업',
      '경험 질문',
      'cooking',
    ]);
    expect(kinds.getByText('직무를 잘 알아요.')).toBeTruthy();
    expect(page.getByText(/채점하지 못한 답변 1개/)).toBeTruthy();
    const details = page.getByRole('link', { name: '세션 상세 보기' });
    expect(details.getAttribute('href')).toBe('/session-details/40');
  });

  test('shows the results in English', async () => {
    stubServer(served());
    changeLanguage('en');
    openResults('/results/40');
    await screen.findByRole('tab', { name: 'Question 1, 76 points' });
    const page = screenPart();
    expect(page.getByRole('heading', { level: 1, name: 'Interview results' })).toBeTruthy();
    expect(page.getByText('Grade B+ · Good')).toBeTruthy();
    expect(page.getByText('2 of 3 questions completed')).toBeTruthy();
  });

  test('saves the results as JSON and prints them', async () => {
    stubServer(served());
    const saved = vi.fn<(file: Blob) => string>(() => 'blob:results');
    URL.createObjectURL = saved;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    openResults('/results/40');
    const page = await shown();
    await userEvent.click(page.getByRole('button', { name: '인쇄 / PDF로 저장' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await userEvent.click(page.getByRole('button', { name: 'JSON으로 저장' }));
    expect(JSON.parse(await saved.mock.calls[0]![0].text())).toEqual(resultsWith());
  });

  test('prints every scored answer', async () => {
    stubServer(served());
    openResults('/results/40');
    await shown();
    const report = within(screen.getByRole('article', { hidden: true }));
    for (const text of ['민아', '1번째 질문이에요.', '3번째 질문이에요.', '면접 결과 보고서']) {
      expect(report.getByText(text)).toBeTruthy();
    }
    expect(report.queryByText('2번째 질문이에요.')).toBeNull();
    expect(report.queryByRole('button')).toBeNull();
  });
});

test('shows unknown values and missing scores of another server version', async () => {
  const { session, analysis, userAnswers } = resultsWith();
  const strange = {
    ...userAnswers[2],
    score: 'n/a',
    relevanceScore: undefined,
    questionType: 'riddle',
    question: { ...userAnswers[2]!.question, difficulty: 'expert' },
    strengths: '또렷해요, 짧아요',
  };
  const answer = {
    success: true,
    session: { ...session, status: 'archived', difficulty: 'expert' },
    analysis: { ...analysis, overallScore: null, avgDepthScore: 'deep', engine: 'newer' },
    userAnswers: [userAnswers[0], strange, { ...userAnswers[1], questionId: 'x' }],
  };
  stubServer({ ...noVideos, [bySession]: { body: answer } });
  openResults('/results/40?answer=3');
  const page = await shown();
  const overall = within(page.getByRole('region', { name: '종합 점수' }));
  expect(overall.getByText('종합 점수를 알 수 없어요').className).toContain('grey');
  expect(overall.queryByRole('progressbar')).toBeNull();
  expect(page.getByRole('tab', { name: '3번 질문' })).toBeTruthy();
  const panel = within(page.getByRole('tabpanel'));
  for (const word of ['riddle', 'expert', '또렷해요', '짧아요']) {
    expect(panel.getByText(word)).toBeTruthy();
  }
  expect(page.getByText(/답변 1개는 여기에 보여드리지 못했어요/)).toBeTruthy();
});

describe('ending the interview', () => {
  const press = async () => {
    const page = await shown();
    vi.useFakeTimers();
    const end = page.getByRole('button', { name: '면접 종료' });
    act(() => end.click());
    act(() => end.click());
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test.each([
    [{ pathname: '/interview/results', state: { sessionId: 40 } }, '/dashboard'],
    ['/results/40', '/recordings'],
    ['/recordings/40', '/recordings'],
    ['/analysis-results/40', '/recordings'],
  ])('clears the stored state and leaves after 0.5 s', async (entry, target) => {
    stubServer(served());
    keepRecentSessionId(40);
    sessionStorage.setItem('interview_session_1', JSON.stringify({ sessionId: 40 }));
    const { router, here } = openResults(entry);
    const before = here();
    await press();
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem('recentSessionId')).toBeNull();
    await pass(499);
    expect(here()).toBe(before);
    await pass(1);
    expect(here()).toBe(target);
    expect(isLeaveConfirmed(router.state.location.state)).toBe(true);
    // In the place of the results, not on top of them.
    await act(() => router.navigate(-1));
    expect(here()).toBe('/before');
  });

  test('cancels the timer when the page is left', async () => {
    stubServer(served());
    const { router, here } = openResults('/results/40');
    await press();
    await act(() => router.navigate('/elsewhere'));
    await pass(1_000);
    expect(here()).toBe('/elsewhere');
  });
});
