import { pageNames, pageRow } from '@daedap/contract/pages';
import { expect, test } from 'vitest';
import { findScripts, type Script } from './page-files.ts';

const script = (fileName: string, path: string, imports: string[] = []): Script => ({
  fileName,
  facade: `/web/src/${path}`,
  imports,
});

const scripts: Script[] = [
  { fileName: 'index.js', facade: '/web/index.html', imports: ['vendor.js'] },
  { fileName: 'vendor.js', facade: null, imports: [] },
  { fileName: 'assets/start-1a.js', facade: null, imports: [] },
  script('check-session.js', 'lib/session/check-session.ts', ['session.js']),
  { fileName: 'session.js', facade: null, imports: ['vendor.js'] },
  script('query-layout.js', 'app/query-layout.tsx'),
  script('login.js', 'features/auth/login-page.tsx', ['session.js']),
  ...pageNames
    .filter((name) => name !== 'login' && name !== 'live')
    .map((name) => script(`${name}.js`, pageRow(name).screen)),
];

const { start, ofApp, ofVisit } = findScripts(scripts, '/web/src');

test('finds the scripts of the app, of a page and their imports, each once', () => {
  expect(ofApp('landing')).toEqual(['index.js', 'vendor.js', 'landing.js']);
  expect(ofApp('login')).toEqual(['index.js', 'vendor.js', 'login.js', 'session.js']);
  expect(ofApp('dashboard')).toEqual([
    'index.js',
    'vendor.js',
    'check-session.js',
    'session.js',
    'query-layout.js',
    'dashboard.js',
  ]);
});

test('a visit to a page that the build has rendered loads the app only where it is not left for later', () => {
  expect(start).toEqual(['assets/start-1a.js']);
  expect(ofVisit('landing')).toEqual(start);
  expect(ofVisit('login')).toEqual([...start, ...ofApp('login')]);
  expect(ofVisit('dashboard'), 'a skeleton, which the app replaces').toEqual(ofApp('dashboard'));
  expect(ofVisit('history')).toEqual(ofApp('history'));
});

test('fails the build when a page has no script of its own', () => {
  const without = scripts.filter(({ fileName }) => fileName !== 'interview.js');
  expect(() => findScripts(without, '/web/src').ofApp('interview')).toThrow(
    'live-page.tsx has no script of its own',
  );
});
