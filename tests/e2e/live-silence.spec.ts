import {
  answersOf,
  browserWith,
  expectFeedback,
  expectState,
  passCountdown,
  prepareLive,
  press,
  speak,
  startUpload,
  withoutWebSpeech,
} from './support/live.ts';
import { expect, test, inFull } from './support/test.ts';

test.use({
  // Chromium plays silence when the file does not exist.
  launchOptions: browserWith({ says: 'nothing' }),
  permissions: ['camera', 'microphone'],
});

for (const [way, start] of [
  ['sent as sound', startUpload],
  ['recognised while speaking', passCountdown],
] as const) {
  test(
    `a silent answer (${way}) gets tips, a score of 0 and another try`,
    start === startUpload ? inFull : {},
    async ({ page, account }) => {
      await withoutWebSpeech(page);
      const { sessionId } = await prepareLive(page, account);
      await page.clock.install();
      await page.goto('/interview/live');
      await start(page);
      await speak(page, 2);
      await press(page, '답변 완료');
      await expectFeedback(page);
      const panel = page.getByRole('region', { name: '목소리가 들리지 않았어요' });
      await expect(panel.getByRole('listitem')).toHaveCount(4);
      await expect(panel.getByRole('button')).toHaveText([
        '다시 녹화하기',
        '다음 질문으로',
        '면접 그만두기',
      ]);
      expect(await answersOf(page, account, sessionId)).toMatchObject([
        { score: 0, analysisStatus: 'completed' },
      ]);
      await press(page, '다시 녹화하기');
      await expectState(page, 'countdown');
    },
  );
}
