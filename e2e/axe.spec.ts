import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accessDeniedRedirectMs } from '@daedap/contract/constants/accounts';
import { makeAdmin } from './support/make-admin.ts';
import { expect, test } from './support/test.ts';

async function expectNothingSerious(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`);
  expect(serious).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
      expectedErrors: ['status of 404'],
    });

    for (const path of ['/', '/login', '/login?reason=expired', '/register', '/no-such-page']) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expectNothingSerious(page);
      });
    }

    test('registration with errors', async ({ page }) => {
      await page.goto('/register');
      await page.getByRole('button', { name: '가입하고 시작하기' }).click();
      await expectNothingSerious(page);
    });

    for (const path of ['/dashboard', '/account', '/recordings']) {
      test(path, async ({ signedInPage }) => {
        await signedInPage.goto(path);
        await expectNothingSerious(signedInPage);
      });
    }

    test('access denied', async ({ signedInPage }) => {
      // axe needs a running clock, and has to be done before this view leaves by itself.
      await signedInPage.addInitScript((leaving) => {
        const { setTimeout: original } = globalThis;
        globalThis.setTimeout = ((work: () => void, ms?: number) =>
          ms === leaving ? 0 : original(work, ms)) as typeof setTimeout;
      }, accessDeniedRedirectMs);
      await signedInPage.goto('/admin');
      await expectNothingSerious(signedInPage);
    });

    test('/admin', async ({ signedInPage, account }) => {
      makeAdmin(account.email);
      await signedInPage.goto('/admin');
      await expect(signedInPage.getByText('데이터베이스')).toBeVisible();
      await expectNothingSerious(signedInPage);
    });

    test('the dialogs', async ({ signedInPage }) => {
      await signedInPage.goto('/account');
      await signedInPage.getByRole('banner').getByRole('button', { name: '나가기' }).click();
      await expect(signedInPage.getByRole('alertdialog')).toBeVisible();
      await expectNothingSerious(signedInPage);
      await signedInPage.keyboard.press('Escape');
      await signedInPage.getByRole('button', { name: '계정 삭제하기' }).click();
      await expect(signedInPage.getByRole('dialog')).toBeVisible();
      await expectNothingSerious(signedInPage);
    });
  });
}
