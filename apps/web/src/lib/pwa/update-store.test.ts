import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  applyUpdate,
  applyWhenFree,
  dismissUpdate,
  getUpdate,
  subscribeUpdate,
  watchUpdates,
} from './update-store.ts';

type Reply = 'applying' | 'later' | null;

class Worker extends EventTarget {
  messages: unknown[] = [];
  reply: Reply = 'applying';
  postMessage(message: unknown, [port]: MessagePort[]): void {
    this.messages.push(message);
    if (this.reply) port?.postMessage(this.reply);
  }
}

const container = Object.assign(new EventTarget(), { controller: null as Worker | null });
const registration = Object.assign(new EventTarget(), {
  waiting: null as Worker | null,
  installing: null as Worker | null,
});
const reload = vi.fn<() => void>();
let stop = () => undefined as void;

const watch = () => {
  stop = watchUpdates({
    container: container as never,
    registration: registration as never,
    reload,
  });
};

/** The browser finds a worker, which loads its files. */
function install(): Worker {
  const worker = new Worker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing = null;
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  return worker;
}

const takeOver = () => container.dispatchEvent(new Event('controllerchange'));

beforeEach(() => {
  reload.mockReset();
  container.controller = new Worker();
  registration.waiting = null;
});

afterEach(() => stop());

test('the first worker is not an update', () => {
  container.controller = null;
  watch();
  install();
  takeOver();
  expect(getUpdate()).toBe('none');
  expect(reload).not.toHaveBeenCalled();
});

test('reports a new worker, even one that waited before the page was loaded', () => {
  watch();
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeUpdate(listener);
  install();
  expect(getUpdate()).toBe('ready');
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  stop();
  watch();
  expect(getUpdate()).toBe('ready');
});

test('reports nothing more once the update is dismissed', () => {
  watch();
  install();
  dismissUpdate();
  install();
  expect(getUpdate()).toBe('dismissed');
});

describe('applying', () => {
  test('asks the new worker to take over, then reloads', async () => {
    watch();
    const worker = install();
    await applyUpdate();
    expect(worker.messages).toEqual([{ type: 'APPLY' }]);
    expect(getUpdate()).toBe('applying');
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not reload when another tab applied the update, until the user asks for it', async () => {
    watch();
    install();
    registration.waiting = null;
    takeOver();
    expect(reload).not.toHaveBeenCalled();
    expect(getUpdate()).toBe('ready');
    await applyUpdate();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits for an interview in another tab, then tries again', async () => {
    watch();
    const worker = install();
    await applyWhenFree();
    expect(worker.messages).toEqual([]);
    worker.reply = 'later';
    await applyUpdate();
    expect(getUpdate()).toBe('later');
    await applyWhenFree();
    expect(getUpdate()).toBe('later');
    worker.reply = 'applying';
    await applyWhenFree();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a worker that does not reply can be asked again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    watch();
    install().reply = null;
    const applied = applyUpdate();
    await vi.advanceTimersByTimeAsync(15_000);
    await applied;
    expect(getUpdate()).toBe('ready');
  });
});
