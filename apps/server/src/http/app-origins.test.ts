import { speechModelListPath } from '@daedap/contract/speech-model';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerAccount, testAppForFile } from '../../test/test-app.ts';

const context = testAppForFile();

/** Where the pages of the phone app come from: the defaults of ALLOWED_ORIGINS. */
describe.each(['https://localhost', 'capacitor://localhost'])('the phone app at %s', (origin) => {
  test('may send an answer with its token and idempotency key', async () => {
    const { headers, statusCode } = await context.app.inject({
      method: 'OPTIONS',
      url: '/api/interviews/analyze-audio',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'accept-language,authorization,idempotency-key',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(headers['access-control-allow-headers']).toBe(
      'accept-language,authorization,idempotency-key',
    );
  });

  test('may read the response, also an error', async () => {
    const { client } = await registerAccount(context.client);
    const calls = [
      client.with({ origin }).get('/api/auth/me'),
      context.client.with({ origin }).get('/api/auth/me'),
      context.client.with({ origin }).get('/api/nothing'),
      context.client.with({ origin }).get(speechModelListPath),
    ];
    for (const { headers } of await Promise.all(calls)) {
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-expose-headers']).toContain('retry-after');
    }
  });
});

describe('the socket', () => {
  let address = '';
  beforeAll(async () => {
    address = await context.app.listen({ host: '127.0.0.1', port: 0 });
  });
  const open = (origin: string) =>
    fetch(`${address}/socket.io/?EIO=4&transport=polling`, { headers: { origin } });

  test.each(['https://localhost', 'capacitor://localhost'])(
    'can be opened from %s',
    async (origin) => {
      const answer = await open(origin);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(await answer.text()).toContain('"sid"');
    },
  );

  test('refuses other origins', async () => {
    const answer = await open('https://evil.example');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    await answer.text();
  });
});
