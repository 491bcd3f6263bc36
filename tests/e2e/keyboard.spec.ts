import type { Page } from '@playwright/test';
import { expect, newEmail, test } from './support/test.ts';

/** Presses Tab until the element has the focus, and expects a visible focus ring. */
async function tabTo(page: Page, role: 'link' | 'button', name: string) {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      const ring = await wanted.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(ring, `focus ring of ${name}`).not.toBe('none');
      return;
    }
  }
  throw new Error(`${name} cannot be reached with Tab`);
}

test('registers, opens the account and exits with the keyboard only', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'link', '무료로 시작하기');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/register');

  await page.getByLabel('이름', { exact: true }).focus();
  await page.keyboard.type('민지');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type('123456');
  // Skips the button that shows the password.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, 'button', '나가기');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: '나가기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: '나가기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
