import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideHistoryLock } from '#/lib/history-lock/current-lock.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { activate } from '#/domain/plan/subscription-store.ts';
import { mina } from '#/test/people.ts';
import { renderApp } from '#/test/render-app.tsx';
import { failure, stubServer } from '#/test/stub-server.ts';
import { eventually } from '#/test/eventually.ts';
// Loaded here, so that loading does not count towards the time limit of a test.
import './setup-page.tsx';
import type { Choices } from './choices.ts';
import { GeneratingScreen } from './generating-screen.tsx';
import { chosen, firstQuestion, practice } from './testing.ts';

const active = (count: number) => ({
  'GET /api/interviews/sessions/active': { body: { success: true, count, sessions: [] } },
});
const generate = 'POST /api/ai/generate-questions';
const made = { status: 201, body: { success: true, sessionId: 42, questions: [firstQuestion] } };
const address = '/interview/setup';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const status = () =>
  document.querySelector<HTMLElement>('[data-interview-status]')?.dataset['interviewStatus'];

beforeEach(() => startSession('token-1', mina));
afterEach(() => provideHistoryLock(null));

/** Presses the browser's back button, as the history lock of the page reports it. */
function historyBack() {
  let pressBack = () => {};
  provideHistoryLock({
    hold: (_rule, onBack) => {
      pressBack = onBack;
      return () => undefined;
    },
    sync: () => undefined,
    toBase: () => Promise.resolve(),
    dispose: () => undefined,
  });
  return () => act(async () => pressBack());
}

/** Stores step 4 with all choices, as before a reload. */
async function openLastStep(choices: object = chosen) {
  const progress = { visit: 'x', step: 'questionCount', ...choices };
  sessionStorage.setItem('setupChoices', JSON.stringify(progress));
  const app = renderApp(address);
  await heading('질문을 몇 개 받을까요?');
  return app;
}

test('shows the limit and a link to the history with three active sessions', async () => {
  stubServer(active(3));
  renderApp(address);
  await heading('진행 중인 면접이 3개예요');
  const bar = screen.getByRole('progressbar', { name: '진행 중' });
  expect(bar.getAttribute('value')).toBe('100');
  expect(bar.getAttribute('aria-valuetext')).toBe('3 / 3');
  const link = screen.getByRole('link', { name: '면접 기록으로 가기' });
  expect(link.getAttribute('href')).toBe('/recordings');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('leads through four steps to the live screen', async () => {
  await activate('basic');
  stubServer({ ...active(0), [generate]: made });
  const { router, here } = renderApp(address);
  await heading('어떤 면접을 연습할까요?');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: '이전' })).toBeNull();
  const next = screen.getByRole('button', { name: '다음' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next);
  await choose('취업');
  await press('다음');

  const second = await heading('어떤 분야인가요?');
  expect(document.activeElement).toBe(second);
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  await choose('IT·개발');
  await press('다음');

  await heading('얼마나 어렵게 할까요?');
  for (const minutes of ['15~20분', '20~30분', '30~45분'])
    expect(screen.getByText(new RegExp(minutes))).toBeTruthy();
  await choose('중급');
  await press('다음');

  await heading('질문을 몇 개 받을까요?');
  for (const minutes of ['5~10분', '10~15분', '15~20분'])
    expect(screen.getByText(minutes)).toBeTruthy();
  await choose('3개');
  await press('면접 시작하기');
  await eventually(() => expect(here()).toBe('/interview/live'));
  expect(router.state.location.state).toMatchObject({
    interviewConfig: { ...chosen, enableAds: false, timePerQuestion: 60 },
    questions: [firstQuestion],
    timeLimit: 60,
    sessionId: 42,
    adMetrics: null,
    resumeSession: false,
    retake: false,
  });
});

test('a pressure interview says beforehand that follow-ups may come', async () => {
  stubServer({ ...active(0), [generate]: made });
  const pressure = { ...chosen, mainCategory: 'pressure', subCategory: 'stress' };
  await openLastStep(pressure);
  expect(screen.getByText(/꼬리질문이 최대 2개/)).toBeTruthy();
  await press('면접 시작하기');
  expect(await screen.findByText('질문 1 / 1')).toBeTruthy();
  expect(screen.getByText('꼬리질문 최대 2개')).toBeTruthy();
});

