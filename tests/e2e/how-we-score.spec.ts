import type { Page } from '@playwright/test';
import { answerWith, expectFeedback, prepareLive, press, withWebSpeech } from './support/live.ts';
import { goodAnswer, practise } from './support/sessions.ts';
import { expect, expectHistoryHeld, expectNoSidewaysScroll, test, inFull } from './support/test.ts';

const title = '점수는 이렇게 매겨요';

const linksOf = (page: Page) => page.getByRole('main').getByRole('link', { name: title });

/** Presses the first link, and expects the page in a tab of its own. */
async function openInNewTab(page: Page) {
  const opened = page.context().waitForEvent('page');
  await linksOf(page).first().click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await tab.close();
}

test('the landing page leads to it; it fits 320 px and loads neither the bank nor the coach', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.locator('footer').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL('/how-we-score');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(files.filter((path) => path.includes('/assets/coach-'))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(
  'a score links to it in a new tab, without leaving its page',
  inFull,
  async ({ signedInPage: page, account, request }) => {
    const { id, questions } = await practise(request, account.token, {
      category: 'job',
      sub: 'it',
      answers: [goodAnswer],
      finish: true,
    });
    for (const [path, links] of [
      ['/dashboard', 1],
      ['/recordings', 1],
      [`/results/${id}`, 2],
      [`/session-details/${id}?question=${questions[0]?.id}`, 1],
    ] as const) {
      await page.goto(path);
      await expect(linksOf(page)).toHaveCount(links);
      await expectHistoryHeld(page);
      await openInNewTab(page);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    }
  },
);

test.describe('in an interview', () => {
  test.use({ permissions: ['camera', 'microphone'] });

  test('the link of the score leaves the interview as it is', inFull, async ({ page, account }) => {
    await withWebSpeech(page, ['매주 회의록을 남겨서 지연을 줄였습니다.']);
    await prepareLive(page, account);
    await page.goto('/interview/live');
    await answerWith(page, '회의록');
    await expect(linksOf(page)).toHaveCount(1);
    await openInNewTab(page);
    await expectFeedback(page);
    await press(page, '다음 질문으로');
    await expect(page.getByText('질문 2 / 3')).toBeVisible();
  });
});
