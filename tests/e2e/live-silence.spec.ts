import {
  answersOf,
  browserWith,
  expectFeedback,
  expectState,
  passCountdown,
  prepareLive,
  press,
  speak,
  withoutWebSpeech,
} from './support/live.ts';
import { expect, test, inFull } from './support/test.ts';

test.use({
  // Chromium plays silence when the file does not exist.
  launchOptions: browserWith({ says: 'nothing' }),
  permissions: ['camera', 'microphone'],
});

/** `live-privacy.spec.ts` has a silent answer that is sent as sound. */
test(
  'a silent answer, recognised while speaking, gets tips and a score of 0',
  inFull,
  async ({ page, account }) => {
    await withoutWebSpeech(page);
    const { sessionId } = await prepareLive(page, account);
    await page.clock.install();
    await page.goto('/interview/live');
    await passCountdown(page);
    await speak(page, 2);
    await press(page, '답변 완료');
    await expectFeedback(page);
    const panel = page.getByRole('region', { name: '목소리가 들리지 않았어요' });
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    expect(await answersOf(page, account, sessionId)).toMatchObject([
      { score: 0, analysisStatus: 'completed' },
    ]);
    await press(page, '다시 녹화하기');
    await expectState(page, 'countdown');
  },
);
