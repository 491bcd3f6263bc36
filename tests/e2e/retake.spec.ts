import { expectNothingAtAll, inBothThemes } from './support/axe.ts';
import {
  answerWith,
  answersOf,
  expectFeedback,
  expectState,
  press,
  withWebSpeech,
} from './support/live.ts';
import { seedRecordings, subscribe } from './support/local-store.ts';
import { goodAnswer, practise } from './support/sessions.ts';
import {
  expect,
  expectHistoryHeld,
  expectNoSidewaysScroll,
  signIn,
  test,
  inFull,
} from './support/test.ts';

test.use({ permissions: ['camera', 'microphone'] });

const job = { category: 'job', sub: 'it' } as const;
const again = [goodAnswer, '그 뒤로 대시보드를 만들어 매주 느린 조회를 찾고 있습니다.'];

test('answers a question of a completed session again, and shows both attempts side by side', async ({
  page,
  account,
}) => {
  await withWebSpeech(page, again);
  const first = { text: '저는 팀에서 문제를 맡았습니다.', recordingId: 'first-take' };
  const made = await practise(page.request, account.token, {
    ...job,
    answers: [first, goodAnswer],
    finish: true,
  });
  const [question] = made.questions;
  if (!question) throw new Error('no question');
  await subscribe(page, 'basic');
  await signIn(page, account);
  await page.goto('/account');
  await seedRecordings(page, [
    {
      id: first.recordingId,
      userId: account.id,
      questionText: question.question,
      sessionId: String(made.id),
      questionId: question.id,
    },
  ]);
  await page.goto(`/session-details/${made.id}?question=${question.id}`);
  await press(page, '이 질문 다시 답하기');
  await expect(page).toHaveURL('/interview/live');
  await expect(page.getByRole('heading', { name: question.question })).toBeVisible();
  await expect(page.getByText('이 질문 다시 답하기')).toBeVisible();
  const sent = page.waitForRequest('**/api/interviews/analyze-text');
  await answerWith(page, '대시보드');
  expect((await sent).postDataJSON()).toMatchObject({ sessionId: made.id, retake: true });
  await expect(page.getByRole('heading', { name: '다시 답한 결과' })).toBeVisible();
  await expect(page.getByRole('button', { name: '꼬리질문 받기' })).toBeHidden();
  await page.reload();
  await expectFeedback(page);

  await press(page, '앞선 답과 비교하기');
  await expect(page).toHaveURL(`/session-details/${made.id}?question=${question.id}&compare=1`);
  const [counting] = await answersOf(page, account, made.id);
  expect(counting).toMatchObject({ answerText: first.text, attempts: [{}, { retake: true }] });
  const [before, after] = (counting?.['attempts'] ?? []) as { score: number }[];
  const gained = (after?.score ?? 0) - (before?.score ?? 0);
  expect(gained).toBeGreaterThan(0);
  const says = `${before?.score}점에서 ${after?.score}점으로 ${gained}점 올랐어요.`;
  await expect(page.getByText(says)).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: '대시보드' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(2);
  const plays = () =>
    page
      .locator('video')
      .evaluateAll((videos) =>
        videos.every((video) => video instanceof HTMLVideoElement && video.readyState > 0),
      );
  await expect.poll(plays).toBe(true);
  await inBothThemes(page, () => expectNothingAtAll(page));
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  // The session's own figures stay, and so do both attempts.
  await page.goto(`/results/${made.id}`);
  await expect(page.getByText(String(made.score)).first()).toBeVisible();

  await page.goto(`/session-details/${made.id}?question=${question.id}&compare=1`);
  await press(page, '한 번 더 답하기');
  await expectState(page, 'countdown');
  await press(page, '다시 답하기 그만두기');
  await press(page, '그만두기');
  await expect(page).toHaveURL(`/session-details/${made.id}?question=${question.id}`);
});

test(
  'counts the newest attempt in a session that is not completed',
  inFull,
  async ({ page, account }) => {
    await withWebSpeech(page, again);
    const made = await practise(page.request, account.token, {
      ...job,
      answers: ['네.'],
      finish: false,
    });
    const question = made.questions[0]?.id;
    await subscribe(page, 'basic');
    await signIn(page, account);
    await page.goto(`/session-details/${made.id}?question=${question}`);
    await press(page, '이 질문 다시 답하기');
    await answerWith(page, '대시보드');
    await press(page, '앞선 답과 비교하기');
    await expect(page).toHaveURL(/compare=1/);
    expect(await answersOf(page, account, made.id)).toMatchObject([
      { questionId: question, answerText: again.join(' '), attempts: [{}, { retake: false }] },
    ]);
    // The interview itself continues where it was.
    await expectHistoryHeld(page);
    await page.goto(`/session-details/${made.id}`);
    await press(page, '이어서 진행');
    await expect(
      page.getByRole('heading', { name: made.questions[1]?.question ?? '' }),
    ).toBeVisible();
  },
);
