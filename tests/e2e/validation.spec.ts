import type { Page } from '@playwright/test';
import { expect, test, languages, inFull } from './support/test.ts';

const texts = {
  ko: {
    fields: ['이름', '이메일', '비밀번호', '비밀번호 확인'],
    register: '가입하고 시작하기',
    signIn: '로그인',
    fillAllFields: '모든 필드를 입력해주세요',
    passwordsDontMatch: '비밀번호가 일치하지 않습니다',
    passwordTooShort: '비밀번호는 최소 6자 이상이어야 합니다',
    emailInvalid: '이메일 주소 형식을 확인해주세요',
  },
  en: {
    fields: ['Name', 'Email', 'Password', 'Confirm password'],
    register: 'Sign up and start',
    signIn: 'Sign in',
    fillAllFields: 'Please fill in all fields',
    passwordsDontMatch: 'The passwords do not match',
    passwordTooShort: 'The password must be at least 6 characters',
    emailInvalid: 'Please enter a valid email address',
  },
} as const;

/** The message is at the field, describes it and is announced, and the field has the focus. */
async function expectAtField(page: Page, label: string, message: string) {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
  await expect(field).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: message })).toBeVisible();
}

for (const language of languages) {
  const t = texts[language];

  test.describe(`validation in ${language}`, () => {
    test.use({ language });

    test(
      'registration shows what is wrong, in the order of the rules',
      inFull,
      async ({ page }) => {
        await page.goto('/register');
        const [name, email, password, confirm] = t.fields;
        const submit = page.getByRole('button', { name: t.register });
        const fill = (label: string, value: string) =>
          page.getByLabel(label, { exact: true }).fill(value);

        await submit.click();
        await expectAtField(page, name, t.fillAllFields);
        for (const label of t.fields) {
          await expect(page.getByLabel(label, { exact: true })).toHaveAttribute(
            'aria-invalid',
            'true',
          );
        }

        await fill(name, '민지');
        await fill(email, 'not an address');
        await fill(password, '12345');
        await submit.click();
        await expectAtField(page, confirm, t.fillAllFields);

        await fill(confirm, '54321');
        await submit.click();
        await expectAtField(page, confirm, t.passwordsDontMatch);

        await fill(confirm, '12345');
        await submit.click();
        await expectAtField(page, password, t.passwordTooShort);

        await fill(password, '123456');
        await fill(confirm, '123456');
        await submit.click();
        await expectAtField(page, email, t.emailInvalid);
      },
    );

    test('sign-in requires both fields', inFull, async ({ page }) => {
      await page.goto('/login');
      const [, email, password] = t.fields;
      const submit = page.getByRole('main').getByRole('button', { name: t.signIn, exact: true });
      await submit.click();
      await expectAtField(page, email, t.fillAllFields);
      await page.getByLabel(email, { exact: true }).fill('a@b.co');
      await submit.click();
      await expectAtField(page, password, t.fillAllFields);
    });
  });
}
