import type { Page } from '@playwright/test';
import { pageNames, pageRow, pages } from '@daedap/contract/pages';
import { makeAdmin } from '../harness/database.ts';
import { type Account, expect, full, signIn, stopClock, test, inFull } from './support/test.ts';

test.use({ expectedErrors: ['the server responded with a status of 401'] });

const publicPages = new Set<string>(
  pageNames
    .filter((name) => ['anyone', 'signedOut'].includes(pageRow(name).access))
    .map((name) => pages[name]),
);
/**
 * The admin page redirects other users after a moment; it has its own tests. One guard stands before all of these pages:
 * `npm test` opens a plain address and one with an id.
 */
const guardedPages = Object.values(pages)
  .filter((path) => !publicPages.has(path) && path !== pages.admin)
  .filter((path) => full || path === pages.account || path === pages.results)
  .map((path) => path.replaceAll(/:\w+/g, '7'));

async function signInByHand(page: Page, { email, password }: Account) {
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
}

test.describe('a guarded page', () => {
  // Nobody has a session with the id 7: pages that show a session say that it does not exist.
  test.use({ expectedErrors: ['status of 401', 'status of 404'] });

  test('sends a visitor to sign-in and back, for every guarded address', async ({
    context,
    account,
  }) => {
    for (const path of guardedPages) {
      const page = await context.newPage();
      await page.goto(`${path}?from=link`);
      const redirect = encodeURIComponent(`${path}?from=link`);
      await expect(page).toHaveURL(`/login?redirect=${redirect}`);
      await signInByHand(page, account);
      await expect(page).toHaveURL(`${path}?from=link`);
      await page.evaluate(() => ['token', 'user'].forEach((key) => localStorage.removeItem(key)));
      await page.close();
    }
  });
});

test('does not follow a redirect to another site', inFull, async ({ page, account }) => {
  await page.goto('/login?redirect=//evil.example/%2Fsteal');
  await signInByHand(page, account);
  await expect(page).toHaveURL('/dashboard');
});

test('leads a signed-in user away from the sign-in page', inFull, async ({ signedInPage }) => {
  await signedInPage.goto('/login');
  await expect(signedInPage).toHaveURL('/dashboard');
});

