import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { activate } from '#/domain/plan/subscription-store.ts';
import { storageInfoOf } from '#/media/store/storage-info.ts';
import { missingTracks } from './interview-context.ts';
import { renderLive } from './testing/render-live.tsx';
import { fakeStream, scored, scriptedInterview } from './testing/scripted-interview.ts';
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
} from './testing/walk.ts';

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

describe('until the camera is there', () => {
  test('asks for camera and microphone once the questions are loaded', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    expect(heading('질문을 불러오고 있어요')).toBeTruthy();
    await go(() => loaded(it));
    expect(heading('카메라와 마이크 사용을 허용해주세요')).toBeTruthy();
  });

  test('denied: reasons, three steps, and three ways on', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => loaded(it));
    await go(() => it.devices.says(failure('permissionDenied', 'denied')));
    const lists = screen.getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 3]);
    press('다시 시도하기');
    expect(it.done).toEqual(['reload']);
    expect(button('영상 없이 계속하기')).toBeTruthy();
    await go(() => press('대시보드로 돌아가기'));
    expect(it.done).toEqual(['reload', 'dashboard']);
  });

  test('another failure lies over the main view and says what to do', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => loaded(it));
    await go(() => it.devices.says(failure('networkError', 'other')));
    const overlay = within(screen.getByRole('alert'));
    expect(overlay.getByRole('heading', { name: '웹캠 연결 실패' })).toBeTruthy();
    expect(overlay.getByText(/AbortError/)).toBeTruthy();
    expect(heading('질문 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '답변 시작하기' })).toBeNull();
    await go(() => press('다시 시도하기'));
    expect(at(it)).toBe('opening');
  });

  test('no questions: reload, or the one that needs no server', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => it.load.last().reject());
    expect(heading('질문 생성 오류')).toBeTruthy();
    await go(() => press('기본 질문으로 계속'));
    expect(at(it)).toBe('opening');
  });

  test('an answer that was cut off: kept or discarded', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    const take = { id: 't', userId: 5, sessionId: '7', questionId: 1, questionText: '질문 1' };
    const unfinished = {
      take: { ...take, startedAt: 0, mimeType: 'video/webm', questionType: 'general' },
      duration: 65,
      bytes: 10,
    };
    // Only what the screen shows of a take.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    await go(() => loaded(it, { unfinished: unfinished as never }));
    expect(heading('끝나지 않은 답변이 있어요')).toBeTruthy();
    expect(screen.getByText(/1:05 길이/)).toBeTruthy();
    await go(() => press('버리고 새로 답하기'));
    expect(heading('답변을 버리고 있어요')).toBeTruthy();
  });
});

