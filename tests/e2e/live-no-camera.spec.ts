import {
  answersOf,
  browserWith,
  expectFeedback,
  expectState,
  prepareLive,
  press,
  speak,
  startUpload,
} from './support/live.ts';
import { expect, test, inFull } from './support/test.ts';

test.use({
  launchOptions: browserWith({ devices: 0 }),
  permissions: ['camera', 'microphone'],
});

test(
  'records, analyses and plays the sound alone when there is no camera',
  inFull,
  async ({ page, account }) => {
    const { sessionId } = await prepareLive(page, account);
    await page.clock.install();
    await page.goto('/interview/live');
    const overlay = page.getByRole('alert').filter({ hasText: '웹캠 연결 실패' });
    await expect(overlay).toContainText('장치를 찾지 못했어요');
    await expectState(page, 'error');
    await press(page, '영상 없이 계속하기');
    await expect(page.getByText('소리만 녹음해요')).toBeVisible();
    await startUpload(page);
    await speak(page, 4);
    await press(page, '답변 완료');
    await expectFeedback(page);
    expect(await answersOf(page, account, sessionId)).toMatchObject([
      { analysisStatus: 'completed', answerText: expect.stringMatching(/책임|강합/) },
    ]);
    await press(page, '내 답변 보기');
    const player = page.getByRole('dialog', { name: '내 답변 보기' });
    await expect(player.getByText('소리만 녹음한 답변이에요.')).toBeVisible();
    await expect
      .poll(() => player.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime))
      .toBeGreaterThan(0);
  },
);
