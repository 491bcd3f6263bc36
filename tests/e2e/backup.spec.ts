import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import {
  type SeededRecording,
  seedRecordings,
  subscribe,
  useLocalStore,
} from './support/local-store.ts';
import { type Account, expect, test, inFull } from './support/test.ts';

const question = '자기소개를 해주세요.';

/** An interview on the server whose first question has an answer. */
async function answerOne(api: APIRequestContext, account: Account) {
  const headers = { authorization: `Bearer ${account.token}` };
  const choices = { mainCategory: 'job', subCategory: 'it', difficulty: 'beginner', count: 3 };
  const made = await api.post('/api/ai/generate-questions', {
    headers,
    data: { ...choices, enableAds: false },
  });
  const { sessionId, questions } = (await made.json()) as {
    sessionId: number;
    questions: { id: number }[];
  };
  const answered = await api.post('/api/interviews/analyze-text', {
    headers,
    data: { sessionId, questionId: questions[0]?.id, answerText: '저는 개발자입니다.' },
  });
  expect(answered.ok(), await answered.text()).toBe(true);
  return { sessionId: String(sessionId), questionId: questions[0]?.id ?? 0 };
}

/** The account page with one recording on the device. */
async function openWith(page: Page, account: Account, values: Partial<SeededRecording> = {}) {
  await page.goto('/account');
  await seedRecordings(page, [
    { id: 'one', userId: account.id, questionText: question, ...values },
  ]);
  await page.reload();
}

async function openBackup(page: Page) {
  await page.getByRole('button', { name: `서버에 백업: ${question}` }).click();
  const dialog = page.getByRole('dialog', { name: '서버에 백업할까요?' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const backUp = (dialog: Locator) => dialog.getByRole('button', { name: '백업하기' }).click();

const expectBackedUp = (dialog: Locator) =>
  expect(dialog.getByText('답변 영상을 서버에 백업했어요.')).toBeVisible();

test('uploads a backup, and plays it when the local copy is lost', async ({
  signedInPage,
  account,
  request,
}) => {
  const page = signedInPage;
  await subscribe(page, 'premium');
  const answer = await answerOne(request, account);
  await openWith(page, account, answer);
  const dialog = await openBackup(page);
  await backUp(dialog);
  await expectBackedUp(dialog);
  await dialog.getByRole('button', { name: '닫기' }).click();
  await expect(page.getByText('백업됨')).toBeVisible();

  // The local bytes are lost; the server still has them.
  await useLocalStore(page);
  await page.evaluate(async (id) => {
    const { saveRecording, listRecordings } = globalThis.localStore;
    const [lost] = (await listRecordings(id)).rows;
    await saveRecording({ ...lost, blob: new Blob([]) });
  }, account.id);
  await page.reload();
  await page.getByRole('button', { name: `보기: ${question}` }).click();
  const player = page.getByRole('dialog', { name: '내 답변 보기' });
  await expect(player.getByText('서버에 백업해둔 영상을 보여드려요.')).toBeVisible();
  const video = player.locator('video');
  await expect(video).toHaveAttribute('src', /^\/api\/interview\/submit\/.+signature=/);
  const isPlaying = (film: HTMLVideoElement) => film.currentTime > 0 && film.error === null;
  await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
});

test(
  'shows the progress of an upload, and can cancel it',
  inFull,
  async ({ signedInPage, account, request, context }) => {
    const page = signedInPage;
    await subscribe(page, 'premium');
    const answer = await answerOne(request, account);
    await openWith(page, account, { ...answer, padding: 4 * 1024 * 1024 });
    const dialog = await openBackup(page);
    const network = await context.newCDPSession(page);
    const slow = {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      // The whole file would take two minutes, so the upload is still running when it is cancelled.
      uploadThroughput: 32 * 1024,
    };
    await network.send('Network.emulateNetworkConditions', slow);
    await backUp(dialog);
    const bar = dialog.getByRole('progressbar', { name: '올리는 중' });
    const part = () => bar.evaluate((element: HTMLProgressElement) => element.value);
    await expect.poll(part).toBeGreaterThan(0);
    expect(await part()).toBeLessThan(100);
    // Escape must not close the dialog now: the key could be pressed by accident.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: '취소' }).click();
    await expect(dialog.getByText('백업을 취소했어요.')).toBeVisible();
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await backUp(dialog);
    await expectBackedUp(dialog);
  },
);

test(
  'gives up an upload after 60 s without progress, and can retry it',
  inFull,
  async ({ signedInPage, account, request }) => {
    const page = signedInPage;
    await subscribe(page, 'premium');
    const answer = await answerOne(request, account);
    await page.clock.install();
    await openWith(page, account, answer);
    const asked: string[] = [];
    await page.route('**/api/interview/submit', (route) => void asked.push(route.request().url()));
    const dialog = await openBackup(page);
    await backUp(dialog);
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(uploadTimeoutMs);
    await expect(dialog.getByRole('alert')).toContainText('Timeout (60s)');
    await page.unroute('**/api/interview/submit');
    await dialog.getByRole('button', { name: '다시 시도하기' }).click();
    await expectBackedUp(dialog);
  },
);

test.describe('a backup that cannot be made', () => {
  test.use({ expectedErrors: ['status of 404'] });

  test(
    'says when the server does not know the answer',
    inFull,
    async ({ signedInPage, account }) => {
      const page = signedInPage;
      await subscribe(page, 'basic');
      await openWith(page, account, { sessionId: 'session-1-sample' });
      const dialog = await openBackup(page);
      await backUp(dialog);
      await expect(dialog.getByRole('alert')).toContainText('서버에 기록이 없어서');
    },
  );

  test('leads users of the free plan to the plans', inFull, async ({ signedInPage, account }) => {
    const page = signedInPage;
    await openWith(page, account);
    const dialog = await openBackup(page);
    await expect(dialog.getByText('서버 백업은 베이직 요금제부터')).toBeVisible();
    await dialog.getByRole('button', { name: '요금제 보기' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog')).toContainText('베이직');
  });
});
