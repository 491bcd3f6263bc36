import type { Page } from '@playwright/test';
import { expectNothingSerious } from './support/axe.ts';
import { cameraOf } from './support/drawn-camera.ts';
import {
  browserWith,
  expectFeedback,
  prepareLive,
  press,
  speak,
  startAnswer,
  withWebSpeech,
} from './support/live.ts';
import { type Account, expect, inFull } from './support/test.ts';
import { pictures, test as base } from './support/wire.ts';
import { untilControlled } from './support/worker.ts';

const test = base.extend({
  // The camera shows a drawn face: three seconds towards it, one and a half aside, again and again.
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const camera = await cameraOf([
        { seconds: 1.5, head: {} },
        { seconds: 1.5, head: { glasses: true, light: 0.6 } },
        { seconds: 1.5, head: { yaw: 40 } },
      ]);
      const browser = browserWith({});
      const film = `--use-file-for-fake-video-capture=${camera.file}`;
      await use({ ...browser, args: [...browser.args, film] });
      await camera.remove();
    },
    { scope: 'worker' },
  ],
});

test.use({ permissions: ['camera', 'microphone'] });

async function answer(page: Page, account: Account, seconds: number) {
  await withWebSpeech(page, ['저는 동아리에서 팀을 이끌며 일정을 나누었습니다.']);
  await prepareLive(page, account);
  await page.goto('/interview/live');
  await startAnswer(page);
  await speak(page, seconds);
  await press(page, '답변 완료');
  await expectFeedback(page);
}

const result = (page: Page) => page.getByRole('heading', { name: '카메라를 향한 시간' });

test(
  'says on the device alone when the face was turned to the camera',
  inFull,
  async ({ page, account, wire }) => {
    await answer(page, account, 6);
    await press(page, '내 답변 보기');

    await press(page, '시선 살펴보기');
    const question = page.getByRole('heading', { name: '이 영상에서 얼굴을 찾아볼까요?' });
    await expect(question).toBeFocused();
    await expectNothingSerious(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(result(page)).toBeFocused();
    // Two thirds of the time, more or less: the recording begins and ends anywhere in the film.
    await expect(
      page.getByText(/얼굴이 보인 시간의 ([4-8]\d)% 동안 카메라 쪽을 향했어요/),
    ).toBeVisible();
    await expectNothingSerious(page);
    const moment = page.getByRole('button', { name: /^0:0\d 다른 곳을 봄/ }).first();
    const from = Number((await moment.textContent())?.slice(3, 4));
    await moment.click();
    const video = page.getByRole('dialog').locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThanOrEqual(from);

    // Neither the picture nor what was seen in it.
    expect([...pictures, 'atSeconds', 'yaw'].filter(wire.carried)).toEqual([]);
    expect(wire.carried('GET /assets/facemesh-')).toBe(true);
  },
);

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: ['net::ERR_', 'Failed to load resource'] });

  /** As if nobody had looked at an answer yet. The files of the model stay. */
  const forgetLooking = (page: Page) =>
    page.evaluate(async () => {
      const opening = indexedDB.open('InterviewChunks');
      await new Promise((resolve) => {
        opening.addEventListener('success', resolve);
      });
      const change = opening.result.transaction('looking', 'readwrite');
      change.objectStore('looking').clear();
      await new Promise((resolve) => {
        change.addEventListener('complete', resolve);
      });
      opening.result.close();
    });

  test('needs the network for its files, once', inFull, async ({ page, account }) => {
    await answer(page, account, 5);
    await untilControlled(page);

    await page.context().setOffline(true);
    await press(page, '내 답변 보기');
    await press(page, '시선 살펴보기');
    await press(page, '동의하고 살펴보기');
    await expect(
      page.getByText('필요한 파일을 내려받지 못했어요. 인터넷에 연결되면 다시 눌러주세요.'),
    ).toBeVisible();
    await page.context().setOffline(false);
    await press(page, '다시 살펴보기');
    await expect(result(page)).toBeVisible();

    await page.keyboard.press('Escape');
    await forgetLooking(page);
    await page.context().setOffline(true);
    await press(page, '내 답변 보기');
    await press(page, '시선 살펴보기');
    await expect(result(page)).toBeVisible();
    await expect(page.getByText(/동안 카메라 쪽을 향했어요/)).toBeVisible();
  });
});
