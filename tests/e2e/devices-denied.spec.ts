import { expectNothingSerious } from './support/axe.ts';
import { browserWith, expectState, prepareLive } from './support/live.ts';
import { button, openDeviceCheck, status } from './support/setup.ts';
import { expect, test, inFull } from './support/test.ts';

test.use({ launchOptions: browserWith({ deny: true }) });

test(
  'the device check explains how to allow the devices, and lets the user skip it',
  inFull,
  async ({ signedInPage: page }) => {
    await openDeviceCheck(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('카메라와 마이크가 막혀 있어요');
    await expect(alert).toContainText('주소창');
    await expectNothingSerious(page);
    await button(page, '건너뛰고 시작하기').click();
    await expect(status(page)).toHaveAttribute('data-interview-status', 'QUESTION_PREP');
  },
);

test('the interview explains how to allow the devices', inFull, async ({ page, account }) => {
  await prepareLive(page, account);
  await page.goto('/interview/live');
  await expect(page.getByRole('heading', { name: '카메라와 마이크를 쓸 수 없어요' })).toBeFocused();
  await expectState(page, 'error');
});
