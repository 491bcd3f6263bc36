import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdMetrics } from '#/ads/ad-metrics.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { AnalysisAdScreen, EndAdScreen, type AnalysisPhase } from './waiting-screens.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

const screens = { analysis: AnalysisAdScreen, end: EndAdScreen };

function show(which: keyof typeof screens, { enableAds = true } = {}) {
  const onResult = vi.fn<(metrics: AdMetrics) => void>();
  const Screen = screens[which];
  const page = (analysis: AnalysisPhase, ads = enableAds) => (
    <Screen analysis={analysis} enableAds={ads} onResult={onResult} />
  );
  const { rerender } = render(page('running'));
  return {
    onResult,
    become: (analysis: AnalysisPhase) => rerender(page(analysis)),
    switchAds: (on: boolean) => rerender(page('running', on)),
  };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const resultButton = () => screen.queryByRole('button', { name: '결과 보기' });
const ad = () => screen.queryByRole('dialog', { name: '광고' });

test.each(['analysis', 'end'] as const)(
  'an upgrade ends the ad on the %s screen',
  async (which) => {
    const { switchAds } = show(which);
    await pass(1_500);
    expect(ad()).not.toBeNull();
    switchAds(false);
    expect(ad()).toBeNull();
  },
);

test('a plan that expires meanwhile brings no ad into a screen without one', async () => {
  const { switchAds } = show('analysis', { enableAds: false });
  switchAds(true);
  await pass(20_000);
  expect(ad()).toBeNull();
});

describe('while an answer is analysed', () => {
  test('only the analysis opens the way to the result', async () => {
    const { become, onResult } = show('analysis');
    expect(title()).toBe('답변을 분석하고 있어요');
    await pass(1_500);
    expect(ad()).not.toBeNull();
    await pass(60_000);
    expect(ad()).toBeNull();
    expect(resultButton()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '분석 중' }));
    become('done');
    expect(title()).toBe('분석이 끝났어요');
    fireEvent.click(resultButton()!);
    expect(onResult).toHaveBeenCalledOnce();
    expect(onResult.mock.lastCall?.[0]).toMatchObject({ status: 'COMPLETED', duration: 11_000 });
  });

  test('the result opens before the ad has ended, and removes it', async () => {
    const { become, onResult } = show('analysis');
    await pass(2_000);
    become('done');
    fireEvent.click(resultButton()!);
    expect(ad()).toBeNull();
    expect(onResult).toHaveBeenCalledOnce();
  });

  test('a failed analysis opens the way as well', () => {
    const { become } = show('analysis');
    become('failed');
    expect(title()).toBe('이번 답변은 분석하지 못했어요');
    expect(resultButton()).not.toBeNull();
  });

  test('waits without an ad as well', async () => {
    const { become, onResult } = show('analysis', { enableAds: false });
    await pass(20_000);
    expect(document.querySelector('[data-ad-overlay]')).toBeNull();
    expect(resultButton()).toBeNull();
    become('done');
    fireEvent.click(resultButton()!);
    expect(onResult.mock.lastCall?.[0].status).toBe('NOT_STARTED');
  });

  test('shows what the server says about its progress', () => {
    render(
      <AnalysisAdScreen
        analysis="running"
        progress="음성을 글로 옮기고 있어요"
        enableAds={false}
        onResult={() => undefined}
      />,
    );
    expect(screen.getByText('음성을 글로 옮기고 있어요')).toBeTruthy();
  });
});

describe('at the end of an interview', () => {
  test('opens the way ten seconds after the ad started, also during the analysis', async () => {
    const { onResult } = show('end');
    expect(title()).toBe('분석 진행 중');
    await pass(1_500 + 9_999);
    expect(resultButton()).toBeNull();
    await pass(1);
    expect(title()).toBe('분석 진행 중');
    fireEvent.click(resultButton()!);
    expect(onResult.mock.lastCall?.[0].status).toBe('COMPLETED');
  });

  test('closing the ad opens the way as well', async () => {
    const { onResult } = show('end');
    await pass(6_500);
    fireEvent.click(screen.getByRole('button', { name: '광고 닫기' }));
    fireEvent.click(resultButton()!);
    expect(onResult.mock.lastCall?.[0]).toMatchObject({ wasSkipped: true });
  });

  test('starts the ten seconds three seconds after a silent ad', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
    show('end');
    await pass(3_000 + 9_999);
    expect(resultButton()).toBeNull();
    await pass(1);
    expect(resultButton()).not.toBeNull();
  });

  test('says when the analysis is complete, and when it is not', () => {
    const { become } = show('end');
    become('done');
    expect(title()).toBe('분석 완료');
    become('failed');
    expect(title()).toBe('분석을 마치지 못했어요');
    expect(resultButton()).toBeNull();
  });

  test('without ads the analysis opens the way', async () => {
    const { become } = show('end', { enableAds: false });
    await pass(60_000);
    expect(resultButton()).toBeNull();
    become('done');
    expect(resultButton()).not.toBeNull();
  });

  test('is translated into English', () => {
    changeLanguage('en');
    const { become } = show('end');
    expect(title()).toBe('Analysis in progress');
    become('done');
    expect(title()).toBe('Analysis complete');
  });
});
