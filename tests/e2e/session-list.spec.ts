import type { Page } from '@playwright/test';
import { expectNothingAtAll, inBothThemes } from './support/axe.ts';
import { seedRecordings, useLocalStore } from './support/local-store.ts';
import { insertManySessions } from '../harness/database.ts';
import { goodAnswer, postAs, practise } from './support/sessions.ts';
import { expect, expectNoSidewaysScroll, test, inFull } from './support/test.ts';

const address = '/recordings';
const lists = '**/api/recordings/sessions?*';
const list = (page: Page, name: string) => page.getByRole('list', { name });
const titles = (page: Page, name: string) => list(page, name).getByRole('heading', { level: 3 });
const refused = {
  status: 429,
  json: { success: false, code: 'RATE_LIMITED', error: '조금 천천히 해주세요.' },
};

const localRecordings = (page: Page, userId: number) =>
  page.evaluate(
    async (id) => (await globalThis.localStore.listRecordings(id)).rows.map((row) => row.id),
    userId,
  );

/** Targets that are too small to press. The link of a card is as large as its card. */
const smallTargets = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a:not([id^="record-"]), button, select, input')]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height) < 44;
      })
      .map((target) => target.outerHTML),
  );

test('leads a new user to the first interview', async ({ signedInPage: page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: '아직 면접 기록이 없어요' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('0개');
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.getByRole('link', { name: '첫 면접 시작하기' }).click();
  const question = page.getByRole('alertdialog', { name: '면접 기록에서 나갈까요?' });
  await question.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL('/interview/setup');
});

test.describe('with a few interviews', () => {
  test.use({ expectedErrors: ['status of 429', 'status of 500'] });

  test('counts, lists, searches, deletes and resumes them', async ({
    signedInPage: page,
    account,
    request,
  }) => {
    const { token, id: userId } = account;
    const high = await practise(request, token, {
      category: 'job',
      sub: 'it',
      answers: [{ text: goodAnswer, seconds: 55 }, goodAnswer],
      finish: true,
    });
    const low = await practise(request, token, {
      category: 'university',
      sub: 'graduate',
      answers: ['네.'],
      finish: true,
      timePerQuestion: 10,
    });
    const given = await practise(request, token, {
      category: 'personality',
      sub: 'basic',
      answers: ['저는 저녁마다 산책을 합니다.'],
      finish: false,
    });
    await postAs(request, token)('interview/session', { sessionId: given.id, status: 'abandoned' });
    await practise(request, token, {
      category: 'pressure',
      sub: 'stress',
      answers: [],
      finish: false,
    });
    const scores = [high.score ?? 0, low.score ?? 0];
    expect(scores[0]).toBeGreaterThan(scores[1]!);

    await page.route(lists, (route) => route.fulfill(refused));
    await page.route('**/api/recordings/stats', (route) => route.fulfill(refused));
    await page.goto(address);
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('면접 기록을 불러오는데 실패했습니다');
    await expect(page.getByRole('definition').first()).toHaveText('—지금은 알 수 없어요');
    await page.unrouteAll();
    await failure.getByRole('button', { name: '다시 시도하기' }).click();
    await page.getByRole('button', { name: '다시 불러오기' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('민지님의 면접 기록');
    const average = Math.round((scores[0]! + scores[1]!) / 2);
    await expect(page.getByRole('definition')).toHaveText([
      '4개',
      '2개',
      '4개',
      `${average}점`,
      '2분',
    ]);
    const cards = page.getByRole('article');
    await expect(page.locator('time').first()).toHaveText(
      /^\d{4}\. \d+\. \d+\. 오[전후] \d+:\d\d$/,
    );
    await expect(cards).toHaveText([
      /^압박 면접 > 압박 상황초급 · 질문마다 60초시작됨 분석 중진행0\/3.+이어서 진행$/,
      /^인성 > 기본 인성초급 · 질문마다 60초중단됨 \d+점진행1\/3.+이어서 진행$/,
      new RegExp(`^대학 > 대학원초급 · 질문마다 10초완료 ${low.score}점진행1/3.+결과 보기$`),
      new RegExp(`^취업 > IT·개발초급 · 질문마다 60초완료 ${high.score}점진행2/3.+결과 보기$`),
    ]);
    await expect(titles(page, '진행 중인 면접 2개')).toHaveCount(2);
    await expect(titles(page, '마친 면접 2개')).toHaveCount(2);

    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      expect(await smallTargets(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1180, height: 800 });
    await inBothThemes(page, () => expectNothingAtAll(page));

    // A word that only a transcript has, one that only a question has, a filter, a sort order.
    const search = page.getByRole('searchbox', { name: '질문과 답변에서 찾기' });
    await search.fill('산책');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('면접 1개를 찾았어요.');
    await expect(page).toHaveURL(`${address}?q=${encodeURIComponent('산책')}`);
    await expect(cards).toHaveText([/^인성/]);
    await search.fill(low.questions[2]!.question);
    await expect(cards).toHaveText([/^대학/]);
    await search.fill('없는 낱말');
    await expect(page.getByRole('heading', { name: '조건에 맞는 면접이 없어요' })).toBeVisible();
    await page.getByRole('button', { name: '조건 지우기' }).click();
    await expect(cards).toHaveCount(4);
    await page.getByLabel('정렬').selectOption('높은 점수순');
    await expect(titles(page, '마친 면접 2개')).toHaveText(['취업 > IT·개발', '대학 > 대학원']);
    await page.getByLabel('분야').selectOption('취업');
    await expect(cards).toHaveText([/^취업/]);
    await expect(page).toHaveURL(`${address}?category=job&sort=highest`);
    await page.reload();
    await expect(cards).toHaveText([/^취업/]);

    // Opening a card and going back shows the same list.
    await cards.getByRole('link', { name: '취업 > IT·개발' }).click();
    await expect(page).toHaveURL(`/session-details/${high.id}`);
    await page.locator(`main a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(`${address}?category=job&sort=highest`);
    await expect(cards).toHaveText([/^취업/]);
    await page.getByRole('button', { name: '조건 지우기' }).click();
    await expect(cards).toHaveCount(4);

    await seedRecordings(page, [
      { id: 'going', userId, sessionId: String(low.id), questionText: '하나' },
      { id: 'staying', userId, sessionId: String(high.id), questionText: '둘' },
    ]);
    const going = page.getByRole('article').filter({ hasText: '대학원' });
    const bin = going.getByRole('button', { name: '면접 기록 삭제' });
    // Touch screens have no hover, so they always show the bin.
    const hovers = await page.evaluate(
      () => matchMedia('(hover: hover) and (pointer: fine)').matches,
    );
    await expect(bin.locator('..')).toHaveCSS('opacity', hovers ? '0' : '1');
    await going.hover();
    await expect(bin.locator('..')).toHaveCSS('opacity', '1');
    const deleteIt = async () => {
      await bin.click();
      const question = page.getByRole('alertdialog', { name: '이 면접 기록을 삭제할까요?' });
      await expect(question).toContainText('되돌릴 수 없어요');
      await question.getByRole('button', { name: '삭제' }).click();
    };
    await page.route(`**/api/recordings/sessions/${low.id}`, (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, code: 'INTERNAL', error: '문제가 생겼어요.' },
      }),
    );
    await deleteIt();
    const message = page.getByRole('alertdialog', { name: '세션 삭제에 실패했습니다' });
    await message.getByRole('button', { name: '확인' }).click();
    await expect(cards).toHaveCount(4);
    await page.unrouteAll();
    await deleteIt();
    await expect(cards).toHaveCount(3);
    await expect(page.getByRole('definition').first()).toHaveText('3개');
    await expect(page.locator(`#record-${high.id}`)).toBeFocused();
    await useLocalStore(page);
    await expect.poll(() => localRecordings(page, userId)).toEqual(['staying']);

    await page.getByRole('button', { name: '이어서 진행' }).first().click();
    await expect(page).toHaveURL('/interview/live');
  });
});

test(
  'renders only a few of hundreds of interviews, reaches the last one, and keeps the scroll position',
  inFull,
  async ({ signedInPage: page, account, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    await insertManySessions(account.id, 200);
    await page.goto(address);
    await expect(list(page, '진행 중인 면접 20개')).toBeVisible();
    await expect(page.getByRole('heading', { name: '마친 면접 180개' })).toBeVisible();
    await page.evaluate(() => {
      const seen = { most: 0 };
      const count = () => {
        seen.most = Math.max(seen.most, document.querySelectorAll('main article').length);
      };
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { seen });
    });
    const last = page.locator('[aria-posinset="180"]');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(last).toBeInViewport({ timeout: 300 });
    }).toPass();
    await expect(last).toHaveAttribute('aria-setsize', '180');
    const most = await page.evaluate(
      () => (window as unknown as { seen: { most: number } }).seen.most,
    );
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(60);

    // The keyboard moves from card to card, also from one that was scrolled out of sight.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(last).toHaveCount(0);
    const middle = page.locator('[aria-setsize="180"]').filter({ visible: true }).nth(12);
    const place = Number(await middle.getAttribute('aria-posinset'));
    const at = (posinset: number) =>
      page.locator(`[aria-setsize="180"][aria-posinset="${posinset}"]`);
    await at(place).getByRole('heading').getByRole('link').focus();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(at(place - 30)).toHaveCount(0);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(
      at(place + 1)
        .getByRole('heading')
        .getByRole('link'),
    ).toBeFocused();
    await expect(at(place + 1)).toBeInViewport();
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('Tab');
    await expect(
      at(place + 11)
        .getByRole('heading')
        .getByRole('link'),
    ).toBeFocused();

    const top = await page.evaluate(() => window.scrollY);
    const opened = at(place + 11)
      .getByRole('heading')
      .getByRole('link');
    const before = await opened.boundingBox();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/session-details\/\d+$/);
    await page.locator(`main a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(opened).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    expect((await opened.boundingBox())?.y).toBe(before?.y);
  },
);

test.describe('on a phone, in English', () => {
  test.use({ language: 'en', hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    'asks whether to delete an interview after a long press on its card',
    inFull,
    async ({ signedInPage: page, account, request }) => {
      const { id } = await practise(request, account.token, {
        category: 'job',
        sub: 'it',
        answers: ['I led a small team.'],
        finish: true,
        language: 'en',
      });
      await page.clock.install();
      await page.goto(address);
      const card = page.getByRole('article');
      await expect(card).toHaveText(
        /^Job > IT and developmentBeginner · 60 s per questionCompleted \d+ ptsProgress1\/3.+See results$/,
      );
      await expect(page.getByRole('definition').first()).toHaveText('1');
      const bin = card.getByRole('button', { name: 'Delete this record' });
      await expect(bin.locator('..')).toHaveCSS('opacity', '1');
      await inBothThemes(page, () => expectNothingAtAll(page));
      await card.scrollIntoViewIfNeeded();
      const box = (await card.boundingBox())!;
      const devtools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd' ? [] : [{ x: box.x + 100 + moved, y: box.y + box.height / 2 }],
        });
      const question = page.getByRole('alertdialog', { name: 'Delete this interview?' });
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + 60_000);

      await touch('touchStart');
      await touch('touchMove', 40);
      await page.clock.runFor(600);
      await expect(question).toBeHidden();
      await touch('touchEnd');

      await touch('touchStart');
      await page.clock.runFor(500);
      await expect(question).toBeVisible();
      await touch('touchEnd');
      await expect(page).toHaveURL(address);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();

      await touch('touchStart');
      await page.clock.runFor(499);
      await touch('touchEnd');
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(`/session-details/${id}`);
    },
  );
});
