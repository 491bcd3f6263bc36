import { knownQuestions } from '@daedap/coach/bank';
import {
  browserWith,
  expectFeedback,
  expectState,
  press,
  speak,
  withoutWebSpeech,
} from './support/live.ts';
import { subscribe } from './support/local-store.ts';
import { button, choose } from './support/setup.ts';
import { expect, test } from './support/test.ts';

test.use({
  launchOptions: browserWith({ says: 'motivation-good' }),
  permissions: ['camera', 'microphone'],
});

const asked = '저희 회사에 어떤 이유로 지원하셨어요?';

/** What only the rubric of "Why do you want to work for our company?" says. */
function rubricTexts(): string[] {
  const { points, crux, deeper, opening } = knownQuestions.find(
    ({ id }) => id === 'standard-why-company',
  )!;
  const starts = [deeper.start, opening, ...points.map(({ start }) => start)];
  return [crux.text, deeper.text, ...points.map(({ label }) => label), ...starts].flatMap(
    (text) => text?.ko ?? [],
  );
}

test('a common question in the user’s own words is answered aloud and measured by its rubric', async ({
  signedInPage: page,
}) => {
  await withoutWebSpeech(page);
  await subscribe(page, 'basic');
  await page.goto('/questions');
  await button(page, '붙여넣거나 파일로 가져오기').click();
  await page.getByRole('textbox', { name: '질문 붙여넣기' }).fill(asked);
  await button(page, '질문 1개 가져오기').click();
  await page.getByRole('textbox', { name: '세트 이름' }).fill('기출');
  await button(page, '저장하기').click();
  await button(page, '고른 1개로 면접 보기').click();
  await expect(page.getByText('내 질문 1개로 연습해요')).toBeVisible();
  for (const choice of ['취업', 'IT·개발', '초급']) {
    await choose(page, choice);
    await button(page, '다음').click();
  }
  await button(page, '면접 시작하기').click();
  await expect(page.getByRole('heading', { level: 1, name: asked })).toBeVisible();
  await expectState(page, 'recording');
  await speak(page, 11);
  await press(page, '답변 완료');
  await expectFeedback(page);
  const feedback = await page.getByRole('region', { name: '피드백' }).innerText();
  expect(rubricTexts().filter((text) => feedback.includes(text))).not.toEqual([]);
});
