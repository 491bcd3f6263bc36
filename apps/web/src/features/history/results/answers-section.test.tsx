import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseInterviewState } from '#/domain/session/interview-state.ts';
import { isLeaveConfirmed } from '#/lib/leave-confirmed.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { failure, stubServer } from '#/test/stub-server.ts';
import { openResults } from './testing/open-results.tsx';
import { answerWith, resultsWith } from './testing/results.ts';

const attempt = (id: number) => ({
  id,
  score: 60 + id,
  createdAt: '2026-11-15T03:05:00.000Z',
  analysisStatus: 'completed' as const,
  retake: id > 1,
});

const results = resultsWith({
  userAnswers: [
    answerWith(1),
    answerWith(2, { analysisStatus: 'failed', score: null }),
    answerWith(3, {
      isTimeExceeded: true,
      answerDuration: 61,
      attempts: [attempt(1), attempt(2)],
    }),
    answerWith(4, {
      score: 0,
      answerText: '',
      evidence: [],
      relevanceScore: 0,
      clarityScore: 0,
      depthScore: 0,
      strengths: [],
      keywords: [],
    }),
  ],
});

beforeEach(() => {
  startSession('token-1', mina);
  stubServer({
    'GET /api/interviews/session/40/results': { body: { success: true, ...results } },
    'GET /api/recordings/sessions/40/answers': failure(404, 'NOT_FOUND', '없어요'),
  });
});

const tabs = () => screen.getAllByRole('tab');
const numberOf = (tab: Element) => tab.querySelector('[aria-hidden]')?.textContent;
const chosen = () => numberOf(screen.getByRole('tab', { selected: true }));
const panel = () => screen.getByRole('tabpanel');

async function open(search = '') {
  const opened = openResults({ pathname: '/results/40', search, state: { kept: true } });
  await screen.findByRole('tablist');
  // Waits for the search of the player, which would go on after the test otherwise.
  await screen.findByText(/저장된 영상이 없어요|영상을 찾지 못했어요/);
  return opened;
}

