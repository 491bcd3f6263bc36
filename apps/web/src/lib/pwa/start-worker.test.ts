import { expect, test, vi } from 'vitest';
import { registerWorker } from './start-worker.ts';

const registration = { scope: '/' };

function pageWith(register?: () => Promise<unknown>, more: object = {}) {
  const container = { register: vi.fn<() => Promise<unknown>>(register) };
  const page = { navigator: register ? { serviceWorker: container } : {}, ...more };
  return { container, page: page as unknown as Window };
}

test('registers the worker for the whole app and bypasses the browser’s cache', async () => {
  const { container, page } = pageWith(async () => registration);
  expect(await registerWorker(page)).toEqual({ container, registration });
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
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
