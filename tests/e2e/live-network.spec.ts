import type { Page, Route } from '@playwright/test';
import {
  answersOf,
  expectFeedback,
  prepareLive,
  press,
  speak,
  startAnswer,
  startUpload,
  withoutWebSpeech,
  withWebSpeech,
} from './support/live.ts';
import { failed } from './support/setup.ts';
import { type Account, expect, test, inFull } from './support/test.ts';

test.use({ permissions: ['camera', 'microphone'] });

const textAnalysis = '**/api/interviews/analyze-text';
const soundAnalysis = '**/api/interviews/analyze-audio';

const sentence = '매주 회의록을 남겨서 지연을 이틀에서 하루로 줄였습니다.';

/** Speaks an answer that the browser has recognised; the test ends it. */
async function answer(page: Page, account: Account) {
  await withWebSpeech(page, [sentence]);
  const { sessionId } = await prepareLive(page, account);
  await page.goto('/interview/live');
  await startAnswer(page);
  await expect(page.getByRole('log')).toContainText('회의록');
  return sessionId;
}

/** The note that the answer has not been sent yet: alone, or above a score of the coach on this device. */
const unsentNote = (page: Page) =>
  page
    .getByRole('region', { name: '답변을 이 기기에 잘 두었어요' })
    .or(page.getByText('인터넷 없이 매긴 임시 점수예요'));

/** The note has disappeared, and the server has exactly one answer, analysed once. */
async function expectOneAnswer(page: Page, account: Account, sessionId: number) {
  await expect(unsentNote(page)).toBeHidden();
  await expectFeedback(page);
  await expect(page.getByText('회의록').first()).toBeVisible();
  const answers = await answersOf(page, account, sessionId);
  expect(answers).toMatchObject([{ answerText: sentence, analysisStatus: 'completed' }]);
  expect(answers[0]?.['attempts']).toHaveLength(1);
}

async function signInAgain(page: Page, account: Account) {
  await page.getByLabel('이메일', { exact: true }).fill(account.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
}

test.describe('without a network', () => {
  test.use({ expectedErrors: ['net::ERR'] });

  test(
    'keeps the answer on the device and sends it when the network is back',
    inFull,
    async ({ page, account, context }) => {
      const sessionId = await answer(page, account);
      await context.setOffline(true);
      await press(page, '답변 완료');
      await expect(unsentNote(page)).toBeVisible();
      await context.setOffline(false);
      await expectOneAnswer(page, account, sessionId);
    },
  );

  test('keeps the note about an unsent answer across a reload, until the server has the answer', async ({
    page,
    account,
  }) => {
    // Before the reload every request fails. After it the app sends by itself: that request is held here, so that
    // nothing has reached the server.
    let reloaded = false;
    const held = Promise.withResolvers<Route>();
    await page.route(textAnalysis, (route) =>
      reloaded ? held.resolve(route) : route.abort('internetdisconnected'),
    );
    const sessionId = await answer(page, account);
    await press(page, '답변 완료');
    await expect(unsentNote(page)).toBeVisible();
    page.once('framenavigated', () => (reloaded = true));
    await page.reload();
    const route = await held.promise;
    await expect(unsentNote(page)).toBeVisible();
    expect(await answersOf(page, account, sessionId)).toEqual([]);
    await route.continue();
    await expectOneAnswer(page, account, sessionId);
  });
});

test.describe('an answer that the server refuses', () => {
  test.use({ expectedErrors: ['status of 413', 'status of 500'] });

  test(
    'shows the server’s message when it is too large, and can send the same recording again',
    inFull,
    async ({ page, account }) => {
      const keys: (string | undefined)[] = [];
      await page.route(soundAnalysis, (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        const said = { error: '너무 커요.', details: '소리가 50MB를 넘었어요.' };
        return route.fulfill({
          status: 413,
          json: { success: false, code: 'FILE_TOO_LARGE', ...said },
        });
      });
      await prepareLive(page, account);
      await page.clock.install();
      await page.goto('/interview/live');
      await startUpload(page);
      await speak(page, 2);
      await press(page, '답변 완료');
      const failure = '분석 실패: 소리가 50MB를 넘었어요.';
      const alert = page.getByRole('alertdialog', { name: failure });
      await alert.getByRole('button', { name: '확인' }).click();
      await expect(page.getByRole('region', { name: failure })).toBeVisible();
      await press(page, '다시 분석하기');
      await expect(alert).toBeVisible();
      expect(keys).toHaveLength(2);
      expect(keys[1]).toBe(keys[0]);
    },
  );

  test('sends the sound when the analysis of the text fails', inFull, async ({ page, account }) => {
    await page.route(textAnalysis, failed(500, 'INTERNAL', '문제가 생겼어요.'));
    const sessionId = await answer(page, account);
    await speak(page, 3);
    await press(page, '답변 완료');
    await expectFeedback(page);
    await expect(page.getByText(/텍스트 분석 실패/)).toBeVisible();
    expect(await answersOf(page, account, sessionId)).toMatchObject([
      { analysisStatus: 'completed', answerText: expect.stringMatching(/책임|강합/) },
    ]);
  });
});

test.describe('a user who is signed out', () => {
  test.use({ expectedErrors: ['status of 401'] });

  test(
    'in mid-answer is offered the unfinished answer after signing in again',
    inFull,
    async ({ page, account }) => {
      await withoutWebSpeech(page);
      await page.route('**/api/stt/whisper-chunk', failed(401, 'TOKEN_EXPIRED', '만료됐어요.'));
      await prepareLive(page, account);
      await page.goto('/interview/live');
      await startAnswer(page);
      await expect(page.getByRole('heading', { name: '로그아웃됐어요' })).toBeVisible();
      await expect(page).toHaveURL(/\/login\?.*reason=expired/);
      await signInAgain(page, account);
      await expect(page).toHaveURL(/\/interview\/live$/);
      await expect(page.getByRole('heading', { name: '끝나지 않은 답변이 있어요' })).toBeVisible();
      await page.goto('/dashboard');
      await expect(page.getByText('끝나지 않은 녹화를 찾았어요')).toBeVisible();
    },
  );

  test(
    'at the end of an answer has it sent after signing in again',
    inFull,
    async ({ page, account }) => {
      await page.route(textAnalysis, failed(401, 'TOKEN_EXPIRED', '만료됐어요.'), { times: 1 });
      const sessionId = await answer(page, account);
      await press(page, '답변 완료');
      await expect(page).toHaveURL(/\/login\?.*reason=expired/);
      await signInAgain(page, account);
      await expect(page).toHaveURL(/\/interview\/live$/);
      await expect.poll(() => answersOf(page, account, sessionId)).toHaveLength(1);
    },
  );

  test(
    'in another tab is told so in this one, and led to sign-in',
    inFull,
    async ({ page, account, context }) => {
      await answer(page, account);
      const other = await context.newPage();
      await other.goto('/dashboard');
      await other.evaluate(() => {
        localStorage.removeItem('token');
        localStorage.removeItem('user');
      });
      await expect(page.getByRole('heading', { name: '로그아웃됐어요' })).toBeVisible();
      await expect(page).toHaveURL(/\/login\?redirect=%2Finterview%2Flive$/);
    },
  );
});
