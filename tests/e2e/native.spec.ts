import type { Page } from '@playwright/test';
import { expectNothingSerious } from './support/axe.ts';
import {
  expectFeedback,
  expectState,
  passCountdown,
  prepareLive,
  press,
  withWebSpeech,
} from './support/live.ts';
import { callsOf, happens, hears, onPhone } from './support/phone.ts';
import { openLastStep } from './support/setup.ts';
import { expect, stopClock, test, inFull } from './support/test.ts';

test.use({
  permissions: ['camera', 'microphone'],
  viewport: { width: 360, height: 740 },
  hasTouch: true,
});

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });

/** Presses the phone's back button, once the page listens to it. */
async function goBack(page: Page) {
  await expect.poll(() => hears(page, 'App.backButton')).toBe(true);
  await happens(page, 'App.backButton');
}

const countOf = async (page: Page, call: string) =>
  (await callsOf(page)).filter((one) => one === call).length;

test(
  'the back button asks to close the app on the first pages, and asks as on the web on other pages',
  inFull,
  async ({ signedInPage: page }) => {
    await onPhone(page);
    await page.goto('/dashboard');
    const question = dialog(page, '앱을 닫을까요?');
    await goBack(page);
    await expect(question).toBeVisible();
    await expectNothingSerious(page);
    // Back also cancels the dialog.
    await goBack(page);
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/dashboard');

    await page.getByRole('link', { name: '면접 기록' }).first().click();
    await expect(page).toHaveURL('/recordings');
    await expect(page.getByRole('heading', { level: 1, name: /면접 기록/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(history.state, 'lock'))).toBe(2);
    await goBack(page);
    await dialog(page, '면접 기록에서 나갈까요?').getByRole('button', { name: '나가기' }).click();
    await expect(page).toHaveURL('/dashboard');

    await page.getByRole('link', { name: '내 계정' }).click();
    await expect(page.getByRole('button', { name: '로그아웃하기' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(history.state, 'lock'))).toBe(2);
    await goBack(page);
    await dialog(page, '내 계정에서 나갈까요?').getByRole('button', { name: '나가기' }).click();
    await expect(page).toHaveURL('/dashboard');

    expect(await countOf(page, 'App.exitApp')).toBe(0);
    await goBack(page);
    await question.getByRole('button', { name: '나가기' }).click();
    await expect.poll(() => countOf(page, 'App.exitApp')).toBe(1);
    // The exit button of the top bar closes the app, too.
    await page.getByRole('button', { name: '나가기' }).click();
    await question.getByRole('button', { name: '나가기' }).click();
    await expect.poll(() => countOf(page, 'App.exitApp')).toBe(2);

    // The phone's status bar follows the theme of the page.
    expect(await callsOf(page)).toContain('StatusBar.setStyle LIGHT');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => callsOf(page)).toContain('StatusBar.setStyle DARK');
  },
);

test('an interview taps before an answer, keeps the screen on, asks on back, and survives pause and resume', async ({
  page,
  account,
}) => {
  await onPhone(page);
  await withWebSpeech(page, ['저는 매주 회의록을 남겨서 지연을 이틀에서 하루로 줄였습니다.']);
  await page.addInitScript(() => {
    Object.assign(window, { flushes: 0 });
    // oxlint-disable-next-line typescript/unbound-method -- called with its recorder below
    const requestData = MediaRecorder.prototype.requestData;
    MediaRecorder.prototype.requestData = function countAndAsk(this: MediaRecorder) {
      Object.assign(window, { flushes: Number(Reflect.get(window, 'flushes')) + 1 });
      requestData.call(this);
    };
  });
  const flushes = () => page.evaluate(() => Reflect.get(window, 'flushes') as number);
  await prepareLive(page, account);
  await page.clock.install();
  await page.goto('/interview/live');
  await expectState(page, 'waiting');
  await page.clock.runFor(2_000);
  await passCountdown(page);
  await expect.poll(() => countOf(page, 'Haptics.impact MEDIUM')).toBe(1);
  expect(await countOf(page, 'Haptics.impact LIGHT')).toBe(10);
  expect(await countOf(page, 'KeepAwake.keepAwake')).toBe(1);
  await expect(page.getByRole('log')).toContainText('회의록');

  const question = dialog(page, '면접에서 나갈까요?');
  await goBack(page);
  await expect(question).toBeVisible();
  await goBack(page);
  await expect(question).toBeHidden();
  await expectState(page, 'recording');

  // A short pause: the app stores what was recorded so far, and the answer continues.
  const before = await flushes();
  await happens(page, 'App.pause');
  await expect.poll(flushes).toBeGreaterThan(before);
  await happens(page, 'App.resume');
  await expectState(page, 'recording');

  // A long pause stops the timers: the answer ends with what was said until then.
  await happens(page, 'App.pause');
  await page.clock.fastForward(30_000);
  await happens(page, 'App.resume');
  const slept = dialog(page, '화면이 잠들어서 녹화를 마쳤어요');
  await expect(slept).toBeVisible();
  await goBack(page);
  await expect(slept).toBeHidden();
  await expectFeedback(page);
  expect(await countOf(page, 'KeepAwake.allowSleep')).toBe(1);

  await goBack(page);
  await question.getByRole('button', { name: '대시보드로 나가기' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await countOf(page, 'App.exitApp')).toBe(0);
});

const start = (page: Page) => page.getByRole('button', { name: '답변 시작하기' });

async function prepareOnPhone(page: Page, answers: Parameters<typeof onPhone>[1]) {
  await onPhone(page, answers);
  await stopClock(page);
  await openLastStep(page);
  await press(page, '면접 시작하기');
  await expect(page.getByText('질문 1 / 3')).toBeVisible();
  await page.clock.runFor(500);
}

const adCalls = async (page: Page) =>
  (await callsOf(page)).filter((call) => call.startsWith('AdMob.'));

test('an ad is loaded after the user’s consent and shown; the preparation continues when it is closed', async ({
  signedInPage: page,
}) => {
  await prepareOnPhone(page, {
    'AdMob.requestConsentInfo': { status: 'REQUIRED', isConsentFormAvailable: true },
    'AdMob.showConsentForm': { status: 'OBTAINED', canRequestAds: true },
  });
  await expect
    .poll(() => adCalls(page))
    .toEqual([
      'AdMob.requestConsentInfo',
      'AdMob.showConsentForm',
      'AdMob.initialize',
      'AdMob.prepareInterstitial',
      'AdMob.showInterstitial',
    ]);
  await happens(page, 'AdMob.interstitialAdShowed');
  await page.clock.runFor(4_000);
  await expect(start(page)).toBeHidden();
  await happens(page, 'AdMob.interstitialAdDismissed');
  await start(page).click();
  await expect(page).toHaveURL('/interview/live');
});

test('shows the plain countdown when there is no ad', inFull, async ({ signedInPage: page }) => {
  await prepareOnPhone(page, {
    'AdMob.requestConsentInfo': { status: 'NOT_REQUIRED', canRequestAds: true },
    'AdMob.prepareInterstitial': 'no fill',
  });
  // The app tries twice more, two seconds apart.
  for (const loads of [1, 2, 3]) {
    await expect.poll(() => countOf(page, 'AdMob.prepareInterstitial')).toBe(loads);
    if (loads < 3) await page.clock.runFor(2_000);
  }
  await expect(page.getByText('광고 없이 이어갈게요.').first()).toBeVisible();
  await expect(page.getByText('남은 시간 10초')).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(page.getByText('시작!').last()).toBeVisible();
});
