import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { endInterviewDelayMs } from '@daedap/contract/constants/interview';
import { expectNothingSerious } from './support/axe.ts';
import { seedRecordings } from './support/local-store.ts';
import { goodAnswer, type PractisedSession, practise } from './support/sessions.ts';
import {
  type Account,
  expect,
  expectNoSidewaysScroll,
  register,
  signIn,
  test,
  inFull,
} from './support/test.ts';

const recordingId = 'results-1';

/** Three questions: a good answer with its video, one over time, and silence. */
const finished = (api: APIRequestContext, { token }: Account, language: 'ko' | 'en' = 'ko') =>
  practise(api, token, {
    category: 'job',
    sub: 'it',
    finish: true,
    language,
    answers: [
      { text: goodAnswer, recordingId, segments: [{ start: 2, end: 4, text: goodAnswer }] },
      { text: '음 저는 그냥 열심히 했습니다.', seconds: 70 },
      '',
    ],
  });

const tab = (page: Page, number: number) =>
  page.getByRole('tab', { name: new RegExp(`^${number}번 질문`) });
const expectAnswer = async (page: Page, { questions }: PractisedSession, number: number) => {
  await expect(tab(page, number)).toHaveAttribute('aria-selected', 'true');
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('heading', { name: questions[number - 1]?.question ?? '' }),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`answer=${number}$`));
};

/** Opens the results as the live screen does. */
async function arriveFromInterview(page: Page, sessionId: number) {
  await page.goto('/interview/results');
  await expect(page.getByRole('alert')).toContainText('면접 세션 정보를 찾을 수 없습니다.');
  await page.evaluate((id) => {
    sessionStorage.setItem('recordingState', 'completed');
    history.replaceState({ ...history.state, usr: { sessionId: id } }, '');
  }, sessionId);
  await page.reload();
}

test(
  'shows the same results under four addresses',
  inFull,
  async ({ signedInPage: page, account, request }) => {
    const session = await finished(request, account);
    const score = page.getByRole('region', { name: '종합 점수' });
    for (const place of ['results', 'recordings', 'analysis-results']) {
      await page.goto(`/${place}/${session.id}`);
      await expect(score).toContainText(`${session.score}점`);
      await expect(score).toContainText('질문 3개 중 3개 완료');
    }
    await arriveFromInterview(page, session.id);
    await expect(score).toContainText(`${session.score}점`);
    expect(await page.evaluate(() => sessionStorage.getItem('recordingState'))).toBeNull();

    await tab(page, 1).focus();
    await page.keyboard.press('ArrowRight');
    await expectAnswer(page, session, 2);
    await expect(page.getByRole('tabpanel')).toContainText('시간 초과');
    await page.keyboard.press('End');
    await expectAnswer(page, session, 3);
    await expect(page.getByRole('tabpanel')).toContainText('목소리가 들리지 않았어요');
    await page.getByRole('button', { name: '이전 답변' }).click();
    await page.reload();
    await expectAnswer(page, session, 2);

    // The edge of the card, above its text.
    const label = page.getByRole('tabpanel').getByText('2번 질문');
    await label.scrollIntoViewIfNeeded();
    const box = await label.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) - 12];
    const drag = async (pixels: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels, y, { steps: 3 });
      await page.mouse.up();
    };
    await drag(49);
    await expectAnswer(page, session, 2);
    await drag(50);
    await expectAnswer(page, session, 1);

    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNothingSerious(page, 'main');
  },
);

test(
  'a swipe of 50 px leads to the next answer; 49 px do not',
  inFull,
  async ({ browser, account, request }) => {
    const session = await finished(request, account);
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    await signIn(page, account);
    await page.goto(`/results/${session.id}?answer=1`);
    const panel = page.getByRole('tabpanel');
    await panel.getByText('1번 질문').scrollIntoViewIfNeeded();
    const cdp = await context.newCDPSession(page);
    const swipe = async (pixels: number) => {
      const box = await panel.getByRole('list', { name: '질문 정보' }).boundingBox();
      const [x, y] = [180, (box?.y ?? 0) + 10];
      const at = (moved: number) => [{ x: x + moved, y }];
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const part of [0.4, 0.8, 1]) {
        await cdp.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(Math.round(pixels * part)),
        });
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-49);
    await expectAnswer(page, session, 1);
    await swipe(-50);
    await expectAnswer(page, session, 2);
    await swipe(49);
    await expectAnswer(page, session, 2);
    await swipe(50);
    await expectAnswer(page, session, 1);
    await context.close();
  },
);

