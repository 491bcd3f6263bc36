import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  type Account,
  expect,
  expectHistoryHeld,
  expectNoSidewaysScroll,
  full,
  goBack,
  newEmail,
  test,
} from './support/test.ts';

const texts = {
  ko: {
    start: '무료로 시작하기',
    name: '이름',
    email: '이메일',
    password: '비밀번호',
    confirm: '비밀번호 확인',
    register: '가입하고 시작하기',
    welcome: '민지 😀님, 반가워요',
    account: '내 계정',
    download: '내려받기',
    downloaded: '파일을 내려받았어요.',
    exit: '나가기',
    exitTitle: '대답에서 나갈까요?',
    confirmExit: '나가기',
    signIn: '로그인',
    wrong: '이메일 또는 비밀번호가 맞지 않아요.',
    remove: '계정 삭제하기',
    removeTitle: '정말 계정을 삭제할까요?',
    confirmRemove: '삭제하기',
    wrongPassword: '비밀번호가 맞지 않아요',
    removed: '계정과 기록을 모두 지웠어요.',
    taken: '이미 가입된 이메일이에요.',
  },
  en: {
    start: 'Start for free',
    name: 'Name',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    register: 'Sign up and start',
    welcome: 'Welcome, 민지 😀',
    account: 'My account',
    download: 'Download',
    downloaded: 'Your file has been downloaded.',
    exit: 'Exit',
    exitTitle: 'Leave Daedap?',
    confirmExit: 'Leave',
    signIn: 'Sign in',
    wrong: 'The email or password is not right.',
    remove: 'Delete my account',
    removeTitle: 'Really delete your account?',
    confirmRemove: 'Delete',
    wrongPassword: 'That is not your password',
    removed: 'Your account and records are gone.',
    taken: 'There is already an account with this email.',
  },
} as const;

