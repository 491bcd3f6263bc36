import { expectFeedback, expectState, prepareLive, press, withWebSpeech } from './support/live.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['camera', 'microphone'] });

test('shows an ad before each question, during each analysis and at the end on the free plan', async ({
  page,
  account,
}) => {
  await withWebSpeech(page, ['저는 매주 회의록을 남겨서 지연을 이틀에서 하루로 줄였습니다.']);
  await prepareLive(page, account, { tier: 'free', prepared: true });
  await page.clock.install();
  await page.goto('/interview/live');
  // Question 1 was prepared on the setup screen: it is recorded two seconds after the camera is ready.
  await expectState(page, 'waiting');
  await page.clock.runFor(2_000);
  for (const number of [1, 2, 3]) {
    await expectState(page, 'recording');
    await expect(page.getByRole('log')).toContainText('회의록');
    await press(page, '답변 완료');
    await expect(page.getByText('광고', { exact: true }).first()).toBeVisible();
    await press(page, '결과 보기');
    await expectFeedback(page);
    if (number === 3) break;
    await press(page, '다음 질문으로');
    await page.clock.runFor(2_100);
    const preparation = page.getByRole('dialog');
    await expect(preparation).toContainText(`질문 ${number + 1} / 3`);
    await page.clock.runFor(10_000);
    await preparation.getByRole('button', { name: '답변 시작하기' }).click();
  }
  await press(page, '결과 보러 가기');
  await expect(page.getByRole('heading', { name: /분석 (진행 중|완료)/ })).toBeVisible();
  // The timer starts after three seconds even without a signal from the ad, and runs for ten.
  await page.clock.runFor(3_000);
  await page.clock.runFor(10_000);
  await press(page, '결과 보기');
  await expect(page).toHaveURL(/\/interview\/results$/);
});
