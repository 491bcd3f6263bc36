import type { Page } from '@playwright/test';
import { expectNothingSerious } from './support/axe.ts';
import {
  answersOf,
  expectState,
  passToRecording,
  prepareLive,
  press,
  withWebSpeech,
} from './support/live.ts';
import { expect, test, inFull } from './support/test.ts';
import { endVoice, spoken, withVoice } from './support/voice.ts';

test.use({
  permissions: ['camera', 'microphone'],
  // One of the interviews loses its network.
  expectedErrors: ['net::ERR_', 'Failed to load resource', 'WebSocket'],
});

/** Long and concrete enough to leave no gap. */
const sentences = [
  '저는 작년에 주문 조회가 느리다는 문의가 많아서 느린 쿼리를 찾아 인덱스를 추가했습니다.',
  '그 결과 응답 시간이 팔백 밀리초에서 구십 밀리초로 줄었고, 측정하고 개선하는 습관을 배웠습니다.',
];

/** Skips the time to prepare, and ends the answer once its words were heard. */
async function answer(page: Page) {
  await passToRecording(page);
  await expect(page.getByRole('log')).toContainText('습관을 배웠습니다');
  await press(page, '답변 완료');
}

const progress = (page: Page, number: number) => page.getByText(`질문 ${number} / 3`);

test('asks all questions in a row, survives a reload, and shows the scores at the end', async ({
  page,
  account,
}) => {
  await withWebSpeech(page, sentences);
  const terms = { mode: 'real', format: 'competency', preparationSeconds: 10 };
  const { sessionId, questions } = await prepareLive(page, account, { terms });
  await page.clock.install();
  await page.goto('/interview/live');
  await expectState(page, 'countdown');
  await press(page, '다시 한 번 말씀해 주세요');
  await expect(page.getByRole('button', { name: '다시 한 번 말씀해 주세요' })).toBeHidden();
  await expect(page.getByRole('timer')).toContainText(/진행 \d\d:\d\d/);
  await expect(page.getByRole('button', { name: '생각해 볼 핵심어 보기' })).toBeHidden();
  await expectNothingSerious(page);
  // It is shown for two seconds.
  const thanks = page.getByText('잘 들었어요').waitFor();
  await answer(page);
  await thanks;

  // The next question comes by itself. A reload in the middle of it goes on there.
  await expect(progress(page, 2)).toBeVisible();
  await expect(page.getByRole('button', { name: '일시정지' })).toBeHidden();
  await page.reload();
  await expect(progress(page, 2)).toBeVisible();
  await expect(page.getByRole('heading', { name: questions[1]?.question ?? '' })).toBeVisible();
  await answer(page);
  await expect(progress(page, 3)).toBeVisible();
  await answer(page);

  await press(page, '결과 보기');
  await expect(page).toHaveURL('/interview/results');
  await expect(page.getByText('실전 모드').first()).toBeVisible();
  await expect(page.getByText('역량검사형').first()).toBeVisible();
  const answers = await answersOf(page, account, sessionId);
  expect(answers.map((one) => one['analysisStatus'])).toEqual(Array(3).fill('completed'));
  expect(answers.map((one) => (one['attempts'] as unknown[]).length)).toEqual([1, 1, 1]);
});

test(
  'asks again, follows up on a gap, and loses nothing without a network',
  inFull,
  async ({ page, account }) => {
    await withVoice(page);
    await withWebSpeech(page, ['음 저는 그냥 열심히 했습니다.']);
    const terms = { mode: 'real', format: 'pressure', preparationSeconds: 0 };
    const { sessionId, questions } = await prepareLive(page, account, { terms });
    const again = page.getByRole('button', { name: '다시 한 번 말씀해 주세요' });
    const skip = page.getByRole('button', { name: '그만 듣고 넘어가기' });
    const results = page.getByRole('button', { name: '결과 보기' });
    const first = questions[0]?.question;
    await page.goto('/interview/live');

    // While the voice reads it, the question begins anew. Afterwards it is repeated once.
    await expect(skip).toBeVisible();
    await again.click();
    await expect.poll(() => spoken(page)).toEqual([`says ${first}`, 'silent', `says ${first}`]);
    await endVoice(page);
    await expectState(page, 'recording');
    await again.click();
    await expect(skip).toBeVisible();
    await expect(again).toBeHidden();

    // The network goes before the second answer and is back after the third.
    const asked: string[] = [];
    for (;;) {
      await expect(skip.or(results)).toBeVisible();
      if (await results.isVisible()) break;
      asked.push((await page.getByRole('heading', { level: 1 }).innerText()).trim());
      if (asked.length === 2) await page.context().setOffline(true);
      await endVoice(page);
      await expectState(page, 'recording');
      await expect(page.getByRole('log')).toContainText('열심히');
      await press(page, '답변 완료');
      if (asked.length === 3) await page.context().setOffline(false);
    }
    expect(asked).toEqual(expect.arrayContaining(questions.map(({ question }) => question)));
    expect(asked.length).toBeGreaterThan(questions.length);
    await results.click();
    await expect(page).toHaveURL('/interview/results');
    const answers = await answersOf(page, account, sessionId);
    expect(answers.map((one) => one['analysisStatus'])).toEqual(asked.map(() => 'completed'));
    expect(answers.map((one) => (one['attempts'] as unknown[]).length)).toEqual(asked.map(() => 1));
  },
);
