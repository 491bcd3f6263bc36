import {
  answersOf,
  answerWith,
  expectFeedback,
  expectState,
  passToRecording,
  prepareLive,
  press,
  startAnswer,
  tracksOf,
  watchTracks,
  withWebSpeech,
} from './support/live.ts';
import { expect, expectHistoryHeld, stopClock, test, inFull } from './support/test.ts';

test.use({ permissions: ['camera', 'microphone'] });

const sentences = [
  '저는 팀 프로젝트에서 일정 관리를 맡았습니다.',
  '매주 회의록을 남겨서 지연을 이틀에서 하루로 줄였습니다.',
];

test('scores the words of the browser’s own recognition, and again after the user corrects one', async ({
  page,
  account,
}) => {
  const misheard = '느린 코리를 찾아서 고쳤습니다.';
  await withWebSpeech(page, [misheard]);
  const { sessionId } = await prepareLive(page, account);
  await page.goto('/interview/live');
  await startAnswer(page);
  await expect(page.getByText('브라우저 음성 인식으로 듣고 있어요')).toBeVisible();
  await expect(page.getByRole('log')).toContainText('코리');
  const sent = page.waitForRequest('**/api/interviews/analyze-text');
  await press(page, '답변 완료');
  expect((await sent).postDataJSON()).toMatchObject({
    sessionId,
    sttMethod: 'webspeech',
    answerText: misheard,
  });
  await expectFeedback(page);
  await expect(page.getByText('코리').first()).toBeVisible();
  const [heard] = await answersOf(page, account, sessionId);
  expect(heard).toMatchObject({ answerText: misheard, analysisStatus: 'completed' });

  await press(page, '잘못 들은 말 고치기');
  const field = page.getByRole('textbox', { name: '내가 한 말' });
  await field.fill('느린 쿼리를 찾아 인덱스를 추가해서 응답 시간을 절반으로 줄였습니다.');
  await press(page, '다시 채점하기');
  await expect(page.getByText('쿼리를').first()).toBeVisible();
  await expect(field).toBeHidden();
  const [corrected] = await answersOf(page, account, sessionId);
  expect(corrected).toMatchObject({ answerText: expect.stringContaining('쿼리') });
  expect(corrected?.['attempts']).toHaveLength(2);
});

test('asks a follow-up next, and counts it in the progress', async ({ page, account }) => {
  await withWebSpeech(page, sentences);
  await prepareLive(page, account);
  await page.clock.install();
  await page.goto('/interview/live');
  await answerWith(page, '회의록');
  // It comes late and moves what is below it: a press meanwhile may end on something else.
  await expect(page.getByText(/녹음을 이 기기에서 재 봤어요/)).toBeVisible();
  await press(page, '꼬리질문 받기');
  await expect(page.getByText('다음 질문으로 이어져요.')).toBeVisible();
  await press(page, '다음 질문으로');
  await page.clock.runFor(2_200);
  await expect(page.getByText('질문 1 / 3')).toBeVisible();
  await expect(page.getByText('꼬리질문 1 (최대 2개)')).toBeVisible();
});

test(
  'asks a follow-up in a pressure interview without offering it first, as announced',
  inFull,
  async ({ page, account }) => {
    await withWebSpeech(page, sentences);
    await prepareLive(page, account, { mainCategory: 'pressure' });
    await page.clock.install();
    await page.goto('/interview/live');
    await expect(page.getByText('꼬리질문 최대 2개')).toBeVisible();
    await answerWith(page, '회의록');
    await expect(page.getByRole('button', { name: '꼬리질문 받기' })).toBeHidden();
    await press(page, '다음 질문으로');
    await expect(page.getByText('꼬리질문 최대 1개 더')).toBeVisible();
    await page.clock.runFor(2_200);
    await expect(page.getByText('질문 1 / 3')).toBeVisible();
    await expect(page.getByText('꼬리질문 1 (최대 2개)')).toBeVisible();
  },
);

test('pauses, resumes, and ends the answer at the time limit of the free plan', async ({
  page,
  account,
}) => {
  await withWebSpeech(page, sentences);
  await prepareLive(page, account, { tier: 'free', prepared: true });
  // The limit is ten seconds: no other time may pass than that of this test.
  await stopClock(page);
  await page.goto('/interview/live');
  await passToRecording(page, 100);
  await press(page, '일시정지');
  await expectState(page, 'paused');
  await page.clock.runFor(25_000);
  await expectState(page, 'paused');
  await press(page, '이어하기');
  await page.clock.runFor(9_000);
  await expectState(page, 'recording');
  await page.clock.runFor(1_000);
  await page.clock.runFor(1_000);
  await page.clock.runFor(600);
  await expect(page.getByRole('alertdialog', { name: '시간이 다 됐어요' })).toBeVisible();
  await page.clock.resume();
  await press(page, '다음으로');
  await expect(page.getByRole('button', { name: '결과 보기' })).toBeVisible();
});

test(
  'asks before ending, releases the devices, and keeps the session so that it can be resumed',
  inFull,
  async ({ page, account }) => {
    await watchTracks(page);
    await withWebSpeech(page, sentences);
    const { sessionId } = await prepareLive(page, account);
    await page.goto('/interview/live');
    await startAnswer(page);
    await press(page, '면접 끝내기');
    const dialog = page.getByRole('alertdialog', { name: '면접을 끝낼까요?' });
    await expect(dialog).toContainText(
      '지금 답변은 저장되지 않아요. 앞서 한 답변은 그대로 남아 있어요.',
    );
    await page.keyboard.press('Escape');
    await expectState(page, 'recording');
    await press(page, '면접 끝내기');
    await dialog.getByRole('button', { name: '면접 끝내기' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await tracksOf(page)).not.toContain('live');
    const headers = { authorization: `Bearer ${account.token}` };
    const answer = await page.request.get(`/api/recordings/sessions/${sessionId}/answers`, {
      headers,
    });
    expect(await answer.json()).toMatchObject({ session: { status: 'abandoned' } });
    await expect(page.getByText('끝나지 않은 녹화를 찾았어요')).toBeHidden();
  },
);

test('asks on back; leaving keeps the session, and the unfinished answer is offered later', async ({
  page,
  account,
}) => {
  await watchTracks(page);
  await withWebSpeech(page, sentences);
  await prepareLive(page, account);
  await page.goto('/interview/live');
  await startAnswer(page);
  await expect(page.getByRole('log')).toContainText('회의록');
  const dialog = page.getByRole('alertdialog', { name: '면접에서 나갈까요?' });
  await press(page, '면접에서 나가기');
  await dialog.getByRole('button', { name: '계속하기' }).click();
  await expectState(page, 'recording');
  await press(page, '면접에서 나가기');
  await dialog.getByRole('button', { name: '대시보드로 나가기' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await tracksOf(page)).not.toContain('live');
  await expectHistoryHeld(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: '끝나지 않은 녹화를 찾았어요' })).toBeVisible();
});
