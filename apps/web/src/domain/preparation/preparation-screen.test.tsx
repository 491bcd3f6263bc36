import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdMetrics } from '#/ads/ad-metrics.ts';
import { scriptedBridge } from '#/ads/testing/scripted-bridge.ts';
import { handleBack } from '#/lib/history-lock/back-handler.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { PreparationScreen } from './preparation-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

function show({ enableAds = true, strict = false } = {}) {
  const onStart = vi.fn<(metrics: AdMetrics) => void>();
  const onLeave = vi.fn<(metrics: AdMetrics) => void>();
  const page = (questionNumber: number, question: string) => (
    <PreparationScreen
      questionNumber={questionNumber}
      totalQuestions={5}
      question={question}
      seconds={10}
      enableAds={enableAds}
      onStart={onStart}
      onLeave={onLeave}
    />
  );
  const first = page(1, '자기소개를 해주세요.');
  const { rerender, unmount } = render(strict ? <StrictMode>{first}</StrictMode> : first);
  return { onStart, onLeave, unmount, ask: (n: number, q: string) => rerender(page(n, q)) };
}

const startButton = () => screen.queryByRole('button', { name: '답변 시작하기' });
const ad = () => screen.queryByRole('dialog', { name: '광고' });
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('shows the progress, the question, and ten seconds', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('자기소개를 해주세요.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByText('질문 1 / 5')).toBeTruthy();
  expect(
    screen.getByText('남은 시간 10초', { selector: '.sr-only:not([aria-live])' }),
  ).toBeTruthy();
  await pass(3_000);
  expect(screen.getByText('남은 시간 7초')).toBeTruthy();
});

test('replaces the ring by the start button, which removes the ad', async () => {
  const { onStart } = show();
  await pass(1_499);
  expect(ad()).toBeNull();
  await pass(1);
  expect(ad()?.style.width).toBe('300px');
  await pass(8_499);
  expect(startButton()).toBeNull();
  await pass(1);
  expect(startButton()?.className).toContain('bg-score-green');
  expect(document.activeElement).toBe(startButton());
  expect(ad()).not.toBeNull();
  fireEvent.click(startButton()!);
  expect(ad()).toBeNull();
  expect(onStart).toHaveBeenCalledOnce();
  expect(onStart.mock.lastCall?.[0]).toMatchObject({ status: 'COMPLETED', wasSkipped: false });
});

test('closing the ad is enough to start', async () => {
  const { onStart } = show();
  await pass(6_500);
  fireEvent.click(screen.getByRole('button', { name: '광고 닫기' }));
  expect(ad()).toBeNull();
  expect(startButton()).not.toBeNull();
  fireEvent.click(startButton()!);
  expect(onStart.mock.lastCall?.[0]).toMatchObject({ status: 'COMPLETED', wasSkipped: true });
});

test('without ads counts down, shows the start word, and starts by itself', async () => {
  const { onStart } = show({ enableAds: false });
  await pass(9_999);
  expect(ad()).toBeNull();
  expect(screen.queryAllByText('시작!')).toHaveLength(0);
  await pass(1);
  expect(screen.getAllByText('시작!').length).toBeGreaterThan(0);
  expect(onStart).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onStart).toHaveBeenCalledOnce();
  expect(onStart.mock.lastCall?.[0].status).toBe('NOT_STARTED');
});

test('falls back to the plain countdown when the ad fails, and says so', async () => {
  const bridge = scriptedBridge();
  bridge.show.mockResolvedValue({ shown: false });
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, Plugins: { InterviewAds: bridge } });
  const { onStart } = show();
  await pass(500);
  bridge.say('adLoaded');
  await pass(0);
  expect(
    screen.getAllByText('광고를 보여드리지 못했어요. 광고 없이 이어갈게요.').length,
  ).toBeGreaterThan(0);
  expect(screen.getByText('남은 시간 10초')).toBeTruthy();
  await pass(11_000);
  expect(onStart.mock.lastCall?.[0]).toMatchObject({
    status: 'COMPLETED',
    failureReason: 'Failed to show ad',
  });
});

test('another question starts again', async () => {
  const { ask, onStart } = show();
  await pass(9_000);
  expect(ad()).not.toBeNull();
  ask(2, '지원 동기를 말씀해주세요.');
  expect(ad()).toBeNull();
  expect(screen.getByText('질문 2 / 5')).toBeTruthy();
  await pass(1_400);
  expect(ad()).toBeNull();
  expect(startButton()).toBeNull();
  await pass(100);
  expect(ad()).not.toBeNull();
  await pass(8_500);
  fireEvent.click(startButton()!);
  expect(onStart).toHaveBeenCalledOnce();
});

test('the back button asks once, and no more after the screen is gone', async () => {
  const { onLeave, unmount } = show();
  await pass(2_000);
  act(() => void handleBack());
  act(() => void handleBack());
  expect(screen.getAllByRole('alertdialog', { name: '여기서 나갈까요?' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '계속 준비하기' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onLeave).not.toHaveBeenCalled();
  act(() => void handleBack());
  fireEvent.click(screen.getByRole('button', { name: '대시보드로 나가기' }));
  expect(onLeave).toHaveBeenCalledOnce();
  unmount();
  expect(handleBack()).toBe(false);
});

test('asks before leaving; Escape stays; leaving during the ad has failed it', async () => {
  const { onLeave } = show();
  await pass(2_000);
  fireEvent(screen.getByRole('dialog', { name: '자기소개를 해주세요.' }), new Event('cancel'));
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '준비 그만두기' }));
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '대시보드로 나가기' }));
  expect(onLeave).toHaveBeenCalledOnce();
  expect(onLeave.mock.lastCall?.[0]).toMatchObject({
    status: 'FAILED',
    failureReason: 'user exited',
  });
  expect(ad()).toBeNull();
});

test('announces the beginning, the ad, five seconds and the end', async () => {
  show();
  const heard = new Set<string | null | undefined>([said()]);
  for (let second = 0; second < 10; second += 1) {
    await pass(1_000);
    heard.add(said());
  }
  expect([...heard]).toEqual([
    '남은 시간 10초',
    '광고가 나오고 있어요. 그동안 질문을 읽어보세요.',
    '5초 남았어요',
    '준비됐어요. 시작할 수 있어요.',
  ]);
});

test('leaves no timer running', async () => {
  const { unmount } = show();
  await pass(2_000);
  unmount();
  expect(ad()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('opens again when the browser closes it', async () => {
  show();
  const page = screen.getByRole<HTMLDialogElement>('dialog', { name: '자기소개를 해주세요.' });
  act(() => page.close());
  expect(page.open).toBe(true);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('works under strict mode, in English', async () => {
  changeLanguage('en');
  const { onStart } = show({ strict: true });
  await pass(1_500);
  expect(screen.getAllByRole('dialog', { name: 'Ad' })).toHaveLength(1);
  await pass(8_500);
  fireEvent.click(screen.getByRole('button', { name: 'Start answering' }));
  expect(onStart).toHaveBeenCalledOnce();
});
