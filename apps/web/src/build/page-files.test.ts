import { isPage, pageNames, pageRow, pages } from '@daedap/contract/pages';
import { expect, test } from 'vitest';
import { filesOfPages, type Script } from './page-files.ts';

const script = (fileName: string, path: string, imports: string[] = []): Script => ({
  fileName,
  facade: `/web/src/${path}`,
  imports,
});

const scripts: Script[] = [
  { fileName: 'index.js', facade: '/web/index.html', imports: ['vendor.js'] },
  { fileName: 'vendor.js', facade: null, imports: [] },
  script('check-session.js', 'lib/session/check-session.ts', ['session.js']),
  { fileName: 'session.js', facade: null, imports: ['vendor.js'] },
  script('query-layout.js', 'app/query-layout.tsx'),
  script('login.js', 'features/auth/login-page.tsx', ['session.js']),
  ...pageNames
    .filter((name) => name !== 'login' && name !== 'live')
    .map((name) => script(`${name}.js`, pageRow(name).screen)),
];

test('lists each page with the scripts of the app, its own script and their imports, each once', () => {
  const files = filesOfPages(scripts, '/web/src');
  expect(files['/']).toEqual(['index.js', 'vendor.js', 'landing.js']);
  expect(files['/login']).toEqual(['index.js', 'vendor.js', 'login.js', 'session.js']);
  expect(files['/dashboard']).toEqual([
    'index.js',
    'vendor.js',
    'check-session.js',
    'session.js',
    'query-layout.js',
    'dashboard.js',
  ]);
});

test('lists every address of the app', () => {
  const listed = Object.keys(filesOfPages(scripts, '/web/src'));
  expect(listed.toSorted()).toEqual(Object.values(pages).toSorted());
  expect(listed.every((path) => isPage(path.replaceAll(/:\w+/g, '7')))).toBe(true);
});

test('fails the build when a page has no script of its own', () => {
  const without = scripts.filter(({ fileName }) => fileName !== 'interview.js');
  expect(() => filesOfPages(without, '/web/src')).toThrow('live-page.tsx has no script of its own');
});
