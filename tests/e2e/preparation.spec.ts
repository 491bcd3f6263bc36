import type { Page } from '@playwright/test';
import { expectNothingSerious } from './support/axe.ts';
import {
  expect,
  expectNoSidewaysScroll,
  stopClock,
  test,
  languages,
  inFull,
} from './support/test.ts';

const texts = {
  ko: {
    begin: '면접 시작하기',
    progress: '질문 1 / 3',
    ad: '광고',
    closeAd: '광고 닫기',
    start: '답변 시작하기',
    leave: '준비 그만두기',
    confirmLeave: '대시보드로 나가기',
  },
  en: {
    begin: 'Start the interview',
    progress: 'Question 1 / 3',
    ad: 'Ad',
    closeAd: 'Close the ad',
    start: 'Start answering',
    leave: 'Stop preparing',
    confirmLeave: 'Go to the dashboard',
  },
} as const;

/** The last step of the setup with everything chosen; starting from there leads to the preparation. */
async function openPreparation(page: Page, language: 'ko' | 'en' = 'ko') {
  await page.addInitScript(() => {
    sessionStorage.setItem(
      'setupChoices',
      JSON.stringify({
        visit: 'any',
        step: 'questionCount',
        mainCategory: 'job',
        subCategory: 'it',
        difficulty: 'intermediate',
        questionCount: 3,
      }),
    );
  });
  await stopClock(page);
  await page.goto('/interview/setup');
  await page.getByRole('button', { name: texts[language].begin }).click();
  // The server takes its time to generate the questions.
  await expect(page.getByText(texts[language].progress)).toBeVisible();
}

/** The ad metrics that the live screen receives. */
async function metricsOf(page: Page): Promise<unknown> {
  await expect(page).toHaveURL('/interview/live');
  return page.evaluate(() => {
    const key = sessionStorage.getItem('latest_interview_session_key') ?? '';
    return JSON.parse(sessionStorage.getItem(key) ?? '{}').adMetrics;
  });
}

for (const language of languages) {
  const t = texts[language];

  test.describe(`preparation in ${language}`, () => {
    test.use({ language });

    test('shows the ring, the ad and the start button, leads to the live screen, and calls no other host', async ({
      signedInPage: page,
      baseURL,
    }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
      });
      await openPreparation(page, language);
      const ad = page.getByRole('dialog', { name: t.ad, exact: true });
      const start = page.getByRole('button', { name: t.start });
      await page.clock.runFor(500);
      await expect(ad).toBeHidden();
      await page.clock.runFor(1_000);
      await expect(ad).toBeVisible();
      expect(await ad.boundingBox()).toMatchObject({ width: 300, height: 250 });
      await page.clock.runFor(8_400);
      await expect(start).toBeHidden();
      await page.clock.runFor(100);
      await expect(start).toBeFocused();
      await page.keyboard.press('Enter');
      expect(await metricsOf(page)).toMatchObject({
        status: 'COMPLETED',
        duration: 9_500,
        wasSkipped: false,
        failureReason: null,
      });
      expect(elsewhere).toEqual([]);
    });

    test('can start as soon as the ad is closed', inFull, async ({ signedInPage: page }) => {
      await openPreparation(page, language);
      const close = page.getByRole('button', { name: t.closeAd });
      await page.clock.runFor(500);
      await page.clock.runFor(1_000);
      await page.clock.runFor(4_900);
      await expect(close).toBeHidden();
      await page.clock.runFor(100);
      await close.click();
      await page.getByRole('button', { name: t.start }).click();
      expect(await metricsOf(page)).toMatchObject({ status: 'COMPLETED', wasSkipped: true });
    });

    test(
      'asks before leaving, and leads to the dashboard',
      inFull,
      async ({ signedInPage: page }) => {
        await openPreparation(page, language);
        await page.clock.runFor(2_000);
        const question = page.getByRole('alertdialog');
        await page.keyboard.press('Escape');
        await expect(question).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(question).toBeHidden();
        await page.getByRole('button', { name: t.leave }).click();
        await question.getByRole('button', { name: t.confirmLeave }).click();
        await expect(page).toHaveURL('/dashboard');
        await expect(page.getByRole('banner').getByRole('button').first()).toBeEnabled();
      },
    );
  });
}

