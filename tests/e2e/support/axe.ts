import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, full } from './test.ts';

const grave = new Set<string | null | undefined>(['serious', 'critical']);

/** axe runs in the page itself: our pages have no frames, and a separate page for the summary would double the time. */
async function violationsOf(page: Page, part: string) {
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode().analyze();
  return violations.map(({ id, impact, nodes }) => ({
    impact,
    text: `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  }));
}

/** axe finds nothing serious on the page in its current state. */
export async function expectNothingSerious(page: Page, part = 'body'): Promise<void> {
  const found = await violationsOf(page, part);
  expect(found.filter(({ impact }) => grave.has(impact)).map(({ text }) => text)).toEqual([]);
}

/** axe finds nothing at all, not even a minor problem. */
export async function expectNothingAtAll(page: Page): Promise<void> {
  expect((await violationsOf(page, 'body')).map(({ text }) => text)).toEqual([]);
}

/**
 * Checks an open page in light, and with `npm run test:full` also in dark. The page follows the system's theme without
 * a reload. A unit test checks the contrast of the colours of both themes.
 */
export async function inBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of full ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await check();
  }
}