test('shows a labelled spinner while the token is checked', inFull, async ({ signedInPage }) => {
  const gate = Promise.withResolvers<void>();
  await signedInPage.route('**/api/auth/me', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await signedInPage.goto('/account');
  await expect(
    signedInPage.getByRole('status').filter({ hasText: '불러오는 중이에요' }),
  ).toBeVisible();
  gate.resolve();
  await expect(signedInPage.getByRole('heading', { name: '내 계정' })).toBeVisible();
});

test.describe('a token that the server refuses', () => {
  const refuse = (code: string) => ({
    status: 401,
    contentType: 'application/json',
    body: JSON.stringify({ success: false, error: '다시 로그인해야 해요.', code }),
  });
  const stored = () => ['token', 'authToken', 'user'].map((key) => localStorage.getItem(key));

  test('leads to sign-in when it expired; sign-in explains why and leads back', async ({
    page,
    account,
  }) => {
    await signIn(page, account);
    await page.route('**/api/auth/me', (route) => route.fulfill(refuse('TOKEN_EXPIRED')));
    await page.goto('/account');
    await expect(page).toHaveURL('/login?redirect=%2Faccount&reason=expired');
    await expect(page.getByText('로그인한 지 오래되어 안전하게 로그아웃했어요')).toBeVisible();
    expect(await page.evaluate(stored)).toEqual([null, null, null]);
    await page.unroute('**/api/auth/me');
    await signInByHand(page, account);
    await expect(page).toHaveURL('/account');
  });

  test('is removed from storage under both of its keys when a later call is refused', async ({
    page,
    account,
  }) => {
    await signIn(page, account);
    await page.addInitScript(() => localStorage.setItem('authToken', 'an old one'));
    await page.route('**/api/auth/profile', (route) => route.fulfill(refuse('UNAUTHENTICATED')));
    await page.goto('/account');
    await expect(page).toHaveURL('/login?redirect=%2Faccount');
  });

  test('is refused by the real server when it is garbled', inFull, async ({ page }) => {
    await signIn(page, { token: 'not.a.token', user: { nonsense: true } });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
    expect(await page.evaluate(stored)).toEqual([null, null, null]);
  });
});

test.describe('without network', () => {
  test.use({ expectedErrors: ['net::ERR_', 'status of 5'] });

  test('the app keeps the user signed in at start', async ({ signedInPage }) => {
    await signedInPage.route('**/api/**', (route) => route.abort());
    await signedInPage.goto('/dashboard');
    await expect(signedInPage.getByRole('heading', { name: '민지님, 반가워요' })).toBeVisible();
    expect(await signedInPage.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  test(
    'the app keeps the user signed in when the server is down',
    inFull,
    async ({ signedInPage }) => {
      await signedInPage.route('**/api/auth/me', (route) =>
        route.fulfill({ status: 503, body: 'gone' }),
      );
      await signedInPage.goto('/dashboard');
      await expect(signedInPage.getByRole('heading', { name: '민지님, 반가워요' })).toBeVisible();
    },
  );

  test('sign-in shows an error and keeps what was typed', inFull, async ({ page }) => {
    await page.goto('/login');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByLabel('이메일', { exact: true }).fill('a@b.co');
    await page.getByLabel('비밀번호', { exact: true }).fill('secret');
    await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('서버에 연결하지 못했어요');
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('secret');
  });

  test('the account page offers to try again', inFull, async ({ signedInPage }) => {
    await signedInPage.route('**/api/auth/profile', (route) => route.abort());
    await stopClock(signedInPage);
    await signedInPage.goto('/account');
    await expect(signedInPage.getByRole('heading', { name: '내 계정' })).toBeVisible();
    // The page retries once by itself before it shows the error.
    await expect(async () => {
      await signedInPage.clock.runFor(1_000);
      await expect(signedInPage.getByText('프로필을 불러오지 못했어요')).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await signedInPage.clock.resume();
    await signedInPage.unroute('**/api/auth/profile');
    await signedInPage.getByRole('button', { name: '다시 시도하기' }).click();
    await expect(signedInPage.getByText(/e2e-.*@example.com/)).toBeVisible();
  });
});

test.describe('the admin page', () => {
  test.use({ expectedErrors: ['the plum of'] });

  test('refuses users who are no admins, and leads them to the dashboard after 3 s', async ({
    signedInPage,
  }) => {
    await stopClock(signedInPage);
    await signedInPage.goto('/admin');
    await expect(
      signedInPage.getByRole('heading', { name: '들어갈 수 없는 화면이에요' }),
    ).toBeVisible();
    await expect(signedInPage.getByText('이 화면은 관리자만 볼 수 있어요.')).toBeVisible();
    await signedInPage.clock.runFor(2_900);
    await expect(signedInPage).toHaveURL('/admin');
    await signedInPage.clock.runFor(200);
    await expect(signedInPage).toHaveURL('/dashboard');
  });

  test('shows an admin counts, health, and an error reported by a page', async ({
    signedInPage,
    account,
  }) => {
    await makeAdmin(account.email);
    await signedInPage.goto('/account?secret=1');
    await expect(signedInPage.getByRole('heading', { name: '내 계정' })).toBeVisible();
    const reported = signedInPage.waitForResponse('**/api/client-errors');
    await signedInPage.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('the plum of someone@example.com is missing');
      });
    });
    expect((await reported).status()).toBe(202);
    await signedInPage.getByRole('link', { name: '관리자 화면 열기' }).click();
    await expect(signedInPage.getByRole('heading', { name: '관리자', level: 1 })).toBeVisible();
    await expect(signedInPage.getByText('데이터베이스')).toBeVisible();
    await expect(signedInPage.getByText('정상').first()).toBeVisible();
    const fault = signedInPage
      .getByRole('listitem')
      .filter({ hasText: 'running the page: TypeError: the plum of [email] is missing' });
    await expect(fault).toContainText('/account');
    await expect(fault).toContainText(/chrome \d+/);
  });
});

test('signing out in one tab signs out the other', async ({ signedInPage, context }) => {
  await signedInPage.goto('/account');
  await expect(signedInPage.getByRole('heading', { name: '내 계정' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  });
  await expect(signedInPage).toHaveURL('/login?redirect=%2Faccount');
});
