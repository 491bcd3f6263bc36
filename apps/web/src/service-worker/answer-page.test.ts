import { beforeEach, expect, test, vi } from 'vitest';
import { answerPage } from './answer-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const request = new Request('https://daedap.test/results/12');
const kept = () => Promise.resolve(new Response('kept'));
const nothing = () => Promise.resolve(undefined);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('the server’s page with its status', async () => {
  const reach = async () => new Response('from the server', { status: 404 });
  const page = await answerPage(request, { reach, shell: kept });
  expect([page.status, await page.text()]).toEqual([404, 'from the server']);
  expect(vi.getTimerCount()).toBe(0);
});

test('no network: the kept page, or the browser’s own words', async () => {
  expect(await (await answerPage(request, { reach: lost, shell: kept })).text()).toBe('kept');
  await expect(answerPage(request, { reach: lost, shell: nothing })).rejects.toThrow('Failed');
});

test('after three seconds the kept page; without one it waits on', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const reach = () => promise;
  const impatient = answerPage(request, { reach, shell: kept });
  const patient = answerPage(request, { reach, shell: nothing });
  let answered = false;
  void impatient.then(() => (answered = true));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await impatient).text()).toBe('kept');
  resolve(new Response('late'));
  expect(await (await patient).text()).toBe('late');
});
