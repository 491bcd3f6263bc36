import { beforeEach, expect, test, vi } from 'vitest';
import { createTestClock, settle } from '#/lib/time/testing/test-clock.ts';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import type { OutboxEntry } from '#/media/store/chunk-rows.ts';
import type { AnalysisResult } from './answer-port.ts';
import type { AnswerReport, SendEntry } from './api/send-entry.ts';
import { changeLock, entryLock, runIfFree, senderLock } from './locks.ts';
import { createOutboxSender, type OutboxSenderDeps, type SentEntry } from './outbox-sender.ts';
import { entryOf, reportOf, scored } from './testing/answers.ts';

function setUp(...entries: OutboxEntry[]) {
  const { clock, pass } = createTestClock();
  const waiting = [...entries];
  const told: SentEntry[] = [];
  const refused: string[] = [];
  const chances = new Set<() => void>();
  const send = vi.fn<SendEntry>(async () => reportOf());
  const analyseSession = vi.fn<OutboxSenderDeps['analyseSession']>(async () => undefined);
  const sendChange = vi.fn<OutboxSenderDeps['sendChange']>(async () => undefined);
  const keepStar = vi.fn<OutboxSenderDeps['keepStar']>(async () => undefined);
  const awaitResult = vi.fn<(report: AnswerReport) => Promise<AnalysisResult>>(async () => scored);
  let user: number | null = 7;
  const sender = createOutboxSender({
    list: async (userId) => waiting.filter((entry) => entry.userId === userId),
    has: async (id) => waiting.some((entry) => entry.id === id),
    remove: async (id) => {
      waiting.splice(0, waiting.length, ...waiting.filter((entry) => entry.id !== id));
    },
    send,
    analyseSession,
    sendChange,
    keepStar,
    awaitResult,
    userId: () => user,
    onChance: (listener) => {
      chances.add(listener);
      return () => chances.delete(listener);
    },
    announceSent: (sent) => told.push(sent),
    announceRefused: (reason) => refused.push(reason),
    clock,
  });
  return {
    sender,
    pass,
    waiting,
    told,
    refused,
    chances,
    send,
    analyseSession,
    sendChange,
    keepStar,
    awaitResult,
    setUser: (id: number | null) => (user = id),
    sent: () => send.mock.calls.map(([{ id }]) => id),
  };
}

const first = entryOf({ id: 'a' });
const second = entryOf({ id: 'b', createdAt: 2 });
const refusal = (status: number, retryAfter?: number) =>
  new ApiError({ code: 'INTERNAL', status, message: '안 돼요', retryAfter });

let stop: () => void = () => undefined;

beforeEach(() => () => stop());

test('sends waiting entries at the start, oldest first, and announces the results', async () => {
  const { sender, waiting, told, sent } = setUp(
    first,
    second,
    entryOf({ id: 'theirs', userId: 8 }),
  );
  stop = sender.start();
  await settle();
  expect(sent()).toEqual(['a', 'b']);
  expect(waiting.map(({ id }) => id)).toEqual(['theirs']);
  expect(told).toEqual([
    { id: 'a', result: scored },
    { id: 'b', result: scored },
  ]);
});

test('without a network the pause doubles from 2 s to a minute', async () => {
  const { sender, pass, send, waiting } = setUp(first, second);
  send.mockRejectedValue(new NetworkError('offline'));
  stop = sender.start();
  await settle();
  const after: number[] = [];
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
    await pass(seconds * 1000 - 1);
    after.push(send.mock.calls.length);
    await pass(1);
  }
  // Only the oldest is tried; the others would fail as well.
  expect(after).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(waiting).toHaveLength(2);
  send.mockResolvedValue(reportOf());
  await pass(60_000);
  expect(waiting).toEqual([]);
});

test('sends at once when the network is back, and resets the pause', async () => {
  const { sender, pass, send, chances } = setUp(first);
  send.mockRejectedValue(new NetworkError('offline'));
  stop = sender.start();
  await pass(6_000);
  expect(send).toHaveBeenCalledTimes(3);
  for (const chance of chances) chance();
  await settle();
  expect(send).toHaveBeenCalledTimes(4);
  await pass(2_000);
  expect(send).toHaveBeenCalledTimes(5);
});

test('tries a new entry after a pause', async () => {
  const { sender, pass, send, waiting } = setUp();
  stop = sender.start();
  await settle();
  waiting.push(first);
  sender.notice();
  await pass(1_999);
  expect(send).not.toHaveBeenCalled();
  await pass(1);
  expect(send).toHaveBeenCalledOnce();
});

test('looks once more when asked while sending', async () => {
  const { sender, send, waiting, sent } = setUp(first);
  send.mockImplementationOnce(async () => {
    waiting.push(second);
    sender.sendNow();
    sender.notice();
    return reportOf();
  });
  stop = sender.start();
  await settle();
  expect(sent()).toEqual(['a', 'b']);
});

test('429 waits as long as the server asks', async () => {
  const { sender, pass, send, waiting } = setUp(first);
  send.mockRejectedValueOnce(refusal(429, 90));
  stop = sender.start();
  await pass(89_900);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(100);
  expect(waiting).toEqual([]);
});

test.each([400, 403, 404, 409, 413, 415])(
  '%d: given up, with a word; the next goes on',
  async (status) => {
    const { sender, send, waiting, refused, told } = setUp(first, second);
    send.mockRejectedValueOnce(refusal(status));
    stop = sender.start();
    await settle();
    expect(waiting).toEqual([]);
    expect(refused).toHaveLength(1);
    expect(told.map(({ id, result }) => [id, result.kind])).toEqual([
      ['a', 'failed'],
      ['b', 'scored'],
    ]);
  },
);

