import { maxActiveSessions } from '@daedap/contract/constants/interview';
import { expectNothingSerious } from './support/axe.ts';
import {
  address,
  generating,
  button,
  title,
  radio,
  choose,
  status,
  openLastStep,
  keptInterview,
  startSessions,
} from './support/setup.ts';
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
    titles: [
      '어떤 면접을 연습할까요?',
      '어떤 분야인가요?',
      '얼마나 어렵게 할까요?',
      '질문을 몇 개 받을까요?',
    ],
    choices: ['취업', 'IT·개발', '중급', '3개'],
    minutes: [/15~20분/, /20~30분/, /30~45분/],
    countMinutes: ['5~10분', '10~15분', '15~20분'],
    next: '다음',
    previous: '이전',
    start: '면접 시작하기',
    answer: '답변 시작하기',
    limit: '진행 중인 면접이 3개예요',
    records: '면접 기록으로 가기',
  },
  en: {
    titles: [
      'Which interview do you want to practise?',
      'Which field is it?',
      'How hard should it be?',
      'How many questions?',
    ],
    choices: ['Job', 'IT and development', 'Intermediate', '3'],
    minutes: [/15–20 min/, /20–30 min/, /30–45 min/],
    countMinutes: ['5–10 min', '10–15 min', '15–20 min'],
    next: 'Next',
    previous: 'Back',
    start: 'Start the interview',
    answer: 'Start answering',
    limit: 'You have 3 interviews under way',
    records: 'Go to my interviews',
  },
} as const;

for (const language of languages) {
  const t = texts[language];

  test.describe(`the wizard in ${language}`, () => {
    test.use({ language });

    test('leads through four steps and the preparation to the live screen', async ({
      signedInPage: page,
    }) => {
      await stopClock(page);
      await page.goto(address);
      await expect(title(page, t.titles[0])).toBeVisible();
      await expect(button(page, t.previous)).toHaveCount(0);
      const asked = page.waitForRequest(generating);
      for (const [step, name] of t.titles.entries()) {
        await expect(title(page, name)).toBeVisible();
        const go = button(page, step === 3 ? t.start : t.next);
        await expect(go).toBeDisabled();
        if (step === 2)
          for (const text of t.minutes) await expect(page.getByText(text)).toBeVisible();
        if (step === 3)
          for (const text of t.countMinutes)
            await expect(page.getByText(text, { exact: true })).toBeVisible();
        await choose(page, t.choices[step]!);
        await expectNoSidewaysScroll(page);
        await expect(go).toBeEnabled();
        await go.click();
      }
      expect((await asked).postDataJSON()).toEqual({
        mainCategory: 'job',
        subCategory: 'it',
        difficulty: 'intermediate',
        count: 3,
        enableAds: true,
        timePerQuestion: 10,
        language,
        mode: 'practice',
        format: 'free',
        preparationSeconds: 10,
      });

      await expect(status(page)).toHaveAttribute('data-interview-status', 'QUESTION_PREP');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
      const answer = page.getByRole('button', { name: t.answer });
      await page.clock.runFor(9_000);
      await expect(answer).toHaveCount(0);
      await page.clock.runFor(1_100);
      await answer.click();
      await expect(page).toHaveURL('/interview/live');
      const { key, state } = await keptInterview(page);
      expect(key).toMatch(/^interview_session_\d+$/);
      expect(state).toMatchObject({
        interviewConfig: {
          type: 'video',
          mainCategory: 'job',
          subCategory: 'it',
          difficulty: 'intermediate',
          questionCount: 3,
          enableAds: true,
          timePerQuestion: 10,
          language,
        },
        timeLimit: 10,
        adMetrics: { status: 'COMPLETED' },
      });
      const { sessionId, questions } = state as { sessionId: number; questions: unknown[] };
      expect(questions).toHaveLength(3);
      expect(await page.evaluate(() => localStorage.getItem('recentSessionId'))).toBe(
        String(sessionId),
      );
      const carried = await page.evaluate(() => (history.state as { usr: unknown }).usr);
      expect(carried).toEqual(state);
    });

    test('works with the keyboard only', inFull, async ({ signedInPage: page }) => {
      await page.goto(address);
      await expect(title(page, t.titles[0])).toBeVisible();
      // Enter does nothing while nothing is chosen.
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('Enter');
      await expect(title(page, t.titles[0])).toBeVisible();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(radio(page, t.choices[0])).toBeChecked();
      await page.keyboard.press('Enter');

      await expect(title(page, t.titles[1])).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(radio(page, t.choices[1])).toBeChecked();
      const card = page.locator('label').filter({ has: radio(page, t.choices[1]) });
      await expect(card).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Enter');

      await expect(title(page, t.titles[2])).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect(radio(page, t.choices[2])).toBeChecked();
      await page.keyboard.press('Enter');

      await expect(title(page, t.titles[3])).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(radio(page, t.choices[3])).toBeChecked();
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveAttribute('data-interview-status', 'QUESTION_PREP');
    });

    test(
      'shows the limit instead of the wizard when three interviews are active',
      inFull,
      async ({ signedInPage: page, account }) => {
        await startSessions(page, account, maxActiveSessions);
        await page.goto(address);
        await expect(title(page, t.limit)).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 / 3');
        await expect(page.getByRole('radio')).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await expectNothingSerious(page);
        await page.getByRole('link', { name: t.records }).click();
        await expect(page).toHaveURL('/recordings');
      },
    );
  });
}

