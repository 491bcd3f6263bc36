import type { Page } from '@playwright/test';
import { expectNothingAtAll, inBothThemes } from './support/axe.ts';
import { press } from './support/live.ts';
import { seedRecordings, useLocalStore } from './support/local-store.ts';
import { goodAnswer, postAs, practise } from './support/sessions.ts';
import { failed } from './support/setup.ts';
import { expect, expectNoSidewaysScroll, register, test, inFull } from './support/test.ts';

test.use({
  permissions: ['camera', 'microphone'],
  expectedErrors: ['status of 404', 'status of 409', 'status of 429', 'status of 500'],
});

const halfDone = {
  category: 'job',
  sub: 'it',
  answers: [
    { text: goodAnswer, recordingId: 'mine', seconds: 28 },
    // The limit is 60 s with 2 s of tolerance, so this answer is over time.
    { text: '저는 그냥 열심히 하겠습니다.', seconds: 62.5 },
  ],
  finish: false,
} as const;

const untouched = { category: 'pressure', sub: 'stress', answers: [], finish: false } as const;

const broken = failed(500, 'INTERNAL', '서버에 문제가 생겼어요');

const row = (page: Page) => page.getByRole('region', { name: '질문별 답변' });
const cards = (page: Page) => row(page).getByRole('button');
const figures = (page: Page) =>
  page.getByRole('region', { name: '이 면접의 진행' }).getByRole('definition');

