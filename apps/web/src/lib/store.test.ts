import { expect, test, vi } from 'vitest';
import { createListeners, createStore } from './store.ts';

test('a store tells its listeners about each change, until they stop listening', () => {
  const store = createStore(1);
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.set(2);
  expect(store.get()).toBe(2);
  expect(listener).toHaveBeenCalledOnce();
  store.set(2);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
});

test('passes arguments to listeners and removes them on clear', () => {
  const listeners = createListeners<[name: string, count: number]>();
  const listener = vi.fn<(name: string, count: number) => void>();
  listeners.add(listener);
  expect(listeners.count()).toBe(1);
  listeners.notify('chunk', 3);
  expect(listener).toHaveBeenCalledWith('chunk', 3);
  listeners.clear();
  listeners.notify('chunk', 4);
  expect(listener).toHaveBeenCalledOnce();
});