test(
  'clears the sub-category when the main category changes, and keeps the rest across a reload',
  inFull,
  async ({ signedInPage: page }) => {
    await page.goto(address);
    await choose(page, '대학');
    await button(page, '다음').click();
    await choose(page, '대학원');
    await button(page, '다음').click();
    await choose(page, '고급');
    await page.reload();
    await expect(title(page, '얼마나 어렵게 할까요?')).toBeVisible();
    await expect(radio(page, '고급')).toBeChecked();
    await button(page, '이전').click();
    await expect(radio(page, '대학원')).toBeChecked();
    await button(page, '이전').click();
    await expect(radio(page, '대학')).toBeChecked();
    await choose(page, '취업');
    await button(page, '다음').click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(button(page, '다음')).toBeDisabled();
  },
);

test(
  'begins at step 2 with a preselected category, and keeps later choices across a reload',
  inFull,
  async ({ signedInPage: page }) => {
    await page.goto('/account');
    await expect(title(page, '내 계정')).toBeVisible();
    /** Writes the history state that a link of the app would write, without using the dashboard. */
    const arriveWith = async (category: string) => {
      await page.evaluate(
        ([path, chosen]) => {
          history.pushState({ usr: { category: chosen }, key: `with-${chosen}`, idx: 1 }, '', path);
        },
        [address, category] as const,
      );
      await page.reload();
    };
    await arriveWith('cooking');
    await expect(title(page, '어떤 면접을 연습할까요?')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    for (const [category, name, sub] of [
      ['university', '대학', '일반 전형'],
      ['pressure', '압박 면접', '압박 상황'],
    ] as const) {
      await arriveWith(category);
      await expect(title(page, '어떤 분야인가요?')).toBeVisible();
      await choose(page, sub);
      await page.reload();
      await expect(radio(page, sub)).toBeChecked();
      await button(page, '이전').click();
      await expect(radio(page, name)).toBeChecked();
    }
  },
);

test(
  'shows progress while questions are generated, and can be cancelled',
  inFull,
  async ({ signedInPage: page }) => {
    await page.route(generating, () => new Promise<void>(() => undefined));
    await openLastStep(page);
    await button(page, '면접 시작하기').click();
    await expect(title(page, '질문을 만들고 있어요')).toBeFocused();
    await expect(
      page.getByRole('listitem').filter({ hasText: '질문을 고르고 있어요' }),
    ).toHaveAttribute('aria-current', 'step');
    await expectNothingSerious(page);
    await button(page, '취소').click();
    await expect(radio(page, '3개')).toBeChecked();
  },
);

test('leaves the preparation for the dashboard, and remembers it', async ({
  signedInPage: page,
}) => {
  await stopClock(page);
  await openLastStep(page);
  await button(page, '면접 시작하기').click();
  await expect(status(page)).toHaveAttribute('data-interview-status', 'QUESTION_PREP');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(1_000);
  await page.keyboard.press('Escape');
  // The second button confirms leaving.
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page).toHaveURL('/dashboard');
  const { state } = await keptInterview(page);
  expect(state).toMatchObject({
    adMetrics: { status: 'FAILED', failureReason: 'user exited' },
  });
});

test(
  'fits a screen 320 px wide, and every target is at least 44 px',
  inFull,
  async ({ signedInPage: page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openLastStep(page);
    await expectNoSidewaysScroll(page);
    for (const target of await page.getByRole('main').locator('label, a, button').all()) {
      const box = await target.boundingBox();
      expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
      expect(box?.width, await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  },
);
