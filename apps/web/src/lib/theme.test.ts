import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { stubMedia } from '#/test/media.ts';
import { changeTheme, getTheme, restoreTheme } from './theme.ts';

const dark = '(prefers-color-scheme: dark)';
const painted = () => document.documentElement.dataset['theme'];

test('follows the system until a theme is chosen', () => {
  const setMedia = stubMedia([dark]);
  const stop = restoreTheme();
  expect(painted()).toBe('dark');
  setMedia(dark, false);
  expect(painted()).toBe('light');
  changeTheme('dark');
  expect(painted()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  stop();
});

test('a change of the theme has no transitions until it is painted', async () => {
  stubMedia([]);
  changeTheme('dark');
  const { dataset } = document.documentElement;
  expect(dataset).toMatchObject({ theme: 'dark', repainting: '' });
  await eventually(() => expect(dataset['repainting']).toBeUndefined());
});

test('restores a stored theme; an invalid value means the system theme', () => {
  localStorage.setItem('theme', 'light');
  stubMedia([dark]);
  restoreTheme()();
  expect(getTheme()).toBe('light');
  expect(painted()).toBe('light');
  localStorage.setItem('theme', 'blue');
  restoreTheme()();
  expect(getTheme()).toBe('system');
  expect(painted()).toBe('dark');
});

const boot = readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8');

test.each([
  { theme: null, system: [dark], language: null, painted: 'dark', lang: 'ko' },
  { theme: 'light', system: [dark], language: 'en', painted: 'light', lang: 'en' },
  { theme: 'dark', system: [], language: 'ko', painted: 'dark', lang: 'ko' },
  { theme: 'system', system: [], language: 'xx', painted: 'light', lang: 'ko' },
])('boot.js sets the same theme as the app for %j', (scenario) => {
  stubMedia(scenario.system);
  if (scenario.theme !== null) localStorage.setItem('theme', scenario.theme);
  if (scenario.language !== null) localStorage.setItem('language', scenario.language);
  runInThisContext(boot);
  expect(painted()).toBe(scenario.painted);
  expect(document.documentElement.lang).toBe(scenario.lang);
  restoreTheme()();
  expect(painted()).toBe(scenario.painted);
});
