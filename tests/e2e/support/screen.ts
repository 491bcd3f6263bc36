import type { Locator, Page } from '@playwright/test';
import { faults } from './screen-faults.ts';
import { expect, expectNoSidewaysScroll } from './test.ts';

const upright = { width: 360, height: 740 };
const onItsSide = { width: 740, height: 360 };

/** What is left of a phone's screen above its keyboard. */
const aboveKeyboard = { width: 360, height: 400 };

/** As a browser does whose person has doubled the size of all text. */
const setTextSize = (page: Page, size: '200%' | '') =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Nothing sticks out, is cut off, lies over something else or is too small for a finger. */
async function expectNoFaults(page: Page, how: string) {
  await expectNoSidewaysScroll(page);
  expect(await faults(page), how).toEqual({ small: [], overlapping: [], cut: [] });
}

/** The screen as it stands serves a phone that is held upright or on its side, also with text twice as large. */
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

/** While the keyboard is open for a field it can be seen, and its button can be reached. */
export async function expectRoomForKeyboard(page: Page, field: Locator, submit: Locator) {
  await field.tap();
  await expect(field).toBeFocused();
  await page.setViewportSize(aboveKeyboard);
  // A browser does so when its keyboard opens; emulated, nothing opens.
  await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  expect(await isUncovered(field), 'the field can be seen').toBe(true);
  await expectNoFaults(page, 'above the keyboard');
  await submit.tap({ trial: true });
  await expect(submit).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize(upright);
}

/** Its first line lies on the screen, and nothing over it. */
const isUncovered = (field: Locator) =>
  field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const line = Math.min(height, 40);
    return [top + 4, top + line - 4].every(
      (y) => document.elementFromPoint(left + width / 3, y) === element,
    );
  });

/** Turns the phone, for as long as something is looked at. */
export async function whileOnItsSide(page: Page, look: () => Promise<void>) {
  await page.setViewportSize(onItsSide);
  await look();
  await page.setViewportSize(upright);
}

/** One finger, drawn sideways over the middle of something. */
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
