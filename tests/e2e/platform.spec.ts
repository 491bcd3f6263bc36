import { expect, test, inFull } from './support/test.ts';

test('pages are cross-origin isolated, so that WebAssembly may use threads', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => globalThis.crossOriginIsolated)).toBe(true);
});

test('the licences of the packages in the app are served, and the landing page links to them', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: '오픈소스 라이선스' });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('Copyright (c) Meta Platforms');
  for (const name of ['react-dom', '@huggingface/transformers', 'workbox-core', 'pretendard']) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
});

test.describe('camera and microphone', () => {
  test.use({ permissions: ['camera', 'microphone'] });

  test('are allowed for our own pages', async ({ page }) => {
    await page.goto('/');
    const tracks = await page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
      const kinds = stream.getTracks().map((track) => `${track.kind} ${track.readyState}`);
      stream.getTracks().forEach((track) => track.stop());
      return kinds.toSorted();
    });
    expect(tracks).toEqual(['audio live', 'video live']);
  });
});

test.describe('a script in the page', () => {
  test.use({ expectedErrors: ['Content Security Policy'] });

  test('is refused by the content policy', async ({ page }) => {
    await page.goto('/');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "injected"';
      document.head.append(script);
      return document.title === 'injected';
    });
    expect(ran).toBe(false);
  });
});

test.describe('the API page', () => {
  test('opens at /api/docs and lists the calls', inFull, async ({ page }) => {
    await page.goto('/api/docs');
    // Swagger renders all calls at once, which takes a while on a busy machine.
    await expect(page.getByText('/api/auth/register')).toBeVisible();
  });
});

test('a name with markup is shown as text', async ({ page, playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL });
  const answer = await api.post('/api/auth/register', {
    data: {
      username: '<img src=x onerror=alert(1)>',
      email: `e2e-${crypto.randomUUID()}@example.com`,
      password: '123456',
    },
  });
  const { token, user } = (await answer.json()) as { token: string; user: unknown };
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken ?? '');
      localStorage.setItem('user', storedUser ?? '');
    },
    [token, JSON.stringify(user)],
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    '<img src=x onerror=alert(1)>',
  );
  await api.dispose();
});
