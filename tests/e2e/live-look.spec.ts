import type { Page } from '@playwright/test';
import { firstQuestionDelayMs } from '@daedap/contract/constants/interview';
import { expectNothingSerious } from './support/axe.ts';
import {
  expectFeedback,
  expectState,
  holdBackTimer,
  passCountdown,
  prepareLive,
  refuseDevices,
  withWebSpeech,
} from './support/live.ts';
import { expect, expectNoSidewaysScroll, full, languages, test, inFull } from './support/test.ts';

const sentences = {
  ko: '매주 회의록을 남겨서 지연을 이틀에서 하루로 줄였습니다.',
  en: 'I kept the minutes of every meeting and cut the delay from two days to one.',
} as const;

const texts = {
  ko: {
    progress: '질문 1 / 3',
    start: '답변 시작하기',
    complete: '답변 완료',
    listening: '브라우저 음성 인식으로 듣고 있어요',
    result: '질문 1의 결과',
    denied: '카메라와 마이크를 쓸 수 없어요',
  },
  en: {
    progress: 'Question 1 / 3',
    start: 'Start answering',
    complete: 'Finish',
    listening: 'Listening with the browser’s speech recognition',
    result: 'Result of question 1',
    denied: 'The camera and the microphone cannot be used',
  },
} as const;

/**
 * Nothing overflows on the narrowest phone, an ordinary phone and a wide screen. axe checks the ordinary phone, and with
 * `npm run test:full` the wide screen, too.
 */
async function expectGood(page: Page) {
  const size = page.viewportSize();
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    if (width === 360 || (full && width > 360)) await expectNothingSerious(page);
  }
  if (size) await page.setViewportSize(size);
}

for (const language of languages) {
  test.describe(language, () => {
    const t = texts[language];
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });
    test.skip(
      ({ isMobile }) => isMobile && language === 'en',
      'the laptop run checks the narrow widths, too',
    );

    test(
      'denied permission: fits every width and passes axe',
      inFull,
      async ({ page, account }) => {
        await refuseDevices(page);
        await prepareLive(page, account, { language });
        await page.goto('/interview/live');
        await expect(page.getByRole('heading', { name: t.denied })).toBeVisible();
        await expectGood(page);
      },
    );

    test(
      'waiting, recording and feedback: fit every width and pass axe',
      inFull,
      async ({ page, account, context }) => {
        await context.grantPermissions(['camera', 'microphone']);
        await withWebSpeech(page, [sentences[language]]);
        await holdBackTimer(page, firstQuestionDelayMs);
        await prepareLive(page, account, { language });
        await page.goto('/interview/live');
        const start = page.getByRole('button', { name: t.start });
        await expect(start).toBeVisible();
        await expect(page.getByText(t.progress)).toBeVisible();
        await expectState(page, 'waiting');
        await expectGood(page);
        await start.click();
        await expect(page.getByText(t.listening)).toBeVisible();
        await expect(page.getByRole('log')).toContainText(sentences[language]);
        await expectGood(page);
        await page.getByRole('button', { name: t.complete }).click();
        await expectFeedback(page);
        await expect(page.getByRole('heading', { name: t.result })).toBeVisible();
        await expectGood(page);
      },
    );

    test(
      'countdown: fits every width and passes axe',
      inFull,
      async ({ page, account, context }) => {
        await context.grantPermissions(['camera', 'microphone']);
        // The first second of the countdown.
        await holdBackTimer(page, 1_000);
        await prepareLive(page, account, { language });
        await page.goto('/interview/live');
        await expectState(page, 'countdown');
        await expectGood(page);
      },
    );
  });
}

test.describe('with the keyboard alone', () => {
  test.use({ permissions: ['camera', 'microphone'] });
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('completes an interview', inFull, async ({ page, account }) => {
    await withWebSpeech(page, [sentences.ko]);
    await prepareLive(page, account);
    await page.clock.install();
    await page.goto('/interview/live');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectState(page, 'waiting');
    await page.keyboard.press('Space');
    for (const [number, way] of [
      [1, '다음 질문으로'],
      [2, '다음 질문으로'],
      [3, '결과 보러 가기'],
    ] as const) {
      await expectState(page, 'recording');
      await expect(page.getByRole('log')).toContainText('회의록');
      await page.keyboard.press('Space');
      await expectFeedback(page);
      await expect(page.getByRole('heading', { name: `질문 ${number}의 결과` })).toBeVisible();
      await tabTo(page, way);
      await page.keyboard.press('Enter');
      if (number < 3) {
        await page.clock.runFor(2_200);
        await passCountdown(page);
      }
    }
    await tabTo(page, '결과 보기');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/interview\/results$/);
  });
});

/** Tabs until a button has the focus. */
async function tabTo(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}
