import type { Route } from '@playwright/test';
import { maxActiveSessions } from '@daedap/contract/constants/interview';
import { expectNothingSerious, inBothThemes } from './support/axe.ts';
import {
  address,
  generating,
  counting,
  button,
  title,
  radio,
  choose,
  status,
  openLastStep,
  keptInterview,
  failed,
  startSessions,
} from './support/setup.ts';
import { expect, stopClock, test, inFull } from './support/test.ts';

test.describe('when a call fails', () => {
  test.use({ expectedErrors: ['the server responded with a status of', 'net::ERR_FAILED'] });

  test(
    'repeats the check of active sessions 3 seconds after a 429',
    inFull,
    async ({ signedInPage: page }) => {
      let calls = 0;
      await page.route(counting, async (route) => {
        calls += 1;
        if (calls === 1) await failed(429, 'RATE_LIMITED', '천천히')(route);
        else await route.continue();
      });
      await stopClock(page);
      await page.goto(address);
      await expect(page.getByText('잠시 뒤에 다시 확인할게요', { exact: false })).toBeVisible();
      await page.clock.runFor(2_900);
      expect(calls).toBe(1);
      await page.clock.runFor(200);
      await expect(title(page, '어떤 면접을 연습할까요?')).toBeVisible();
      expect(calls).toBe(2);
    },
  );

  for (const [what, answer] of [
    ['an error', failed(500, 'INTERNAL', '문제')],
    ['no network', (route: Route) => route.abort()],
  ] as const) {
    test(
      `${what} in the check of active sessions does not stop the setup`,
      inFull,
      async ({ signedInPage: page }) => {
        await page.route(counting, answer);
        await page.goto(address);
        await expect(title(page, '어떤 면접을 연습할까요?')).toBeVisible();
      },
    );
  }

  test(
    'shows the message in an alert and the state ERROR when the start fails, and can try again',
    inFull,
    async ({ signedInPage: page }) => {
      await page.route(generating, failed(500, 'INTERNAL', '질문을 만들지 못했어요.'));
      await openLastStep(page);
      await button(page, '면접 시작하기').click();
      const alert = page.getByRole('alertdialog', { name: '면접을 시작하지 못했어요' });
      await expect(alert).toContainText('질문을 만들지 못했어요.');
      await expect(status(page)).toHaveAttribute('data-interview-status', 'ERROR');
      await expectNothingSerious(page);
      await page.keyboard.press('Escape');
      await expect(alert).toBeHidden();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('질문을 만들지 못했어요.');
      await expect(radio(page, '3개')).toBeChecked();
      await button(page, '면접 시작하기').click();
      await expect(alert).toBeVisible();
      await page.unroute(generating);
      await alert.getByRole('button', { name: '다시 시도하기' }).click();
      await expect(status(page)).toHaveAttribute('data-interview-status', 'QUESTION_PREP');
    },
  );

  test(
    'shows an error when the server returns no questions',
    inFull,
    async ({ signedInPage: page }) => {
      await page.route(generating, (route) =>
        route.fulfill({ status: 201, json: { success: true, sessionId: 1, questions: [] } }),
      );
      await openLastStep(page);
      await button(page, '면접 시작하기').click();
      await expect(page.getByRole('alertdialog')).toContainText(
        'question generation failed: empty response',
      );
      await expect(status(page)).toHaveAttribute('data-interview-status', 'ERROR');
    },
  );

  test('shows an error when there is no token', inFull, async ({ signedInPage: page }) => {
    await openLastStep(page);
    // At once: any call in between, without a token, would end the session.
    await button(page, '면접 시작하기').evaluate((start: HTMLElement) => {
      localStorage.removeItem('token');
      start.click();
    });
    await expect(page.getByRole('alertdialog')).toContainText('no auth token');
  });

  for (const [code, name] of [
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
  ] as const) {
    test(
      `removes the token and leads to sign-in after a ${code}`,
      code === 403 ? inFull : {},
      async ({ signedInPage: page }) => {
        await page.route(generating, failed(code, name, '안 돼요'));
        await openLastStep(page);
        await button(page, '면접 시작하기').click();
        await expect(page).toHaveURL('/login?redirect=%2Finterview%2Fsetup');
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      },
    );
  }

  test(
    'shows the limit when another device has started three interviews meanwhile',
    inFull,
    async ({ signedInPage: page, account }) => {
      await openLastStep(page);
      await startSessions(page, account, maxActiveSessions);
      await button(page, '면접 시작하기').click();
      await expect(title(page, '진행 중인 면접이 3개예요')).toBeVisible();
    },
  );
});

