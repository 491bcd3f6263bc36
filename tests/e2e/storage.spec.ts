import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { databaseDeletionTimeoutMs } from '@daedap/contract/constants/storage';
import { expectNothingSerious, inBothThemes } from './support/axe.ts';
import { manyRecordings, readVideo, seedRecordings, useLocalStore } from './support/local-store.ts';
import { expect, expectNoSidewaysScroll, test, languages, inFull } from './support/test.ts';

const texts = {
  ko: {
    panel: '이 기기의 녹화',
    count: (number: number) => new RegExp(`^녹화 ${number}개 ·`),
    showAll: '12개 모두 보기',
    export: '파일로 저장: ',
    remove: '삭제: ',
    removeTitle: '이 녹화를 지울까요?',
    confirmRemove: '지우기',
    cleanUp: '최근 10개만 남기기',
    cleanUpTitle: '최근 10개만 남길까요?',
    confirmCleanUp: '1개 지우기',
  },
  en: {
    panel: 'Recordings on this device',
    count: (number: number) => new RegExp(`^Recordings: ${number} ·`),
    showAll: 'Show all 12',
    export: 'Save as a file: ',
    remove: 'Delete: ',
    removeTitle: 'Delete this recording?',
    confirmRemove: 'Delete',
    cleanUp: 'Keep only the latest 10',
    cleanUpTitle: 'Keep only the latest 10?',
    confirmCleanUp: 'Delete 1',
  },
} as const;

for (const language of languages) {
  const t = texts[language];

  test.describe(`the storage panel in ${language}`, () => {
    test.use({ language });

    test(
      'exports one recording, deletes one, and keeps the latest ten',
      inFull,
      async ({ signedInPage, account }) => {
        const page = signedInPage;
        await page.goto('/account');
        await seedRecordings(page, manyRecordings(account.id, 12));
        await page.reload();
        const panel = page.getByRole('region', { name: t.panel });
        await expect(panel.getByRole('heading', { name: t.count(12) })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expect(panel.getByRole('listitem')).toHaveCount(5);
        await panel.getByRole('button', { name: t.showAll }).click();
        await expect(panel.getByRole('listitem')).toHaveCount(12);

        const download = page.waitForEvent('download');
        await panel.getByRole('button', { name: `${t.export}질문 12번` }).click();
        const file = await download;
        expect(file.suggestedFilename()).toBe('daedap-2026-11-12-1200-q1.webm');
        expect((await readFile(await file.path())).equals(await readVideo())).toBe(true);

        await panel.getByRole('button', { name: `${t.remove}질문 12번` }).click();
        const remove = page.getByRole('alertdialog', { name: t.removeTitle });
        await page.keyboard.press('Escape');
        await expect(remove).toBeHidden();
        await panel.getByRole('button', { name: `${t.remove}질문 12번` }).click();
        await remove.getByRole('button', { name: t.confirmRemove, exact: true }).click();
        await expect(panel.getByRole('heading', { name: t.count(11) })).toBeFocused();

        await panel.getByRole('button', { name: t.cleanUp }).click();
        const cleanUp = page.getByRole('alertdialog', { name: t.cleanUpTitle });
        await expectNoSidewaysScroll(page);
        await cleanUp.getByRole('button', { name: t.confirmCleanUp, exact: true }).click();
        await expect(panel.getByRole('heading', { name: t.count(10) })).toBeVisible();
        await page.reload();
        await expect(panel.getByRole('heading', { name: t.count(10) })).toBeVisible();
      },
    );
  });
}

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'finds nothing in the storage panel, the player and the backup',
    inFull,
    async ({ signedInPage, account }) => {
      const page = signedInPage;
      await page.goto('/account');
      await seedRecordings(page, manyRecordings(account.id, 1));
      await page.reload();
      const play = page.getByRole('button', { name: '보기: 질문 1번' });
      await expect(play).toBeVisible();
      await inBothThemes(page, () => expectNothingSerious(page));
      await play.click();
      await expect(page.getByRole('dialog').locator('video')).toBeVisible();
      await inBothThemes(page, () => expectNothingSerious(page, 'dialog[open]'));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '서버에 백업: 질문 1번' }).click();
      await expect(page.getByRole('button', { name: '요금제 보기' })).toBeVisible();
      await inBothThemes(page, () => expectNothingSerious(page, 'dialog[open]'));
    },
  );
});

