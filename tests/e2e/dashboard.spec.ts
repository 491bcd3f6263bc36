import type { Page } from '@playwright/test';
import { expectNothingAtAll, inBothThemes } from './support/axe.ts';
import { goodAnswer, practise } from './support/sessions.ts';
import {
  expect,
  expectAppRuns,
  expectHistoryHeld,
  expectNoSidewaysScroll,
  goBack,
  stopClock,
  test,
  languages,
  inFull,
} from './support/test.ts';

const job = {
  category: 'job',
  sub: 'it',
  answers: [goodAnswer, goodAnswer],
  finish: true,
} as const;
const university = {
  category: 'university',
  sub: 'graduate',
  answers: ['네.'],
  finish: true,
} as const;
const pressure = { category: 'pressure', sub: 'stress', answers: [], finish: false } as const;

const texts = {
  ko: {
    goal: '거의 다 왔어요. 조금만 더 해볼까요?',
    ring: '오늘 목표 3번 중에 2번 마쳤어요',
    recent: '최근 면접',
    cards: (first: number | null, second: number | null) => [
      '압박 면접 압박 상황 —아직 점수가 없어요 오늘 · 1.5분 질문 3개 중 0개 대답',
      `취업 IT·개발 ${second}점 오늘 · 1.5분 질문 3개 중 2개 대답`,
      `대학 대학원 ${first}점 오늘 · 1.5분 질문 3개 중 1개 대답`,
    ],
    totals: '지금까지',
    figures: (average: number, best: number) => ['3번', '1일', '2번', `${average}점`, `${best}점`],
    categories: '분야별 기록',
    jobRow: (score: number | null) => `취업1번${score}점`,
    trend: '점수 흐름',
    risen: (points: number) => `최근 2번 사이에 ${points}점 올랐어요. 이 흐름을 이어가요.`,
  },
  en: {
    goal: 'Almost there. One more push?',
    ring: '2 of 3 interviews done today',
    recent: 'Recent interviews',
    cards: (first: number | null, second: number | null) => [
      'Pressure Under pressure —No score yet today · 1.5 min 0 of 3 answered',
      `Job IT and development ${second} pts today · 1.5 min 2 of 3 answered`,
      `University Graduate school ${first} pts today · 1.5 min 1 of 3 answered`,
    ],
    totals: 'So far',
    figures: (average: number, best: number) => ['3', '1', '2', `${average} pts`, `${best} pts`],
    categories: 'By field',
    jobRow: (score: number | null) => `Job1${score} pts`,
    trend: 'How your scores move',
    risen: (points: number) => `+${points} over your last 2 interviews. Keep it going.`,
  },
} as const;

for (const language of languages) {
  const t = texts[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('counts and lists the sessions, and draws the trend', async ({
      signedInPage: page,
      account,
      request,
    }) => {
      const first = await practise(request, account.token, university);
      const second = await practise(request, account.token, job);
      await practise(request, account.token, pressure);
      const [low, high] = [first.score ?? 0, second.score ?? 0];
      expect(high).toBeGreaterThan(low);
      const asked = page.waitForRequest('**/api/dashboard/stats*');
      await page.goto('/dashboard');
      expect(new URL((await asked).url()).searchParams.get('tz')).toBe('Asia/Seoul');

      await expect(page.getByText(t.goal)).toBeVisible();
      await expect(page.getByText(t.ring)).toBeAttached();
      const cards = page.getByRole('region', { name: t.recent }).getByRole('link');
      await expect(cards).toHaveText(t.cards(first.score, second.score));
      const figures = page.getByRole('region', { name: t.totals }).getByRole('definition');
      await expect(figures).toHaveText(t.figures(Math.round((low + high) / 2), high));
      const rows = page.getByRole('region', { name: t.categories }).getByRole('row');
      await expect(rows.nth(2)).toHaveText(t.jobRow(second.score));
      const trend = page.getByRole('region', { name: t.trend });
      await expect(trend.getByText(t.risen(high - low))).toBeVisible();
      await expect(trend.locator('circle')).toHaveCount(2);
      await expect(trend.getByRole('row')).toHaveCount(3);
      await expectNoSidewaysScroll(page);

      await cards.nth(1).click();
      await expect(page).toHaveURL(`/session-details/${second.id}`);
    });
  });
}

test(
  'shows how many hours ago a session was',
  inFull,
  async ({ signedInPage: page, account, request }) => {
    await practise(request, account.token, pressure);
    const made = Date.now();
    const time = page.getByRole('region', { name: '최근 면접' }).locator('time');
    for (const [hours, label] of [
      [0.5, '오늘'],
      [5.5, '5시간 전'],
      [30, '어제'],
      [80, '3일 전'],
    ] as const) {
      await page.clock.setFixedTime(made + hours * 3_600_000);
      await page.goto('/dashboard');
      await expect(time).toHaveText(label);
    }
  },
);

