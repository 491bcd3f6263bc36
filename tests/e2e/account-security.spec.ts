import type { Browser, Page } from '@playwright/test';
import { createAuthenticatorApp } from './support/authenticator-app.ts';
import { expectNothingAtAll } from './support/axe.ts';
import { plugInAuthenticator } from './support/passkey-authenticator.ts';
import {
  type Account,
  expect,
  expectHistoryHeld,
  expectNoSidewaysScroll,
  test,
} from './support/test.ts';

// Chromium reports refused calls on the console; here they are signed out, or asked for a code.
test.use({ expectedErrors: ['the server responded with a status of 401'] });

const newPassword = '새로 정한 비밀번호';

async function signInByHand(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await pressSignIn(page);
}

const pressSignIn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();

async function turnOnSecondFactor(page: Page, password: string) {
  await page.getByRole('button', { name: '2단계 인증 켜기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('지금 비밀번호').fill(password);
  await dialog.getByRole('button', { name: '다음' }).click();
  await expect(dialog.getByRole('img', { name: '인증 앱에 넣을 QR 코드' })).toBeVisible();
  const app = createAuthenticatorApp(await dialog.locator('.font-mono').innerText());
  await dialog.getByLabel('앱의 코드').fill(app.code());
  await dialog.getByRole('button', { name: '켜기', exact: true }).click();
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await dialog.getByRole('button', { name: '보관했어요' }).click();
  await expect(page.getByText('켜져 있어요. 남은 복구 코드 10개')).toBeVisible();
  return { app, recoveryCode };
}

async function signedInElsewhere(browser: Browser, account: Pick<Account, 'email' | 'password'>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/login');
  await signInByHand(page, account);
  await expect(page).toHaveURL('/dashboard');
  return page;
}

test('password, devices, second factor and a passkey', async ({
  signedInPage: page,
  account,
  browser,
  isMobile,
  baseURL,
}) => {
  test.skip(isMobile, 'once is enough');
  const { email } = account;

  await page.goto('/account');
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('지금 비밀번호').fill(account.password);
  await dialog.getByLabel('새 비밀번호', { exact: true }).fill(newPassword);
  await dialog.getByLabel('새 비밀번호 확인').fill(newPassword);
  await dialog.getByRole('button', { name: '바꾸기', exact: true }).click();
  await expect(page.getByText('비밀번호를 바꿨어요.')).toBeVisible();

  const elsewhere = await signedInElsewhere(browser, { email, password: newPassword });
  await page.reload();
  await expect(page.getByText('이 기기', { exact: true })).toBeVisible();
  await expect(page.getByText('로그인 중', { exact: true })).toBeVisible();
  await expectNothingAtAll(page);
  await page.getByRole('button', { name: '모든 기기에서 로그아웃' }).click();
  await page.getByRole('button', { name: '모두 로그아웃' }).click();
  await expect(page).toHaveURL('/');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fdashboard/);
  await elsewhere.context().close();

  await page.goto('/login');
  await signInByHand(page, { email, password: newPassword });
  await expect(page).toHaveURL('/dashboard');
  await expectHistoryHeld(page);
  await page.goto('/account');
  const { app, recoveryCode } = await turnOnSecondFactor(page, newPassword);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await signInByHand(page, { email, password: newPassword });
  await page.getByLabel('인증 코드').fill(app.nextCode());
  await pressSignIn(page);
  await expect(page).toHaveURL('/dashboard');

  // Passkeys belong to a name; without PUBLIC_URL that is localhost.
  const local = new URL(baseURL ?? '');
  local.hostname = 'localhost';
  const address = (path: string) => new URL(path, local).href;
  await plugInAuthenticator(page);
  await expectHistoryHeld(page);
  await page.goto(address('/login'));
  await signInByHand(page, { email, password: newPassword });
  await page.getByLabel('인증 코드').fill(recoveryCode);
  await pressSignIn(page);
  await expect(page).toHaveURL(address('/dashboard'));
  await expectHistoryHeld(page);
  await page.goto(address('/account'));
  await page.getByRole('button', { name: '패스키 관리' }).click();
  await dialog.getByRole('button', { name: '패스키 추가' }).click();
  await dialog.getByLabel('이름').fill('시험용 노트북');
  await dialog.getByLabel('지금 비밀번호').fill(newPassword);
  await dialog.getByRole('button', { name: '패스키 추가' }).click();
  await expect(dialog.getByText('시험용 노트북')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(address('/login'));
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(page).toHaveURL(address('/dashboard'));
});

test('sign-in asks for the code on a phone', async ({ page, account, request, isMobile }) => {
  test.skip(!isMobile, 'the laptop has it above');
  const { email, password, token } = account;
  const headers = { authorization: `Bearer ${token}` };
  const started = await request.post('/api/auth/second-factor', { headers, data: { password } });
  const app = createAuthenticatorApp(((await started.json()) as { secret: string }).secret);
  const code = app.code();
  await request.post('/api/auth/second-factor/confirm', { headers, data: { code } });

  await page.goto('/login');
  await signInByHand(page, { email, password });
  const field = page.getByLabel('인증 코드');
  await expect(field).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectNothingAtAll(page);
  await field.fill(app.nextCode());
  await pressSignIn(page);
  await expect(page).toHaveURL('/dashboard');
});
