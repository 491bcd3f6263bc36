import { expect, expectHistoryHeld, expectNoSidewaysScroll, test, inFull } from './support/test.ts';

test('stores the language, sets it on the document, and sends it to the server', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.getByRole('banner').getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle(/Sign in/);
});

test(
  'follows the system’s theme until the user sets one, and stores it',
  inFull,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await paper();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(paper).not.toBe(dark);
    const light = await paper();
    const button = page.getByRole('banner').getByRole('button', { name: /화면 테마/ });
    await button.click();
    await button.click();
    await expect.poll(paper).toBe(dark);
    await page.reload();
    await expect.poll(paper).toBe(dark);
    expect(light).not.toBe(dark);
  },
);

test.describe('an unknown address', () => {
  test.use({ expectedErrors: ['status of 404'] });

  test('shows the not-found page with status 404', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '찾는 화면이 없어요' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '첫 화면으로' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('clears the storage once when the cache version changes', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => localStorage.getItem('cacheVersion'))).toBe('1.0.0');
  await page.evaluate(() => {
    localStorage.setItem('cacheVersion', '0.9.0');
    localStorage.setItem('leftover', 'x');
    sessionStorage.setItem('leftover', 'x');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const left = () => [
    localStorage.getItem('cacheVersion'),
    localStorage.getItem('leftover'),
    sessionStorage.getItem('leftover'),
  ];
  // The page reloads itself once more.
  await expect.poll(() => page.evaluate(left).catch(() => null)).toEqual(['1.0.0', null, null]);
});

test(
  'the back button, the logo and the account link lead to their pages',
  inFull,
  async ({ signedInPage }) => {
    await signedInPage.goto('/dashboard');
    const bar = signedInPage.getByRole('banner');
    await expect(bar.getByRole('button', { name: '뒤로' })).toHaveCount(0);
    await bar.getByRole('link', { name: '내 계정' }).click();
    await expect(signedInPage).toHaveURL('/account');
    await bar.getByRole('button', { name: '뒤로' }).click();
    const question = signedInPage.getByRole('alertdialog', { name: '내 계정에서 나갈까요?' });
    await question.getByRole('button', { name: '나가기' }).click();
    await expect(signedInPage).toHaveURL('/dashboard');
    await expectHistoryHeld(signedInPage);
    await signedInPage.goto('/account');
    await bar.getByRole('link', { name: '대답, 대시보드로' }).click();
    await expect(signedInPage).toHaveURL('/dashboard');
  },
);

test(
  'every target in the top bar is at least 44 px, and the bar fits a screen 320 px wide',
  inFull,
  async ({ signedInPage }) => {
    await signedInPage.setViewportSize({ width: 320, height: 640 });
    await signedInPage.goto('/account');
    await expect(signedInPage.getByRole('heading', { name: '내 계정' })).toBeVisible();
    for (const target of await signedInPage.getByRole('banner').locator('a, button').all()) {
      const box = await target.boundingBox();
      expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
      expect(box?.width, await target.innerText()).toBeGreaterThanOrEqual(44);
    }
    await expectNoSidewaysScroll(signedInPage);
  },
);

test.describe('a screen that cannot be loaded', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  test('shows an error and keeps the top bar', async ({ signedInPage }) => {
    await signedInPage.goto('/dashboard');
    await expect(signedInPage.getByRole('heading', { name: '민지님, 반가워요' })).toBeVisible();
    await signedInPage.route('**/assets/account-page*', (route) => route.abort());
    await signedInPage.getByRole('banner').getByRole('link', { name: '내 계정' }).click();
    await expect(
      signedInPage.getByRole('heading', { name: '화면을 불러오지 못했어요' }),
    ).toBeVisible();
    await expect(signedInPage.getByRole('banner')).toBeVisible();
  });
});