/** Stores the responses of the dashboard's calls as the service worker does, which browser tests block. */
async function visitAndKeepCopies(page: Page, userId: number) {
  const [, ...responses] = await Promise.all([
    page.goto('/dashboard'),
    page.waitForResponse('**/api/dashboard/stats*'),
    page.waitForResponse('**/api/dashboard/recent-sessions'),
  ]);
  for (const response of responses) {
    const copy = {
      cache: `daedap-data-${userId}`,
      url: response.url(),
      body: await response.text(),
    };
    await page.evaluate(async ({ cache, url, body }) => {
      const headers = { 'content-type': 'application/json', 'x-kept-at': String(Date.now()) };
      await (await caches.open(cache)).put(url, new Response(body, { headers }));
    }, copy);
  }
}

/** Holds back requests until the test lets them go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('shows its skeleton without scripts, then the last known figures, then the new ones', async ({
  signedInPage: page,
  account,
  request,
  hasTouch,
}) => {
  test.skip(hasTouch, 'the laptop has it');
  await practise(request, account.token, pressure);
  await visitAndKeepCopies(page, account.id);
  await practise(request, account.token, pressure);

  const sendScripts = await holdBack(page, '**/assets/*.js');
  const sendFigures = await holdBack(page, '**/api/dashboard/stats*');
  // Scripts that are held back hold back the `load` event, too.
  await page.goto('/dashboard', { waitUntil: 'commit' });
  // The styles hide the other language. They may arrive after the HTML.
  await expect(page.locator('[data-skeleton="en"]')).toHaveCSS('display', 'none');
  const skeleton = page.locator('[data-skeleton="ko"]');
  await expect(skeleton).toBeVisible();
  await expect(skeleton).toContainText('불러오는 중이에요');
  // A press before the app runs keeps the category.
  const quickStart = skeleton.getByRole('link', { name: /^취업/ });
  await expect(quickStart).toHaveAttribute('href', '/interview/setup?category=job');

  sendScripts();
  const figures = page.getByRole('region', { name: '지금까지' }).getByRole('definition');
  const busy = page.locator('main [aria-busy="true"]');
  await expect(figures.first()).toHaveText('1번');
  await expect(busy).toHaveCount(1);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);

  sendFigures();
  await expect(figures.first()).toHaveText('2번');
  await expect(busy).toHaveCount(0);
});

test('welcomes a new user and leads to the first interview', async ({ signedInPage: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: '첫 대답을 기다리고 있어요' })).toBeVisible();
  await expect(page.getByText('한 번씩, 차근차근 채워봐요.')).toBeVisible();
  await expect(page.getByRole('region', { name: '최근 면접' })).toHaveCount(0);
  await page.getByRole('link', { name: '면접 기록 보기' }).click();
  await expect(page).toHaveURL('/recordings');
  await expect(page.getByRole('heading', { name: '아직 면접 기록이 없어요' })).toBeVisible();
  // The history page asks before it is left.
  await goBack(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL('/dashboard');
  // The page that is left has a link of this name, too.
  await expect(page.getByRole('heading', { name: '첫 대답을 기다리고 있어요' })).toBeVisible();
  await page.getByRole('link', { name: '첫 면접 시작하기' }).click();
  await expect(page).toHaveURL('/interview/setup');
});

const categories = { university: '대학', job: '취업', personality: '인성', pressure: '압박 면접' };

test('each quick-start passes its category to the setup', async ({ signedInPage: page }) => {
  await page.addInitScript(() => {
    const push = history.pushState.bind(history);
    // The router keeps the state of a navigation in `usr`.
    history.pushState = (data: { usr?: unknown }, ...rest) => {
      sessionStorage.setItem('pushed', JSON.stringify(data.usr ?? null));
      push(data, ...rest);
    };
  });
  for (const [category, name] of Object.entries(categories)) {
    await page.goto('/dashboard');
    await expectAppRuns(page);
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL('/interview/setup');
    await expectHistoryHeld(page);
    const pushed = await page.evaluate(() => sessionStorage.getItem('pushed'));
    expect(JSON.parse(pushed ?? '')).toEqual({ category });
  }
});

