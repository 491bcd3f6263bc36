import { expect, test, vi } from 'vitest';
import { ApiError, CallFailedError, NetworkError } from '#/lib/api/api-error.ts';
import { createReporter, type Fault } from './reporter.ts';

function start({ sending = true } = {}) {
  let time = 0;
  let when: 'now' | 'later' | 'never' = 'now';
  const sent = vi.fn<(fault: Fault) => Promise<void>>(async () => undefined);
  const logged: string[] = [];
  const reporter = createReporter({
    now: () => time,
    here: () => '/results/7',
    whenToSend: () => when,
    log: ({ kind, doing }) => logged.push(`${kind} ${doing}`),
  });
  if (sending) reporter.startSending(sent);
  return {
    reporter,
    sent,
    logged,
    pass: (ms: number) => (time += ms),
    set: (next: typeof when) => (when = next),
    report: (message: string) => reporter.report(new Error(message), 'media', 'recording'),
  };
}

test('logs and counts a fault, and sends it with the page it occurred on', () => {
  const { reporter, sent, logged } = start();
  const error = new Error('broken');
  reporter.report(error, 'media', 'recording');
  expect(logged).toEqual(['media recording']);
  expect([...reporter.counts()]).toEqual([['media', 1]]);
  const fault = { error, kind: 'media', doing: 'recording', path: '/results/7' };
  expect(sent.mock.calls).toEqual([[fault]]);
});

test('reports the same error once', () => {
  const { reporter, sent, logged } = start();
  const error = new Error('broken');
  reporter.report(error, 'media', 'recording');
  reporter.report(error, 'page', 'running the page');
  expect(logged).toHaveLength(1);
  expect(sent).toHaveBeenCalledOnce();
});

test('counts the same fault each time, logs it once and sends it once a minute', () => {
  const { reporter, sent, logged, report, pass } = start();
  report('again');
  pass(59_999);
  report('again');
  expect(sent).toHaveBeenCalledTimes(1);
  pass(1);
  report('again');
  expect(sent).toHaveBeenCalledTimes(2);
  expect([...reporter.counts()]).toEqual([['media', 3]]);
  expect(logged).toEqual(['media recording']);
});

test('sends at most 10 faults a minute and 60 an hour, and drops the rest', () => {
  const { sent, report, pass } = start();
  const many = (from: string) => {
    for (let number = 0; number < 20; number += 1) report(`${from} ${number}`);
  };
  many('first');
  expect(sent).toHaveBeenCalledTimes(10);
  for (let minute = 1; minute < 10; minute += 1) {
    pass(60_000);
    many(`minute ${minute}`);
  }
  expect(sent).toHaveBeenCalledTimes(60);
  pass(60 * 60_000);
  many('an hour later');
  expect(sent).toHaveBeenCalledTimes(70);
});

test('keeps at most 10 faults in memory without a network and sends them later', () => {
  const { reporter, sent, report, set } = start();
  set('later');
  for (let number = 0; number < 15; number += 1) report(`offline ${number}`);
  expect(sent).not.toHaveBeenCalled();
  set('now');
  reporter.sendWaiting();
  expect(sent).toHaveBeenCalledTimes(10);
  reporter.sendWaiting();
  expect(sent).toHaveBeenCalledTimes(10);
});

test('sends nothing while signed out and drops waiting faults', () => {
  const { reporter, sent, report, set } = start();
  set('never');
  report('a');
  set('later');
  report('b');
  set('never');
  reporter.sendWaiting();
  set('now');
  reporter.sendWaiting();
  expect(sent).not.toHaveBeenCalled();
});

test('a failed report causes no other report', async () => {
  const { sent, report, logged } = start();
  sent.mockRejectedValue(new Error('the server is away'));
  report('first');
  await expect(sent.mock.results[0]?.value).rejects.toThrow('away');
  expect(sent).toHaveBeenCalledOnce();
  expect(logged).toHaveLength(1);
});

test('sends nothing before a sender is provided', () => {
  const { report, logged, sent } = start({ sending: false });
  report('early');
  expect(logged).toHaveLength(1);
  expect(sent).not.toHaveBeenCalled();
});

const failed = (status: number) => new ApiError({ code: 'INTERNAL', status, message: '' });

test.each([
  ['cancelled', new DOMException('', 'AbortError')],
  ['refused by the user', new DOMException('', 'NotAllowedError')],
  ['blocked by the browser', new DOMException('', 'SecurityError')],
  ['disk full', new DOMException('', 'QuotaExceededError')],
  ['no network', new NetworkError(new TypeError('Failed to fetch'))],
  ['refused by the server', failed(503)],
  ['a call whose failure the user is told', new CallFailedError('천천히')],
  ['a browser without workers', new ReferenceError('Worker is not defined')],
])('ignores an expected error: %s', (_, error) => {
  const { reporter, logged } = start();
  reporter.report(error, 'media', 'recording');
  expect(logged).toEqual([]);
});

test('a file that does not load is a fault only with a network', () => {
  const { reporter, logged } = start();
  const missing = () => new TypeError('Failed to fetch dynamically imported module: /a.js');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reporter.report(missing(), 'page', 'loading');
  expect(logged).toHaveLength(0);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  reporter.report(missing(), 'page', 'loading');
  reporter.report(failed(200), 'calls', 'reading an answer');
  expect(logged).toHaveLength(2);
});
