import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { activate } from '#/domain/plan/subscription-store.ts';
import { storageInfoOf } from '#/media/store/storage-info.ts';
import { missingTracks } from '#/features/interview/interview-context.ts';
import { renderLive } from '#/features/interview/testing/render-live.tsx';
import {
  fakeStream,
  scored,
  scriptedInterview,
} from '#/features/interview/testing/scripted-interview.ts';
import {
  at,
  contextOf,
  dialogOf,
  finish,
  loaded,
  next,
  pass,
  ready,
  recording,
} from '#/features/interview/testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });
const megabyte = 1024 * 1024;

const failure = (code: 'permissionDenied' | 'networkError', detail: 'denied' | 'other') =>
  ({ type: 'DEVICES.FAILED', failure: { code, detail, name: 'AbortError' } }) as const;

describe('the answer screen', () => {
  test('shows the question with its place, its kind and its id', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    expect(heading('질문 1').dataset['questionId']).toBe('1');
    expect(screen.getByText('질문 1 / 3')).toBeTruthy();
    expect(screen.getByText('33%')).toBeTruthy();
    expect(screen.getByText('취업 > IT·개발 · 중급 · 예상 답변 30초')).toBeTruthy();
    expect(screen.getByText('질문마다 10초 · 무료 요금제')).toBeTruthy();
    expect(screen.getByText('남은 시간 00:10')).toBeTruthy();
    await go(() => press('답변 시간 늘리기'));
    expect(dialogOf(it)).toBe('upgrade');
  });

  test('a pressure interview says how many follow-ups may come', async () => {
    const it = scriptedInterview({ mainCategory: 'pressure' });
    const { go } = renderLive(it);
    await go(() => ready(it));
    expect(screen.getByText('질문 1 / 3')).toBeTruthy();
    expect(screen.getByText('꼬리질문 최대 2개')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '질문 1 / 3, 꼬리질문 최대 2개' })).toBeTruthy();
  });

  test('a job interview does not announce follow-ups', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    expect(screen.queryByText(/꼬리질문/)).toBeNull();
  });

  test('the ad screen announces follow-ups as well', async () => {
    const it = scriptedInterview({ mainCategory: 'pressure', enableAds: true });
    const { go } = renderLive(it);
    await go(() => ready(it));
    await go(() => pass(2_000));
    const preparation = within(screen.getByRole('dialog', { name: '질문 1' }));
    expect(preparation.getByText('질문 1 / 3')).toBeTruthy();
    expect(preparation.getByText('꼬리질문 최대 2개')).toBeTruthy();
  });

  test.each([
    ['free', 10, '질문마다 10초 · 무료 요금제', ['답변 시간 늘리기']],
    ['basic', 60, '질문마다 60초 · 베이직 요금제', ['답변 시간 늘리기']],
    ['premium', 300, '질문마다 300초 · 프리미엄 요금제', []],
    // Begun on free, taken up with more.
    [
      'basic',
      10,
      '질문마다 10초 · 이 면접에 정해진 시간',
      ['다음 답변부터 60초 쓰기', '답변 시간 늘리기'],
    ],
    ['premium', 10, '질문마다 10초 · 이 면접에 정해진 시간', ['다음 답변부터 300초 쓰기']],
    // Begun with more, and expired since.
    ['free', 300, '질문마다 300초 · 이 면접에 정해진 시간', []],
    ['free', 60, '질문마다 60초 · 이 면접에 정해진 시간', ['답변 시간 늘리기']],
  ] as const)('on %s a session of %d s says: %s', async (tier, timeLimit, text, offers) => {
    if (tier !== 'free') await activate(tier);
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it, { timeLimit }));
    const box = within(screen.getByRole('region', { name: '답변 시간' }));
    expect(box.getByText(text)).toBeTruthy();
    expect(box.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offers);
  });

  test('uses the longer time of the plan from the next answer on', async () => {
    await activate('basic');
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => press('다음 답변부터 60초 쓰기'));
    expect(screen.getByText('이번 답변은 10초 · 다음 답변부터 60초')).toBeTruthy();
    expect(screen.getByText('남은 시간 00:10')).toBeTruthy();
    await go(() => press('답변 완료'));
    await go(() => finish(it));
    await go(() => it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() }));
    await go(() => next(it));
    expect(screen.getByText('질문마다 60초 · 베이직 요금제')).toBeTruthy();
    expect(screen.getByText('남은 시간 01:00')).toBeTruthy();
  });

  test('says the same in English', async () => {
    changeLanguage('en');
    await activate('premium');
    const it = scriptedInterview({ mainCategory: 'pressure' });
    const { go } = renderLive(it);
    await go(() => ready(it));
    expect(screen.getByText('10 s a question · set for this interview')).toBeTruthy();
    expect(button('Use 300 s from the next answer on')).toBeTruthy();
    expect(screen.getByText('up to 2 follow-ups')).toBeTruthy();
  });

  test('starts, pauses, goes on and completes', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    await go(() => press('답변 시작하기'));
    expect(button('녹화를 시작하고 있어요').getAttribute('aria-disabled')).toBe('true');
    await go(() => it.recorder.says({ type: 'RECORDER.STARTED' }));
    expect(screen.getByText('REC 00:00')).toBeTruthy();
    expect(screen.getByText('녹화하고 있어요.')).toBeTruthy();
    await go(() => press('일시정지'));
    expect(screen.getByText('녹화를 멈췄어요.')).toBeTruthy();
    await go(() => press('이어하기'));
    await go(() => press('답변 완료'));
    expect(at(it)).toContain('answering.finishing');
  });

  test('the countdown shows a ring, a disabled button with its reason, and the start word', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    await go(() => pass(2_000));
    expect(screen.getByText('남은 시간 10초')).toBeTruthy();
    expect(screen.getByText('10초 뒤에 녹화를 시작해요.')).toBeTruthy();
    expect(button('답변 시작하기').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('카운트다운이 끝나면 저절로 시작해요.')).toBeTruthy();
    await go(() => pass(10_000));
    expect(screen.getAllByText('시작!').length).toBeGreaterThan(0);
  });

  test('announces the last seconds once', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => it.timer.says({ type: 'TIMER.TICK', elapsed: 4 }));
    expect(screen.getByText('남은 시간 00:06')).toBeTruthy();
    expect(screen.queryByText('곧 끝나요')).toBeNull();
    await go(() => it.timer.says({ type: 'TIMER.TICK', elapsed: 5 }));
    expect(screen.getByText('5초 남았어요.')).toBeTruthy();
    expect(screen.getByText('곧 끝나요')).toBeTruthy();
  });

  test('a long limit is near at 30 seconds', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    await go(() => it.actor.send({ type: 'UPGRADED', timeLimit: 60 }));
    await go(() => it.actor.send({ type: 'START' }));
    await go(() => it.recorder.says({ type: 'RECORDER.STARTED' }));
    await go(() => it.timer.says({ type: 'TIMER.TICK', elapsed: 29 }));
    expect(screen.queryByText('31초 남았어요')).toBeNull();
    await go(() => it.timer.says({ type: 'TIMER.TICK', elapsed: 30 }));
    expect(screen.getByText('30초 남았어요')).toBeTruthy();
  });

  test('a limit of 30 seconds is near in its last third, and the 5 s warning takes over', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it, { timeLimit: 30 }));
    const tick = (elapsed: number) => go(() => it.timer.says({ type: 'TIMER.TICK', elapsed }));
    await tick(19);
    expect(screen.queryByText('11초 남았어요')).toBeNull();
    await tick(20);
    expect(screen.getByText('10초 남았어요')).toBeTruthy();
    await tick(25);
    expect(screen.queryByText('5초 남았어요')).toBeNull();
    expect(screen.getByText('곧 끝나요')).toBeTruthy();
  });

  test.each([
    [['video'], '마이크 소리가 들어오지 않아요', '카메라 화면이 들어오지 않아요'],
    [['audio'], '카메라 화면이 들어오지 않아요', '마이크 소리가 들어오지 않아요'],
  ] as const)('warns and records with %s alone', async (kinds, warning, other) => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => loaded(it));
    const { stream } = fakeStream(kinds);
    await go(() => it.devices.says({ type: 'DEVICES.READY', stream, video: true }));
    await go(() => press('답변 시작하기'));
    await go(() => it.recorder.says({ type: 'RECORDER.STARTED' }));
    expect(screen.getByText(new RegExp(warning)).closest('output')).toBeTruthy();
    expect(screen.queryByText(new RegExp(other))).toBeNull();
    expect(screen.getByText('REC 00:00')).toBeTruthy();
  });

  test('names no speech engine without sound', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => loaded(it));
    const { stream } = fakeStream(['video']);
    await go(() => it.devices.says({ type: 'DEVICES.READY', stream, video: true }));
    await go(() => press('답변 시작하기'));
    await go(() => it.speech.says({ type: 'SPEECH.TROUBLE', trouble: 'allFailed' }));
    expect(screen.queryByText(/녹음한 소리로 분석할게요/)).toBeNull();
  });

  test('warns about a camera that ends, not about one that was not requested', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    let source = fakeStream();
    await go(async () => {
      source = await recording(it);
    });
    expect(screen.queryByText(/들어오지 않아요/)).toBeNull();
    source.end('video');
    await go(() => it.timer.says({ type: 'TIMER.TICK', elapsed: 1 }));
    expect(screen.getByText(/카메라 화면이 들어오지 않아요/)).toBeTruthy();
    expect(missingTracks({ ...source, video: false })).toEqual([]);
  });

  test('the size is shown from 15 MB on', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it));
    const grow = (bytes: number) =>
      go(() => it.recorder.says({ type: 'RECORDER.PROGRESS', bytes, seconds: 3 }));
    await grow(15 * megabyte - 1);
    expect(document.querySelector('[data-size]')).toBeNull();
    await grow(15 * megabyte);
    expect(document.querySelector('[data-size="warning"]')?.textContent).toContain('15MB');
    await grow(20 * megabyte + 1);
    expect(
      within(screen.getByRole('alertdialog', { name: '파일이 20MB를 넘었어요' })).getByText(
        /더 간결하게 답하고/,
      ),
    ).toBeTruthy();
  });

  test('locks the analysis mode while an answer is recorded', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    await go(() => fireEvent.click(screen.getByRole('radio', { name: /녹음 분석/ })));
    expect(contextOf(it).mode).toBe('upload');
    await go(() => it.actor.send({ type: 'START' }));
    expect(screen.getByRole('group', { name: '분석 방식' }).matches(':disabled')).toBe(true);
    expect(screen.getByText('녹화하는 동안에는 바꿀 수 없어요.')).toBeTruthy();
  });

  test('each analysis mode says how much it sends', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    const realtime = screen.getByRole('radio', { name: /실시간 분석/ }).closest('label');
    expect(realtime?.textContent).toContain('글만 보내요 (약 1kB)');
    expect(realtime?.textContent).toContain('소리도 보내요 (1분에 최대 0.9MB)');
    expect(realtime?.textContent).toContain('녹음한 소리를 보내요 (1분에 약 1.8MB)');
    const upload = screen.getByRole('radio', { name: /녹음 분석/ }).closest('label');
    expect(upload?.textContent).toContain('소리만 보내서 분석해요 (1분에 약 1.8MB)');
  });

  test('shows captions, the speech engine and its trouble', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => it.speech.says({ type: 'SPEECH.METHOD', method: 'whisper-server' }));
    expect(screen.getByText('서버 음성 인식으로 듣고 있어요')).toBeTruthy();
    const said = { text: '안녕하세요', confidence: 1, isFinal: true, timestamp: 1 } as const;
    await go(() =>
      it.speech.says({
        type: 'SPEECH.RESULTS',
        results: [{ ...said, method: 'whisper-server' }],
      }),
    );
    const log = screen.getByRole('log', { name: '실시간 자막' });
    expect(log.textContent).toContain('안녕하세요');
    expect(log.getAttribute('aria-live')).toBe('off');
    await go(() => it.speech.says({ type: 'SPEECH.TROUBLE', trouble: 'permission' }));
    expect(screen.getByText(/마이크 권한이 없어서/)).toBeTruthy();
  });

  test('warns about little and no storage space', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it, { space: storageInfoOf(1_000 * megabyte, 850 * megabyte) }));
    expect(screen.getByText(/저장 공간이 부족해지고/)).toBeTruthy();
    await go(() => it.recorder.says({ type: 'RECORDER.STORAGE', trouble: 'full' }));
    expect(screen.getByText(/저장 공간이 가득 찼어요/)).toBeTruthy();
  });
});

