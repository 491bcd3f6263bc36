import { expect, test } from 'vitest';
import { calls } from '@daedap/contract/calls';
import { testAppForFile } from '../test/test-app.ts';

const context = testAppForFile();

type OpenApi = {
  paths: Record<string, Record<string, { security?: unknown[]; responses: object }>>;
};
const document = async () => {
  const answer = await context.app.inject({ method: 'GET', url: '/api/docs/json' });
  return answer.json<OpenApi>();
};
const name = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

test('the server has every call of the contract, and no other', async () => {
  const { paths } = await document();
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => name(method, path)),
  );
  const described = calls.map((call) => name(call.method, call.path));
  expect(served.toSorted()).toEqual(described.toSorted());
  expect(new Set(described).size).toBe(described.length);
});

test('nothing below /api is served outside the contract and its page', () => {
  // Fastify's own tree of routes, which hides nothing; a line of it is a branch, a part of a path and its methods.
  const tree = context.app.printRoutes({ commonPrefix: false });
  const paths = [...tree.matchAll(/(api\/\S*) \(/g)].map((match) => `/${match[1]}`);
  const described = new Set<string>([...calls.map((call) => call.path), '/api/docs']);
  expect(paths.toSorted()).toEqual([...described].toSorted());
});

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s asks for a token exactly when it is not public',
  async (_title, call) => {
    const answer = await context.app.inject({ method: call.method, url: call.path });
    const refused = answer.statusCode === 401;
    expect(refused).toBe(call.access !== 'public');
    const { paths } = await document();
    const described = paths[call.path]?.[call.method.toLowerCase()];
    expect(described?.security?.length).toBe(call.access === 'public' ? 0 : 1);
    expect(Object.keys(described?.responses ?? {})).toContain(String(call.status));
  },
);

test('the page at /api/docs opens', async () => {
  const answer = await context.app.inject({ method: 'GET', url: '/api/docs' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('swagger-ui');
});
