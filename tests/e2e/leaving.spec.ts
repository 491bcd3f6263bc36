import type { APIRequestContext, Page } from '@playwright/test';
import { expectNothingSerious } from './support/axe.ts';
import { prepareLive, press } from './support/live.ts';
import { goodAnswer, practise } from './support/sessions.ts';
import {
  type Account,
  expect,
  expectAppRuns,
  expectNoSidewaysScroll,
  full,
  stopClock,
  test,
  goBack,
  inFull,
} from './support/test.ts';

const finished = (api: APIRequestContext, { token }: Account) =>
  practise(api, token, {
    category: 'pressure',
    sub: 'stress',
    answers: [goodAnswer],
    finish: true,
  });

/** How many entries the tab's history has, and which of them is shown. */
const entries = (page: Page) => page.evaluate(() => history.length);
const place = (page: Page) =>
  page.evaluate(() => history.state as { idx: number; lock?: number; usr: unknown });

const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });
const anyQuestion = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: string) =>
  anyQuestion(page).getByRole('button', { name, exact: true }).click();

/** The page is open and holds this many copies of itself in the history. */
const expectHeld = (page: Page, copies: number) =>
  expect.poll(async () => (await place(page)).lock).toBe(copies);

/** One history lock holds all of these pages, and a unit test goes back on each of them. */
const otherPages = (id: number) =>
  [
    ['/recordings', '면접 기록에서 나갈까요?', '/dashboard'],
    [`/session-details/${id}`, '세션 상세에서 나갈까요?', '/dashboard'],
    ['/account', '내 계정에서 나갈까요?', '/dashboard'],
    ...[`/recordings/${id}`, `/analysis-results/${id}`, '/interview/results'].map(
      (path) => [path, '결과 화면에서 나갈까요?', '/dashboard'] as const,
    ),
  ] as const;