describe('without a camera', () => {
  test('shows the microphone level, and releases the meter', async () => {
    const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const node = { connect: () => undefined, disconnect: () => undefined };
    class FakeContext {
      resume = () => Promise.resolve();
      close = close;
      createMediaStreamSource = () => node;
      createAnalyser = () => ({
        fftSize: 2,
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.1),
      });
    }
    vi.stubGlobal('AudioContext', FakeContext);
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => loaded(it));
    await go(() => it.devices.says(failure('networkError', 'other')));
    await go(() => press('영상 없이 계속하기'));
    const { stream } = fakeStream();
    await go(() => it.devices.says({ type: 'DEVICES.READY', stream, video: false }));
    expect(screen.getByText('소리만 녹음해요')).toBeTruthy();
    expect(screen.queryByLabelText('카메라에 비친 내 모습')).toBeNull();
    await go(() => it.actor.send({ type: 'LEAVE' }));
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('the space bar', () => {
  const space = (target: Element = document.body, repeat = false) =>
    fireEvent.keyDown(target, { key: ' ', repeat });

  test('starts and ends an answer', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    await go(() => space());
    expect(at(it)).toBe('answering.starting');
    await go(() => it.recorder.says({ type: 'RECORDER.STARTED' }));
    await go(() => space(document.body, true));
    expect(at(it)).toBe('answering.running.recording');
    await go(() => space());
    expect(at(it)).toContain('answering.finishing');
  });

  test('keeps its usual meaning on a button, on a radio button and in a dialog', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    await go(() => space(button('답변 시작하기')));
    await go(() => space(screen.getByRole('radio', { name: /녹음 분석/ })));
    await go(() => it.actor.send({ type: 'ASK_TO_END' }));
    await go(() => space());
    expect(at(it)).toBe('waiting.soon');
  });
});
