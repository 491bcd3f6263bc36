import type { Page } from '@playwright/test';
import { expectNothingAtAll } from './support/axe.ts';
import {
  answersOf,
  browserWith,
  expectFeedback,
  prepareLive,
  press,
  speak,
  startAnswer,
  withWebSpeech,
} from './support/live.ts';
import { expect, expectNoSidewaysScroll, test, inFull } from './support/test.ts';

test.use({
  permissions: ['camera', 'microphone'],
  // A pause of 1.8 s begins at least every 8.2 s.
  launchOptions: browserWith({ says: 'motivation-good' }),
});

const sentences = ['제가 지원한 이유는 두 가지입니다.', '첫째, 결제 서비스를 매일 사용합니다.'];

const panel = (page: Page) => page.getByRole('region', { name: '어떻게 말했나요' });
const playedFrom = (page: Page) =>
  page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('a spoken answer has a timeline to jump on by pointer and by key, here and in the details', async ({
  page,
  account,
}) => {
  await withWebSpeech(page, sentences);
  const { sessionId, questions } = await prepareLive(page, account);
  await page.goto('/interview/live');
  await startAnswer(page);
  // Long enough for a whole pause, whatever part of the file it starts with.
  await speak(page, 11);
  const told = page.waitForRequest('**/delivery');
  await press(page, '답변 완료');
  await expectFeedback(page);

  // The pause, as the server hears of it and as the list names it.
  expect((await told).postDataJSON()).toMatchObject({ problem: null, paceUnit: 'syllables' });
  const list = panel(page).getByText(/^소리에 표시된 곳 \d+군데$/);
  await list.focus();
  await page.keyboard.press('Enter');
  // On a busy machine the answer is longer, and the microphone begins again.
  const pause = panel(page)
    .getByRole('button', { name: /1\.[78]초 멈춤$/ })
    .first();
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog video')).toBeVisible();
  await expect.poll(() => playedFrom(page)).toBeGreaterThan(1);
  await press(page, '닫기');

  const picture = panel(page).getByRole('button', { name: /^답변 소리/ });
  const box = await picture.boundingBox();
  await picture.click({ position: { x: (box?.width ?? 0) * 0.75, y: 40 } });
  await expect.poll(() => playedFrom(page)).toBeGreaterThan(3);
  await press(page, '닫기');
  await expectNothingAtAll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  // The server has it once the call is through; the details read it and draw what is kept here.
  await expect
    .poll(async () => (await answersOf(page, account, sessionId))[0]?.['delivery'])
    .toMatchObject({ pauses: expect.any(Number), problem: null });
  await page.goto(`/session-details/${sessionId}?question=${questions[0]?.id}`);
  await expect(panel(page).locator('[data-wave]')).toBeVisible();
});

test(
  'what is measured later moves nothing that is pressed meanwhile',
  inFull,
  async ({ page, account }) => {
    await withWebSpeech(page, sentences);
    const { promise: mayMeasure, resolve: measure } = Promise.withResolvers<void>();
    await page.route('**/assets/measure-worker*', async (route) => {
      await mayMeasure;
      await route.continue();
    });
    await prepareLive(page, account);
    await page.goto('/interview/live');
    await startAnswer(page);
    await speak(page, 4);
    await press(page, '답변 완료');
    await expectFeedback(page);
    await expect(page.locator('[data-delivery-place]')).toBeVisible();
    const places = () =>
      Promise.all(
        [
          page.getByRole('button', { name: '꼬리질문 받기' }),
          page.getByRole('button', { name: '다음 질문으로' }),
          page.getByRole('region', { name: '다음에는 이렇게 말해봐요' }),
        ].map(async (part) => {
          await part.waitFor();
          return part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
        }),
      );
    const before = await places();
    measure();
    await expect(panel(page)).toBeVisible();
    expect(await places()).toEqual(before);
  },
);

test(
  'a microphone that gives nothing is named before the next answer',
  inFull,
  async ({ page, account }) => {
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        stream.getAudioTracks().forEach((track) => (track.enabled = false));
        return stream;
      };
    });
    await withWebSpeech(page, sentences);
    await prepareLive(page, account);
    await page.goto('/interview/live');
    await startAnswer(page);
    await speak(page, 2);
    await press(page, '답변 완료');
    await expectFeedback(page);
    await expect(page.getByText(/다른 마이크가 선택되었거나/)).toBeVisible();
    await expect(page.getByRole('button', { name: '다음 질문으로' })).toBeVisible();
  },
);
