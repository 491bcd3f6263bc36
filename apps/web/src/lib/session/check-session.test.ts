import { sessionCheckTimeoutMs } from '@daedap/contract/constants/accounts';
import { expect, test, vi } from 'vitest';
import { mina } from '#/test/people.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { checkSession } from './check-session.ts';

test('200: the user of the token', async () => {
  stubServer({ 'GET /api/auth/me': { body: { success: true, user: mina } } });
  expect(await checkSession()).toEqual({ outcome: 'valid', user: mina });
});

test.each([
  ['TOKEN_EXPIRED', true],
  ['UNAUTHENTICATED', false],
])('401 %s: rejected, expired %s', async (code, expired) => {
  stubServer({ 'GET /api/auth/me': failure(401, code, '다시 로그인해주세요') });
  expect(await checkSession()).toEqual({ outcome: 'rejected', expired });
});

test.each([500, 502, 503, 429])('%s: unknown', async (status) => {
  stubServer({ 'GET /api/auth/me': { status, body: 'Bad gateway' } });
  expect(await checkSession()).toEqual({ outcome: 'unknown' });
});

test('no network: unknown', async () => {
  stubServer({ 'GET /api/auth/me': offline });
  expect(await checkSession()).toEqual({ outcome: 'unknown' });
});

test('waits 10 seconds and no longer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  stubServer({ 'GET /api/auth/me': new DOMException('too long', 'TimeoutError') });
  expect(await checkSession()).toEqual({ outcome: 'unknown' });
  expect(sessionCheckTimeoutMs).toBe(10_000);
  expect(timeout).toHaveBeenCalledWith(10_000);
});
