import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptLinks } from './static-web.ts';

let folder = '';
const write = (text: string) => writeFileSync(join(folder, '.vite/pages.json'), text);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'daedap-pages-'));
  mkdirSync(join(folder, '.vite'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('names the scripts of the page that an address belongs to', async () => {
  write(
    JSON.stringify({
      '/login': ['assets/a.js', 'assets/b.js'],
      '/results/:sessionId': ['assets/c.js'],
    }),
  );
  expect(await scriptLinks(folder, '/login')).toBe(
    '</assets/a.js>; rel=modulepreload; crossorigin, </assets/b.js>; rel=modulepreload; crossorigin',
  );
  expect(await scriptLinks(folder, '/results/12')).toBe(
    '</assets/c.js>; rel=modulepreload; crossorigin',
  );
});

test('sends no header for an unknown path', async () => {
  expect(await scriptLinks(folder, '/no-such-page')).toBeUndefined();
});

test.each(['', '{"/login": "assets/a.js"}'])(
  'a list that cannot be read (%j) is no list',
  async (text) => {
    write(text);
    expect(await scriptLinks(folder, '/login')).toBeUndefined();
  },
);
