import { readFile } from 'node:fs/promises';
import { useLocalStore } from './support/local-store.ts';
import { expect, test } from './support/test.ts';

/** 16.5 s as written by Chromium's recorder: without a length and without an index. */
const recorded = new URL('../../apps/server/test/fixtures/speech/recording.webm', import.meta.url);

test('gives a stored recording a length and makes it seekable', async ({
  signedInPage: page,
  account,
}) => {
  await page.goto('/account');
  await useLocalStore(page);
  const base64 = (await readFile(recorded)).toString('base64');
  await page.evaluate(
    async ([bytes, userId]) => {
      const sound = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const take = globalThis.localStore.openDraft({
        id: 'cut-off',
        userId,
        sessionId: '1',
        questionId: 1,
        questionText: '자기소개를 해주세요.',
        questionType: 'general',
        interviewConfig: { type: 'video', difficulty: 'medium', questionCount: 3 },
        mimeType: 'audio/webm;codecs=opus',
        startedAt: Date.now(),
      });
      await take.append(new Blob([sound]), 16.5);
    },
    [base64, account.id] as const,
  );
  await page.reload();
  const notice = page.getByRole('region', { name: '끝나지 않은 녹화를 찾았어요' });
  await notice.getByRole('button', { name: '보관하기' }).click();
  await expect(page.getByRole('heading', { name: /^녹화 1개/ })).toBeVisible();

  await useLocalStore(page);
  const played = await page.evaluate(async (userId) => {
    const { rows } = await globalThis.localStore.listRecordings(userId);
    const film = document.createElement('video');
    const happened = (type: string) =>
      new Promise((resolve) => film.addEventListener(type, resolve, { once: true }));
    film.src = URL.createObjectURL(rows[0]!.blob);
    await happened('loadedmetadata');
    const { duration } = film;
    film.currentTime = 8;
    await happened('seeked');
    return { duration, at: film.currentTime };
  }, account.id);
  expect(played.duration).toBeCloseTo(16.5, 0);
  expect(played.at).toBe(8);
});
