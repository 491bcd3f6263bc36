import { beforeEach, expect, test, vi } from 'vitest';
import { respondWithPage } from './respond-with-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const request = new Request('https://daedap.test/results/12');
const storedPage = () => Promise.resolve(new Response('kept'));
const nothing = () => Promise.resolve(undefined);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('responds with the server’s page and its status', async () => {
  const reach = async () => new Response('from the server', { status: 404 });
  const page = await respondWithPage(request, { reach, shell: storedPage });
  expect([page.status, await page.text()]).toEqual([404, 'from the server']);
  expect(vi.getTimerCount()).toBe(0);
});

test('responds with the stored page without a network, or fails without one', async () => {
  expect(await (await respondWithPage(request, { reach: lost, shell: storedPage })).text()).toBe(
    'kept',
  );
  await expect(respondWithPage(request, { reach: lost, shell: nothing })).rejects.toThrow('Failed');
});

test('responds with the stored page after three seconds, or keeps waiting without one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const reach = () => promise;
  const impatient = respondWithPage(request, { reach, shell: storedPage });
  const patient = respondWithPage(request, { reach, shell: nothing });
  let answered = false;
  void impatient.then(() => (answered = true));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await impatient).text()).toBe('kept');
  resolve(new Response('late'));
  expect(await (await patient).text()).toBe('late');
});
