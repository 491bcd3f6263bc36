import type { Page } from '@playwright/test';
import { maxActiveSessions } from '@daedap/contract/constants/interview';
import {
  expectFeedback,
  goOn,
  passCountdown,
  press,
  speak,
  startAnswer,
  withoutWebSpeech,
  withWebSpeech,
} from './support/live.ts';
import { subscribe } from './support/local-store.ts';
import { openLastStep, startSessions } from './support/setup.ts';
import { type Account, expect, signIn, test, inFull } from './support/test.ts';
import { endVoice, spoken, withVoice } from './support/voice.ts';

test.use({
  permissions: ['camera', 'microphone'],
  serviceWorkers: 'allow',
  expectedErrors: ['net::ERR_', 'Failed to load resource'],
});

const sentences = [
  '저는 결제 서버의 응답을 2초에서 0.3초로 줄인 개발자입니다.',
  '로그를 분석해서 반복되는 조회를 찾았고 캐시로 바꿨습니다.',
];

const provisional = '인터넷 없이 매긴 임시 점수예요';

/** Visits the app with a network, until the worker controls the page and has the files that practice needs. */
async function visitOnce(page: Page, account: Account) {
  await subscribe(page, 'basic');
  await signIn(page, account);
  await page.clock.install();
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expectKept(page, '/seekable-worker');
}

/** The worker has the file that it loads last. */
async function expectKept(page: Page, file: string) {
  const kept = () =>
    page.evaluate(async (part) => {
      const cache = await caches.open('daedap-assets');
      return (await cache.keys()).some(({ url }) => url.includes(part));
    }, file);
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(await kept()).toBe(true);
  }).toPass();
}

/** Goes from the last step of the setup to the first question, without a network. */
async function begin(page: Page) {
  await page.context().setOffline(true);
  await openLastStep(page);
  await press(page, '면접 시작하기');
  await expect(page).toHaveURL('/interview/live');
}

/** The sessions that began without the server. */
const sessionsOf = async (page: Page, { token }: Account) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/recordings/sessions', { headers });
  const { sessions } = (await answer.json()) as { sessions: Record<string, unknown>[] };
  return sessions.filter(({ clientSessionId }) => clientSessionId !== null);
};

/** Waits until the server has analysed the waiting answers. */
async function comeBack(page: Page, account: Account, expected: object) {
  await page.context().setOffline(false);
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(await sessionsOf(page, account)).toMatchObject([expected]);
  }).toPass();
}

/** The voice of this device reads the question, also without a network. */
async function hearQuestion(page: Page) {
  await expect(page.getByRole('button', { name: '그만 듣고 넘어가기' })).toBeVisible();
  const question = await page.getByRole('heading', { level: 1 }).innerText();
  expect((await spoken(page)).at(-1)).toBe(`says ${question.trim()}`);
  await endVoice(page);
  await passCountdown(page);
}

test('completes an interview without a network; later the server stores it once and counts its scores', async ({
  page,
  account,
}) => {
  await withVoice(page);
  await withWebSpeech(page, sentences);
  // The limit of active sessions is reached: sessions practised without a network may exceed it.
  await startSessions(page, account, maxActiveSessions);
  await visitOnce(page, account);
  await begin(page);
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`질문 ${number} / 3`)).toBeVisible();
    if (number === 1) await startAnswer(page);
    else await hearQuestion(page);
    await expect(page.getByRole('log')).toContainText('캐시로');
    await press(page, '답변 완료');
    await expectFeedback(page);
    await expect(page.getByText(provisional)).toBeVisible();
    if (number < 3) await goOn(page);
  }
  await press(page, '결과 보러 가기');
  await press(page, '결과 보기');
  await expect(page).toHaveURL('/interview/results');
  await expect(page.getByRole('heading', { name: '종합 점수' })).toBeVisible();
  await expect(page.getByText(provisional)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(3);

  await comeBack(page, account, { status: 'completed', completedQuestions: 3, questionCount: 3 });
  await page.clock.runFor(10_000);
  await expect(page.getByText(provisional)).toBeHidden();
  await expect(page.getByRole('button', { name: '인쇄 / PDF로 저장' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(3);
  const [session] = await sessionsOf(page, account);
  await expect(page.getByText(String(session?.['totalScore'])).first()).toBeVisible();
});

test(
  'lets the user type an answer that this device cannot recognise; the server recognises it later',
  inFull,
  async ({ page, account }) => {
    await withoutWebSpeech(page);
    await visitOnce(page, account);
    await begin(page);
    await startAnswer(page);
    await speak(page, 2);
    await press(page, '답변 완료');
    await expectFeedback(page);
    await expect(page.getByText(provisional)).toBeHidden();
    await press(page, '한 말을 직접 적기');
    await page.getByRole('textbox', { name: '내가 한 말' }).fill(sentences.join(' '));
    await press(page, '채점하기');
    await page.clock.runFor(1_000);
    await expect(page.getByText(provisional)).toBeVisible();
    await comeBack(page, account, { status: 'in_progress', completedQuestions: 1 });
    await expect(page.getByText(provisional)).toBeHidden();
  },
);

test('recognises speech with Whisper on this device without a network', async ({
  page,
  account,
}) => {
  // Recognition in the browser is slower than the server's engine.
  await withoutWebSpeech(page);
  await visitOnce(page, account);
  await page.goto('/account');
  await press(page, '모델 내려받기');
  await page.getByRole('alertdialog').getByRole('button', { name: '모델 내려받기' }).click();
  await expect(page.getByText(/준비됐어요/)).toBeVisible();
  await page.goto('/dashboard');
  await expectKept(page, '/whisper-worker');
  await begin(page);
  await startAnswer(page);
  await expect(page.getByText('이 기기의 음성 인식으로 듣고 있어요')).toBeVisible();
  await speak(page, 6);
  // The app waits a minute for the last words. On a busy machine Whisper takes longer, so the clock of the page is slow.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
  await press(page, '답변 완료');
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByText(provisional)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
