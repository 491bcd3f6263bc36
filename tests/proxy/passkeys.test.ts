import { createHash, X509Certificate } from 'node:crypto';
import { request as httpsRequest } from 'node:https';
import { json } from 'node:stream/consumers';
import { type Browser, chromium, expect as expectPage } from '@playwright/test';
import { clientOf, registerAccount } from '@daedap/server/test/http-client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { chromiumFlags } from '../e2e/support/chromium-flags.ts';
import { plugInAuthenticator } from '../e2e/support/passkey-authenticator.ts';
import { type Deployment, startDeployment } from './deployment.ts';

let deployment: Deployment;
let browser: Browser;

beforeAll(async () => {
  deployment = await startDeployment();
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumFlags,
      '--host-resolver-rules=MAP daedap.example 127.0.0.1',
      // Trusted by its key. On a page whose certificate was waved through, Chromium allows no passkeys.
      `--ignore-certificate-errors-spki-list=${keyHash(deployment.nginx.certificate)}`,
    ],
  });
});
afterAll(async () => {
  await browser?.close();
  await deployment?.stop();
});

const keyHash = (certificate: string) => {
  const { publicKey } = new X509Certificate(certificate);
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
};

test('a passkey belongs to the name of PUBLIC_URL, and signs in through either node', async () => {
  const { address, publicUrl, nodes } = deployment;
  const { email, password } = await registerAccount(clientOf(address));
  const context = await browser.newContext({ baseURL: publicUrl, locale: 'ko-KR' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const device = await plugInAuthenticator(page);

  await page.goto('/login');
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  const form = page.getByRole('main');
  await form.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('/dashboard');
  await page.goto('/account');
  await page.getByRole('button', { name: '패스키 관리' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '패스키 추가' }).click();
  await dialog.getByLabel('이름').fill('시험용 노트북');
  await dialog.getByLabel('지금 비밀번호').fill(password);
  await dialog.getByRole('button', { name: '패스키 추가' }).click();
  await expectPage(dialog.getByText('시험용 노트북')).toBeVisible({ timeout: 60_000 });
  expect(await device.names()).toEqual(['daedap.example']);

  const signIn = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('button', { name: '패스키로 로그인' }).click();
    await page.waitForURL('/dashboard');
  };
  for (const node of nodes) {
    await node.kill('SIGTERM');
    await signIn();
    await node.restart();
  }
  await context.close();
});

test('no header of a caller changes the name that passkeys belong to', async () => {
  const options = await signInOptions({
    host: 'elsewhere.example',
    origin: 'https://elsewhere.example',
    'x-forwarded-host': 'elsewhere.example',
  });
  expect(options).toMatchObject({ options: { rpId: 'daedap.example' } });
});

/** `fetch` would not send another Host. */
function signInOptions(headers: Record<string, string>): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const url = `${deployment.address}/api/auth/passkeys/sign-in-options`;
  const sent = httpsRequest(
    url,
    { method: 'POST', headers, servername: 'daedap.example', agent: false },
    (response) => {
      json(response).then(resolve, reject);
    },
  );
  sent.once('error', reject);
  sent.end();
  return promise;
}
