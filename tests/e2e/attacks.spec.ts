import type { APIRequestContext, Page } from '@playwright/test';
import { makeAdmin } from '../harness/database.ts';
import { seedRecordings } from './support/local-store.ts';
import { goodAnswer, postAs } from './support/sessions.ts';
import { expect, full, newEmail, signIn, test, inFull } from './support/test.ts';

// One of the addresses is an attack itself; the server responds with 404.
test.use({ expectedErrors: ['status of 404'] });

/** Every payload sets the same mark when its script runs. */
const payloads = {
  name: '<img src=x onerror=hit=1>',
  question: '<script>hit=1</script><svg onload=hit=1> "><b id=hit>소개</b>',
  answer: `<img src=x onerror="hit=1"> <a href="javascript:hit=1">나</a> \${hit=1} {{hit=1}} `,
  file: '"><img src=x onerror=hit=1>.webm',
};

/** No payload became an element of the page, and none ran. */
async function expectOnlyText(page: Page) {
  const found = await page.evaluate(() => ({
    ran: 'hit' in window && !(window.hit instanceof Element),
    elements: document.querySelectorAll(
      'img[src="x"], #hit, svg[onload], [onerror], a[href^="javascript:"], iframe, script:not([src])',
    ).length,
  }));
  expect(found).toEqual({ ran: false, elements: 0 });
}

/** An account in which every text is an attack, with an interview that has two attempts at one question. */
async function attackerOf(api: APIRequestContext) {
  const values = { username: payloads.name, email: newEmail(), password: '연습은 매일!' };
  const { token, user } = await (await api.post('/api/auth/register', { data: values })).json();
  const post = postAs(api, token);
  const said = (answerText: string) =>
    post('interviews/analyze-text', {
      sessionId: 'session-1-attack',
      questionId: 1,
      questionText: payloads.question,
      answerText,
      answerDuration: 8,
      answerVideoPath: payloads.file,
      sttMethod: payloads.name,
      segments: [{ start: 0, end: 4, text: answerText }],
      interviewConfig: {
        mainCategory: 'job',
        questionCount: 1,
        type: payloads.name,
        industry: payloads.name,
      },
    });
  await said(`${payloads.answer}${goodAnswer}`);
  const { sessionId, questionId } = await said(`${goodAnswer} ${payloads.answer}`);
  const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
  const kept = await api.post('/api/interview/submit', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      sessionId,
      questionId,
      video: { name: payloads.file, mimeType: 'video/webm', buffer: webm },
    },
  });
  expect(kept.ok()).toBe(true);
  await post('interviews/comprehensive-analysis', { sessionId });
  return { ...values, token, user, sessionId: Number(sessionId), questionId: Number(questionId) };
}

test('shows what users write as plain text on every page', inFull, async ({ page, request }) => {
  const attacker = await attackerOf(request);
  await makeAdmin(attacker.email);
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`);
  });
  await signIn(page, attacker);
  const { sessionId: id, questionId } = attacker;
  await page.goto('/account');
  await seedRecordings(page, [
    {
      id: payloads.file,
      userId: attacker.user.id,
      questionText: payloads.question,
      sessionId: String(id),
      questionId,
    },
  ]);
  const [name, question, answer] = [payloads.name, 'onload=hit=1', 'javascript:hit=1'];
  const shown: readonly (readonly [string, readonly string[]])[] = [
    ['/dashboard', [name]],
    ['/account', [name]],
    ['/admin', []],
    [`/recordings?q=${encodeURIComponent(payloads.name)}`, []],
    ['/recordings', []],
    [`/results/${id}?answer=1`, [question, answer]],
    [`/session-details/${id}?question=${questionId}`, [question, answer]],
    [`/session-details/${id}?question=${questionId}&compare=1`, [answer]],
    [`/interview/setup?category=${encodeURIComponent(payloads.name)}`, []],
    [`/${encodeURIComponent(payloads.name)}`, []],
  ];
  for (const [address, texts] of shown) {
    const response = await page.goto(address);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("script-src-attr 'none'");
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Highlights of the evidence may split the text.
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
    await expectOnlyText(page);
  }
  await page.goto(`/results/${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(answer).filter({ visible: true }).first()).toBeVisible();
  await expectOnlyText(page);
});

test('sign-in redirects to no other site and runs no script', async ({ signedInPage: page }) => {
  const redirects = [
    '//evil.example',
    '/\t/evil.example',
    'javascript:hit=1',
    '/x/..//evil.example',
    'https:evil.example',
    'https://evil.example/dashboard',
    '/\\evil.example',
    '\\\\evil.example',
    '/%09/evil.example/../..//evil.example',
    'JaVaScRiPt:hit=1//',
    'data:text/html,<script>hit=1</script>',
    '@evil.example',
  ];
  for (const redirect of full ? redirects : redirects.slice(0, 4)) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page).toHaveURL('/dashboard');
    await expectOnlyText(page);
  }
});