for (const language of ['ko', 'en'] as const) {
  const t = texts[language];

  test.describe(`accounts in ${language}`, () => {
    // Chromium reports every response of 400 and above on the console.
    test.use({ language, expectedErrors: ['the server responded with a status of 4'] });
    test.skip(
      ({ isMobile }) => !full && isMobile !== (language === 'en'),
      'Korean on the laptop, English on the phone',
    );

    test('registers from the landing page, and deletes the account at the end', async ({
      page,
    }) => {
      const email = newEmail();
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('link', { name: t.start }).first().click();

      await page.getByLabel(t.name, { exact: true }).fill('  민지 😀 ');
      await page.getByLabel(t.email, { exact: true }).fill(email.toUpperCase());
      await page.getByLabel(t.password, { exact: true }).fill('연습 하나 둘');
      await page.getByLabel(t.confirm, { exact: true }).fill('연습 하나 둘');
      await page.getByRole('button', { name: t.register }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { name: t.welcome })).toBeVisible();
      await expectNoSidewaysScroll(page);

      await page.getByRole('banner').getByRole('link', { name: t.account }).click();
      await expect(page.getByText(email)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download, exact: true }).click();
      await expect(page.getByText(t.downloaded)).toBeVisible();
      const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
      expect(file.user).toMatchObject({ email, username: '민지 😀', sessionCount: 0 });
      await expectNoSidewaysScroll(page);

      await page.getByRole('banner').getByRole('button', { name: t.exit }).click();
      const exit = page.getByRole('alertdialog', { name: t.exitTitle });
      await expect(exit).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(exit).toBeHidden();
      await expect(page).toHaveURL('/account');
      await page.getByRole('banner').getByRole('button', { name: t.exit }).click();
      await exit.getByRole('button', { name: t.confirmExit }).click();
      await expect(page).toHaveURL('/');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();

      await page.getByRole('banner').getByRole('link', { name: t.signIn }).click();
      await page.getByLabel(t.email, { exact: true }).fill(email);
      await page.getByLabel(t.password, { exact: true }).fill('not this one');
      await page.getByRole('main').getByRole('button', { name: t.signIn, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(t.wrong);
      await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email);
      await page.getByLabel(t.password, { exact: true }).fill('연습 하나 둘');
      await page.getByRole('main').getByRole('button', { name: t.signIn, exact: true }).click();
      await expect(page).toHaveURL('/dashboard');
      await expectHistoryHeld(page);

      await page.goto('/account');
      await page.getByRole('button', { name: t.remove }).click();
      const dialog = page.getByRole('dialog', { name: t.removeTitle });
      await dialog.getByLabel(t.password, { exact: true }).fill('not this one');
      await dialog.getByRole('button', { name: t.confirmRemove, exact: true }).click();
      await expect(dialog.getByText(t.wrongPassword)).toBeVisible();
      await dialog.getByLabel(t.password, { exact: true }).fill('연습 하나 둘');
      await dialog.getByRole('button', { name: t.confirmRemove, exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(t.removed)).toBeVisible();

      await page.goto('/login');
      await page.getByLabel(t.email, { exact: true }).fill(email);
      await page.getByLabel(t.password, { exact: true }).fill('연습 하나 둘');
      await page.getByRole('main').getByRole('button', { name: t.signIn, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(t.wrong);
    });

    test('shows at the field that the e-mail address is taken, and keeps what was typed', async ({
      page,
      account,
    }) => {
      await page.goto('/register');
      await page.getByLabel(t.name, { exact: true }).fill('누구');
      await page.getByLabel(t.email, { exact: true }).fill(account.email);
      await page.getByLabel(t.password, { exact: true }).fill('123456');
      await page.getByLabel(t.confirm, { exact: true }).fill('123456');
      await page.getByRole('button', { name: t.register }).click();
      await expect(page.getByLabel(t.email, { exact: true })).toHaveAccessibleDescription(
        new RegExp(t.taken),
      );
      await expect(page.getByLabel(t.name, { exact: true })).toHaveValue('누구');
    });
  });
}

test('registers once on a double click', async ({ page, isMobile }) => {
  test.skip(!full && isMobile, 'the laptop has it');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) calls.push(request.method());
  });
  await page.goto('/register');
  await page.getByLabel('이름', { exact: true }).fill('민지');
  await page.getByLabel('이메일', { exact: true }).fill(newEmail());
  await page.getByLabel('비밀번호', { exact: true }).fill('123456');
  await page.getByLabel('비밀번호 확인', { exact: true }).fill('123456');
  await page.getByRole('button', { name: '가입하고 시작하기' }).dblclick();
  await expect(page).toHaveURL('/dashboard');
  expect(calls).toEqual(['POST']);
});

/** Opens the sign-in page without the app, and types. The result lets the app run. */
async function typeBeforeTheApp(page: Page, { email, password }: Account) {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/vendor-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  return gate.resolve;
}

test('what is typed and sent before the app runs is not lost', async ({
  page,
  account,
  isMobile,
}) => {
  test.skip(!full && isMobile, 'the laptop has it');
  const runApp = await typeBeforeTheApp(page, account);
  await page.keyboard.press('Enter');
  const submit = page.getByRole('main').getByRole('button', { name: '로그인', exact: true });
  await expect(submit).toHaveAttribute('data-waiting');
  await expect(page).toHaveURL('/login');
  runApp();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.username);
});

test('the page stays where it is when the app takes it over', async ({
  page,
  account,
  isMobile,
}) => {
  test.skip(!full && isMobile, 'the laptop has it');
  await page.setViewportSize({ width: 360, height: 400 });
  const runApp = await typeBeforeTheApp(page, account);
  const submit = page.getByRole('main').getByRole('button', { name: '로그인', exact: true });
  await submit.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  runApp();
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered-for');
  const place = () => page.evaluate(() => window.scrollY);
  expect(await place()).toBe(scrolled);

  // Going back returns to the same place. A click of the test would scroll the link into view.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('main a[href="/register"]')?.click(),
  );
  await expect(page).toHaveURL('/register');
  await expect.poll(place).toBe(0);
  await goBack(page);
  await expect(page).toHaveURL('/login');
  await expect.poll(place).toBe(scrolled);
});
