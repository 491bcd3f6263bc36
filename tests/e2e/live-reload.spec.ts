import type { Page } from '@playwright/test';
import type { BodyOf } from '@daedap/contract/call';
import type { analyzeText } from '@daedap/contract/calls/answers';
import {
  answersOf,
  answerWith,
  expectFeedback,
  expectState,
  goOn,
  prepareLive,
  press,
  speak,
  startAnswer,
  withWebSpeech,
} from './support/live.ts';
import { subscribe } from './support/local-store.ts';
import { failed } from './support/setup.ts';
import { type Account, expect, signIn, test, inFull } from './support/test.ts';

test.use({ permissions: ['camera', 'microphone'] });

const sentence = '매주 회의록을 남겨서 지연을 이틀에서 하루로 줄였습니다.';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Records about three seconds of an answer and reloads the page. */
async function cutOff(page: Page, account: Account) {
  await withWebSpeech(page, [sentence]);
  const prepared = await prepareLive(page, account);
  await page.goto('/interview/live');
  await startAnswer(page);
  await speak(page, 4);
  await page.reload();
  await expect(heading(page, '끝나지 않은 답변이 있어요')).toBeVisible();
  return prepared;
}

test('analyses what was recorded before a reload in mid-answer', async ({ page, account }) => {
  const { sessionId } = await cutOff(page, account);
  await press(page, '이 답변으로 분석하기');
  await expectFeedback(page);
  await expect(heading(page, '질문 1의 결과')).toBeVisible();
  const [answer] = await answersOf(page, account, sessionId);
  expect(answer).toMatchObject({ analysisStatus: 'completed' });
  // At most the last second may be lost.
  expect(Number(answer?.['answerDuration'])).toBeGreaterThanOrEqual(2);
  await page.reload();
  await expect(heading(page, '질문 1의 결과')).toBeVisible();
  await expect(heading(page, '끝나지 않은 답변이 있어요')).toBeHidden();
});

test(
  'discards the answer that a reload interrupted, and records a new one',
  inFull,
  async ({ page, account }) => {
    const { sessionId } = await cutOff(page, account);
    await press(page, '버리고 새로 답하기');
    await answerWith(page, '회의록');
    expect(await answersOf(page, account, sessionId)).toMatchObject([{ answerText: sentence }]);
  },
);

test('shows the feedback again after a reload, and later the same question', async ({
  page,
  account,
}) => {
  await withWebSpeech(page, [sentence]);
  const { questions } = await prepareLive(page, account);
  await page.clock.install();
  await page.goto('/interview/live');
  await answerWith(page, '회의록');
  await page.reload();
  await expectFeedback(page);
  await expect(page.getByRole('button', { name: '내 답변 보기' })).toBeVisible();
  await expect(page.getByText('회의록').first()).toBeVisible();
  await goOn(page);
  await expect(heading(page, questions[1]?.question ?? '')).toBeVisible();
  await page.reload();
  await expect(page.getByText('질문 2 / 3')).toBeVisible();
  await expect(heading(page, questions[1]?.question ?? '')).toBeVisible();
});

test('asks before the page is closed, while recording and while the feedback is shown', async ({
  page,
  account,
}) => {
  await withWebSpeech(page, [sentence]);
  await prepareLive(page, account);
  await page.goto('/interview/live');
  await startAnswer(page);
  const expectWarning = async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  };
  await expectWarning();
  await expectState(page, 'recording');
  await expect(page.getByRole('log')).toContainText('회의록');
  await press(page, '답변 완료');
  await expectFeedback(page);
  await expectWarning();
  await expectFeedback(page);
});

test('resumes a session at the first unanswered question', inFull, async ({ page, account }) => {
  const headers = { authorization: `Bearer ${account.token}` };
  const { sessionId, questions } = await prepareLive(page, account, {
    state: { resumeSession: true, questions: [] },
  });
  const data: BodyOf<typeof analyzeText> = {
    sessionId,
    questionId: questions[0]?.id ?? 0,
    answerText: sentence,
  };
  const answered = await page.request.post('/api/interviews/analyze-text', { headers, data });
  expect(answered.status()).toBe(200);
  await page.goto('/interview/live');
  await expect(page.getByText('질문 2 / 3')).toBeVisible();
  await expect(heading(page, questions[1]?.question ?? '')).toBeVisible();
  await expectState(page, 'countdown');
});

test('asks three sample questions when opened without a session, and creates one with the first answer', async ({
  page,
  account,
}) => {
  await withWebSpeech(page, [sentence]);
  await subscribe(page, 'basic');
  await signIn(page, account);
  await page.goto('/interview');
  await expect(heading(page, '자기소개를 해주세요.')).toBeVisible();
  await expect(page.getByText('질문 1 / 3')).toBeVisible();
  await startAnswer(page);
  await expect(page.getByRole('log')).toContainText('회의록');
  const sent = page.waitForRequest('**/api/interviews/analyze-text');
  await press(page, '답변 완료');
  expect((await sent).postDataJSON()).toMatchObject({
    sessionId: expect.stringMatching(/^session-\d+-/),
  });
  await expectFeedback(page);
  const sessionId = await page.evaluate(() => Number(localStorage.getItem('recentSessionId')));
  expect(await answersOf(page, account, sessionId)).toMatchObject([
    { answerText: sentence, question: { question: '자기소개를 해주세요.' } },
  ]);
});

test.describe('questions that cannot be loaded', () => {
  test.use({ expectedErrors: ['status of 500'] });

  test(
    'show an error, and the interview continues with a default question',
    inFull,
    async ({ page, account }) => {
      await page.route(
        '**/api/interview-lifecycle/session/*/questions',
        failed(500, 'INTERNAL', '문제가 생겼어요.'),
      );
      await prepareLive(page, account, { state: { questions: [] } });
      await page.goto('/interview/live');
      await expect(heading(page, '질문 생성 오류')).toBeVisible();
      await press(page, '기본 질문으로 계속');
      await expect(heading(page, '자기소개를 해주세요.')).toBeVisible();
      await startAnswer(page);
    },
  );
});