test('does not show the recordings of one account to another', async ({
  signedInPage,
  account,
}) => {
  await signedInPage.goto('/account');
  await seedRecordings(signedInPage, manyRecordings(account.id + 1, 2));
  await signedInPage.reload();
  await expect(signedInPage.getByText('아직 녹화한 답변이 없어요.')).toBeVisible();
});

for (const [usage, warning] of [
  [79, null],
  [80, '다음 녹화부터 화질을 자동으로 낮춰요.'],
  [95, '저장 공간이 거의 다 찼어요.'],
] as const) {
  test(
    `at ${usage}% the panel ${warning ? 'warns' : 'does not warn'}`,
    usage === 80 ? {} : inFull,
    async ({ signedInPage }) => {
      await signedInPage.addInitScript((percent) => {
        const quota = 10 * 1024 ** 3;
        navigator.storage.estimate = async () => ({ quota, usage: (quota * percent) / 100 });
      }, usage);
      await signedInPage.goto('/account');
      const panel = signedInPage.getByRole('region', { name: '이 기기의 녹화' });
      await expect(panel.getByText(`${usage}% 썼고`)).toBeVisible();
      if (warning) await expect(panel.getByText(warning)).toBeVisible();
      else await expect(panel.getByText(/화질/)).toHaveCount(0);
    },
  );
}

test('upgrades a database of version 1 in place', async ({ signedInPage }) => {
  const page = signedInPage;
  await page.goto('/');
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('InterviewDB', 1);
      request.addEventListener('upgradeneeded', () => {
        const store = request.result.createObjectStore('videoAnswers', { keyPath: 'id' });
        store.createIndex('questionIndex', 'questionIndex');
        store.createIndex('timestamp', 'timestamp');
        store.put({
          id: 'answer-1',
          videoBlob: new Blob(['an old video'], { type: 'video/webm' }),
          questionText: '예전에 답한 질문',
          questionIndex: 2,
          duration: 31,
          timestamp: '2024-05-01T09:00:00.000Z',
          interviewConfig: { type: 'video', difficulty: 'hard', questionCount: 4 },
        });
        store.put({ id: 'broken', videoBlob: null });
      });
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
  });
  // The migrated recordings belong to user 1.
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { user: object };
    await route.fulfill({ response: answer, json: { ...body, user: { ...body.user, id: 1 } } });
  });
  await page.goto('/account');
  await expect(page.getByText('예전에 답한 질문')).toBeVisible();

  const found = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('InterviewDB');
      request.addEventListener('success', () => resolve(request.result));
    });
    const names = [...database.objectStoreNames];
    const stores = database.transaction(names);
    const indexes = names.map((name) => [name, [...stores.objectStore(name).indexNames].join(' ')]);
    const all = (name: string) =>
      new Promise<Record<string, unknown>[]>((resolve) => {
        const request = stores.objectStore(name).getAll();
        request.addEventListener('success', () => resolve(request.result));
      });
    const [legacy, [recording]] = await Promise.all([all('videoAnswers'), all('recordings')]);
    const { version } = database;
    database.close();
    const blob = recording?.['blob'];
    const text = blob instanceof Blob ? await blob.text() : null;
    return { version, indexes, legacy: legacy.map((row) => row['id']), recording, text };
  });
  expect(found).toMatchObject({
    version: 2,
    indexes: [
      ['recordings', 'questionId sessionId timestamp userId'],
      ['sessions', 'completedAt userId'],
      ['videoAnswers', 'questionIndex timestamp'],
    ],
    legacy: ['answer-1', 'broken'],
    text: 'an old video',
    recording: {
      id: 'answer-1',
      questionId: 2,
      userId: 1,
      questionType: 'general',
      duration: 31,
      interviewConfig: { type: 'video', difficulty: 'medium', questionCount: 10 },
    },
  });
});

