import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { createRescoreText } from './analyse-answer.ts';
import { entryLock, runIfFree } from './locks.ts';
import { answerOf, heard, reportOf, scored } from './testing/answers.ts';
import { fakeDeps } from './testing/fake-deps.ts';

let fake: ReturnType<typeof fakeDeps>;
let rescoreText: ReturnType<typeof createRescoreText>;
const corrected = { ...answerOf(), text: ' 저는 서버 개발자입니다. ' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fake = fakeDeps();
  rescoreText = createRescoreText(fake.deps);
  startSession('token-1', mina);
});

test('sends a corrected text as a new attempt of the same duration', async () => {
  await fake.pass(1_000);
  const { signal } = new AbortController();
  const twice = [rescoreText(corrected, signal), rescoreText(corrected, signal)];
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all(twice)).toEqual([scored, scored]);
  expect(fake.send).toHaveBeenCalledOnce();
  const entry = fake.send.mock.calls[0]?.[0];
  expect(entry).toMatchObject({
    id: 'key-1-edited-1000',
    kind: 'text',
    fields: { answerText: '저는 서버 개발자입니다.', answerDuration: '9.5', sttMethod: 'edited' },
  });
  expect(entry?.fields).not.toHaveProperty('sttConfidence');
  expect(JSON.parse(entry?.fields['segments'] ?? '')).toEqual(heard.segments);
  expect(fake.sockets[0]?.disposed).toBe(true);
});

test('prefers the segments of the analysis to those of the live text', async () => {
  const segments = [{ start: 1, end: 4, text: '저는 개발자' }];
  const result = rescoreText({ ...corrected, segments }, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(500);
  await result;
  expect(fake.send.mock.calls[0]?.[0].fields['segments']).toBe(JSON.stringify(segments));
});

test.each([
  [new NetworkError('offline'), { kind: 'queued', key: 'key-1-edited-0', provisional: null }],
  [
    new ApiError({ code: 'RATE_LIMITED', status: 429, message: '천천히' }),
    { kind: 'failed', message: '천천히' },
  ],
])('%s', async (error, expected) => {
  fake.send.mockRejectedValue(error);
  const result = rescoreText(corrected, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(500);
  expect(await result).toEqual(expected);
});

test('waits behind the first text while that is being sent: the newest one that the server gets counts', async () => {
  const held = Promise.withResolvers<void>();
  const sending = runIfFree(entryLock('key-1'), () => held.promise);
  const result = rescoreText(corrected, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(500);
  expect(await result).toEqual({ kind: 'queued', key: 'key-1-edited-0', provisional: null });
  expect(fake.send).not.toHaveBeenCalled();
  expect([...fake.waiting.keys()]).toEqual(['key-1-edited-0']);
  expect(fake.notice).toHaveBeenCalledOnce();
  held.resolve();
  await sending;
});

test('the first text is not sent while its correction is', async () => {
  fake.send.mockImplementation(async () => {
    const first = await runIfFree(entryLock('key-1'), async () => 'sent');
    expect(first.isFree).toBe(false);
    return reportOf();
  });
  const result = rescoreText(corrected, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(500);
  expect(await result).toEqual(scored);
});

test('sends nothing when cancelled first', async () => {
  const stopping = new AbortController();
  const caught = rescoreText(corrected, stopping.signal).catch((error: unknown) => error);
  stopping.abort();
  expect(await caught).toMatchObject({ name: 'AbortError' });
  expect(fake.send).not.toHaveBeenCalled();
});
