import type { Page } from '@playwright/test';
import {
  answersOf,
  browserWith,
  expectFeedback,
  expectState,
  prepareLive,
  press,
  startAnswer,
  tracksOf,
  watchForVideo,
  watchTracks,
  withoutWebSpeech,
} from './support/live.ts';
import { expect, test } from './support/test.ts';

test.use({
  launchOptions: browserWith({ says: 'motivation-good' }),
  permissions: ['camera', 'microphone'],
});

/** Words of the file in the microphone that recognition gets right wherever in it one starts. */
const spokenWords = /이유|결제|서비스|안정성|인턴|오류|경험|입사|장애|대응|기여/;

/** Eleven seconds by the badge: the microphone says its sentences in real time. */
async function speak(page: Page) {
  await expect(page.getByText(/REC\s*00:1[1-9]/)).toBeVisible({ timeout: 30_000 });
}

test('a whole interview in real time, heard by the server while speaking', async ({
  page,
  account,
}) => {
  test.setTimeout(300_000);
  await withoutWebSpeech(page);
  await watchTracks(page);
  const videos = watchForVideo(page);
  const texts: { sttMethod: string; answerText: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/analyze-text')) return;
    texts.push(request.postDataJSON() as (typeof texts)[number]);
  });
  const { sessionId } = await prepareLive(page, account, { tier: 'basic' });
  await page.goto('/interview/live');

  // Two seconds, a countdown of ten, "start!": all by itself.
  await expectState(page, 'countdown');
  await expect(page.getByText('시작!').first()).toBeAttached({ timeout: 15_000 });
  await expectState(page, 'recording');
  await speak(page);
  await press(page, '답변 완료');
  await expectFeedback(page);
  await expect(page.getByRole('heading', { name: '질문 1의 결과' })).toBeVisible();
  await expect(page.getByText(spokenWords).first()).toBeVisible();

  for (const number of [2, 3]) {
    await press(page, '다음 질문으로');
    await expectState(page, 'countdown');
    await expectState(page, 'recording');
    await speak(page);
    await press(page, '답변 완료');
    await expectFeedback(page);
    await expect(page.getByRole('heading', { name: `질문 ${number}의 결과` })).toBeVisible();
  }
  await press(page, '결과 보러 가기');
  await expect.poll(() => tracksOf(page)).not.toContain('live');
  await press(page, '결과 보기');
  await expect(page).toHaveURL(/\/interview\/results$/);

  expect(texts.map(({ sttMethod }) => sttMethod)).toEqual([
    'whisper-server',
    'whisper-server',
    'whisper-server',
  ]);
  for (const { answerText } of texts) expect(answerText).toMatch(spokenWords);
  const answers = await answersOf(page, account, sessionId);
  expect(answers.map(({ analysisStatus }) => analysisStatus)).toEqual(Array(3).fill('completed'));
  expect(videos).toEqual([]);
});

test('captions while speaking, and a transcript that plays from a word', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000);
  await withoutWebSpeech(page);
  await prepareLive(page, account, { tier: 'basic' });
  await page.goto('/interview/live');
  await startAnswer(page);
  await expect(page.getByText('서버 음성 인식으로 듣고 있어요')).toBeVisible();
  await expect(page.getByRole('log')).toContainText(spokenWords, { timeout: 60_000 });
  await press(page, '답변 완료');
  await expectFeedback(page);
  await press(page, '내 답변 보기');
  const video = page.getByRole('dialog', { name: '내 답변 보기' }).locator('video');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.duration))
    .toBeGreaterThan(9);
  await expect(page.getByText(/이 기기에만|기기에만/).first()).toBeVisible();
  await press(page, '닫기');
  const mark = page.locator('[role="button"][aria-expanded]').first();
  await mark.click();
  await page
    .getByRole('button', { name: /영상에서 보기/ })
    .first()
    .click();
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState))
    .toBeGreaterThanOrEqual(2);
});
