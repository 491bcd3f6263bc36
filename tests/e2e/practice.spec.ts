import { ageAnswers } from '../harness/database.ts';
import { expectNothingAtAll, inBothThemes } from './support/axe.ts';
import { press, withWebSpeech } from './support/live.ts';
import { goodAnswer, practise } from './support/sessions.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({ permissions: ['camera', 'microphone'] });

const weak = '음 저는 그냥 팀에서 문제를 맡아서 자료를 정리했습니다.';

test('an outline becomes a script, the question comes back a day later, and the script helps', async ({
  signedInPage: page,
  account,
}) => {
  await withWebSpeech(page, [goodAnswer]);
  const { id, questions } = await practise(page.request, account.token, {
    category: 'job',
    sub: 'it',
    answers: [weak, goodAnswer],
    finish: true,
  });
  const [question] = questions;
  if (!question) throw new Error('no question');
  await page.goto(`/session-details/${id}?question=${question.id}`);
  const panel = page.getByRole('region', { name: '다음에는 이렇게 말해봐요' });
  await panel.getByRole('button', { name: '고쳐 말해보기' }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByText(/\[.+\]/).first()).toBeVisible();
  await inBothThemes(page, () => expectNothingAtAll(page));
  await panel.getByRole('button', { name: '내 대본으로 만들기' }).click();
  await panel
    .getByRole('textbox', { name: '내 대본' })
    .fill('저는 자료를 정리해서 [결과]를 냈습니다.');
  await panel.getByRole('button', { name: '내 대본으로 저장하기' }).click();
  await expect(panel.getByRole('region', { name: '내 대본' })).toContainText(
    '저는 자료를 정리해서',
  );

  await panel.getByRole('button', { name: '예시 답변 보기' }).click();
  await expect(panel.getByRole('region', { name: '예시 답변' })).toBeVisible();
  await expect(panel.getByRole('region', { name: '내 답변' })).toContainText('문제를 맡아서');
  await expect(panel.getByText(/찾지 못한 이야기|모두 찾았어요/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await inBothThemes(page, () => expectNothingAtAll(page));

  await page.goto('/dashboard');
  const reviews = page.getByRole('region', { name: '오늘 다시 볼 질문' });
  await expect(reviews).toContainText('오늘 다시 볼 질문은 없어요');
  await ageAnswers(account.email);
  await page.reload();
  await page.getByRole('button', { name: /^오늘 다시 볼 질문 \d개 보기$/ }).click();
  await expect(reviews.getByText(question.question)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await press(page, '내 습관 살펴보기');
  await expect(page.getByText('답변이 세 개 모이면')).toBeVisible();
  await inBothThemes(page, () => expectNothingAtAll(page));
  await reviews.getByRole('button', { name: `다시 답하기: ${question.question}` }).click();
  await expect(page).toHaveURL('/interview/live');
  await expect(page.getByRole('heading', { name: question.question })).toBeVisible();
  await press(page, '내 대본 보기');
  await expect(page.getByRole('region', { name: '내 대본' })).toContainText('[결과]를 냈습니다.');
});
