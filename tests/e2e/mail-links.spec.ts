import { type OwnServer, startOwnServer, startScriptedSmtp } from '../harness/server.ts';
import { expect, inFull, newEmail, test as base } from './support/test.ts';

/** What a mail links to. The server of this test is not reached under it. */
const publicUrl = 'https://daedap.example';

const test = base.extend<{
  smtp: Awaited<ReturnType<typeof startScriptedSmtp>>;
  server: OwnServer;
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  smtp: async ({}, use) => {
    const smtp = await startScriptedSmtp();
    await use(smtp);
    await smtp.close();
  },
  server: async ({ smtp }, use) => {
    const server = await startOwnServer({
      STT: 'off',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Daedap <no-reply@daedap.example>',
      PUBLIC_URL: publicUrl,
    });
    await use(server);
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.address),
});

test(
  'a forgotten password is changed by a mailed link; an account without consent is asked for it',
  inFull,
  async ({ page, request, smtp }) => {
    const email = newEmail();
    await request.post('/api/auth/register', {
      data: { email, password: '잊은 비밀번호', username: '민지' },
    });

    await page.goto('/login');
    await page.getByRole('link', { name: '비밀번호를 잊었어요' }).click();
    await page.getByLabel('이메일').fill(email);
    await page.getByRole('button', { name: '링크 받기' }).click();
    await expect(page.getByText(`${email} 주소로 가입한 계정이 있으면`)).toBeVisible();
    await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([email]);
    const link = /https:\S+/.exec(smtp.mails[0]?.text ?? '')?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${publicUrl}/reset-password#`));

    await page.goto(link.replace(publicUrl, ''));
    await page.getByLabel('새 비밀번호', { exact: true }).fill('새로 정한 비밀번호');
    await page.getByLabel('새 비밀번호 확인').fill('새로 정한 비밀번호');
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
    await expect(page.getByText(/새 비밀번호로 로그인해주세요/)).toBeVisible();

    await page.goto('/login');
    await page.getByLabel('이메일', { exact: true }).fill(email);
    await page.getByLabel('비밀번호', { exact: true }).fill('새로 정한 비밀번호');
    await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    const notice = page.getByRole('region', { name: '약관과 개인정보' });
    await notice.getByRole('button', { name: '동의해요' }).click();
    await expect(notice).toBeHidden();
    const asked = page.waitForResponse('**/api/auth/me');
    await page.reload();
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  },
);
