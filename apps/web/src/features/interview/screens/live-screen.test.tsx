import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderLive } from '#/features/interview/testing/render-live.tsx';
import { scriptedInterview } from '#/features/interview/testing/scripted-interview.ts';
import { at, finish, loaded, pass, ready, recording } from '#/features/interview/testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });
const failure = (code: 'permissionDenied' | 'networkError', detail: 'denied' | 'other') =>
  ({ type: 'DEVICES.FAILED', failure: { code, detail, name: 'AbortError' } }) as const;

describe('before the camera is ready', () => {
  test('asks for camera and microphone once the questions are loaded', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    expect(heading('질문을 불러오고 있어요')).toBeTruthy();
    await go(() => loaded(it));
    expect(heading('카메라와 마이크 사용을 허용해주세요')).toBeTruthy();
  });

  test('denied access shows reasons, three steps and three ways on', async () => {
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

  test('any other camera failure is shown over the answer screen', async () => {
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

  test('offers a reload or the fallback question without questions', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => it.load.last().reject());
    expect(heading('질문 생성 오류')).toBeTruthy();
    await go(() => press('기본 질문으로 계속'));
    expect(at(it)).toBe('opening');
  });

  test('an interrupted answer can be kept or discarded', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    const draft = { id: 't', userId: 5, sessionId: '7', questionId: 1, questionText: '질문 1' };
    const unfinished = {
      draft: { ...draft, startedAt: 0, mimeType: 'video/webm', questionType: 'general' },
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

describe('dialogs', () => {
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

  test('at the time limit the picture fades, then the dialog opens', async () => {
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
