import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { clientOf, createTestApp, registerAccount, testAppForFile } from '../../test/test-app.ts';
import { createTestDatabase } from '../../test/test-database.ts';

const context = testAppForFile();

describe('x-request-id', () => {
  test.each(['/api/health', '/api/nothing', '/', '/nothing', '/assets/app-1a2b3c.js', '/%E0%A4%A'])(
    'is on %s',
    async (url) => {
      const { headers } = await context.client.get(url);
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    },
  );

  test('is that of the caller if it is harmless', async () => {
    const kept = await context.client.with({ 'x-request-id': 'proxy-1234567' }).get('/api/health');
    const refused = await context.client.with({ 'x-request-id': 'a b<script>' }).get('/api/health');
    expect(kept.headers['x-request-id']).toBe('proxy-1234567');
    expect(refused.headers['x-request-id']).not.toContain('script');
  });
});

describe('security headers', () => {
  test('are sent with pages and calls', async () => {
    for (const url of ['/', '/api/health', '/api/nothing']) {
      const { headers } = await context.client.get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self)');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('allow exactly the configured ad script', async () => {
    const other = await createTestApp(context.database, {
      AD_SCRIPT_URL: 'https://ads.example/show.js',
    });
    const { headers } = await clientOf(other.app).get('/');
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval' https://ads.example/show.js;",
    );
    await other.app.close();
  });
});

