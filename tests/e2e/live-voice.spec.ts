import { sends, speaks, startScriptedVoice } from '../harness/server.ts';
import type { Page } from '@playwright/test';
import { speakingLimitMs } from '@daedap/contract/constants/voice';
import { type OwnServer, startOwnServer } from '../harness/server.ts';
import { expectNothingSerious, inBothThemes } from './support/axe.ts';
import {
  expectFeedback,
  expectState,
  goOn,
  holdBackTimer,
  passCountdown,
  prepareLive,
  press,
  withWebSpeech,
} from './support/live.ts';
import { expect, expectNoSidewaysScroll, test, inFull } from './support/test.ts';
import { endVoice, spoken, withVoice } from './support/voice.ts';

test.use({ permissions: ['camera', 'microphone'] });

const sentences = ['저는 결제 서버의 응답을 2초에서 0.3초로 줄인 개발자입니다.'];
const skip = '그만 듣고 넘어가기';
const skipButton = (page: Page) => page.getByRole('button', { name: skip });

test('the interviewer asks aloud; nothing is counted or recorded until the voice has ended', async ({
  page,
  account,
}) => {
  await withVoice(page);
  await withWebSpeech(page, sentences);
  await page.clock.install();
  const { questions } = await prepareLive(page, account, { mainCategory: 'pressure' });
  const [first = ''] = questions.map(({ question }) => question);
  // A voice that reports no end is stopped after this time, and the checks below take longer on a busy machine.
  await holdBackTimer(page, speakingLimitMs(first, 1));
  await page.goto('/interview/live');

  // The question is heard once: it stands on the screen, but neither the focus nor a live region reads it.
  await expect(skipButton(page)).toBeVisible();
  await expectState(page, 'waiting');
  expect(await spoken(page)).toEqual([`says ${first}`]);
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(skipButton(page)).toBeFocused();
  await expect(page.locator('[aria-live]').filter({ hasText: first })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '면접관을 크게 보기' })).toBeVisible();
  await inBothThemes(page, () => expectNothingSerious(page));
  await expectNoSidewaysScroll(page);
  await endVoice(page);
  await passCountdown(page);
  // The video and its sound are recorded, both after the voice.
  expect([...new Set(await spoken(page))]).toEqual([`says ${first}`, 'ended', 'records']);
  await expect(page.getByRole('log')).toContainText('결제 서버');
  await page.keyboard.press('Space');
  await expectFeedback(page);

  // The next one is skipped with the space bar. The pictures are swapped, which is kept.
  await page.clock.runFor(1_000);
  await goOn(page);
  await expect(skipButton(page)).toBeVisible();
  await press(page, '면접관을 크게 보기');
  await expect(page.getByRole('img', { name: '엄격한 면접관' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await expectState(page, 'countdown');
  const heard = await spoken(page);
  expect(heard.at(-1)).toBe('silent');
  // A pressure interview follows up: whatever stands on the screen was said.
  const asked = await page.getByRole('heading', { level: 1 }).textContent();
  expect(heard.filter((what) => what.startsWith('says'))).toEqual([
    `says ${first}`,
    `says ${asked}`,
  ]);

  // After a reload the settings are there; without the voice nothing waits.
  await page.reload();
  await expect(page.getByRole('button', { name: '내 모습을 크게 보기' })).toBeVisible();
  await press(page, '면접관 설정');
  const dialog = page.getByRole('dialog', { name: '면접관 설정' });
  await expect(dialog.getByLabel('목소리')).toContainText('Yuna');
  await expectNothingSerious(page, 'dialog[open]');
  await dialog.getByText('끄기', { exact: true }).click();
  await dialog.getByRole('button', { name: '다 했어요' }).click();
  await expectState(page, 'countdown');

  // Leaving while it speaks silences it.
  await page.evaluate(() => localStorage.removeItem('interviewer'));
  await page.reload();
  await expect(skipButton(page)).toBeVisible();
  await press(page, '면접에서 나가기');
  await press(page, '대시보드로 나가기');
  await expect(page).toHaveURL('/dashboard');
  expect((await spoken(page)).at(-1)).toBe('silent');
});

const withService = test.extend<{
  service: Awaited<ReturnType<typeof startScriptedVoice>>;
  server: OwnServer;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  service: async ({}, use) => {
    const service = await startScriptedVoice();
    await use(service);
    await service.close();
  },
  server: async ({ service }, use) => {
    const server = await startOwnServer({ STT: 'off', TTS_BASE_URL: service.baseUrl });
    await use(server);
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.address),
});

withService.use({ expectedErrors: ['503'] });

withService(
  'a service reads the question; one that fails lets nobody wait',
  inFull,
  async ({ page, account, service }) => {
    service.reply(speaks(1.5));
    await withWebSpeech(page, sentences);
    const { questions } = await prepareLive(page, account);
    await page.goto('/interview/live');
    await expect(skipButton(page)).toBeVisible();
    expect(service.requests.map(({ body }) => body.input)).toEqual([questions[0]?.question]);
    // It ends by itself.
    await expectState(page, 'countdown');

    service.reply(sends(200, 'text/html', '<p>busy</p>'));
    await page.reload();
    // Kept from the first time.
    await expect(skipButton(page)).toBeVisible();
    await expectState(page, 'countdown');
    expect(service.requests).toHaveLength(1);
    await expect(page.getByRole('log')).toContainText('결제 서버');
    await page.keyboard.press('Space');
    await expectFeedback(page);
    await press(page, '다음 질문으로');
    await expectState(page, 'countdown');
    expect(service.requests.length).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
