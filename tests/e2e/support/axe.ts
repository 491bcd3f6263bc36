import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, full } from './test.ts';

const grave = new Set<string | null | undefined>(['serious', 'critical']);

/** Runs in the page itself: none of ours has frames, and a page of its own for the summary would double the time. */
async function violationsOf(page: Page, part: string) {
  const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode().analyze();
  return violations.map(({ id, impact, nodes }) => ({
    impact,
    text: `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  }));
}

/** Axe finds nothing serious on the page as it stands. */
export async function expectNothingSerious(page: Page, part = 'body'): Promise<void> {
  const found = await violationsOf(page, part);
  expect(found.filter(({ impact }) => grave.has(impact)).map(({ text }) => text)).toEqual([]);
}

/** Not even what is not serious. */
export async function expectNothingAtAll(page: Page): Promise<void> {
  expect((await violationsOf(page, 'body')).map(({ text }) => text)).toEqual([]);
}

/**
 * Checks an open page in light, and with `npm run test:full` in dark, too, which it takes on from the system without
 * being loaded again. That the colours of both themes can be read is also a unit test of theirs.
 */
export async function inBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of full ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await check();
  }
}
