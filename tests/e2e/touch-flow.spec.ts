import type { Page } from '@playwright/test';
import {
  endInterviewDelayMs,
  nextQuestionDelayMs,
  nextQuestionResetMs,
  preparationSeconds,
} from '@daedap/contract/constants/interview';
import {
  expectFeedback,
  expectState,
  passCountdown,
  tracksOf,
  watchTracks,
  withWebSpeech,
} from './support/live.ts';
import { subscribe } from './support/local-store.ts';
import { expectRoomForKeyboard, expectUsable, swipe, whileOnItsSide } from './support/screen.ts';
import { goodAnswer, postAs } from './support/sessions.ts';
import { openLastStep } from './support/setup.ts';
import { expect, expectHistoryHeld, stopClock, test, inFull } from './support/test.ts';

test.skip(({ isMobile }) => !isMobile, 'for touch screens only');
test.use({
  permissions: ['camera', 'microphone'],
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: ['status of 401'],
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('completes an interview by touch: setup, answers, analysis, results, history', async ({
  signedInPage: page,
  account,
}) => {
  await withWebSpeech(page, [goodAnswer]);
  await watchTracks(page);
  // Five minutes for an answer, because the checks below take a while.
  await subscribe(page, 'premium');
  await page.clock.install();
  await page.goto('/dashboard');
  await expectUsable(page, link(page, '면접 연습 시작하기'));
  await link(page, '면접 연습 시작하기').tap();
  for (const [choice, way] of [
    ['취업', '다음'],
    ['IT·개발', '다음'],
    ['초급', '다음'],
    ['3개', '면접 시작하기'],
  ] as const) {
    await page.getByRole('radiogroup').getByText(choice, { exact: true }).tap();
    await expectUsable(page, button(page, way));
    await button(page, way).tap();
  }
  await passCountdown(page);

  const complete = button(page, '답변 완료');
  await expect(page.getByRole('log')).toContainText('캐시');
  await expectUsable(page, complete);
  await whileOnItsSide(page, async () => {
    await expect(complete).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/REC \d/)).toBeInViewport({ ratio: 1 });
    await expectState(page, 'recording');
    await button(page, '면접 끝내기').tap();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
  await expectUsable(page, button(page, '계속하기'));
  await button(page, '계속하기').tap();
  await expectState(page, 'recording');
  expect(await tracksOf(page)).not.toContain('ended');
  await complete.tap();
  await expectFeedback(page);
  await expectUsable(page, button(page, '다음 질문으로'));
  await button(page, '잘못 들은 말 고치기').tap();
  await field(page, '내가 한 말').fill(`${goodAnswer} 감사합니다.`);
  await expectRoomForKeyboard(page, field(page, '내가 한 말'), button(page, '다시 채점하기'));
  await button(page, '취소').tap();

  for (const number of [2, 3]) {
    // The countdown must not end while it is checked.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
    await button(page, '다음 질문으로').tap();
    await page.clock.runFor(nextQuestionDelayMs + nextQuestionResetMs);
    await expectState(page, 'countdown');
    if (number === 2) await expectUsable(page, page.getByRole('radio', { name: /녹음 분석/ }));
    await page.clock.resume();
    await passCountdown(page);
    await expect(page.getByRole('log')).toContainText('캐시');
    await complete.tap();
    await expectFeedback(page);
  }
  await button(page, '결과 보러 가기').tap();
  await button(page, '결과 보기').tap();
  await expect(page).toHaveURL(/\/interview\/results$/);
  expect(await tracksOf(page)).not.toContain('live');

  const panel = page.getByRole('tabpanel');
  await expectUsable(page, button(page, '면접 종료'));
  await expect(panel.locator('video')).toBeVisible();
  const evidence = panel.locator('[data-text] [role=button]').first();
  await evidence.tap();
  await expect(evidence).toHaveAttribute('aria-expanded', 'true');
  await swipe(page, panel.getByRole('list', { name: '질문 정보' }), -60);
  await expect(page.getByRole('tab', { name: /^2번 질문/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectUsable(page, button(page, '다음 답변'));
  await button(page, '면접 종료').tap();
  await page.clock.runFor(endInterviewDelayMs);
  await expect(page).toHaveURL('/dashboard');

  await link(page, '면접 기록 보기').tap();
  const card = page.getByRole('article').first();
  await expect(card).toContainText('완료');
  await expectUsable(page, card.getByRole('link').first());
  const search = page.getByRole('searchbox');
  await expectRoomForKeyboard(page, search, search);
  await card.getByRole('button', { name: /삭제/ }).tap();
  await expectUsable(page, button(page, '취소'));
  await button(page, '취소').tap();
  await card.getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/session-details\/\d+$/);

  const questions = page.getByRole('region', { name: '질문별 답변' }).getByRole('button');
  await expectUsable(page, questions.first());
  await questions.first().tap();
  await expect(page).toHaveURL(/question=\d+$/);
  await expectUsable(page, button(page, '답변 삭제'));
  const { pathname, searchParams } = new URL(page.url());
  await postAs(page.request, account.token)('interviews/analyze-text', {
    sessionId: Number(pathname.split('/').at(-1)),
    questionId: Number(searchParams.get('question')),
    answerText: '저는 팀에서 문제를 맡아서 열심히 했습니다.',
    answerDuration: 12,
    retake: true,
  });
  await page.goto(`${pathname}?${searchParams}&compare=1`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectUsable(page, button(page, '한 번 더 답하기'));
});

test(
  'keeps the preparation usable by touch, during the ad and after it',
  inFull,
  async ({ signedInPage: page }) => {
    await stopClock(page);
    await openLastStep(page);
    await button(page, '면접 시작하기').tap();
    await expect(page.getByText('질문 1 / 3')).toBeVisible();
    await page.clock.runFor(500);
    await page.clock.runFor(1_000);
    await expect(page.getByRole('dialog', { name: '광고', exact: true })).toBeVisible();
    await expectUsable(page, button(page, '준비 그만두기'));
    await page.clock.runFor(preparationSeconds * 1_000);
    await expectUsable(page, button(page, '답변 시작하기'));
  },
);

test('keeps fields and buttons reachable while the on-screen keyboard is open', async ({
  page,
  account,
}) => {
  await page.goto('/register');
  const submit = button(page, '가입하고 시작하기');
  await submit.tap();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectUsable(page, submit);
  await expectRoomForKeyboard(page, field(page, '이메일'), submit);
  await expectRoomForKeyboard(page, field(page, '비밀번호 확인'), submit);

  await page.goto('/login');
  const enter = page.getByRole('main').getByRole('button', { name: '로그인', exact: true });
  await field(page, '이메일').fill(account.email);
  await field(page, '비밀번호').fill('아니에요');
  await enter.tap();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectUsable(page, enter);
  await expectRoomForKeyboard(page, field(page, '비밀번호'), enter);
  await field(page, '비밀번호').fill(account.password);
  await enter.tap();
  await expect(page).toHaveURL('/dashboard');
  await expectHistoryHeld(page);

  await page.goto('/account');
  await expectUsable(page, button(page, '계정 삭제하기'));
  await button(page, '계정 삭제하기').tap();
  const dialog = page.getByRole('dialog');
  const remove = dialog.locator('button[type=submit]');
  await expectUsable(page, remove);
  await expectRoomForKeyboard(page, dialog.locator('input'), remove);
});
