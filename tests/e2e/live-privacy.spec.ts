import type { Page } from '@playwright/test';
import {
  browserWith,
  expectFeedback,
  goOn,
  passCountdown,
  prepareLive,
  press,
  speak,
  startUpload,
  withoutWebSpeech,
} from './support/live.ts';
import { expect } from './support/test.ts';
import { pictures, test } from './support/wire.ts';

test.use({
  // Silence has no words to recognise: the files are the same, and the test is faster.
  launchOptions: browserWith({ says: 'nothing' }),
  permissions: ['camera', 'microphone'],
});

/** The same check for the recording on the device: it proves that the check can find a picture. */
const picturesKept = (page: Page) =>
  page.evaluate(async (names) => {
    const opened = indexedDB.open('InterviewDB');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const all = opened.result.transaction('recordings').objectStore('recordings').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    opened.result.close();
    const [recording] = all.result as { blob: Blob }[];
    const text = (await recording?.blob.text()) ?? '';
    return names.filter((name) => text.includes(name));
  }, pictures);

test('sends the sound to the server, but never the picture', async ({ page, account, wire }) => {
  await withoutWebSpeech(page);
  await prepareLive(page, account);
  await page.clock.install();
  await page.goto('/interview/live');
  await startUpload(page);
  await speak(page, 2);
  await press(page, '답변 완료');
  await expectFeedback(page);
  for (const mark of ['Content-Type: audio/wav', 'WAVEfmt ']) expect(wire.carried(mark)).toBe(true);

  // While the user speaks, the recorder's own sound is sent.
  await goOn(page);
  await page.getByRole('radio', { name: /실시간 분석/ }).check();
  const heard = page.waitForResponse('**/api/stt/whisper-chunk');
  await passCountdown(page);
  await heard;
  expect(wire.carried('A_OPUS')).toBe(true);

  expect(await picturesKept(page)).toHaveLength(1);
  expect(pictures.filter(wire.carried)).toEqual([]);
});
