import type { Page } from '@playwright/test';
import {
  answersOf,
  browserWith,
  expectFeedback,
  expectState,
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

/** `live-interview.spec.ts` has the same of an answer that is recognised while it is spoken. */
test('sends the sound to the server, but never the picture; a silent answer gets tips and another try', async ({
  page,
  account,
  wire,
}) => {
  await withoutWebSpeech(page);
  const { sessionId } = await prepareLive(page, account);
  await page.clock.install();
  await page.goto('/interview/live');
  await startUpload(page);
  await speak(page, 2);
  await press(page, '답변 완료');
  await expectFeedback(page);
  for (const mark of ['Content-Type: audio/wav', 'WAVEfmt ']) expect(wire.carried(mark)).toBe(true);

  expect(await picturesKept(page)).toHaveLength(1);
  expect(pictures.filter(wire.carried)).toEqual([]);

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
});
