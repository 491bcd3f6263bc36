import type { APIRequestContext, Page } from '@playwright/test';
import { expectNothingSerious, inBothThemes } from './support/axe.ts';
import { goodAnswer, practise } from './support/sessions.ts';
import {
  type Account,
  expect,
  expectNoSidewaysScroll,
  register,
  test,
  inFull,
} from './support/test.ts';
import { copiesIn, newVersions, untilControlled } from './support/worker.ts';

test.use({
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 'ERR_FAILED'],
});

const finished = (api: APIRequestContext, { token }: Account) =>
  practise(api, token, {
    category: 'job',
    sub: 'it',
    finish: true,
    answers: [goodAnswer, goodAnswer, goodAnswer],
  });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const strip = (page: Page) =>
  page.getByRole('status').filter({ hasText: '인터넷에 연결되어 있지 않아요.' });
const recent = (page: Page) => page.getByRole('region', { name: '최근 면접' }).getByRole('link');
const records = (page: Page) =>
  page.getByRole('list', { name: '마친 면접 1개' }).getByRole('heading', { level: 3 });
const score = (page: Page) => page.getByRole('region', { name: '종합 점수' });

test(
  'Chromium accepts the app as installable',
  inFull,
  async ({ playwright, launchOptions, baseURL }) => {
    // A profile of its own: an app cannot be installed from an incognito window.
    const context = await playwright.chromium.launchPersistentContext('', launchOptions);
    const page = await context.newPage();
    await page.goto(baseURL ?? '');
    // The landing page loads the app, and with it the worker, on the first touch.
    await page.getByRole('button', { name: 'Switch to English' }).focus();
    await untilControlled(page);
    const browser = await page.context().newCDPSession(page);
    const { url, errors, data } = await browser.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);

    const manifest = JSON.parse(data ?? '{}') as {
      icons: { src: string; sizes: string; purpose: string }[];
      shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
      background_color: string;
    };
    // The parts of a splash screen.
    expect(manifest.background_color).toBe('#faf9f6');
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes } of icons) {
      const decoded = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect(decoded, src).toBe(sizes);
    }
    const outsideSafeZone = await page.evaluate(async () => {
      const picture = new Image();
      picture.src = '/icons/maskable-512.png';
      await picture.decode();
      const paper = new OffscreenCanvas(512, 512).getContext('2d')!;
      paper.drawImage(picture, 0, 0);
      const { data: pixels } = paper.getImageData(0, 0, 512, 512);
      const colours = new Set<string>();
      for (let at = 0; at < 512 * 512; at += 1) {
        const [x, y] = [(at % 512) - 255.5, Math.floor(at / 512) - 255.5];
        if (Math.hypot(x, y) > 0.4 * 512) colours.add(pixels.slice(at * 4, at * 4 + 4).join(' '));
      }
      return [...colours];
    });
    expect(outsideSafeZone, 'one colour all around').toEqual(['64 58 168 255']);
    await context.close();
  },
);

test('a shortcut opens the setup with its category', async ({ signedInPage: page }) => {
  await page.goto('/interview/setup?category=personality');
  await expect(page.getByRole('radio', { name: /기본 인성/ })).toBeVisible();
});

test('without a network, shows pages that the user has seen before, and nothing of another user', async ({
  signedInPage: page,
  account,
  request,
  context,
}) => {
  const seen = await finished(request, account);
  await page.goto('/dashboard');
  await untilControlled(page);
  await page.reload();
  await expect(recent(page)).toHaveCount(1);
  await page.goto('/recordings');
  await expect(records(page)).toHaveCount(1);
  await page.goto(`/results/${seen.id}`);
  await expect(score(page)).toContainText(`${seen.score}점`);
  expect(await copiesIn(page)).toEqual([`daedap-data-${account.id}`]);

  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  await page.reload();
  await expect(score(page)).toContainText(`${seen.score}점`);
  await expect(strip(page)).toContainText('이 기기에 저장해 둔 내용이에요.');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await inBothThemes(page, () => expectNothingSerious(page, 'output'));
  const stored = await page.goto('/dashboard');
  expect(await stored?.text(), 'what is seen before the scripts run').toContain('data-skeleton');
  await expect(recent(page)).toHaveCount(1);
  await page.goto('/recordings');
  await expect(records(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: '한국어로 바꾸기' }).click();
  // The choice is kept once the page speaks Korean.
  await expect(strip(page)).toBeVisible();

  await page.goto(`/results/${seen.id + 1}`);
  await expect(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible();
  await expect(page.getByText('서버에 연결하지 못했어요.', { exact: false }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: '나가기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
  // The results ask before they are left; the landing page appears when leaving is complete.
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect.poll(() => copiesIn(page)).toEqual([]);

  const other = await register(request.post.bind(request));
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('user', user ?? '');
    },
    [other.token, JSON.stringify(other.user)] as const,
  );
  await context.setOffline(true);
  await page.goto(`/results/${seen.id}`);
  await expect(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible();
  await expect(score(page)).toHaveCount(0);
});

test('a new version waits until the user agrees and no interview is open', async ({
  signedInPage: page,
  baseURL,
}) => {
  const app = await newVersions(baseURL ?? '');
  const ready = (of: Page) => of.getByText('새 버전이 있어요');
  const now = (of: Page) => of.getByRole('button', { name: '지금 새로고침' });
  const lookForNew = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
  await page.goto(`${app.address}/dashboard`);
  await untilControlled(page);
  await expect(title(page)).toBeVisible();
  await expect(ready(page)).toHaveCount(0);

  const interview = await page.context().newPage();
  await interview.goto(`${app.address}/interview/live`);
  await expect(interview.locator('[data-recording-state]').first()).toBeAttached();
  await interview.evaluate(() => Object.assign(window, { stillHere: true }));

  app.bringOut();
  await lookForNew();
  await expect(ready(page)).toBeVisible();
  await inBothThemes(page, () => expectNothingSerious(page, 'section[aria-live]'));
  await expect(ready(interview)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { old: true }));
  await now(page).click();
  await expect(
    page.getByText('다른 탭에서 면접 중이에요. 면접이 끝난 뒤에 적용할게요.'),
  ).toBeVisible();
  expect(await interview.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(await page.evaluate(() => 'old' in window)).toBe(true);

  // The interview is over, and the user comes back to this page.
  await interview.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => page.evaluate(() => 'old' in window).catch(() => true)).toBe(false);
  await expect(title(page)).toBeVisible();
  await expect(ready(page)).toHaveCount(0);

  // Without an open interview the new version takes over at once, with one reload.
  app.bringOut();
  await lookForNew();
  await expect(ready(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { old: true }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await now(page).click();
  await expect.poll(() => page.evaluate(() => 'old' in window).catch(() => true)).toBe(false);
  await expect(title(page)).toBeVisible();
  // The server's HTML has the title already, before the page is loaded.
  await page.waitForLoadState('load');
  await untilControlled(page);
  await expect(ready(page)).toHaveCount(0);
  expect(loads).toBe(1);
  app.close();
});