test('shows the plain countdown and "시작!" when the ad network fails, and starts', async ({
  signedInPage: page,
}) => {
  await page.addInitScript(() => {
    const nothing = () => Promise.resolve({});
    const plugin = { initialize: nothing, load: nothing, show: nothing, close: nothing };
    Object.assign(globalThis, {
      Capacitor: {
        isNativePlatform: () => true,
        Plugins: { InterviewAds: { ...plugin, addListener: nothing } },
      },
    });
  });
  await openPreparation(page);
  await page.clock.runFor(500);
  await page.clock.runFor(2_000);
  await page.clock.runFor(1_900);
  await expect(page.getByText('남은 시간 6초')).toBeAttached();
  await page.clock.runFor(100);
  await expect(page.getByText('광고 없이 이어갈게요.').first()).toBeVisible();
  await expect(page.getByText('남은 시간 10초')).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(page.getByText('시작!').last()).toBeVisible();
  await page.clock.runFor(1_000);
  expect(await metricsOf(page)).toMatchObject({
    status: 'COMPLETED',
    failureReason: 'initialization failed',
  });
});

test.describe('with an ad script', () => {
  /** As the server writes it into the page when AD_SCRIPT_URL is set. */
  async function setScript(page: Page, baseURL: string | undefined) {
    await page.route('**/interview/setup', async (route) => {
      const answer = await route.fetch();
      const meta = `<meta name="ad-script" content="${baseURL}/ad-script.js" />`;
      const body = (await answer.text()).replace('</title>', `</title>${meta}`);
      await route.fulfill({ response: answer, body });
    });
  }

  test('lets the script fill the rectangle', async ({ signedInPage: page, baseURL }) => {
    await setScript(page, baseURL);
    await page.route('**/ad-script.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.daedapAds = { fill: (box, ad) => { box.textContent = `from the network, ${ad.seconds} s`; } };',
      }),
    );
    await openPreparation(page);
    const loaded = page.waitForResponse('**/ad-script.js');
    await page.clock.runFor(500);
    await loaded;
    await expect
      .poll(() => page.evaluate(() => typeof Reflect.get(globalThis, 'daedapAds')))
      .toBe('object');
    await page.clock.runFor(1_000);
    await expect(page.getByRole('dialog', { name: '광고', exact: true })).toContainText(
      'from the network, 10 s',
    );
  });

  test.describe('that is blocked', () => {
    test.use({ expectedErrors: ['net::ERR_FAILED'] });

    test('does not delay the start', inFull, async ({ signedInPage: page, baseURL }) => {
      await setScript(page, baseURL);
      await page.route('**/ad-script.js', (route) => route.abort());
      await openPreparation(page);
      await page.clock.runFor(500);
      await expect(page.getByText('지금은 광고를 준비할 수 없어요.').first()).toBeVisible();
    });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a small phone, ${colorScheme}`, () => {
    test.use({
      viewport: { width: 320, height: 640 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('fits, and axe finds nothing serious', inFull, async ({ signedInPage: page }) => {
      // axe runs twice, in real time.
      test.slow();
      await openPreparation(page);
      const expectFine = async () => {
        await expectNoSidewaysScroll(page);
        await expectNothingSerious(page);
      };
      await page.clock.runFor(500);
      await page.clock.runFor(1_000);
      await page.clock.runFor(5_000);
      await expect(page.getByRole('button', { name: '광고 닫기' })).toBeVisible();
      // axe needs a running clock.
      await page.clock.resume();
      await expectFine();
      const start = page.getByRole('button', { name: '답변 시작하기' });
      await expect(start).toBeInViewport();
      await expectFine();
      expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  });
}
