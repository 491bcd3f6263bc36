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
import { expect } from './support/test.ts';
import { pictures, test as base } from './support/wire.ts';

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

test('says on the device alone when the face was turned to the camera', async ({
  page,
  account,
  wire,
}) => {
  await withWebSpeech(page, ['저는 동아리에서 팀을 이끌며 일정을 나누었습니다.']);
  await prepareLive(page, account);
  await page.goto('/interview/live');
  await startAnswer(page);
  await speak(page, 6);
  await press(page, '답변 완료');
  await expectFeedback(page);
  await press(page, '내 답변 보기');

  await press(page, '시선 살펴보기');
  const question = page.getByRole('heading', { name: '이 영상에서 얼굴을 찾아볼까요?' });
  await expect(question).toBeFocused();
  await expectNothingSerious(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const title = page.getByRole('heading', { name: '카메라를 향한 시간' });
  await expect(title).toBeFocused();
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
});
