import type { Page } from '@playwright/test';
import { accessDeniedRedirectMs } from '@daedap/contract/constants/accounts';
import { expectNothingSerious, inBothThemes } from './support/axe.ts';
import { makeAdmin } from './support/make-admin.ts';
import { expectStill, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: ['status of 404'],
});

// Here every page is opened anyway.
test.beforeEach(({ page }) => watchShifts(page));

async function expectGoodInBoth(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await inBothThemes(page, () => expectNothingSerious(page));
}

test('pages for everyone', async ({ page }) => {
  for (const path of ['/', '/login', '/login?reason=expired', '/no-such-page', '/register']) {
    await page.goto(path);
    await expectGoodInBoth(page);
    await expectStill(page);
  }
  await page.getByRole('button', { name: '가입하고 시작하기' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectGoodInBoth(page);
});

test('pages of an account', async ({ signedInPage }) => {
  for (const path of ['/dashboard', '/recordings', '/account']) {
    await signedInPage.goto(path);
    await expectGoodInBoth(signedInPage);
    await expectStill(signedInPage);
  }
  await signedInPage.getByRole('banner').getByRole('button', { name: '나가기' }).click();
  await expect(signedInPage.getByRole('alertdialog')).toBeVisible();
  await expectGoodInBoth(signedInPage);
  await signedInPage.keyboard.press('Escape');
  await signedInPage.getByRole('button', { name: '계정 삭제하기' }).click();
  await expect(signedInPage.getByRole('dialog')).toBeVisible();
  await expectGoodInBoth(signedInPage);
});

test('access denied', async ({ signedInPage }) => {
  // axe needs a running clock, and has to be done before this view leaves by itself.
  await signedInPage.addInitScript((leaving) => {
    const { setTimeout: original } = globalThis;
    globalThis.setTimeout = ((work: () => void, ms?: number) =>
      ms === leaving ? 0 : original(work, ms)) as typeof setTimeout;
  }, accessDeniedRedirectMs);
  await signedInPage.goto('/admin');
  await expectGoodInBoth(signedInPage);
});

test('/admin', async ({ signedInPage, account }) => {
  makeAdmin(account.email);
  await signedInPage.goto('/admin');
  await expect(signedInPage.getByText('데이터베이스')).toBeVisible();
  await expectGoodInBoth(signedInPage);
});