describe('the main view', () => {
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

  test('a pressure interview says beforehand how many follow-ups may come', async () => {
    const it = scriptedInterview({ mainCategory: 'pressure' });
    const { go } = renderLive(it);
    await go(() => ready(it));
    expect(screen.getByText('질문 1 / 3')).toBeTruthy();
    expect(screen.getByText('꼬리질문 최대 2개')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '질문 1 / 3, 꼬리질문 최대 2개' })).toBeTruthy();
  });

  test('a job interview, where follow-ups are only offered, does not', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    expect(screen.queryByText(/꼬리질문/)).toBeNull();
  });

  test('the ad screen says so as well', async () => {
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

  test('takes the longer time of the tier from the next answer on', async () => {
    await activate('basic');
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => press('다음 답변부터 60초 쓰기'));
    expect(screen.getByText('이번 답변은 10초 · 다음 답변부터 60초')).toBeTruthy();
    expect(screen.getByText('남은 시간 00:10')).toBeTruthy();
    await go(() => press('답변 완료'));
    await go(() => finish(it));
    await go(() => it.analyse.says({ type: 'ANALYSIS.DONE', outcome: scored() }));
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

  test('the countdown: a ring, a button that waits with its reason, and the word', async () => {
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

  test('near the end it says so once, quietly', async () => {
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
  ] as const)('with %s alone it warns, and records', async (kinds, warning, other) => {
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

  test('without a sound no engine is said to listen to it', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => loaded(it));
    const { stream } = fakeStream(['video']);
    await go(() => it.devices.says({ type: 'DEVICES.READY', stream, video: true }));
    await go(() => press('답변 시작하기'));
    await go(() => it.speech.says({ type: 'SPEECH.TROUBLE', trouble: 'allFailed' }));
    expect(screen.queryByText(/녹음한 소리로 분석할게요/)).toBeNull();
  });

  test('a camera that ends in the middle is warned of, one that was not wanted is not', async () => {
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

  test('how an answer is analysed is settled while it is recorded', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    await go(() => fireEvent.click(screen.getByRole('radio', { name: /녹음 분석/ })));
    expect(contextOf(it).mode).toBe('upload');
    await go(() => it.actor.send({ type: 'START' }));
    expect(screen.getByRole('group', { name: '분석 방식' }).matches(':disabled')).toBe(true);
    expect(screen.getByText('녹화하는 동안에는 바꿀 수 없어요.')).toBeTruthy();
  });

  test('each way of analysis says how much it sends', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    const realtime = screen.getByRole('radio', { name: /실시간 분석/ }).closest('label');
    expect(realtime?.textContent).toContain('글만 보내요 (약 1kB)');
    expect(realtime?.textContent).toContain('소리도 보내요 (1분에 최대 0.9MB)');
    const upload = screen.getByRole('radio', { name: /녹음 분석/ }).closest('label');
    expect(upload?.textContent).toContain('소리만 보내서 분석해요 (1분에 약 1.8MB)');
  });

  test('captions, the engine and its trouble', async () => {
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

  test('little room, and none', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it, { space: storageInfoOf(1_000 * megabyte, 850 * megabyte) }));
    expect(screen.getByText(/저장 공간이 부족해지고/)).toBeTruthy();
    await go(() => it.recorder.says({ type: 'RECORDER.STORAGE', trouble: 'full' }));
    expect(screen.getByText(/저장 공간이 가득 찼어요/)).toBeTruthy();
  });
});

describe('without a camera', () => {
  test('the microphone shows that it hears, and is let go of', async () => {
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

  test('means what it always means on a button, on a choice and in a dialog', async () => {
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

describe('what lies over it', () => {
  test('ending says what is lost and what is kept', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => press('면접 끝내기'));
    const dialog = within(screen.getByRole('alertdialog', { name: '면접을 끝낼까요?' }));
    expect(dialog.getByText(/지금 답변은 저장되지 않아요. 앞서 한 답변은 그대로/)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: '계속하기' }));
    await go(() => fireEvent.click(dialog.getByRole('button', { name: '면접 끝내기' })));
    expect(at(it)).toBe('aborting');
    expect(heading('면접을 정리하고 있어요')).toBeTruthy();
  });

  test('the back arrow asks', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => ready(it));
    await go(() => press('면접에서 나가기'));
    const dialog = within(screen.getByRole('alertdialog', { name: '면접에서 나갈까요?' }));
    await go(() => fireEvent.click(dialog.getByRole('button', { name: '계속하기' })));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(at(it)).toBe('waiting.soon');
  });

  test.each([
    ['start', '녹화 시작에 실패했습니다', /새로 고친 뒤/],
    ['recording', '녹화 중 오류가 발생했습니다', /처음부터 다시/],
    ['pause', '일시정지하지 못했어요', /답변 완료/],
  ] as const)('a recorder that fails at %s', async (place, title, text) => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => it.recorder.says({ type: 'RECORDER.FAILED', at: place }));
    const dialog = within(screen.getByRole('alertdialog', { name: title }));
    expect(dialog.getByText(text)).toBeTruthy();
    await go(() => fireEvent.click(dialog.getByRole('button', { name: '확인' })));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('time is up: the picture fades, then the prompt', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => it.timer.says({ type: 'TIMER.LIMIT' }));
    expect(screen.getByLabelText('카메라에 비친 내 모습').className).toContain('opacity-15');
    expect(button('답변 완료').getAttribute('aria-disabled')).toBe('true');
    await go(() => pass(1_500));
    await go(() => finish(it));
    expect(screen.getByRole('alertdialog', { name: '시간이 다 됐어요' })).toBeTruthy();
  });
});