test.describe('when calls fail', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  /** The app retries once, a second later, before it shows the error. */
  async function expectAfterAskingTwice(page: Page, text: string) {
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(page.getByText(text)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.clock.resume();
  }

  test(
    'shows an error panel when both fail; its button loads the page again',
    inFull,
    async ({ signedInPage: page }) => {
      await stopClock(page);
      await page.route('**/api/dashboard/*', (route) => route.abort());
      await page.goto('/dashboard');
      await expectAfterAskingTwice(page, '대시보드 데이터를 불러오는데 실패했습니다');
      await expect(page.getByRole('link', { name: '면접 연습 시작하기' })).toBeVisible();
      await expect(page.getByText('오늘의 목표')).toHaveCount(0);
      await page.unroute('**/api/dashboard/*');
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: '다시 시도하기' }).click();
      await loaded;
      await expect(page.getByText('첫 대답을 기다리고 있어요')).toBeVisible();
    },
  );

  test(
    'shows defaults and a note when only the figures fail, and can try again',
    inFull,
    async ({ signedInPage: page, account, request }) => {
      await practise(request, account.token, pressure);
      await stopClock(page);
      await page.route('**/api/dashboard/stats*', (route) => route.abort());
      await page.goto('/dashboard');
      await expectAfterAskingTwice(page, '통계를 불러오지 못해서 지금은 기본값을 보여드려요');
      const figures = page.getByRole('region', { name: '지금까지' }).getByRole('definition');
      await expect(figures.first()).toHaveText('0번');
      await expect(page.getByRole('region', { name: '최근 면접' }).getByRole('link')).toHaveCount(
        1,
      );
      await page.unroute('**/api/dashboard/stats*');
      await page.getByRole('button', { name: '다시 불러오기' }).click();
      await expect(figures.first()).toHaveText('1번');
      await expect(page.getByText('통계를 불러오지 못해서')).toHaveCount(0);
    },
  );

  test(
    'shows the rest when only the recent sessions and the trend fail',
    inFull,
    async ({ signedInPage: page, account, request }) => {
      await practise(request, account.token, pressure);
      await stopClock(page);
      await page.route('**/api/dashboard/recent-sessions', (route) => route.abort());
      await page.route('**/api/analysis/history*', (route) => route.abort());
      await page.goto('/dashboard');
      await expectAfterAskingTwice(page, '최근 면접을 불러오지 못했어요. 기록은 그대로 있어요.');
      await expect(page.getByText('지금은 보여드릴 면접이 없어요.')).toBeVisible();
      const figures = page.getByRole('region', { name: '지금까지' }).getByRole('definition');
      await expect(figures.first()).toHaveText('1번');
    },
  );
});

test.describe('with many sessions', () => {
  test.beforeEach(async ({ signedInPage: page, account, request }) => {
    for (let made = 0; made < 8; made += 1) {
      await practise(request, account.token, made % 2 === 0 ? job : university);
    }
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: '최근 면접' }).getByRole('link')).toHaveCount(8);
  });

  test('the keyboard moves through the list and opens a card', async ({ signedInPage: page }) => {
    const cards = page.getByRole('region', { name: '최근 면접' }).getByRole('link');
    await cards.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cards.nth(2)).toBeFocused();
    await expect(cards.last()).not.toBeInViewport();
    await page.keyboard.press('End');
    await expect(cards.last()).toBeFocused();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Home');
    await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/session-details\/\d+$/);
  });

  test(
    'wide screens have scroll buttons, which are disabled at the ends',
    inFull,
    async ({ signedInPage: page }) => {
      // High enough for the whole cards: the press scrolls only as far as its button.
      await page.setViewportSize({ width: 1280, height: 1000 });
      const list = page.getByRole('region', { name: '최근 면접' });
      const [previous, next] = ['앞쪽', '뒤쪽'].map((side) =>
        list.getByRole('button', { name: `${side} 면접 보기` }),
      );
      await expect(previous!).toHaveAttribute('aria-disabled', 'true');
      await expect(next!).toHaveAttribute('aria-disabled', 'false');
      await next!.click();
      await expect(list.getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
      await expect(next!).toHaveAttribute('aria-disabled', 'true');
      await previous!.click();
      await expect(previous!).toHaveAttribute('aria-disabled', 'true');
      await expect(list.getByRole('link').first()).toBeInViewport({ ratio: 0.9 });
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(next!).toBeHidden();
    },
  );

  test('nothing overflows, and no target is too small', inFull, async ({ signedInPage: page }) => {
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      for (const target of await page.getByRole('main').locator('a, button').all()) {
        const box = await target.boundingBox();
        if (box === null) continue;
        expect(Math.min(box.width, box.height), await target.innerText()).toBeGreaterThanOrEqual(
          44,
        );
      }
    }
  });

  test('axe finds nothing', inFull, async ({ signedInPage: page }) => {
    await expect(page.getByRole('region', { name: '점수 흐름' }).locator('circle')).toHaveCount(8);
    await inBothThemes(page, () => expectNothingAtAll(page));
  });
});