test('the generating screen also announces follow-ups', async () => {
  const summary = (choices: Choices) => {
    const { container, unmount } = render(
      <GeneratingScreen
        choices={choices}
        terms={practice}
        count={choices.questionCount ?? 0}
        onCancel={() => undefined}
      />,
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  const pressure = { mainCategory: 'pressure', subCategory: 'stress' } as const;
  expect(summary({ ...chosen, ...pressure })).toContain('질문 3개에 꼬리질문 최대 2개');
  expect(summary(chosen)).not.toContain('꼬리질문');
});

test('other categories do not mention follow-ups', async () => {
  stubServer(active(0));
  await openLastStep();
  expect(screen.queryByText(/꼬리질문/)).toBeNull();
});

test.each([
  ['real', 'free', true],
  ['real', 'competency', false],
  ['practice', 'admission', true],
] as const)(
  '%s mode in the format %s says on the closed section whether follow-ups may come: %s',
  async (mode, format, mayCome) => {
    stubServer(active(0));
    await openLastStep({ ...chosen, ...practice, mode, format });
    expect(screen.queryByText(/꼬리질문이 최대 2개/) !== null).toBe(mayCome);
  },
);

test('how the interview goes is set in one section, which says what the plan allows', async () => {
  stubServer(active(0));
  await openLastStep();
  const section = screen.getByRole('region', { name: '진행 방식' });
  expect(section.textContent).toContain('연습 모드 · 자유 형식 · 준비 10초');
  expect(screen.queryByLabelText('형식')).toBeNull();
  await press(/진행 방식/);
  await userEvent.selectOptions(await screen.findByLabelText('형식'), 'HireVue형');
  expect(section.textContent).toContain('실전 모드 · HireVue형 · 준비 30초');
  expect(section.textContent).toContain('이 형식은 3분까지지만, 무료 요금제는 10초까지');
  expect(section.textContent).toContain('꼬리질문은 나오지 않아요');
  await userEvent.selectOptions(screen.getByLabelText('형식'), '대입 서류 면접형');
  expect(section.textContent).toContain('면접 전체는 10분');
  expect(section.textContent).toContain('꼬리질문이 최대 2개');
  await userEvent.selectOptions(screen.getByLabelText('답변 전 준비 시간'), '1분');
  expect(section.textContent).toContain('실전 모드 · 대입 서류 면접형 · 준비 1분');
});

test('previews the plans without prices', async () => {
  stubServer(active(0));
  await openLastStep();
  const previews = screen.getByRole('region', { name: '요금제별 답변 시간' });
  expect(previews.textContent).toContain('질문마다 10초씩 답변');
  expect(previews.textContent).toContain('질문마다 5분씩 답변');
  expect(previews.textContent).not.toMatch(/9,900|원/);
  await press('답변 시간 늘리기');
  expect(screen.getByRole('dialog').textContent).toContain('월 9,900원');
});

test('a failure shows its message, ERROR and an alert; Escape keeps the choices', async () => {
  stubServer({ ...active(0), [generate]: failure(500, 'INTERNAL', '잠시 문제가 생겼어요.') });
  await openLastStep();
  await press('면접 시작하기');
  const alert = await screen.findByRole('alertdialog', { name: '면접을 시작하지 못했어요' });
  expect(alert.textContent).toContain('잠시 문제가 생겼어요.');
  expect(status()).toBe('ERROR');
  await userEvent.click(within(alert).getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(screen.getByRole('alert').textContent).toBe('잠시 문제가 생겼어요.');
  expect(status()).toBe('ERROR');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3개' }).checked).toBe(true);
});

test.each([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
])('%d removes the token and leads to sign-in', async (code, name) => {
  stubServer({ ...active(0), [generate]: failure(code, name, '안 돼요') });
  const { here } = await openLastStep();
  await press('면접 시작하기');
  await heading('로그인');
  expect(here()).toBe('/login?redirect=%2Finterview%2Fsetup');
  expect(localStorage.getItem('token')).toBeNull();
});

class FakeTrack extends EventTarget {
  readyState = 'live';
  stop() {
    this.readyState = 'ended';
  }
}

function stubDevices() {
  const tracks: FakeTrack[] = [];
  const getUserMedia = async () => {
    const mine = [new FakeTrack(), new FakeTrack()];
    tracks.push(...mine);
    return { getTracks: () => mine };
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  return tracks;
}

type App = ReturnType<typeof renderApp>;

test.each<[string, (app: App) => Promise<void>]>([
  ['back', () => press('이전')],
  ['on to the interview', () => press('건너뛰고 시작하기')],
  ['away', async ({ router }) => router.navigate('/recordings')],
])('going %s releases camera and microphone', async (_, leave) => {
  const tracks = stubDevices();
  stubServer({ ...active(0), [generate]: made });
  const app = await openLastStep();
  await press('카메라·마이크 확인하기');
  await heading('카메라와 마이크를 확인해요');
  await screen.findByLabelText('카메라에 비친 내 모습');
  expect(tracks.some(({ readyState }) => readyState === 'live')).toBe(true);
  await leave(app);
  await eventually(() =>
    expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true),
  );
});

test('explains a denied permission and still starts the interview', async () => {
  const denial = Object.assign(new Error('no'), { name: 'NotAllowedError' });
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.reject(denial) },
  });
  stubServer(active(0));
  await openLastStep();
  await press('카메라·마이크 확인하기');
  expect(await screen.findByText('카메라와 마이크가 막혀 있어요')).toBeTruthy();
  expect(screen.getByRole('button', { name: '건너뛰고 시작하기' })).toBeTruthy();
});

test('says on leaving that choices are stored, and restores them', async () => {
  stubServer(active(0));
  const back = historyBack();
  const { router, here } = renderApp(address);
  await heading('어떤 면접을 연습할까요?');
  await choose('취업');
  await press('다음');
  await heading('어떤 분야인가요?');
  await choose('IT·개발');
  await back();
  const question = screen.getByRole('alertdialog', { name: '면접 준비를 그만둘까요?' });
  expect(question.textContent).toContain('지금까지 고른 내용은 남아 있어서');
  await userEvent.click(within(question).getByRole('button', { name: '나가기' }));
  await eventually(() => expect(here()).toBe('/dashboard'));
  await act(() => router.navigate(address));
  await heading('어떤 분야인가요?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'IT·개발' }).checked).toBe(true);
  await press('이전');
  await heading('어떤 면접을 연습할까요?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '취업' }).checked).toBe(true);
});

test('back during the ad before question 1 asks for confirmation', async () => {
  stubServer({ ...active(0), [generate]: made });
  const back = historyBack();
  const { here } = await openLastStep();
  await press('면접 시작하기');
  await heading(firstQuestion.question);
  await back();
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(screen.getByRole('alertdialog', { name: '여기서 나갈까요?' })).toBeTruthy();
  await press('계속 준비하기');
  await heading(firstQuestion.question);
  await back();
  await press('대시보드로 나가기');
  await eventually(() => expect(here()).toBe('/dashboard'));
});
