import type { Page } from '@playwright/test';
import { accessDeniedRedirectMs } from '@daedap/contract/constants/accounts';
import { expectNothingSerious, inBothThemes } from './support/axe.ts';
import { pageRow, pages } from '@daedap/contract/pages';
import { makeAdmin } from '../harness/database.ts';
import { holdBackTimer } from './support/live.ts';
import { addressOf, screens } from './support/pages.ts';
import { goodAnswer, practise } from './support/sessions.ts';
import { expectStill, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: ['status of 404'],
});

// These tests open every page, so they also check the layout shifts.
test.beforeEach(({ page }) => watchShifts(page));

async function expectGoodInBoth(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await inBothThemes(page, () => expectNothingSerious(page));
}

test('axe finds nothing serious on the public pages', async ({ page }) => {
  const open = screens.filter((name) => ['anyone', 'signedOut'].includes(pageRow(name).access));
  const addresses = open.map((name) => pageRow(name).path);
  // On a first visit the font comes after this rest. On a slow machine that is while the page is looked at.
  await holdBackTimer(page, 3_000);
  for (const path of ['/no-such-page', '/login?reason=expired', ...addresses]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectGoodInBoth(page);
    await expectStill(page);
  }
  await page.goto(pages.register);
  await page.getByRole('button', { name: '가입하고 시작하기' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectGoodInBoth(page);
});

test('axe finds nothing serious on the pages of an account', async ({
  signedInPage,
  account,
  request,
}) => {
  const { id } = await practise(request, account.token, {
    category: 'job',
    sub: 'it',
    answers: [goodAnswer, goodAnswer, goodAnswer],
    finish: true,
  });
  // The account page stays open for the next check.
  const own = screens.filter((name) => pageRow(name).access === 'signedIn' && name !== 'account');
  for (const name of [...own, 'account'] as const) {
    await signedInPage.goto(addressOf(name, id));
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

test('axe finds nothing serious on the page that denies access', async ({ signedInPage }) => {
  // axe needs a running clock, and has to finish before this page redirects.
  await holdBackTimer(signedInPage, accessDeniedRedirectMs);
  await signedInPage.goto(pages.admin);
  await expectGoodInBoth(signedInPage);
});

test('axe finds nothing serious on the pages of an admin', async ({ signedInPage, account }) => {
  await makeAdmin(account.email);
  for (const name of screens.filter((screen) => pageRow(screen).access === 'admin')) {
    await signedInPage.goto(pageRow(name).path);
    await expectGoodInBoth(signedInPage);
  }
});