test('says what made each score, and it adds up', async ({
  signedInPage: page,
  account,
  request,
}) => {
  const session = await finished(request, account);
  await page.goto(`/results/${session.id}`);
  const panel = page.getByRole('tabpanel');
  const reasons = panel.locator('details', { hasText: '점수가 나온 까닭' });
  await expect(reasons).toHaveCount(3);
  await page.setViewportSize({ width: 320, height: 740 });
  for (const dimension of ['연관성', '명확성', '깊이']) {
    const table = panel.getByRole('table', { name: `${dimension}: 점수가 나온 까닭` });
    await expect(table).toBeHidden();
    await panel.locator('summary', { hasText: `${dimension}:` }).click();
    await expect(table.getByRole('rowheader', { name: '평범한 답변의 점수' })).toBeVisible();
    const cells = await table.getByRole('cell').allTextContents();
    const points = cells.map((text) => Number.parseInt(text.replace('−', '-'), 10));
    const total = points.pop();
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(total);
    await expect(panel.getByRole('progressbar', { name: dimension })).toHaveAttribute(
      'aria-valuetext',
      `${total}점`,
    );
  }
  await expectNoSidewaysScroll(page);
  await expectNothingSerious(page, 'main');
  // Silence has no scores to explain.
  await tab(page, 3).click();
  await expect(reasons).toHaveCount(0);
});

test('marked words play the video from their second', async ({
  signedInPage: page,
  account,
  request,
}) => {
  const session = await finished(request, account);
  await page.goto('/login');
  await seedRecordings(page, [
    {
      id: recordingId,
      userId: account.id,
      questionText: session.questions[0]?.question ?? '',
      sessionId: String(session.id),
      questionId: session.questions[0]?.id ?? 0,
    },
  ]);
  await page.goto(`/recordings/${session.id}`);
  const panel = page.getByRole('tabpanel');
  const second = () =>
    panel.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect(panel.locator('video')).toBeVisible();
  expect(await second()).toBe(0);
  await panel.locator('[data-text] [role=button]').first().click();
  await panel
    .getByRole('button', { name: /^영상에서 보기/ })
    .first()
    .click();
  await expect.poll(second).toBeGreaterThanOrEqual(2);
  // The other answers have no video, and say so.
  await tab(page, 2).click();
  await expect(panel.getByText('이 답변에 저장된 영상이 없어요.')).toBeVisible();
});

test('ends the interview', inFull, async ({ signedInPage: page, account, request }) => {
  const session = await finished(request, account);
  await page.clock.install();
  const end = page.getByRole('button', { name: '면접 종료' });
  const expectToLead = async (target: string) => {
    await page.evaluate((id) => {
      sessionStorage.setItem('interview_session_5', JSON.stringify({ sessionId: id }));
      sessionStorage.setItem('latest_interview_session_key', 'interview_session_5');
      sessionStorage.setItem('currentQuestionIndex', '3');
      localStorage.setItem('recentSessionId', String(id));
    }, session.id);
    const before = page.url();
    // One hour later on the page's clock, which was moved before.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000);
    await end.dblclick();
    await page.clock.runFor(endInterviewDelayMs - 1);
    expect(page.url()).toBe(before);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(target);
    expect(
      await page.evaluate(() => [
        ...Object.keys(sessionStorage).filter((key) => /interview|Question/.test(key)),
        localStorage.getItem('recentSessionId'),
      ]),
    ).toEqual([null]);
    await page.clock.resume();
  };
  await page.goto(`/results/${session.id}`);
  await end.waitFor();
  await expectToLead('/recordings');
  await arriveFromInterview(page, session.id);
  await end.waitFor();
  await expectToLead('/dashboard');
});

