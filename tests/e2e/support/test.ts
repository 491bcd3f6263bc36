import { randomUUID } from 'node:crypto';
import { expect, type Page, test as base } from '@playwright/test';
import { policyVersion } from '@daedap/contract/constants/accounts';
import type { Language } from '@daedap/contract/languages';

export type Account = {
  id: number;
  username: string;
  email: string;
  password: string;
  token: string;
  user: unknown;
};

type Fixtures = {
  /** The language that is stored before the first page opens. */
  language: Language;
  /** Parts of the console errors that the test causes on purpose. */
  expectedErrors: string[];
  /** A registered account that is not signed in. */
  account: Account;
  /** A page signed in as `account`. */
  signedInPage: Page;
};

/** `npm run test:full`: every language on every screen. */
export const full = Boolean(process.env['E2E_FULL']);

/**
 * For a browser test whose rule has a unit test, or that differs from another one only by its screen: `npm run
 * test:full` runs it, `npm test` does not.
 */
export const inFull = { tag: '@full' };

/** The languages of a test that has texts in both. `accounts.spec.ts` covers English on the phone. */
export const languages: readonly Language[] = full ? ['ko', 'en'] : ['ko'];

/** A test that fails on every error of a page, and provides accounts. */
export const test = base.extend<Fixtures>({
  language: ['ko', { option: true }],
  expectedErrors: [[], { option: true }],
  page: async ({ page, language, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.addInitScript((stored) => {
      if (localStorage.getItem('language') === null) localStorage.setItem('language', stored);
    }, language);
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((part) => text.includes(part)));
    expect(unexpected, 'errors on the page').toEqual([]);
  },
  account: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({ baseURL });
    await use(await register(api.post.bind(api)));
    await api.dispose();
  },
  signedInPage: async ({ page, account }, use) => {
    await signIn(page, account);
    await use(page);
  },
});

export { expect };

/** An e-mail address that no other test uses. */
export const newEmail = () => `e2e-${randomUUID()}@example.com`;

export async function register(
  post: (url: string, options: { data: unknown }) => Promise<{ json: () => Promise<unknown> }>,
): Promise<Account> {
  const values = { username: '민지', email: newEmail(), password: '연습은 매일!' };
  const answer = await post('/api/auth/register', { data: { ...values, consent: policyVersion } });
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
  return { ...values, token, user, id: user.id };
}

/** Stores token and user where the app reads them, once. */
export async function signIn(page: Page, { token, user }: Pick<Account, 'token' | 'user'>) {
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      if (sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', 'yes');
      localStorage.setItem('token', storedToken ?? '');
      localStorage.setItem('user', storedUser ?? '');
    },
    [token, JSON.stringify(user)] as const,
  );
}

/**
 * Stops the page's clock until the test advances it with `page.clock.runFor`. An installed clock runs on: on a busy
 * machine some seconds pass before it stops.
 */
export async function stopClock(page: Page) {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00+09:00') });
  await page.clock.pauseAt(new Date('2026-11-15T12:01:00+09:00'));
}

/** The history lock has added its entries. Until then it navigates, which would abort the next `goto`. */
export async function expectHistoryHeld(page: Page) {
  await expect
    .poll(() => page.evaluate(() => Number(Reflect.get(history.state ?? {}, 'lock'))))
    .toBeGreaterThan(1);
}

/** No page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

/** The app shows a page. The skeleton in the server's HTML has headings, too, but does not react yet. */
export async function expectAppRuns(page: Page): Promise<void> {
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** Presses the browser's back button. Where that opens another document, the page may be gone before it can reply. */
export async function goBack(page: Page): Promise<void> {
  await page
    .evaluate(() => history.back())
    .catch((error: unknown) => {
      if (!String(error).includes('Execution context was destroyed')) throw error;
    });
}
