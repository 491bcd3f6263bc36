import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A layout shift without user input: the elements that moved, and its value (share of the screen times distance). */
export type Shift = { readonly value: number; readonly moved: string };

/** Nobody sees less than this: a word that is a pixel wider. */
export const shiftLimit = 0.002;

/** Makes every page of this tab note its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const nameOf = (node: unknown) =>
      node instanceof Element ? `<${node.localName}> ${node.textContent.slice(0, 40)}` : 'gone';
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources = Reflect.get(entry, 'sources') as { node: unknown }[];
        const value = Reflect.get(entry, 'value') as number;
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)).join(', ') });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { e2eShifts: shifts });
  });
}

/** The layout shifts since the page was opened. */
export const shiftsOf = (page: Page) => page.evaluate<Shift[]>('e2eShifts');

/** The page loaded without a visible layout shift. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(shiftLimit);
}