test.describe('results that cannot be shown', () => {
  test.use({ expectedErrors: ['status of 404', 'net::ERR_FAILED'] });

  test(
    'say why: another user’s session, no session, no network, a network lost during a new analysis',
    inFull,
    async ({ signedInPage: page, account, request }) => {
      const other = await register(request.post.bind(request));
      const theirs = await finished(request, other);
      const lost = page.getByRole('heading', { level: 1, name: '찾을 수 없는 면접이에요' });
      for (const place of ['results', 'recordings']) {
        await page.goto(`/${place}/${theirs.id}`);
        await expect(lost).toBeVisible();
        expect(await page.content()).not.toContain(theirs.questions[0]?.question);
      }
      await page.goto('/results/nonsense');
      await expect(lost).toBeVisible();
      await expectNothingSerious(page, 'main');
      await page.goto('/results/session-1700000000000-unheard');
      await expect(
        page.getByRole('heading', { name: '답변이 아직 이 기기에 있어요' }),
      ).toBeVisible();

      const open = await practise(request, account.token, {
        category: 'job',
        sub: 'it',
        answers: [],
        finish: false,
      });
      await page.goto(`/results/${open.id}`);
      await expect(page.getByRole('heading', { level: 1, name: '결과 없음' })).toBeVisible();
      await expect(page.getByRole('button', { name: '이어서 진행' })).toBeVisible();

      const begun = await practise(request, account.token, {
        category: 'personality',
        sub: 'basic',
        answers: [goodAnswer],
        finish: false,
      });
      await page.route('**/results', (route) => route.abort());
      await page.goto(`/results/${begun.id}`);
      await expect(page.getByRole('alert')).toContainText('서버에 연결하지 못했어요.');
      await page.unroute('**/results');
      await page.getByRole('button', { name: '다시 시도하기' }).click();
      await page.getByRole('button', { name: '종합 분석하기' }).click();
      const score = page.getByRole('region', { name: '종합 점수' });
      await expect(score).toContainText('질문 3개 중 1개 완료');

      const make = '**/api/interviews/comprehensive-analysis';
      const again = page.getByRole('button', { name: '종합 분석 다시 만들기' });
      const confirm = async () => {
        await again.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('alertdialog', { name: '종합 분석을 다시 만들까요?' });
        await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
        await dialog.getByRole('button', { name: '다시 만들기' }).click();
      };
      await page.route(make, (route) => route.abort());
      await confirm();
      const unmade = page.getByRole('region', { name: '종합 분석이 아직 없어요' });
      await expect(unmade.getByRole('alert')).toContainText('서버에 연결하지 못했어요.');
      await expect(unmade.getByRole('button', { name: '종합 분석하기' })).toBeFocused();
      const headers = { authorization: `Bearer ${account.token}` };
      const active = await request.get('/api/interviews/sessions/active', { headers });
      expect((await active.json()).sessions).toContainEqual(
        expect.objectContaining({ id: begun.id, status: 'in_progress' }),
      );
      await page.unroute(make);
      await page.keyboard.press('Enter');
      await expect(score).toContainText('질문 3개 중 1개 완료');
      const made = page.waitForResponse(make);
      await confirm();
      expect((await made).status()).toBe(200);
      await expect(again).toBeFocused();
      await expect(page.getByText('종합 분석을 새로 만들었어요.')).toBeVisible();
      await expect(score).toContainText('질문 3개 중 1개 완료');
    },
  );
});

test('prints the report and saves it as a file', async ({
  signedInPage: page,
  account,
  request,
}) => {
  const session = await finished(request, account);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/results/${session.id}`);
  await expect(page.getByRole('tablist')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON으로 저장' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`daedap-session-${session.id}.json`);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(kept.session.id).toBe(session.id);
  expect(kept.analysis.overallScore).toBe(session.score);
  expect(kept.userAnswers.map(({ id }: { id: number }) => id)).toEqual(session.answerIds);
  expect(kept.userAnswers[0].answerText).toBe(goodAnswer);

  // The font of the report is loaded before the print dialog opens.
  const asked = page.evaluate(
    () => new Promise<void>((resolve) => (window.print = () => resolve())),
  );
  await page.getByRole('button', { name: '인쇄 / PDF로 저장' }).click();
  await asked;
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const report = page.getByRole('article');
  await expect(report).toContainText(account.username);
  for (const { question } of session.questions) await expect(report).toContainText(question);
  await expect(report).toContainText(goodAnswer);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: '면접 종료' })).toBeHidden();
  expect(await report.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes.length).toBeGreaterThan(0);
  for (const [, width, height] of boxes) {
    expect(Math.abs(Number(width) - 595)).toBeLessThanOrEqual(1);
    expect(Math.abs(Number(height) - 842)).toBeLessThanOrEqual(1);
  }
  const fonts = [...pdf.matchAll(/\/FontName\s*\/([\w+-]+)/g)].map(([, name]) => name);
  expect(fonts.some((name) => name?.includes('Pretendard'))).toBe(true);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test(
    'shows the results and the report',
    inFull,
    async ({ signedInPage: page, account, request }) => {
      const session = await finished(request, account, 'en');
      await page.goto(`/results/${session.id}?answer=2`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Interview results' }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: 'Overall score' })).toContainText(
        '3 of 3 questions completed',
      );
      await expect(page.getByRole('tab', { name: /^Question 2/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      expect(await page.getByRole('main').innerText()).not.toMatch(/면접|점수|답변/);
    },
  );
});