test('shows the figures, answers and video of a half-done session, and deletes an answer', async ({
  signedInPage: page,
  account,
  request,
}) => {
  const { id, questions, answerIds } = await practise(request, account.token, halfDone);
  await page.goto('/account');
  await seedRecordings(
    page,
    ['mine', 'other'].map((name) => ({ id: name, userId: account.id, questionText: '질문' })),
  );
  await page.goto(`/session-details/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '세션 상세' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '취업 > IT·개발' })).toBeVisible();
  await expect(page.getByText('진행중')).toBeVisible();
  await expect(page.getByText('초급')).toBeVisible();
  await expect(figures(page)).toHaveText(['2개', '3개', '67%', '60초']);
  const bar = page.getByRole('progressbar', { name: '진행률' });
  await expect(bar).toHaveAttribute('aria-valuetext', '67%');
  await expect(page.getByText('이 기기에 영상 1개가 있어요')).toBeVisible();
  await expect(cards(page)).toHaveText([/^Q1 .*점.*0:28.*영상이 있어요$/, /^Q2 .*점.*1:03\s*$/]);
  await expect(page.getByText('질문을 골라보세요')).toBeVisible();

  const [first, second] = [cards(page).first(), cards(page).nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`/session-details/${id}?question=${questions[1]!.id}`);
  await expect(page.getByText('시간 초과')).toBeVisible();
  await expect(page.getByRole('button', { name: '영상 보기' })).toHaveCount(0);
  await second.click();
  await expect(page).toHaveURL(`/session-details/${id}`);
  await first.click();
  await page.reload();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('답변 시간 0:28 · 제한 1:00')).toBeVisible();
  await expect(page.getByText('시간 초과')).toHaveCount(0);
  for (const name of ['연관성', '명확성', '깊이']) {
    await expect(page.getByRole('progressbar', { name })).toBeAttached();
  }

  await press(page, '영상 보기');
  const panel = page.getByRole('region', { name: '내 답변 영상' });
  const video = panel.locator('video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.played.length)).toBe(1);
  await panel.getByRole('button', { name: '영상 닫기' }).click();
  await expect(video).toHaveCount(0);
  await expect(page.getByRole('button', { name: '영상 보기' })).toBeFocused();

  const deletion = `**/api/recordings/sessions/${id}/answers/${answerIds[0]}`;
  await page.route(deletion, broken);
  const confirm = async () => {
    await press(page, '답변 삭제');
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  };
  await confirm();
  const failure = page.getByRole('alertdialog', { name: '답변 삭제에 실패했습니다' });
  await failure.getByRole('button', { name: '확인' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.unroute(deletion);
  await confirm();
  await expect(cards(page)).toHaveText([/^Q2 /]);
  await expect(figures(page)).toHaveText(['1개', '3개', '33%', '60초']);
  await expect(page).toHaveURL(`/session-details/${id}`);
  await expect(page.getByText('이 기기에는 이 면접의 영상이 없어요')).toBeVisible();
  await useLocalStore(page);
  const kept = await page.evaluate(
    async (userId) =>
      (await globalThis.localStore.listRecordings(userId)).rows.map((one) => one.id),
    account.id,
  );
  expect(kept).toEqual(['other']);

  await page.getByRole('main').getByRole('button', { name: '나가기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('shows no local recordings on another device, and resumes the session where it stopped', async ({
  signedInPage: page,
  account,
  request,
}) => {
  const { id, questions } = await practise(request, account.token, halfDone);
  await page.goto(`/session-details/${id}?question=${questions[0]!.id}`);
  await expect(page.getByText('이 기기에는 이 면접의 영상이 없어요')).toBeVisible();
  await expect(page.getByRole('button', { name: '영상 보기' })).toHaveCount(0);

  const asked = '**/api/interview-lifecycle/session/*/questions';
  await page.route(asked, broken);
  await press(page, '이어서 진행');
  const alert = page.getByRole('alertdialog', { name: '이어서 진행할 수 없어요' });
  await expect(
    alert.getByText(/^질문을 불러오는데 실패했습니다\. 다시 시도해주세요\.$/),
  ).toBeVisible();
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(`/session-details/${id}?question=${questions[0]!.id}`);
  await page.unroute(asked);

  await press(page, '이어서 진행');
  await expect(page.getByText('질문 3 / 3')).toBeVisible();
  await expect(page.getByRole('heading', { name: questions[2]!.question })).toBeVisible();
  await expect(page).toHaveURL('/interview/live');
  const state: unknown = await page.evaluate(() => history.state.usr);
  const config = {
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'beginner',
    questionCount: 3,
    timePerQuestion: 60,
  };
  expect(state).toMatchObject({
    resumeSession: true,
    sessionData: { ...config, sessionId: id, completedQuestions: 2 },
    questions: questions.map((question) => ({ id: question.id })),
    interviewConfig: config,
    timeLimit: 60,
    sessionId: id,
  });
});

test(
  'explains why a session cannot be shown or resumed',
  inFull,
  async ({ signedInPage: page, account, request }) => {
    const stranger = await register(request.post.bind(request));
    const theirs = await practise(request, stranger.token, halfDone);
    await page.goto(`/session-details/${theirs.id}`);
    await expect(page.getByRole('heading', { name: '찾을 수 없는 면접이에요' })).toBeVisible();
    const words = await page.content();
    for (const { question } of theirs.questions) expect(words).not.toContain(question);
    await page.goto('/session-details/nothing');
    await expect(page.getByRole('heading', { name: '찾을 수 없는 면접이에요' })).toBeVisible();

    const post = postAs(request, account.token);
    const { id } = await practise(request, account.token, untouched);
    await post('interview/session', { sessionId: id, status: 'abandoned' });
    for (let made = 0; made < 3; made += 1) await practise(request, account.token, untouched);

    const call = `**/api/recordings/sessions/${id}/answers`;
    await page.route(call, failed(429, 'RATE_LIMITED', '조금 천천히 해주세요'));
    // `debug=1` on any page holds for the whole tab.
    await page.goto('/account?debug=1');
    await page.goto(`/session-details/${id}`);
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('세션 정보를 불러오는데 실패했습니다');
    await expect(failure).toContainText('조금 천천히 해주세요');
    await expect(failure.getByRole('link', { name: '대시보드로 가기' })).toBeVisible();
    await page.unroute(call);
    await failure.getByRole('button', { name: '다시 시도하기' }).click();
    await expect(page.getByText('중단됨')).toBeVisible();
    await expect(page.getByText('아직 답한 질문이 없어요.')).toBeVisible();
    await expect(figures(page)).toHaveText(['0개', '3개', '0%', '60초']);

    await press(page, '이어서 진행');
    const limit =
      '진행 중인 면접이 이미 3개예요. 하나를 마치거나 삭제하면 이 면접을 이어서 할 수 있어요.';
    await expect(page.getByRole('alertdialog').getByText(limit)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    const debug = page.getByRole('region', { name: '디버그' });
    const counts = (recordings: number) => [
      String(id),
      String(account.id),
      `${recordings}`,
      '0',
      '0',
    ];
    await expect(debug.getByRole('definition')).toHaveText(counts(0));
    await seedRecordings(page, [{ id: 'mine', userId: account.id, questionText: '질문' }]);
    await debug.getByRole('button', { name: '새로 세기' }).click();
    await expect(debug.getByRole('definition')).toHaveText(counts(1));
    await expect(debug.getByRole('cell', { name: 'mine' })).toBeVisible();

    await page.getByRole('link', { name: '면접 기록으로 돌아가기' }).click();
    await expect(page).toHaveURL('/recordings');
  },
);

test.describe('in English', () => {
  test.use({ language: 'en' });

  test(
    'shows a completed session with a question answered twice, on every width',
    inFull,
    async ({ signedInPage: page, account, request }) => {
      const { id, questions } = await practise(request, account.token, {
        ...halfDone,
        finish: true,
      });
      const [question] = questions;
      await postAs(request, account.token)('interviews/analyze-text', {
        sessionId: id,
        questionId: question!.id,
        answerText: goodAnswer,
        answerDuration: 20,
        retake: true,
      });
      await page.goto(`/session-details/${id}?question=${question!.id}`);
      await expect(page.getByText('Completed').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
      const attempts = page.getByRole('region', { name: 'Your answers to this question' });
      await expect(attempts.getByRole('listitem')).toHaveText([
        /^Attempt 1Counts for the interview.*pts$/,
        /^Attempt 2Answered again.*pts$/,
      ]);
      for (const width of [320, 768, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        const small = await page
          .getByRole('main')
          .locator('a, button')
          .evaluateAll((targets) =>
            targets
              .filter((target) => {
                const { width: wide, height: high } = target.getBoundingClientRect();
                return wide > 0 && Math.min(wide, high) < 44;
              })
              .map((target) => target.outerHTML),
          );
        expect(small, `too small to press at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await inBothThemes(page, () => expectNothingAtAll(page));

      await attempts.getByRole('link', { name: 'Compare attempts' }).click();
      await expect(page).toHaveURL(`/session-details/${id}?question=${question!.id}&compare=1`);
      await page.getByRole('link', { name: 'Back to the answer' }).click();
      await expect(attempts).toBeVisible();
      await page.getByRole('link', { name: 'See the results' }).click();
      await expect(page).toHaveURL(`/recordings/${id}`);
    },
  );
});