describe('choosing', () => {
  test('shows a tab for each scored answer and keeps the choice in the address', async () => {
    const { router, here } = await open();
    expect(tabs().map(numberOf)).toEqual(['1', '3', '4']);
    expect(tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    expect(panel().getAttribute('aria-labelledby')).toBe(tabs()[0]!.id);
    await userEvent.click(tabs()[1]!);
    expect(here()).toBe('/results/40?answer=3');
    expect(router.state.location.state).toEqual({ kept: true });
    expect(tabs().map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
    expect(within(panel()).getByText('3번째 질문이에요.')).toBeTruthy();
    expect(screen.getByText('답변 3개 중 2번째')).toBeTruthy();
  });

  test('opens the answer of the address, or the first one', async () => {
    const { view } = await open('?answer=4');
    expect(chosen()).toBe('4');
    view.unmount();
    await open('?answer=2');
    expect(chosen()).toBe('1');
  });

  test('moves between tabs by keys', async () => {
    await open();
    tabs()[0]!.focus();
    const press = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
      return chosen();
    };
    expect(await press('ArrowRight')).toBe('3');
    expect(await press('End')).toBe('4');
    expect(await press('ArrowRight')).toBe('1');
    expect(await press('ArrowLeft')).toBe('4');
    expect(await press('Home')).toBe('1');
  });

  test('moves by buttons, which stop at both ends', async () => {
    await open();
    const previous = screen.getByRole('button', { name: '이전 답변' });
    const next = screen.getByRole('button', { name: '다음 답변' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(previous);
    expect(chosen()).toBe('1');
    await userEvent.click(next);
    await userEvent.click(next);
    expect(chosen()).toBe('4');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(next);
    await userEvent.click(previous);
    expect(chosen()).toBe('3');
  });
});

describe('swiping', () => {
  const finger = (x: number, y = 0) => {
    const touch = { identifier: 1, target: panel(), clientX: 200 + x, clientY: 200 + y };
    return { touches: [touch], changedTouches: [touch] };
  };
  function swipe(x: number, y = 0, from: Element = panel()) {
    fireEvent.touchStart(from, finger(0));
    fireEvent.touchMove(from, finger(x, y));
    const drawn = panel().style.translate;
    fireEvent.touchEnd(from, { ...finger(x, y), touches: [] });
    expect(panel().style.translate).toBe('');
    return drawn;
  }

  test('takes 50 px for a swipe and 49 px for none', async () => {
    await open();
    expect(panel().dataset['swipes']).toBe('');
    expect(swipe(-49)).toBe('-49px');
    expect(chosen()).toBe('1');
    expect(swipe(-50)).toBe('-50px');
    expect(chosen()).toBe('3');
    swipe(-80);
    expect(chosen()).toBe('4');
    swipe(-80);
    expect(chosen()).toBe('4');
    swipe(49);
    expect(chosen()).toBe('4');
    swipe(50);
    expect(chosen()).toBe('3');
  });

  test('ignores scrolling, a tap, a second finger and a cancelled touch', async () => {
    await open();
    expect(swipe(-60, 61)).toBe('');
    expect(swipe(-10)).toBe('');
    fireEvent.touchStart(panel(), finger(0));
    const { touches } = finger(-90);
    fireEvent.touchMove(panel(), { touches: [...touches, ...touches], changedTouches: touches });
    fireEvent.touchEnd(panel(), { touches: [], changedTouches: touches });
    fireEvent.touchStart(panel(), finger(0));
    fireEvent.touchCancel(panel(), finger(-90));
    fireEvent.touchEnd(panel(), finger(-90));
    expect(chosen()).toBe('1');
  });

  test('drags by mouse, but not on text', async () => {
    await open();
    const drag = (from: Element, x: number) => {
      fireEvent.mouseDown(from, { clientX: 200, clientY: 200 });
      fireEvent.mouseMove(window, { clientX: 200 + x, clientY: 200 });
      fireEvent.mouseUp(window, { clientX: 200 + x, clientY: 200 });
    };
    drag(within(panel()).getByText('1번째 질문이에요.'), -120);
    drag(within(panel()).getByRole('button', { name: '다시 답하기' }), -120);
    drag(panel().querySelector('[data-text]')!, -120);
    drag(panel(), -49);
    expect(chosen()).toBe('1');
    drag(panel(), -50);
    expect(chosen()).toBe('3');
    fireEvent.mouseMove(window, { clientX: 0, clientY: 0 });
    fireEvent.mouseUp(window, { clientX: 0, clientY: 0 });
    expect(chosen()).toBe('3');
  });
});

describe('an answer', () => {
  test('shows scores, feedback, transcript and video', async () => {
    await open();
    const shown = within(panel());
    expect(shown.getByRole('heading', { name: '1번째 질문이에요.' })).toBeTruthy();
    expect(shown.getByText('76점, B 등급, 보통')).toBeTruthy();
    const tags = within(shown.getByRole('list', { name: '질문 정보' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['경험 질문', '취업', 'IT·개발', '중급']);
    expect(shown.getByText('0:42')).toBeTruthy();
    expect(shown.getByText('1:30')).toBeTruthy();
    expect(shown.queryByText('시간 초과')).toBeNull();
    for (const name of ['연관성', '명확성', '깊이']) {
      expect(shown.getByRole('progressbar', { name })).toBeTruthy();
    }
    for (const name of ['잘한 점', '더 좋아질 점', '핵심 단어']) {
      expect(shown.getByRole('list', { name })).toBeTruthy();
    }
    expect(shown.getByRole('button', { name: /1.8초에서 0.3초로/ })).toBeTruthy();
    expect(shown.getByText('지금까지 1번 답했어요.')).toBeTruthy();
    expect(shown.queryByRole('link', { name: '시도 비교' })).toBeNull();
  });

  test('marks an exceeded time and counts the attempts', async () => {
    await open('?answer=3');
    const shown = within(panel());
    expect(shown.getByText('시간 초과')).toBeTruthy();
    expect(shown.getByText('1:01')).toBeTruthy();
    expect(shown.getByText('지금까지 2번 답했어요.')).toBeTruthy();
    const compare = shown.getByRole('link', { name: '시도 비교' });
    expect(compare.getAttribute('href')).toBe('/session-details/40?question=33&compare=1');
  });

  test('explains a silent answer', async () => {
    await open('?answer=4');
    const shown = within(panel());
    expect(shown.getByText('목소리가 들리지 않았어요')).toBeTruthy();
    expect(shown.getByText('받아 적은 말이 없어요.')).toBeTruthy();
  });

  test('starts a retake on the live screen', async () => {
    const { router, here } = await open('?answer=3');
    await userEvent.click(within(panel()).getByRole('button', { name: '다시 답하기' }));
    expect(here()).toBe('/interview/live');
    const { state } = router.state.location;
    expect(isLeaveConfirmed(state)).toBe(true);
    expect(parseInterviewState(state)).toMatchObject({
      retake: true,
      sessionId: 40,
      questions: [{ id: 33, question: '3번째 질문이에요.' }],
    });
  });
});
