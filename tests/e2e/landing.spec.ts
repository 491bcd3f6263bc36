import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, stopClock, test, inFull } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const names = ['대학 면접', '취업 면접', '인성 면접', '압박 면접'];

test('the highlight moves through the four categories every 3 s', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  const current = page.getByRole('group', { name: '면접 종류' }).locator('[aria-pressed="true"]');
  for (const name of [...names, names[0] ?? '']) {
    await expect(current).toHaveText(name);
    await page.clock.runFor(3_000);
  }
});

test('stops moving the highlight once the user has chosen a category', inFull, async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  const kinds = page.getByRole('group', { name: '면접 종류' });
  await kinds.getByRole('button', { name: '압박 면접' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(30_000);
  await expect(kinds.locator('[aria-pressed="true"]')).toHaveText('압박 면접');
  await expect(page.getByText('경력이 짧은데, 왜 당신을 뽑아야 하죠?')).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('does not move the highlight by itself', inFull, async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(30_000);
    const current = page.getByRole('group', { name: '면접 종류' }).locator('[aria-pressed="true"]');
    await expect(current).toHaveText('대학 면접');
  });
});

test('the calls to action lead a visitor to registration and sign-in', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '무료로 시작하기' }).first()).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(main.getByRole('link', { name: '로그인' }).first()).toHaveAttribute(
    'href',
    '/login',
  );
});

test('the calls to action lead a signed-in user to the dashboard', async ({ signedInPage }) => {
  await signedInPage.goto('/');
  await signedInPage.getByRole('main').getByRole('link', { name: '연습하러 가기' }).first().click();
  await expect(signedInPage).toHaveURL('/dashboard');
});

test('fits a screen 320 px wide', inFull, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** The paths of the scripts that the page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test('a visitor who only reads does not load the app, and the first press is not lost', async ({
  page,
  context,
}) => {
  const scripts = scriptsOf(page);
  const onlyTheStart = ['/boot.js', expect.stringMatching(/^\/assets\/start-/)];
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual(onlyTheStart);

  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(title).toContainText('Say your answer');
  expect(scripts.length).toBeGreaterThan(2);

  // The server does not know the language: the browser asks for the English page.
  const nextVisit = await context.newPage();
  const nextScripts = scriptsOf(nextVisit);
  await nextVisit.goto('/');
  const nextTitle = nextVisit.getByRole('heading', { level: 1 });
  await expect(nextTitle).toContainText('Say your answer');
  await expect(nextVisit.locator('html')).toHaveAttribute('data-rendered-in', 'en');
  expect(nextScripts).toEqual(onlyTheStart);
  await nextVisit.getByRole('button', { name: '한국어로 바꾸기' }).click();
  await expect(nextTitle).toContainText('먼저 대답해보세요');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('landing and sign-in can be read and followed in both languages', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    await page.goto('/');
    await expect(title).toContainText('면접관 앞에 서기 전에');
    await main.getByRole('link', { name: '로그인' }).first().click();
    await expect(page).toHaveURL('/login');
    await expect(title).toHaveText('로그인');
    // The browser sends the form itself: nothing of it gets into an address.
    await page.getByLabel('비밀번호', { exact: true }).fill('연습은 매일!');
    await main.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/login?lang=en');
    await expect(title).toHaveText('Sign in');
    await main.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/register?lang=en');
    await page.getByRole('link', { name: 'Daedap, home' }).click();
    await expect(title).toContainText('Say your answer');
  });
});