test.each([200, 408, 500, 503])('%d: tried again', async (status) => {
  const { sender, pass, send, waiting, refused } = setUp(first);
  send.mockRejectedValueOnce(refusal(status));
  stop = sender.start();
  await settle();
  expect(waiting).toHaveLength(1);
  await pass(2_000);
  expect(waiting).toEqual([]);
  expect(refused).toEqual([]);
});

test('keeps entries after a 401 until their user signs in', async () => {
  const { sender, pass, send, waiting, setUser, chances } = setUp(first);
  send.mockRejectedValueOnce(refusal(401));
  stop = sender.start();
  await settle();
  setUser(null);
  await pass(120_000);
  expect(send).toHaveBeenCalledOnce();
  setUser(7);
  for (const chance of chances) chance();
  await settle();
  expect(waiting).toEqual([]);
});

test('leaves an entry to the page that is sending it', async () => {
  const { sender, pass, sent } = setUp(first, second);
  const held = Promise.withResolvers<void>();
  const holding = runIfFree(entryLock('a'), () => held.promise);
  stop = sender.start();
  await settle();
  expect(sent()).toEqual(['b']);
  held.resolve();
  await holding;
  await pass(2_000);
  expect(sent()).toEqual(['b', 'a']);
});

test('only one tab sends; the other looks again later', async () => {
  const { sender, pass, sent } = setUp(first);
  const held = Promise.withResolvers<void>();
  const holding = runIfFree(senderLock, () => held.promise);
  stop = sender.start();
  await settle();
  expect(sent()).toEqual([]);
  held.resolve();
  await holding;
  await pass(2_000);
  expect(sent()).toEqual(['a']);
});

test('does not wait for the analysis before sending the next answer', async () => {
  const { sender, awaitResult, sent, told } = setUp(first, second);
  const late = Promise.withResolvers<AnalysisResult>();
  awaitResult.mockReturnValueOnce(late.promise);
  stop = sender.start();
  await settle();
  expect(sent()).toEqual(['a', 'b']);
  expect(told.map(({ id }) => id)).toEqual(['b']);
  late.resolve(scored);
  await settle();
  expect(told.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('stops listening and sending when ended, and can be started again', async () => {
  const { sender, pass, send, chances, waiting } = setUp(first);
  send.mockRejectedValueOnce(new NetworkError('offline'));
  const end = sender.start();
  await settle();
  end();
  await pass(120_000);
  expect(send).toHaveBeenCalledOnce();
  expect(chances.size).toBe(0);
  stop = sender.start();
  await settle();
  expect(waiting).toEqual([]);
});

const whole = {
  id: 'whole',
  userId: 7,
  kind: 'session',
  fields: { sessionId: 'session-1-a' },
  createdAt: 3,
} as const;

test('analyses a session after its answers', async () => {
  const { sender, waiting, sent, send, analyseSession, chances } = setUp(first, second, whole);
  send.mockRejectedValueOnce(new NetworkError('offline'));
  stop = sender.start();
  await settle();
  expect(analyseSession).not.toHaveBeenCalled();
  for (const chance of chances) chance();
  await settle();
  expect(sent()).toEqual(['a', 'a', 'b']);
  expect(analyseSession).toHaveBeenCalledOnce();
  expect(waiting).toEqual([]);
});

test('keeps a session queued that could not be analysed', async () => {
  const { sender, waiting, analyseSession } = setUp(whole);
  analyseSession.mockRejectedValue(refusal(503));
  stop = sender.start();
  await settle();
  expect(waiting).toEqual([whole]);
});

const change = (values: Partial<OutboxEntry> = {}) =>
  ({
    id: 'script-3-x',
    userId: 7,
    kind: 'change',
    of: 'script-3',
    fields: { questionId: '3', text: '저는' },
    createdAt: 3,
    ...values,
  }) as OutboxEntry;

test('sends scripts and stars behind the answers that were given before them', async () => {
  const { sender, sendChange, keepStar, sent, waiting } = setUp(first, change());
  sendChange.mockImplementation(async () => expect(sent()).toEqual(['a']));
  stop = sender.start();
  await settle();
  expect(sendChange).toHaveBeenCalledOnce();
  expect(keepStar.mock.calls.map(([{ id }]) => id)).toEqual(['a']);
  expect(waiting).toEqual([]);
});

test('a change that another page is sending waits, and is left out once that page has settled it', async () => {
  const { sender, sendChange, pass, waiting } = setUp(change());
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = runIfFree(changeLock('script-3'), () => promise);
  stop = sender.start();
  await settle();
  expect(sendChange).not.toHaveBeenCalled();
  waiting.length = 0;
  resolve();
  await other;
  await pass(2_000);
  expect(sendChange).not.toHaveBeenCalled();
});

test('a change without anything left to change is dropped silently; without a network it stays', async () => {
  const { sender, sendChange, refused, waiting, pass } = setUp(change());
  sendChange.mockRejectedValueOnce(new NetworkError('offline')).mockRejectedValueOnce(refusal(404));
  stop = sender.start();
  await settle();
  expect(waiting).toHaveLength(1);
  await pass(2_000);
  expect(waiting).toEqual([]);
  expect(refused).toEqual([]);
});
