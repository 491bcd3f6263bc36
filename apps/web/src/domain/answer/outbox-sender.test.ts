import { beforeEach, expect, test, vi } from 'vitest';
import { createTestClock, settle } from '#/lib/time/testing/test-clock.ts';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import type { OutboxEntry } from '#/media/store/chunk-rows.ts';
import type { AnalysisOutcome } from './answer-port.ts';
import type { AnswerReport, SendEntry } from './api/send-entry.ts';
import { entryLock, ifFree, senderLock } from './locks.ts';
import { createOutboxSender, type OutboxSenderDeps, type Sent } from './outbox-sender.ts';
import { entryOf, reportOf, scored } from './testing/answers.ts';

function setUp(...entries: OutboxEntry[]) {
  const { clock, pass } = createTestClock();
  const waiting = [...entries];
  const told: Sent[] = [];
  const refused: string[] = [];
  const chances = new Set<() => void>();
  const send = vi.fn<SendEntry>(async () => reportOf());
  const judgeSession = vi.fn<OutboxSenderDeps['judgeSession']>(async () => undefined);
  const resultOf = vi.fn<(report: AnswerReport) => Promise<AnalysisOutcome>>(async () => scored);
  let user: number | null = 7;
  const sender = createOutboxSender({
    list: async (userId) => waiting.filter((entry) => entry.userId === userId),
    has: async (id) => waiting.some((entry) => entry.id === id),
    remove: async (id) => {
      waiting.splice(0, waiting.length, ...waiting.filter((entry) => entry.id !== id));
    },
    send,
    judgeSession,
    resultOf,
    userId: () => user,
    onChance: (listener) => {
      chances.add(listener);
      return () => chances.delete(listener);
    },
    tell: (sent) => told.push(sent),
    tellRefused: (reason) => refused.push(reason),
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
    judgeSession,
    resultOf,
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

test('sends what waits at the start, oldest first, and tells the results', async () => {
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
    { id: 'a', outcome: scored },
    { id: 'b', outcome: scored },
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

test('a chance is taken at once, and the pauses begin anew', async () => {
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

test('what begins to wait is tried after a pause', async () => {
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

test('asked while it sends, it looks once more', async () => {
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
    expect(told.map(({ id, outcome }) => [id, outcome.kind])).toEqual([
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

test('401: it waits for whoever it belongs to', async () => {
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

test('what a page is just sending is left to it', async () => {
  const { sender, pass, sent } = setUp(first, second);
  const held = Promise.withResolvers<void>();
  const holding = ifFree(entryLock('a'), () => held.promise);
  stop = sender.start();
  await settle();
  expect(sent()).toEqual(['b']);
  held.resolve();
  await holding;
  await pass(2_000);
  expect(sent()).toEqual(['b', 'a']);
});

test('one tab sends; the other looks again later', async () => {
  const { sender, pass, sent } = setUp(first);
  const held = Promise.withResolvers<void>();
  const holding = ifFree(senderLock, () => held.promise);
  stop = sender.start();
  await settle();
  expect(sent()).toEqual([]);
  held.resolve();
  await holding;
  await pass(2_000);
  expect(sent()).toEqual(['a']);
});

test('an answer that takes longer does not keep the next one', async () => {
  const { sender, resultOf, sent, told } = setUp(first, second);
  const late = Promise.withResolvers<AnalysisOutcome>();
  resultOf.mockReturnValueOnce(late.promise);
  stop = sender.start();
  await settle();
  expect(sent()).toEqual(['a', 'b']);
  expect(told.map(({ id }) => id)).toEqual(['b']);
  late.resolve(scored);
  await settle();
  expect(told.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('ended, it neither listens nor tries again; and it can be started anew', async () => {
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

test('an interview is judged once its answers are there', async () => {
  const { sender, waiting, sent, send, judgeSession, chances } = setUp(first, second, whole);
  send.mockRejectedValueOnce(new NetworkError('offline'));
  stop = sender.start();
  await settle();
  expect(judgeSession).not.toHaveBeenCalled();
  for (const chance of chances) chance();
  await settle();
  expect(sent()).toEqual(['a', 'a', 'b']);
  expect(judgeSession).toHaveBeenCalledOnce();
  expect(waiting).toEqual([]);
});

test('one that could not be judged waits on', async () => {
  const { sender, waiting, judgeSession } = setUp(whole);
  judgeSession.mockRejectedValue(refusal(503));
  stop = sender.start();
  await settle();
  expect(waiting).toEqual([whole]);
});
