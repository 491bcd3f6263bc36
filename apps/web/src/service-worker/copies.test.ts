import { beforeEach, expect, test } from 'vitest';
import { createCopies } from './copies.ts';
import { bearerOf, memoryCaches } from './testing.ts';

const results = 'https://daedap.test/api/interviews/session/12/results';
const list = 'https://daedap.test/api/recordings/sessions?limit=100';
const day = 24 * 60 * 60 * 1000;

let storage: CacheStorage;
let network: (request: Request) => Promise<Response>;
let now: number;
let copies: ReturnType<typeof createCopies>;

beforeEach(() => {
  storage = memoryCaches();
  now = 1_000_000_000_000;
  online();
  copies = createCopies({ storage, reach: (request) => network(request), now: () => now });
});

const refuse = (status: number) => {
  network = async () => Response.json({ success: false }, { status });
};
const offline = () => {
  network = () => Promise.reject(new TypeError('Failed to fetch'));
};
function online(): void {
  network = async ({ url }) =>
    Response.json({ of: url }, { headers: { vary: '*', 'cache-control': 'no-store' } });
}

const requestOf = (sub: string, url = results) =>
  new Request(url, { headers: { authorization: bearerOf({ sub }) } });

async function ask(request: Request): Promise<Response> {
  const work: Promise<void>[] = [];
  const response = await copies.respond(request, (later) => work.push(later));
  await Promise.all(work);
  return response;
}

test('uses the network first, and without it a copy that is marked as one', async () => {
  const fresh = await ask(requestOf('7'));
  expect(fresh.headers.get('x-from-cache')).toBeNull();
  expect(await storage.keys()).toEqual(['daedap-data-7']);
  offline();
  const copy = await ask(requestOf('7'));
  expect(copy.headers.get('x-from-cache')).toBe('1');
  expect(await copy.json()).toEqual({ of: results });
});

test('gives a copy neither to another user nor to a request without a token', async () => {
  await ask(requestOf('7'));
  offline();
  await expect(ask(requestOf('8'))).rejects.toThrow('Failed to fetch');
  await expect(ask(new Request(results))).rejects.toThrow('Failed to fetch');
  expect(await storage.keys()).toEqual(['daedap-data-7']);
});

test('stores no copy for a request without a readable token', async () => {
  await ask(new Request(results, { headers: { authorization: 'Bearer broken' } }));
  expect(await storage.keys()).toEqual([]);
});

test.each([401, 404, 429, 500, 503])('passes on a %s and keeps the copy', async (status) => {
  await ask(requestOf('7'));
  refuse(status);
  expect((await ask(requestOf('7'))).status).toBe(status);
  offline();
  expect((await ask(requestOf('7'))).status).toBe(200);
});

test('keeps copies for 30 days, at most 200 per user', async () => {
  await ask(requestOf('7'));
  offline();
  now += 30 * day;
  expect((await ask(requestOf('7'))).status).toBe(200);
  now += 1;
  await expect(ask(requestOf('7'))).rejects.toThrow('Failed to fetch');

  online();
  const numbered = (id: number) =>
    requestOf('7', `https://daedap.test/api/interviews/session/${id}/results`);
  for (let id = 1; id <= 201; id += 1) await ask(numbered(id));
  expect(await (await storage.open('daedap-data-7')).keys()).toHaveLength(200);
  offline();
  await expect(ask(numbered(1))).rejects.toThrow('Failed to fetch');
  expect((await ask(numbered(2))).status).toBe(200);
});

test('forget deletes the copies of all other users and no other cache', async () => {
  await storage.open('speech-model');
  await ask(requestOf('7'));
  await ask(requestOf('8'));
  await copies.forget('8');
  expect((await storage.keys()).toSorted()).toEqual(['daedap-data-8', 'speech-model']);
  await copies.forget(null);
  expect(await storage.keys()).toEqual(['speech-model']);
});

test('passes on a response after its owner signed out, but does not store it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  network = () => promise;
  const response = ask(requestOf('7'));
  await copies.forget(null);
  resolve(Response.json({ late: true }));
  expect(await (await response).json()).toEqual({ late: true });
  offline();
  await expect(ask(requestOf('7'))).rejects.toThrow('Failed to fetch');
});

test('stores a response in flight for the user who stays', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  network = () => promise;
  const response = ask(requestOf('7'));
  await copies.forget('7');
  resolve(Response.json({ late: true }));
  await response;
  offline();
  expect(await (await ask(requestOf('7'))).json()).toEqual({ late: true });
});

test('deletes a session’s copy and every list that may mention it', async () => {
  const other = 'https://daedap.test/api/interviews/session/13/results';
  for (const url of [results, list, other]) await ask(requestOf('7', url));
  await copies.forgetSession(requestOf('7'), '12');
  offline();
  await expect(ask(requestOf('7', results))).rejects.toThrow('Failed to fetch');
  await expect(ask(requestOf('7', list))).rejects.toThrow('Failed to fetch');
  expect((await ask(requestOf('7', other))).status).toBe(200);
});