/** Records with the real recorder until two slices are stored, and goes on recording. */
async function record(page: Page, userId: number) {
  await useLocalStore(page);
  await page.evaluate(async (owner) => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
    const take = globalThis.localStore.openDraft({
      id: 'cut-off',
      userId: owner,
      sessionId: '1',
      questionId: 1,
      questionText: '자기소개를 해주세요.',
      questionType: 'general',
      interviewConfig: { type: 'video', difficulty: 'medium', questionCount: 3 },
      mimeType: 'video/webm',
      startedAt: Date.now(),
    });
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9,opus' });
    const started = performance.now();
    let stored = 0;
    await new Promise<void>((resolve) => {
      const keep = async (slice: Blob) => {
        const result = await take.append(slice, (performance.now() - started) / 1000);
        if (result === 'stored') stored += 1;
        if (stored === 2) resolve();
      };
      recorder.addEventListener('dataavailable', ({ data }) => void keep(data));
      recorder.start(1000);
    });
  }, userId);
}

test.describe('an interrupted recording', () => {
  test.use({ permissions: ['camera', 'microphone'] });

  test(
    'survives a reload, is offered to the user, and plays once it is kept',
    inFull,
    async ({ signedInPage, account }) => {
      const page = signedInPage;
      await page.goto('/account');
      await record(page, account.id);
      await page.reload();
      const notice = page.getByRole('region', { name: '끝나지 않은 녹화를 찾았어요' });
      await expect(notice.getByText('자기소개를 해주세요.')).toBeVisible();
      await expect(notice.getByText(/ · 0:0[23] · /)).toBeVisible();
      await expectNothingSerious(page);
      await expectNoSidewaysScroll(page);
      await notice.getByRole('button', { name: '보관하기' }).click();
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { name: /^녹화 1개/ })).toBeVisible();
      await expect(notice).toBeHidden();

      await page.getByRole('button', { name: '보기: 자기소개를 해주세요.' }).click();
      const player = page.getByRole('dialog', { name: '내 답변 보기' });
      await expect(player.getByText('영상은 이 기기에 남아 있고')).toBeVisible();
      // The video plays and has a length, which a recorder does not write.
      const video = player.locator('video');
      await expect
        .poll(() => video.evaluate((film: HTMLVideoElement) => film.duration))
        .toBeLessThan(5);
      const isPlaying = (film: HTMLVideoElement) => film.currentTime > 0 && film.error === null;
      await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(player).toBeHidden();
    },
  );

  test('is not offered while another tab records it, and can be discarded afterwards', async ({
    signedInPage,
    account,
    context,
  }) => {
    const page = signedInPage;
    const other = await context.newPage();
    await other.goto('/');
    await record(other, account.id);
    await page.goto('/account');
    await expect(page.getByText('아직 녹화한 답변이 없어요.')).toBeVisible();
    const notice = page.getByRole('region', { name: '끝나지 않은 녹화를 찾았어요' });
    await expect(notice).toBeHidden();
    await other.close();
    await page.reload();
    await notice.getByRole('button', { name: '버리기' }).click();
    const ask = page.getByRole('alertdialog', { name: '이 녹화를 버릴까요?' });
    await ask.getByRole('button', { name: '버리기' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByText('아직 녹화한 답변이 없어요.')).toBeVisible();
    await expect(notice).toBeHidden();
  });
});

test(
  'deletes a database that cannot be opened once other tabs close it',
  inFull,
  async ({ signedInPage, context }) => {
    const page = signedInPage;
    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(async () => {
      // A newer version of the app, in a tab that stays open and ignores `versionchange`.
      const held = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('InterviewDB', 3);
        request.addEventListener('success', () => resolve(request.result));
      });
      Object.assign(globalThis, { held });
    });
    await page.clock.install();
    await page.goto('/account');
    await expect(page.getByText('저장소를 열지 못했어요')).toBeVisible();
    await expectNothingSerious(page);
    const reset = page.getByRole('button', { name: '비우고 새로 만들기' });
    await reset.click();
    const ask = page.getByRole('alertdialog', { name: '저장소를 비울까요?' });
    await ask.getByRole('button', { name: '모두 지우기' }).click();
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    // The five seconds begin with the browser's `blocked` event, which a test cannot observe.
    await expect(async () => {
      await page.clock.runFor(databaseDeletionTimeoutMs);
      await expect(page.getByText('다른 탭이 저장소를 쓰고 있어요.')).toBeVisible({ timeout: 500 });
    }).toPass();
    await other.close();
    await page.getByRole('button', { name: '다시 시도하기' }).click();
    await expect(page.getByText('아직 녹화한 답변이 없어요.')).toBeVisible();
  },
);
