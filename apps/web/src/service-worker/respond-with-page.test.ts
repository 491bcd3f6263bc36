import { beforeEach, expect, test, vi } from 'vitest';
import { respondWithPage } from './respond-with-page.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const results = new Request('https://daedap.test/results/12');
const dashboard = new Request('https://daedap.test/dashboard?lang=en');
const pages = new Map([
  ['/index.html', 'empty'],
  ['/dashboard', 'skeleton'],
]);
const stored = async (address: string) => {
  const text = pages.get(address);
  return text === undefined ? undefined : new Response(text);
};
const nothing = async () => undefined;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const textOf = async (response: Promise<Response>) => (await response).text();

test.each([results, dashboard])(
  'responds with the server’s page and its status',
  async (request) => {
    const reach = async () => new Response('from the server', { status: 404 });
    const page = await respondWithPage(request, { reach, stored });
    expect([page.status, await page.text()]).toEqual([404, 'from the server']);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('responds with the stored page without a network, or fails without one', async () => {
  expect(await textOf(respondWithPage(results, { reach: lost, stored }))).toBe('empty');
  expect(await textOf(respondWithPage(dashboard, { reach: lost, stored }))).toBe('skeleton');
  await expect(respondWithPage(results, { reach: lost, stored: nothing })).rejects.toThrow(
    'Failed',
  );
});

test.each([
  [results, 3_000, 'empty'],
  [dashboard, 1_000, 'skeleton'],
])('%# responds with the stored page after %i ms: %s', async (request, patience, expected) => {
  const reach = () => Promise.withResolvers<Response>().promise;
  let shown: string | null = null;
  void textOf(respondWithPage(request, { reach, stored })).then((text) => (shown = text));
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(shown).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toBe(expected);
});

test('keeps waiting without a stored page', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const page = textOf(respondWithPage(results, { reach: () => promise, stored: nothing }));
  await vi.advanceTimersByTimeAsync(10_000);
  resolve(new Response('late'));
  expect(await page).toBe('late');
});
