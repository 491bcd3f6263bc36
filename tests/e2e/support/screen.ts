import type { Locator, Page } from '@playwright/test';
import { faults } from './screen-faults.ts';
import { expect, expectNoSidewaysScroll } from './test.ts';

const upright = { width: 360, height: 740 };
const onItsSide = { width: 740, height: 360 };

/** The visible part of a phone's screen above its keyboard. */
const aboveKeyboard = { width: 360, height: 400 };

/** Doubles the size of all text, as a browser setting does. */
const setTextSize = (page: Page, size: '200%' | '') =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Nothing overflows, is cut off, covers something else or is too small for a finger. */
async function expectNoFaults(page: Page, how: string) {
  await expectNoSidewaysScroll(page);
  expect(await faults(page), how).toEqual({ small: [], overlapping: [], cut: [] });
}

/** The current screen is usable on a phone in portrait and landscape, also with text twice as large. */
export async function expectUsable(page: Page, primary: Locator) {
  await expectNoFaults(page, 'upright');
  await primary.tap({ trial: true });
  await page.setViewportSize(onItsSide);
  await expectNoFaults(page, 'on its side');
  await primary.tap({ trial: true });
  await page.setViewportSize(upright);
  await setTextSize(page, '200%');
  await expectNoFaults(page, 'with large text');
  await primary.tap({ trial: true });
  await setTextSize(page, '');
}

/** While the keyboard is open for a field, the field is visible and its button can be reached. */
export async function expectRoomForKeyboard(page: Page, field: Locator, submit: Locator) {
  await field.tap();
  await expect(field).toBeFocused();
  await page.setViewportSize(aboveKeyboard);
  // A browser scrolls the field into view when its keyboard opens. The emulation opens no keyboard.
  await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  expect(await isUncovered(field), 'the field can be seen').toBe(true);
  await expectNoFaults(page, 'above the keyboard');
  await submit.tap({ trial: true });
  await expect(submit).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize(upright);
}

/** The first line of the element is on the screen, and nothing covers it. */
const isUncovered = (field: Locator) =>
  field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const line = Math.min(height, 40);
    return [top + 4, top + line - 4].every(
      (y) => document.elementFromPoint(left + width / 3, y) === element,
    );
  });

/** Turns the phone to landscape while `look` runs. */
export async function whileOnItsSide(page: Page, look: () => Promise<void>) {
  await page.setViewportSize(onItsSide);
  await look();
  await page.setViewportSize(upright);
}

/** Swipes one finger sideways over the middle of an element. */
export async function swipe(page: Page, over: Locator, pixels: number) {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  const [x, y] = [upright.width / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const devtools = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x + moved, y }],
    });
  await finger('touchStart', 0);
  for (const part of [0.5, 1]) await finger('touchMove', Math.round(pixels * part));
  await finger('touchEnd');
  await devtools.detach();
}