test.describe('plans', () => {
  test(
    'an upgrade lasts 30 days, and then the free plan is back',
    inFull,
    async ({ signedInPage: page }) => {
      await stopClock(page);
      await openLastStep(page);
      const previews = page.getByRole('region', { name: '요금제별 답변 시간' });
      await expect(previews).toContainText('질문마다 10초씩 답변');
      await expect(previews).not.toContainText('9,900');
      await previews.getByRole('button', { name: '답변 시간 늘리기' }).click();
      const dialog = page.getByRole('dialog', { name: '답변 시간을 늘려볼까요?' });
      await expect(dialog).toContainText('월 9,900원');
      await expect(dialog).toContainText('월 19,900원');
      await expect(dialog).toContainText('30일 무료 체험');
      await expect(dialog.getByText('인기')).toHaveCount(1);
      await dialog.getByRole('button', { name: '베이직 체험하기' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('2026년 12월 15일까지 쓸 수 있어요')).toBeVisible();
      const current = previews.getByRole('listitem').filter({ hasText: '이용 중' }).first();
      await expect(current).toContainText('베이직');

      await page.clock.fastForward(30 * 24 * 60 * 60 * 1_000 - 60_000);
      await expect(current).toContainText('베이직');
      await page.clock.fastForward(60_000);
      await expect(current).toContainText('무료');
    },
  );

  test(
    'asks to try again when the browser cannot store the plan',
    inFull,
    async ({ signedInPage: page }) => {
      await openLastStep(page);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await button(page, '답변 시간 늘리기').click();
      await page.getByRole('button', { name: '프리미엄 체험하기' }).click();
      const alert = page.getByRole('alertdialog', { name: '요금제를 바꾸지 못했어요' });
      await expect(alert).toContainText('다시 시도해주세요');
      await alert.getByRole('button', { name: '닫기' }).click();
      await expect(page.getByRole('dialog', { name: '답변 시간을 늘려볼까요?' })).toBeVisible();
    },
  );

  test('a paid plan goes straight to the live screen', async ({ signedInPage: page }) => {
    await page.addInitScript(() => {
      const now = Date.now();
      const expiresAt = new Date(now + 60_000_000).toISOString();
      const startedAt = new Date(now).toISOString();
      localStorage.setItem(
        'subscription',
        JSON.stringify({ tierId: 'premium', status: 'active', startedAt, expiresAt }),
      );
    });
    await openLastStep(page);
    const asked = page.waitForRequest(generating);
    await button(page, '면접 시작하기').click();
    expect((await asked).postDataJSON()).toMatchObject({ enableAds: false, timePerQuestion: 300 });
    await expect(page).toHaveURL('/interview/live');
    const { state } = await keptInterview(page);
    expect(state).toMatchObject({
      interviewConfig: { enableAds: false, timePerQuestion: 300 },
      timeLimit: 300,
      adMetrics: null,
    });
  });
});

test.describe('axe finds nothing serious', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('in a step', inFull, async ({ signedInPage: page }) => {
    await page.goto(address);
    await expect(title(page, '어떤 면접을 연습할까요?')).toBeVisible();
    await choose(page, '취업');
    await inBothThemes(page, () => expectNothingSerious(page));
  });

  test(
    'in the last step and the upgrade dialog over it',
    inFull,
    async ({ signedInPage: page }) => {
      await openLastStep(page);
      await inBothThemes(page, () => expectNothingSerious(page));
      await button(page, '답변 시간 늘리기').click();
      await expect(page.getByRole('dialog', { name: '답변 시간을 늘려볼까요?' })).toBeVisible();
      await inBothThemes(page, () => expectNothingSerious(page));
    },
  );
});