describe('origins', () => {
  test.each(['https://localhost', 'capacitor://localhost'])(
    '%s, the phone app, may call',
    async (origin) => {
      const { headers } = await context.client.with({ origin }).get('/api/health');
      expect(headers['access-control-allow-origin']).toBe(origin);
    },
  );

  test('the phone app may also delete, with a token and JSON', async () => {
    const { headers, statusCode } = await context.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/me',
      headers: {
        origin: 'https://localhost',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toContain('DELETE');
    expect(headers['access-control-allow-headers']).toBe('authorization,content-type');
  });

  test('refuses other origins', async () => {
    const { headers } = await context.client
      .with({ origin: 'https://evil.example' })
      .get('/api/health');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the web app', () => {
  test.each(['/', '/login', '/dashboard', '/recordings/7', '/session-details/7?x=1'])(
    'is served at %s',
    async (url) => {
      const answer = await context.app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Daedap</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test('shows its page with 404 at an unknown path', async () => {
    const answer = await context.app.inject({
      method: 'GET',
      url: '/nothing',
      headers: { accept: 'text/html' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Daedap</title>');
  });

  test('has the configured ad script on every page, uncompressed', async () => {
    const other = await createTestApp(context.database, {
      AD_SCRIPT_URL: 'https://ads.example/show.js?a=1&b=%22$&',
    });
    for (const [url, status] of [
      ['/', 200],
      ['/interview/setup', 200],
      ['/nothing', 404],
    ] as const) {
      const answer = await other.app.inject({
        method: 'GET',
        url,
        headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.body).toContain(
        '<meta name="ad-script" content="https://ads.example/show.js?a=1&amp;b=%22$&amp;" />',
      );
      expect(answer.body).toContain('<title>Daedap</title>');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    const head = await other.app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const without = await context.app.inject({ method: 'GET', url: '/' });
    expect(without.body).not.toContain('ad-script');
    await other.app.close();
  });

  test('caches files with a hash in their name for a year', async () => {
    const { headers } = await context.app.inject({ method: 'GET', url: '/assets/app-1a2b3c.js' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('does not cache the service worker, which may control all paths', async () => {
    const { headers } = await context.app.inject({ method: 'GET', url: '/sw.js' });
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['service-worker-allowed']).toBe('/');
    const other = await context.app.inject({ method: 'GET', url: '/assets/app-1a2b3c.js' });
    expect(other.headers['service-worker-allowed']).toBeUndefined();
  });

  test.each(['/assets/old-9z9z9z.js', '/../package.json', '/%2e%2e/package.json', '/.built-from'])(
    'does not serve %s',
    async (url) => {
      const answer = await context.app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('NOT_FOUND');
    },
  );
});

describe('errors', () => {
  test('an unknown path responds with the error format', async () => {
    expect(await context.client.post('/api/nothing', {})).toMatchObject({
      status: 404,
      body: { success: false, code: 'NOT_FOUND', error: '찾을 수 없어요.' },
    });
  });

  test('invalid HTTP and oversized headers get the error format too', async () => {
    const other = await createTestApp(context.database);
    await other.app.listen({ port: 0 });
    const { port } = other.app.server.address() as AddressInfo;
    for (const bytes of [
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const socket = connect(port, '127.0.0.1');
      socket.write(bytes);
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"BAD_JSON"');
      expect(answer).toMatch(/x-request-id: [\w-]{36}/);
    }
    await other.app.close();
  });

  test('an unmet precondition of a file is not an internal error', async () => {
    for (const headers of [{ 'if-match': '"x"' }, { range: 'bytes=999999-' }]) {
      const answer = await context.app.inject({
        method: 'GET',
        url: '/assets/app-1a2b3c.js',
        headers,
      });
      expect(answer.statusCode).toBeLessThan(500);
    }
  });

  test('OPTIONS without a preflight gets an empty response', async () => {
    const answer = await context.app.inject({ method: 'OPTIONS', url: '/api/auth/me' });
    expect(answer.statusCode).toBe(204);
  });

  test('responses of the API are not cached', async () => {
    expect((await context.client.get('/api/health')).headers['cache-control']).toBe('no-store');
  });

  test('an internal error hides its message, and the log has it with the request id', async () => {
    const broken = await createTestDatabase();
    const other = await createTestApp(broken);
    await broken.pool.query('drop table rate_limits');
    const answer = await clientOf(other.app)
      .with({ 'x-request-id': 'find-me-again' })
      .post('/api/auth/login', { email: 'a@b.co', password: 'secret' });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      success: false,
      error: '서버에 문제가 생겼어요. 잠시 후 다시 시도해주세요.',
      code: 'INTERNAL',
    });
    const line = other.logs.find((entry) => entry.includes('request failed'));
    expect(line).toContain('find-me-again');
    expect(line).toContain('rate_limits');
    await other.app.close();
    await broken.close();
  });

  test('while closing it finishes requests in flight and the health check fails', async () => {
    const other = await createTestApp(context.database);
    const gate = Promise.withResolvers<void>();
    const inFlight = Promise.withResolvers<void>();
    other.app.get('/slow', async () => {
      inFlight.resolve();
      await gate.promise;
      return 'finished';
    });
    await other.app.listen({ port: 0 });
    const { port } = other.app.server.address() as AddressInfo;
    const late = connect(port, '127.0.0.1');
    late.write('GET /api/health HTTP/1.1\r\nhost: x\r\n');
    const early = fetch(`http://127.0.0.1:${port}/slow`);
    await inFlight.promise;
    const closed = other.app.close();
    late.write('\r\n');
    const refused = await text(late);
    gate.resolve();
    expect(await (await early).text()).toBe('finished');
    expect(refused).toContain('HTTP/1.1 503 Service Unavailable');
    expect(refused).toContain('"code":"UNAVAILABLE"');
    await closed;
  });
});

test('the log has no password, token or email', async () => {
  const account = await registerAccount(context.client);
  await context.client.post('/api/auth/login', {
    email: account.email,
    password: account.password,
  });
  await context.client.post('/api/auth/login', { email: account.email, password: 'a wrong one' });
  await context.client.post('/api/auth/register', { ...account, username: 'x' });
  await account.client.get(`/api/auth/me?email=${account.email}`);
  await context.client.get(`/login?redirect=/x&email=${account.email}`);
  await account.client.get('/api/auth/export');
  await account.client.delete('/api/auth/me', { password: account.password });
  const log = context.logs.join('');
  expect(log).toContain('/api/auth/login');
  for (const secret of [account.email, account.password, account.token, 'a wrong one', 'Bearer']) {
    expect(log).not.toContain(secret);
  }
});
