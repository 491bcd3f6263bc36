import { deleteMe, getMe, login } from '@daedap/contract/calls/accounts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { getSession, startSession } from '#/lib/session/session-store.ts';
import { admin, mina } from '#/test/people.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { takeReports } from '#/test/console.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { call, readResponse } from './call.ts';
import { failureOf } from './error-text.ts';
import { onUnauthorized } from './unauthorized.ts';

const me = { body: { success: true, user: mina } };

describe('request', () => {
  test('carries the token and the language', async () => {
    const requests = stubServer({ 'GET /api/auth/me': me });
    startSession('token-1', mina);
    changeLanguage('en');
    await call(getMe, {});
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(requests[0]?.headers.get('accept-language')).toBe('en');
  });

  test('reads the token from authToken where token is missing', async () => {
    const requests = stubServer({ 'GET /api/auth/me': me });
    localStorage.setItem('authToken', 'older');
    await call(getMe, {});
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer older');
  });

  test('sends no authorization without a token', async () => {
    const requests = stubServer({ 'GET /api/auth/me': me });
    await call(getMe, {});
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  test('sends its body as JSON', async () => {
    const requests = stubServer({ 'DELETE /api/auth/me': {} });
    await call(deleteMe, { body: { password: '비밀번호' } });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ password: '비밀번호' });
  });
});

describe('failure', () => {
  test('keeps code, message, details and Retry-After of a server error', async () => {
    stubServer({
      'POST /api/auth/login': {
        ...failure(429, 'RATE_LIMITED', '잠시 뒤에 다시 시도해주세요', { left: 0 }),
        headers: { 'retry-after': '30' },
      },
    });
    const error = await call(login, { body: { email: 'a@b.co', password: '123456' } }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      message: '잠시 뒤에 다시 시도해주세요',
      details: { left: 0 },
      retryAfter: 30,
    });
  });

  test('throws a NetworkError without a network', async () => {
    stubServer({ 'GET /api/auth/me': offline });
    await expect(call(getMe, {})).rejects.toBeInstanceOf(NetworkError);
  });

  test('a cancelled call stays a cancellation', async () => {
    stubServer({ 'GET /api/auth/me': new DOMException('cancelled', 'AbortError') });
    await expect(call(getMe, {})).rejects.toMatchObject({ name: 'AbortError' });
  });

  const breakingOff = (error: Error) =>
    new Response(new ReadableStream({ start: (body) => body.error(error) }));

  test('a body that breaks off is a lost network, and no fault', async () => {
    const response = breakingOff(new TypeError('network error'));
    await expect(readResponse(getMe, response)).rejects.toBeInstanceOf(NetworkError);
    expect(takeReports()).toEqual([]);
  });

  test('what is not JSON is a fault, also in Safari', async () => {
    const response = breakingOff(new DOMException('Unexpected token', 'SyntaxError'));
    await expect(readResponse(getMe, response)).rejects.toBeInstanceOf(ApiError);
    expect(takeReports()).toHaveLength(1);
  });

  test('a bug of ours that becomes a text for the user is reported', () => {
    const { signal } = new AbortController();
    expect(failureOf(new TypeError('a bug'), signal, '안 됐어요')).toMatchObject({
      message: '안 됐어요',
    });
    expect(takeReports()).toEqual(['Fault (calls) while making a call:']);
  });

  test('a call that is cancelled while its body arrives stays a cancellation', async () => {
    const response = breakingOff(new DOMException('cancelled', 'AbortError'));
    await expect(readResponse(getMe, response)).rejects.toMatchObject({ name: 'AbortError' });
    expect(takeReports()).toEqual([]);
  });

  test('treats the page of a proxy as an error without a message', async () => {
    stubServer({ 'GET /api/auth/me': { status: 502, body: 'Bad gateway' } });
    const fault = { code: 'INTERNAL', status: 502, message: '' };
    await expect(call(getMe, {})).rejects.toMatchObject(fault);
  });

  test('reports a success that does not match the contract', async () => {
    stubServer({ 'GET /api/auth/me': { body: { success: true, user: 1 } } });
    const fault = { code: 'INTERNAL', status: 200, message: '' };
    await expect(call(getMe, {})).rejects.toMatchObject(fault);
    expect(takeReports()).toEqual([
      'Fault (calls) while reading the response of GET /api/auth/me:',
    ]);
  });
});

describe('401', () => {
  const leave = vi.fn<(reason: { expired: boolean }) => void>();

  beforeEach(() => {
    leave.mockClear();
    onUnauthorized(leave);
    startSession('token-1', mina);
  });

  test.each([
    ['TOKEN_EXPIRED', true],
    ['UNAUTHENTICATED', false],
  ])('%s clears the session and leaves, expired %s', async (code, expired) => {
    stubServer({ 'GET /api/auth/me': failure(401, code, '다시 로그인해주세요') });
    await expect(call(getMe, {})).rejects.toBeInstanceOf(ApiError);
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(getSession()).toEqual({ status: 'signedOut', expired });
    expect(leave.mock.calls).toEqual([[{ expired }]]);
  });

  test('BAD_CREDENTIALS does neither', async () => {
    stubServer({ 'POST /api/auth/login': failure(401, 'BAD_CREDENTIALS', '맞지 않아요') });
    const body = { email: 'a@b.co', password: '123456' };
    await expect(call(login, { body })).rejects.toBeInstanceOf(ApiError);
    expect(getSession().status).toBe('signedIn');
    expect(leave).not.toHaveBeenCalled();
  });

  test('of a token that was replaced meanwhile leaves the newer session alone', async () => {
    stubServer({
      'GET /api/auth/me': () => {
        startSession('token-2', admin);
        return failure(401, 'TOKEN_EXPIRED', '다시 로그인해주세요');
      },
    });
    await expect(call(getMe, {})).rejects.toBeInstanceOf(ApiError);
    expect(localStorage.getItem('token')).toBe('token-2');
    expect(getSession()).toEqual({ status: 'signedIn', user: admin });
    expect(leave).not.toHaveBeenCalled();
  });

  test('403 and 500 keep the session', async () => {
    for (const status of [403, 500]) {
      stubServer({ 'GET /api/auth/me': failure(status, 'FORBIDDEN', '안 돼요') });
      await expect(call(getMe, {})).rejects.toBeInstanceOf(ApiError);
    }
    expect(getSession().status).toBe('signedIn');
  });
});
