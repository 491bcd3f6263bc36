import { expect, test } from 'vitest';
import { calls } from '@daedap/contract/calls';
import { testAppForFile } from '../../test/test-app.ts';

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

/** Fastify's own tree of routes, which hides nothing: each level is four letters, a branch, a part of a path, its methods. */
function servedPaths(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part, methods] =
      /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent.length / 4;
    const path = (parents[depth - 1] ?? '') + part;
    parents.splice(depth, parents.length, path);
    return methods === undefined ? [] : [path];
  });
}

test('serves nothing below /api but the contract and its docs', () => {
  const served = servedPaths(context.app.printRoutes({ commonPrefix: false }));
  const paths = served.filter((path) => /^\/api\/(?!docs)/.test(path));
  const described = new Set(calls.map((call) => call.path));
  expect(paths.toSorted()).toEqual([...described].toSorted());
});

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s asks for a token exactly when it is not public',
  async (_title, call) => {
    const answer = await context.app.inject({ method: call.method, url: call.path });
    const refused = answer.statusCode === 401;
    expect(refused).toBe(call.access !== 'public');
    const { paths } = await document();
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    const described = paths[path]?.[call.method.toLowerCase()];
    expect(described?.security?.length).toBe(call.access === 'public' ? 0 : 1);
    const statuses = call.returnsBytes ? [] : [String(call.status)];
    expect(Object.keys(described?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
  },
);

test('the page at /api/docs opens', async () => {
  const answer = await context.app.inject({ method: 'GET', url: '/api/docs' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('swagger-ui');
});