test('back asks on every guarded page; a reload adds no history entry, and one confirmation leaves', async ({
  signedInPage: page,
  account,
  request,
}) => {
  const { id } = await finished(request, account);
  await page.addInitScript(() => Object.assign(window, { e2eBefore: history.length }));
  await page.setViewportSize({ width: 1280, height: 420 });
  for (const [path, title, target] of [
    ['/dashboard', '앱에서 나갈까요?', '/'],
    ['/interview/setup', '면접 준비를 그만둘까요?', '/dashboard'],
    [`/results/${id}?from=link`, '결과 화면에서 나갈까요?', '/dashboard'],
    ...(full ? otherPages(id) : []),
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectHeld(page, 2);
    const before = await page.evaluate(() => Reflect.get(window, 'e2eBefore') as number);
    expect(await entries(page), path).toBe(before + 2);

    await page.evaluate(() => window.scrollTo(0, 90));
    const scrolled = await page.evaluate(() => window.scrollY);
    await goBack(page);
    await expect(question(page, title)).toBeVisible();
    await expect(page.getByRole('button', { name: '머무르기' })).toBeFocused();
    // Going back again does not close the dialog.
    await goBack(page);
    await expect(question(page, title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(anyQuestion(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    if (path === '/dashboard' || path.startsWith('/results')) {
      const held = await entries(page);
      expect(held).toBeLessThanOrEqual(before + 5);
      await page.reload();
      await expectAppRuns(page);
      expect(await entries(page)).toBe(held);
    }

    await goBack(page);
    await answer(page, '나가기');
    await expect(page).toHaveURL(target);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    // The target replaced the page that was left: no copy of that page remains below.
    await expect.poll(() => place(page).then(({ idx, lock = 0 }) => idx - lock)).toBe(0);
    if (target === '/dashboard') await expectHeld(page, 2);
  }
});

test(
  'history, details and dashboard each ask once; then the browser’s own back works',
  inFull,
  async ({ signedInPage: page, account, request }) => {
    const { id } = await finished(request, account);
    await page.goto('/account');
    await page.getByRole('banner').getByRole('link', { name: '대답, 대시보드로' }).click();
    await expectHeld(page, 2);
    await expect(anyQuestion(page)).toHaveCount(0);

    await page.goto('/recordings');
    await expectHeld(page, 2);
    await page.getByRole('banner').getByRole('link', { name: '내 계정' }).click();
    await expect(question(page, '면접 기록에서 나갈까요?')).toBeVisible();
    await answer(page, '머무르기');
    await expect(page).toHaveURL('/recordings');
    await page.getByRole('main').locator(`a[href="/session-details/${id}"]`).first().click();
    await expect(page.getByRole('heading', { name: '세션 상세' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: '뒤로' })).toHaveCount(0);
    await expectHeld(page, 2);
    await goBack(page);
    await expect(question(page, '세션 상세에서 나갈까요?')).toBeVisible();
    await answer(page, '나가기');
    await expect(page).toHaveURL('/dashboard');
    await expectHeld(page, 2);
    await goBack(page);
    await answer(page, '나가기');
    await expect(page).toHaveURL('/');
    await goBack(page);
    await expect(page).toHaveURL('/recordings');
    // The back button of the top bar asks like the browser's.
    await page.getByRole('banner').getByRole('button', { name: '뒤로' }).click();
    await expect(question(page, '면접 기록에서 나갈까요?')).toBeVisible();
  },
);

test(
  'links of the results ask before leaving; ending the interview and signing out do not',
  inFull,
  async ({ signedInPage: page, account, request }) => {
    const { id } = await finished(request, account);
    await page.goto(`/results/${id}`);
    await expectHeld(page, 2);
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: '내 계정' }).click();
    await expect(question(page, '결과 화면에서 나갈까요?')).toBeVisible();
    await expectNothingSerious(page);
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
    }
    await answer(page, '머무르기');
    await expect(page).toHaveURL(`/results/${id}`);
    await bar.getByRole('link', { name: '대답, 대시보드로' }).click();
    await answer(page, '나가기');
    await expect(page).toHaveURL('/dashboard');
    await expectHeld(page, 2);

    await page.goto(`/results/${id}`);
    await expectHeld(page, 2);
    await page.getByRole('button', { name: '면접 종료' }).first().click();
    await expect(page).toHaveURL(/\/(dashboard|recordings)$/);
    await expect(anyQuestion(page)).toHaveCount(0);
    await expectHeld(page, 2);

    await page.goto(`/results/${id}`);
    await expectHeld(page, 2);
    await bar.getByRole('button', { name: '나가기' }).click();
    await answer(page, '나가기');
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    // One entry of the page remains; it leads to sign-in.
    await goBack(page);
    await expect(page).toHaveURL(`/login?redirect=%2Fresults%2F${id}`);
    await expect.poll(async () => (await place(page)).idx).toBe(0);
  },
);

test('an interview holds 3 history entries, 4 after 5 s, 5 after 10 s and never 6, and asks its own question', async ({
  page,
  account,
  context,
}) => {
  await context.grantPermissions(['camera', 'microphone']);
  await page.addInitScript(() => Object.assign(window, { e2eBefore: history.length }));
  await prepareLive(page, account);
  await page.goto('/?from=start');
  await stopClock(page);
  await page.goto('/interview/live');
  await expect(page.locator('[data-recording-state]')).toBeVisible();
  await expectHeld(page, 3);
  const before = await page.evaluate(() => Reflect.get(window, 'e2eBefore') as number);
  for (const copies of [3, 4, 5, 5]) {
    expect(await entries(page)).toBe(before + copies);
    await page.clock.runFor(5_000);
  }
  await page.clock.resume();
  await goBack(page);
  await expect(question(page, '면접에서 나갈까요?')).toBeVisible();
  await goBack(page);
  await expect(question(page, '면접에서 나갈까요?')).toBeVisible();
  await answer(page, '계속하기');
  await expect(page).toHaveURL('/interview/live');
  await goBack(page);
  await answer(page, '대시보드로 나가기');
  await expect(page).toHaveURL('/dashboard');
  await expectHeld(page, 2);
  expect((await place(page)).idx).toBe(2);
  await goBack(page);
  await answer(page, '나가기');
  await expect(page).toHaveURL('/');
  await goBack(page);
  await expect(page).toHaveURL('/?from=start');
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the question is in English', inFull, async ({ signedInPage: page }) => {
    await page.goto('/dashboard');
    await expectHeld(page, 2);
    await goBack(page);
    await expect(question(page, 'Leave the app?')).toContainText('stay signed in');
    await press(page, 'Stay');
    await expect(page).toHaveURL('/dashboard');
  });
});
