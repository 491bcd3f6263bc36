import { ageAnswers } from '../harness/database.ts';
import { expectNothingAtAll, inBothThemes } from './support/axe.ts';
import { press, withWebSpeech } from './support/live.ts';
import { goodAnswer, practise } from './support/sessions.ts';
import { expect, expectNoSidewaysScroll, test } from './support/test.ts';

test.use({
  permissions: ['camera', 'microphone'],
  // It is without a network for a while.
  expectedErrors: ['net::ERR_', 'Failed to load resource'],
});

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

  // Without a network the next version and a star wait on this device; both are sent when it is back.
  await page.context().setOffline(true);
  await panel.getByRole('button', { name: '대본 고치기' }).click();
  await panel
    .getByRole('textbox', { name: '내 대본' })
    .fill('저는 자료를 정리해서 [결과]를 냈습니다. 다시 썼어요.');
  await panel.getByRole('button', { name: '내 대본으로 저장하기' }).click();
  await expect(panel.getByText('이 기기에 보관했어요')).toBeVisible();
  const star = page.getByRole('button', { name: '중요한 답변' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.context().setOffline(false);
  await expect(panel.getByText('이 기기에 보관했어요')).toBeHidden();
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: '고쳐 말해보기' }).click();
  await expect(panel.getByRole('region', { name: '내 대본' })).toContainText('다시 썼어요.');

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

  // The month on one sheet, on the screen and on paper.
  await page.getByRole('link', { name: '정리 보기' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: /연습 정리$/ })).toBeVisible();
  await expect(sheet.getByText(goodAnswer)).toBeVisible();
  await expect(sheet.getByText(question.question).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await inBothThemes(page, () => expectNothingAtAll(page));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('combobox', { name: '달 고르기' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(sheet.getByText(goodAnswer)).toBeVisible();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.goto('/month-summary?month=2020-01');
  await expect(page.getByText('2020년 1월에는 점수를 받은 답변이 없어요.')).toBeVisible();

  await page.goto('/dashboard');
  await reviews.getByRole('button', { name: `다시 답하기: ${question.question}` }).click();
  await expect(page).toHaveURL('/interview/live');
  await expect(page.getByRole('heading', { name: question.question })).toBeVisible();
  // A script in the page opens it: the screen before the question comes after two seconds, and a press from outside may
  // take longer on a busy machine. The script is also there while the answer is recorded.
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button')];
    const named = (name: string) => buttons.find(({ textContent }) => textContent.trim() === name);
    const dialog = document.querySelector('[role="dialog"], dialog');
    (named('내 대본 보기') ?? (dialog ? named('답변 시작하기') : undefined))?.click();
    const script = document.querySelector('section[aria-label="내 대본"]');
    return script?.textContent.includes('다시 썼어요.');
  });
});
