import type { Page } from '@playwright/test';
import { expectNothingSerious } from './support/axe.ts';
import { browserWith } from './support/live.ts';
import { button, failed, openDeviceCheck, radio, status, title } from './support/setup.ts';
import { expect, expectNoSidewaysScroll, test, inFull } from './support/test.ts';

declare global {
  // oxlint-disable-next-line no-var -- a global of the page
  var openedTracks: MediaStreamTrack[];
}

// Without a pause the 4 seconds hold whole words, wherever in the sentence they start.
test.use({ launchOptions: browserWith({ says: 'short-no-pause' }) });

test.describe('the device check', () => {
  /** Remembers every track that the page opens. */
  async function watchTracks(page: Page) {
    await page.addInitScript(() => {
      globalThis.openedTracks = [];
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        globalThis.openedTracks.push(...stream.getTracks());
        return stream;
      };
    });
  }
  const liveTracks = (page: Page) =>
    page.evaluate(
      () => globalThis.openedTracks.filter(({ readyState }) => readyState === 'live').length,
    );

  test.describe('with camera and microphone', () => {
    test.use({ permissions: ['camera', 'microphone'] });

    test('shows the picture, hears the voice, recognises the sentence, and releases the devices', async ({
      signedInPage: page,
    }) => {
      await watchTracks(page);
      await openDeviceCheck(page);
      const video = page.getByLabel('카메라에 비친 내 모습');
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
        .toBeGreaterThan(0);
      await expect(page.getByText('목소리가 잘 들려요.')).toBeVisible();
      expect(await liveTracks(page)).toBe(2);
      await expectNoSidewaysScroll(page);
      await expectNothingSerious(page);
      // It is shown for four seconds.
      const listening = page.getByText('듣고 있어요. 4초 동안 말해주세요.').waitFor();
      await button(page, '말해보기').click();
      await listening;
      await expect(page.getByText('이렇게 들렸어요')).toBeVisible();
      await expect(page.locator('q')).toHaveText(/책임|강합/);
      await button(page, '면접 시작하기').click();
      await expect(status(page)).toHaveAttribute('data-interview-status', 'QUESTION_PREP');
      expect(await liveTracks(page)).toBe(0);
    });

    test('releases the devices when the user goes back or leaves', async ({
      signedInPage: page,
    }) => {
      await watchTracks(page);
      await openDeviceCheck(page);
      await expect(page.getByLabel('카메라에 비친 내 모습')).toBeVisible();
      await button(page, '이전').click();
      await expect(radio(page, '3개')).toBeChecked();
      expect(await liveTracks(page)).toBe(0);
      await button(page, '카메라·마이크 확인하기').click();
      await expect(page.getByLabel('카메라에 비친 내 모습')).toBeVisible();
      expect(await liveTracks(page)).toBe(2);
      await page.getByRole('banner').getByRole('link', { name: '내 계정' }).click();
      await expect(title(page, '내 계정')).toBeVisible();
      expect(await liveTracks(page)).toBe(0);
    });

    test.describe('without a speech engine', () => {
      test.use({ expectedErrors: ['status of 503'] });

      test(
        'says that speech is not recognised, and lets the user continue',
        inFull,
        async ({ signedInPage: page }) => {
          await page.route('**/api/stt/whisper-chunk', failed(503, 'STT_UNAVAILABLE', '없어요'));
          await openDeviceCheck(page);
          await button(page, '말해보기').click();
          await expect(page.getByText(/그대로 시작해도 괜찮아요/)).toBeVisible();
          await button(page, '건너뛰고 시작하기').click();
          await expect(status(page)).toHaveAttribute('data-interview-status', 'QUESTION_PREP');
        },
      );
    });
  });

  test(
    'has a different message for every other failure',
    inFull,
    async ({ signedInPage: page }) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(
            Object.assign(new Error('scripted'), { name: sessionStorage.getItem('e2e-failure') }),
          );
      });
      await openDeviceCheck(page);
      const alert = page.getByRole('main').getByRole('alert');
      for (const [name, text] of [
        ['NotFoundError', '장치를 찾지 못했어요'],
        ['NotReadableError', '다른 앱이 쓰고 있어요'],
        ['OverconstrainedError', '이 장치로는 열 수 없어요'],
        ['SecurityError', '보안 설정에 막혔어요'],
        ['AbortError', '장치를 열지 못했어요'],
      ] as const) {
        await page.evaluate((failure) => sessionStorage.setItem('e2e-failure', failure), name);
        await button(page, '다시 시도하기').click();
        await expect(alert).toContainText(text);
      }
    },
  );
});
