import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceTexts, packageFolder, readPackages } from './bundled-packages.ts';

const modules = join(import.meta.dirname, '../../../../node_modules');
const web = join(import.meta.dirname, '../..');
const folder = (source: string) => packageFolder(source, '/work/apps/web');

test.each([
  ['/work/node_modules/react/cjs/react.js', '/work/node_modules/react'],
  ['/work/node_modules/@xstate/react/dist/a.js', '/work/node_modules/@xstate/react'],
  ['/work/node_modules/a/node_modules/idb/i.js', '/work/node_modules/a/node_modules/idb'],
  ['\0/work/node_modules/react/index.js?commonjs-es-import', '/work/node_modules/react'],
  ['../../node_modules/pretendard/dist/a.woff2', '/work/node_modules/pretendard'],
  ['\0vite/preload-helper.js', '/work/node_modules/vite'],
  ['\0rolldown/runtime.js', '/work/node_modules/rolldown'],
  ['/work/apps/web/src/ui/base.css', '/work/node_modules/tailwindcss'],
])('%j comes from %s', (source, expected) => {
  expect(folder(source)).toBe(expected);
});

test('our own modules come from no package', () => {
  expect(folder('/work/apps/web/src/main.tsx')).toBeNull();
  expect(folder('/work/packages/contract/src/pages.ts')).toBeNull();
});

test('has name, version and licence text of each package, once', () => {
  const packages = readPackages([join(modules, 'react'), join(modules, 'scheduler')]);
  const text = licenceTexts([...packages, ...packages]);
  expect(text).toMatch(/^react \d+\.\d+\.\d+\nMIT\nhttps:/m);
  expect(text.match(/Copyright \(c\) Meta/g)).toHaveLength(2);
  expect(text.match(/^scheduler \d/gm)).toHaveLength(1);
});

test('a package without a licence file has the name of its licence and its address', () => {
  const [font] = readPackages([packageFolder('../../node_modules/pretendard/x', web)!]);
  expect(font).toMatchObject({ name: 'pretendard', licence: 'OFL-1.1', texts: [] });
  expect(licenceTexts([font!])).toMatch(/^pretendard [\d.]+\nOFL-1\.1\nhttps:\/\/\S+$/m);
});
