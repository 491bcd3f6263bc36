import { chromium, type Page } from '@playwright/test';
import { browserWith } from './support/live.ts';
import {
  expect,
  expectAppRuns,
  full,
  goBack,
  register,
  signIn,
  test,
  inFull,
} from './support/test.ts';

type Fingers = readonly (readonly [x: number, y: number])[];

/** Whether the page prevents the browser's default for this movement of fingers. */
const kept = (page: Page, from: Fingers, to: Fingers, selector = 'main') =>
  page.evaluate(
    ([start, end, where]) => {
      const target = document.querySelector(where) ?? document.body;
      const send = (kind: string, fingers: Fingers) => {
        const touches = fingers.map(
          ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
        );
        const event = new TouchEvent(kind, { touches, bubbles: true, cancelable: true });
        target.dispatchEvent(event);
        return event.defaultPrevented;
      };
      const began = send('touchstart', start);
      return send('touchmove', end) || began;
    },
    [from, to, selector] as const,
  );

const across = (page: Page, x: number, by: number, selector?: string) =>
  kept(page, [[x, 300]], [[x + by, 300]], selector);

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

test(
  'blocks swipes by the rule of each page, to the pixel',
  inFull,
  async ({ signedInPage: page }) => {
    const ready = (rule: string) =>
      expect(page.locator('main')).toHaveAttribute('data-swipe-rule', rule);

    await page.goto('/account');
    await ready('edgesAndLarge');
    for (const [x, by, blocked] of [
      [180, 99, false],
      [180, 100, true],
      [180, -100, true],
      [50, 10, false],
      [50, 11, true],
      [51, 11, false],
      [309, -11, false],
      [310, -11, true],
    ] as const) {
      expect(await across(page, x, by), `${by} px from ${x}`).toBe(blocked);
    }
    // Not blocked: a swipe down, two fingers, and an element with swipes of its own.
    expect(await kept(page, [[20, 300]], [[120, 401]])).toBe(false);
    const pinch = kept(
      page,
      [
        [20, 300],
        [340, 300],
      ],
      [
        [150, 300],
        [190, 300],
      ],
    );
    expect(await pinch).toBe(false);
    await page.getByRole('main').evaluate((main) => main.append(document.createElement('input')));
    expect(await across(page, 180, 150, 'main > input')).toBe(false);

    await page.goto('/interview/setup');
    await ready('back');
    expect(await across(page, 180, 49)).toBe(false);
    expect(await across(page, 180, 50)).toBe(true);
    expect(await across(page, 340, -300)).toBe(false);

    for (const path of ['/interview/live', '/recordings']) {
      await page.goto(path);
      await ready('all');
      expect(await across(page, 180, 10)).toBe(false);
      expect(await across(page, 180, 11)).toBe(true);
      expect(await across(page, 180, -11)).toBe(true);
    }
    // A real touch of the browser reaches the page's real listeners.
    await page.evaluate(() => {
      const heard: boolean[] = [];
      Object.assign(window, { e2eHeard: heard });
      window.addEventListener('touchmove', ({ defaultPrevented }) => heard.push(defaultPrevented));
    });
    const devtools = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    await finger('touchStart', 200);
    await finger('touchMove', 140);
    await finger('touchMove', 80);
    await finger('touchEnd');
    const heard = await page.evaluate(() => Reflect.get(window, 'e2eHeard') as boolean[]);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).not.toContain(false);
  },
);

test('the list of sessions has no context menu, drag or selection, except for the keyboard and in fields', async ({
  signedInPage: page,
}) => {
  /** Notes for each kind of event whether the last one was prevented. */
  const watch = () =>
    page.evaluate(() => {
      for (const kind of ['contextmenu', 'dragstart', 'selectstart']) {
        window.addEventListener(kind, (event) =>
          Object.assign(window, { [`e2e-${kind}`]: event.defaultPrevented }),
        );
      }
    });
  const prevented = (kind: string) =>
    page.evaluate((name) => Reflect.get(window, name) as unknown, `e2e-${kind}`);

  await page.goto('/recordings');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await watch();
  await heading.click({ button: 'right' });
  expect(await prevented('contextmenu')).toBe(true);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('ContextMenu');
  await expect.poll(() => prevented('contextmenu')).toBe(false);
  await link.dispatchEvent('dragstart', { cancelable: true });
  expect(await prevented('dragstart')).toBe(true);
  const selectWord = () => heading.dblclick({ position: { x: 12, y: 16 } });
  await selectWord();
  const selected = () => page.evaluate(() => getSelection()?.toString().trim());
  expect(await selected()).toBe('');
  await page.getByRole('main').evaluate((main) => {
    const field = Object.assign(document.createElement('input'), { value: '경험', id: 'e2e' });
    main.prepend(field);
  });
  await page.locator('#e2e').click({ button: 'right' });
  expect(await prevented('contextmenu')).toBe(false);
  await expect(page.locator('#e2e')).toHaveCSS('user-select', 'text');

  await page.goto('/account');
  await expect(heading).toBeVisible();
  await watch();
  await heading.click({ button: 'right' });
  expect(await prevented('contextmenu')).toBe(false);
  await page.keyboard.press('Escape');
  await selectWord();
  expect(await selected()).not.toBe('');
});

test('pages return from the back-forward cache, but never to another user', async ({
  account,
  request,
  baseURL,
}) => {
  // session-store.test.ts covers what a returning page does.
  test.skip(!full, 'Chromium without a window has no back-forward cache');
  const browser = await chromium.launch({
    ...browserWith({}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR' });
  const page = await context.newPage();
  await signIn(page, account);
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) =>
      Object.assign(window, { e2eShown: persisted ? 'as it was left' : 'anew' }),
    );
  });
  const devtools = await context.newCDPSession(page);
  /** Leaves the page, runs `meanwhile`, and goes back. `page.goBack()` would wait for a page load. */
  const leaveAndReturn = async (meanwhile?: () => Promise<unknown>) => {
    await expectAppRuns(page);
    // The browser does not cache a page that waits for a response.
    await page.waitForLoadState('networkidle');
    await page.goto('data:text/html,elsewhere');
    await meanwhile?.();
    const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory');
    const entryId = entries[currentIndex - 1]?.id ?? 0;
    await devtools.send('Page.navigateToHistoryEntry', { entryId });
  };
  const shown = async () => {
    try {
      return await page.evaluate(() => Reflect.get(window, 'e2eShown') as unknown);
    } catch {
      return 'on the way';
    }
  };

  for (const path of ['/recordings', '/interview/results', '/session-details/7', '/dashboard']) {
    await page.goto(path);
    await leaveAndReturn();
    await expect.poll(shown).toBe('as it was left');
    await expect(page).toHaveURL(path);
  }
  // The page still works: back asks before leaving.
  await goBack(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await other.goto('/');
  const someone = await register(request.post.bind(request));
  const signInThere = () =>
    other.evaluate(
      ([token, user]) => {
        localStorage.setItem('user', user);
        localStorage.setItem('token', token);
      },
      [someone.token, JSON.stringify({ ...Object(someone.user), username: '다른 사람' })] as const,
    );
  await leaveAndReturn(signInThere);
  await expect.poll(shown).toBe('anew');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('님, 반가워요');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(someone.email);

  await leaveAndReturn(() => other.evaluate(() => localStorage.clear()));
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  await browser.close();
});
