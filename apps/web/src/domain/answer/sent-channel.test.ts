import { beforeEach, expect, test, vi } from 'vitest';
import type { Sent } from './outbox-sender.ts';
import { onSent, tellSent } from './sent-channel.ts';
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

const sent: Sent = { id: 'key-1', outcome: scored };

beforeEach(() => {
  FakeChannel.open = [];
  FakeChannel.posted = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

test('told here and to every other tab, and nothing stays open', () => {
  const listener = vi.fn<(sent: Sent) => void>();
  const stop = onSent(listener);
  tellSent(sent);
  expect(listener.mock.calls).toEqual([[sent]]);
  stop();
  tellSent(sent);
  expect(listener).toHaveBeenCalledOnce();
  expect(FakeChannel.posted).toEqual([sent, sent]);
  expect(FakeChannel.open).toEqual([]);
});

test('hears other tabs, and only what it understands', () => {
  const listener = vi.fn<(sent: Sent) => void>();
  const stop = onSent(listener);
  const say = (data: unknown) =>
    FakeChannel.open[0]?.dispatchEvent(new MessageEvent('message', { data }));
  say(sent);
  say({ id: 'key-1', outcome: { kind: 'scored' } });
  say('hello');
  expect(listener.mock.calls).toEqual([[sent]]);
  stop();
});

test('a browser without channels tells its own page', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const listener = vi.fn<(sent: Sent) => void>();
  const stop = onSent(listener);
  tellSent(sent);
  stop();
  expect(listener).toHaveBeenCalledOnce();
});
