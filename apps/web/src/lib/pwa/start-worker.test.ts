import { expect, test, vi } from 'vitest';
import { registerWorker } from './start-worker.ts';

const registration = { scope: '/' };

/** A page that a worker controls already. */
function pageWith(register?: () => Promise<unknown>, more: object = {}) {
  const container = Object.assign(new EventTarget(), {
    controller: {},
    startMessages: () => undefined,
    register: vi.fn<() => Promise<unknown>>(register),
  });
  const page = { navigator: register ? { serviceWorker: container } : {}, ...more };
  return { container, page: page as unknown as Window };
}

test('registers the worker for the whole app and bypasses the browser’s cache', async () => {
  const { container, page } = pageWith(async () => registration);
  expect(await registerWorker(page)).toEqual({ container, registration });
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('installs the app only 3 s after the first page, but replies to a worker before that', async () => {
  vi.useFakeTimers();
  const { container, page } = pageWith(async () => registration);
  const answered = vi.spyOn(container, 'startMessages');
  Object.assign(container, { controller: null });
  const registered = registerWorker(page);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answered).toHaveBeenCalledOnce();
  expect(container.register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(container.register).toHaveBeenCalledOnce();
  expect(await registered).toEqual({ container, registration });
});

test('does not register in the phone app, which contains its files', async () => {
  const Capacitor = { isNativePlatform: () => true };
  const { container, page } = pageWith(async () => registration, { Capacitor });
  expect(await registerWorker(page)).toBeNull();
  expect(container.register).not.toHaveBeenCalled();
  const onTheWeb = { Capacitor: { isNativePlatform: () => false } };
  const web = pageWith(async () => registration, onTheWeb);
  expect(await registerWorker(web.page)).not.toBeNull();
});

test.each([
  ['workers do not exist', pageWith()],
  ['workers are refused', pageWith(() => Promise.reject(new DOMException('no', 'SecurityError')))],
  ['workers are blocked silently', pageWith(async () => undefined)],
])('does nothing where %s', async (_, { page }) => {
  expect(await registerWorker(page)).toBeNull();
});
