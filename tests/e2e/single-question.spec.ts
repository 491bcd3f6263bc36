import { expectState, startAnswer, withWebSpeech } from './support/live.ts';
import { subscribe } from './support/local-store.ts';
import { expect, test, inFull } from './support/test.ts';

test.use({ permissions: ['camera', 'microphone'] });

test('one press on the dashboard starts one question', inFull, async ({ signedInPage: page }) => {
  await withWebSpeech(page, ['저는 회의록을 남깁니다.']);
  await subscribe(page, 'basic');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '한 문제만' }).click();
  await expect(page).toHaveURL('/interview/live');
  await expect(page.getByText('질문 1 / 1')).toBeVisible();

  // Practice tells the points to think of, on request.
  await page.getByRole('button', { name: '생각해 볼 핵심어 보기' }).click();
  await expect(page.getByRole('status').getByRole('listitem').first()).toBeVisible();
  await startAnswer(page);
  await expect(page.getByRole('log')).toContainText('회의록');
  await page.getByRole('button', { name: '답변 완료' }).click();
  await expectState(page, 'feedback');
});
