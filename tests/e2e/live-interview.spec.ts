import type { Page } from '@playwright/test';
import {
  answersOf,
  browserWith,
  expectFeedback,
  expectState,
  prepareLive,
  press,
  tracksOf,
  watchTracks,
  withoutWebSpeech,
} from './support/live.ts';
import { expect, full } from './support/test.ts';
import { pictures, test } from './support/wire.ts';

test.use({
  launchOptions: browserWith({ says: 'motivation-good' }),
  permissions: ['camera', 'microphone'],
});

/** Words of the microphone's file that are recognised wherever in the file a recording starts. */
const spokenWords = /이유|결제|서비스|안정성|인턴|오류|경험|입사|장애|대응|기여/;

/** Waits until the badge shows eleven seconds: the microphone plays its sentences in real time. */
async function speak(page: Page) {
  await expect(page.getByText(/REC\s*(00:(1[1-9]|[2-5])|0[1-5]:)/)).toBeVisible();
}

/** The video is stored on this device, has a length, and plays from the second of a pressed word. */
async function watchOwnAnswer(page: Page) {
  await press(page, '내 답변 보기');
  const dialog = page.getByRole('dialog', { name: '내 답변 보기' });
  const video = dialog.locator('video');
  const number = (name: 'duration' | 'currentTime') =>
    video.evaluate((one: HTMLVideoElement, wanted) => one[wanted], name);
  await expect.poll(() => number('duration')).toBeGreaterThan(9);
  await expect.poll(() => number('duration')).toBeLessThan(150);
  await expect(dialog).toContainText(
    '영상은 이 기기에 남아 있고, 분석할 때는 음성만 서버로 보내요.',
  );
  await dialog.getByRole('button', { name: '닫기' }).click();
  const said = page.getByRole('region', { name: '내가 한 말' });
  await said.locator('[aria-expanded]').last().click();
  const seek = page.getByRole('button', { name: /영상에서 보기/ }).first();
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await seek.innerText()) ?? [];
  await seek.click();
  await expect
    .poll(() => number('currentTime'))
    .toBeGreaterThanOrEqual(Number(minutes) * 60 + Number(seconds));
  await dialog.getByRole('button', { name: '닫기' }).click();
}

/** Of three answers; `npm test` leaves after the first one, and completes interviews in specs that need no real time. */
const answered = full ? 3 : 1;

test('an interview runs in real time, with recognition on the server while the user speaks', async ({
  page,
  account,
  wire,
}) => {
  await withoutWebSpeech(page);
  await watchTracks(page);
  const texts: { sttMethod: string; answerText: string }[] = [];
  let sounds = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/analyze-audio')) sounds += 1;
    if (!request.url().endsWith('/analyze-text')) return;
    texts.push(request.postDataJSON() as (typeof texts)[number]);
  });
  const { sessionId } = await prepareLive(page, account, { tier: 'premium' });
  await page.goto('/interview/live');

  // Two seconds, a countdown of ten, "start!": all of it without a press.
  // The page itself watches for "start!", which is shown for one second only.
  await page.waitForFunction(() => document.body.textContent.includes('시작!'));
  await expectState(page, 'recording');
  await expect(page.getByText('서버 음성 인식으로 듣고 있어요')).toBeVisible();
  // Captions arrive while the first words are spoken, or later on a busy machine.
  await expect(page.getByRole('log')).toContainText(spokenWords);
  await speak(page);
  await press(page, '답변 완료');
  await expectFeedback(page);
  await expect(page.getByRole('heading', { name: '질문 1의 결과' })).toBeVisible();
  await expect(page.getByRole('region', { name: '내가 한 말' })).toContainText(spokenWords);
  await watchOwnAnswer(page);

  for (const number of [2, 3].slice(0, answered - 1)) {
    await press(page, '다음 질문으로');
    await expectState(page, 'countdown');
    await expectState(page, 'recording');
    await speak(page);
    await press(page, '답변 완료');
    await expectFeedback(page);
    await expect(page.getByRole('heading', { name: `질문 ${number}의 결과` })).toBeVisible();
  }
  if (full) {
    await press(page, '결과 보러 가기');
    await expect.poll(() => tracksOf(page)).not.toContain('live');
    await press(page, '결과 보기');
    await expect(page).toHaveURL(/\/interview\/results$/);
  }

  // An answer goes as the text that the server wrote while it heard, or as sound where a busy machine writes too slowly.
  expect(texts.length + sounds).toBe(answered);
  expect(texts.map(({ sttMethod }) => sttMethod)).toEqual(texts.map(() => 'whisper-server'));
  for (const { answerText } of texts) expect(answerText).toMatch(spokenWords);
  const answers = await answersOf(page, account, sessionId);
  expect(answers.map(({ analysisStatus }) => analysisStatus)).toEqual(
    Array(answered).fill('completed'),
  );
  // The recorder's own sound is sent while the user speaks.
  expect(wire.carried('A_OPUS')).toBe(true);
  expect(pictures.filter(wire.carried)).toEqual([]);
});
