import { beforeEach, expect, test, vi } from 'vitest';
import type { SentEntry } from './outbox-sender.ts';
import { onSent, announceSent } from './sent-channel.ts';
import { scored } from './testing/answers.ts';

class FakeChannel extends EventTarget {
  static open: FakeChannel[] = [];
  static posted: unknown[] = [];

  constructor() {
    super();
    FakeChannel.open.push(this);
  }

  postMessage(value: unknown) {
    FakeChannel.posted.push(value);
  }

  close() {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this);
  }
}

const sent: SentEntry = { id: 'key-1', result: scored };

beforeEach(() => {
  FakeChannel.open = [];
  FakeChannel.posted = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

test('tells this page and every other tab, and leaves no channel open', () => {
  const listener = vi.fn<(sent: SentEntry) => void>();
  const stop = onSent(listener);
  announceSent(sent);
  expect(listener.mock.calls).toEqual([[sent]]);
  stop();
  announceSent(sent);
  expect(listener).toHaveBeenCalledOnce();
  expect(FakeChannel.posted).toEqual([sent, sent]);
  expect(FakeChannel.open).toEqual([]);
});

test('receives valid messages of other tabs only', () => {
  const listener = vi.fn<(sent: SentEntry) => void>();
  const stop = onSent(listener);
  const say = (data: unknown) =>
    FakeChannel.open[0]?.dispatchEvent(new MessageEvent('message', { data }));
  say(sent);
  say({ id: 'key-1', result: { kind: 'scored' } });
  say('hello');
  expect(listener.mock.calls).toEqual([[sent]]);
  stop();
});

test('tells its own page in a browser without channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const listener = vi.fn<(sent: SentEntry) => void>();
  const stop = onSent(listener);
  announceSent(sent);
  stop();
  expect(listener).toHaveBeenCalledOnce();
});
