import { reportClientError } from '@daedap/contract/calls/client-errors';
import { afterEach, expect, test, vi } from 'vitest';
import { getSession, startSession } from '#/lib/session/session-store.ts';
import { consoleOutput, takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';
import { mina } from '#/test/people.ts';
import { failure, stubServer } from '#/test/stub-server.ts';
import { countErrors, reportAndReturn, reportError, watchErrors } from './report-error.ts';
import { browserOf, reportOf } from './send-report.ts';

const path = 'POST /api/client-errors';
const accepted = { [path]: { status: 202 } };

afterEach(() => void vi.unstubAllEnvs());

function throwOnPage(error: unknown, message = 'Uncaught') {
  window.dispatchEvent(new ErrorEvent('error', { error, message }));
}

test('sends uncaught errors without personal data or ids in the address', async () => {
  window.history.replaceState(null, '', '/results/4711?secret=1');
  startSession('token-1', mina);
  const requests = stubServer(accepted);
  const end = watchErrors();
  throwOnPage(new TypeError('no mina@example.com in "한국어 답변"'));
  await eventually(() => expect(requests).toHaveLength(1));
  end();
  const body: unknown = await requests[0]?.json();
  expect(reportClientError.body.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({
    kind: 'page',
    message: 'running the page: TypeError: no [email] in [text]',
    page: '/results/:sessionId',
  });
  expect(JSON.stringify(body)).not.toMatch(/4711|secret|mina|token-1|한국어/);
  window.history.replaceState(null, '', '/');
});

test('ignores errors of foreign scripts and ResizeObserver warnings', () => {
  const end = watchErrors();
  throwOnPage(null, 'Script error.');
  throwOnPage(null, 'ResizeObserver loop completed with undelivered notifications.');
  end();
  expect(countErrors().size).toBe(0);
});

test('a refused report does not end the session and is not repeated', async () => {
  startSession('token-1', mina);
  const requests = stubServer({ [path]: failure(401, 'TOKEN_EXPIRED', '다시 로그인해주세요') });
  const end = watchErrors();
  reportError(new Error('broken'), 'media', 'recording');
  await eventually(() => expect(requests).toHaveLength(1));
  end();
  expect(takeReports()).toEqual(['Fault (media) while recording:']);
  expect(getSession().status).toBe('signedIn');
});

test('logs a fault in production as well, once and without personal data', async () => {
  vi.stubEnv('DEV', false);
  reportError(new TypeError('no mina@example.com in "한국어 답변"'), 'media', 'recording');
  reportError(new TypeError('no mina@example.com in "한국어 답변"'), 'media', 'recording');
  await eventually(() => expect(consoleOutput()).toHaveLength(1));
  expect(consoleOutput()[0]).toContain('while recording: TypeError: no [email] in [text]\n');
  expect(takeReports().join('')).not.toMatch(/mina|한국어/);
});

test('reportAndReturn reports the error and returns its value', async () => {
  const list = await Promise.reject(new Error('no')).catch(
    reportAndReturn('storage', 'listing', []),
  );
  expect(list).toEqual([]);
  expect(takeReports()).toEqual(['Fault (storage) while listing:']);
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'chrome 140',
  ],
  ['Mozilla/5.0 (Windows) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0.1', 'edge 140'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/26.1 Mobile/15E148 Safari/604.1', 'safari 26'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 CriOS/140.0 Mobile/15E148 Safari/604.1', 'chrome 140'],
  ['Mozilla/5.0 (Android) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36', 'samsung 29'],
  ['Mozilla/5.0 (X11; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox 145'],
  ['someone’s own', 'other'],
])('reports only family and version of %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});

test('cuts texts to the contract’s length and omits thrown values that are not errors', () => {
  const fault = { kind: 'media', doing: 'recording', path: '/nowhere' } as const;
  const long = reportOf({ ...fault, error: new Error('word '.repeat(500)) }, '');
  expect(long.message).toHaveLength(300);
  expect(reportClientError.body.safeParse(long).success).toBe(true);
  const odd = reportOf({ ...fault, error: 'the answer of a person' }, '');
  expect(odd).toMatchObject({ message: 'recording: a thrown string', stack: '', page: 'other' });
});
