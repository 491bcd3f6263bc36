import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames, pageRow, pages } from '@daedap/contract/pages';
import { expect, test } from 'vitest';

const screens = import.meta.glob<Record<string, unknown>>('/src/features/**/*-page.tsx');

test.each(pageNames)('%s: its screen exists and has its component', async (name) => {
  const { screen, component } = pageRow(name);
  const module = await screens[`/src/${screen}`]?.();
  expect(module?.[component]).toBeTypeOf('function');
});

test('every screen belongs to a page', () => {
  const used = new Set(pageNames.map((name) => `/src/${pageRow(name).screen}`));
  expect(Object.keys(screens).filter((file) => !used.has(file))).toEqual([]);
});

test.each(pageNames)('%s: openLinks contains only names of pages', (name) => {
  const openLinks = pageRow(name).leave?.openLinks ?? [];
  expect(openLinks.filter((target) => !Object.hasOwn(pages, target))).toEqual([]);
});

test('robots.txt keeps search engines away from every page behind the sign-in', () => {
  const robots = readFileSync(join(import.meta.dirname, '../../public/robots.txt'), 'utf8');
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const behind = pageNames.filter((name) => ['signedIn', 'admin'].includes(pageRow(name).access));
  const open = behind.filter((name) => !disallowed.some((path) => pages[name].startsWith(path)));
  expect(behind.length).toBeGreaterThan(0);
  expect(open).toEqual([]);
});
