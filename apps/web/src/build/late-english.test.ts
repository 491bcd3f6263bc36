import { expect, test } from 'vitest';
import { isEnglish, withLateEnglish } from './late-english.ts';

test('loads English texts when they are asked for, and leaves everything else', () => {
  const source = [
    "import { defineTexts } from '#/lib/i18n/define-texts.ts';",
    "import { en } from './locales/links-en.ts';",
    "import { en as commonEn } from './locales/en.ts';",
    "import { ko } from './locales/ko.ts';",
    'export const { useTexts } = defineTexts({ ko, en });',
  ];
  expect(withLateEnglish(source.join('\n')).split('\n')).toEqual([
    source[0],
    "const en = () => import('./locales/links-en.ts').then((module) => module.en);",
    "const commonEn = () => import('./locales/en.ts').then((module) => module.en);",
    source[3],
    source[4],
  ]);
});

test('a part that is loaded later waits for its texts', () => {
  const source = [
    "type Parts = typeof import('./parts.ts');",
    "const load = () => import('./parts.ts').catch(report);",
    "const page = await import('#/app/query-layout.tsx');",
    "const { io } = await import('socket.io-client');",
  ];
  expect(withLateEnglish(source.join('\n')).split('\n')).toEqual([
    "import { withTexts } from '#/lib/i18n/language.ts';",
    source[0],
    "const load = () => withTexts(import('./parts.ts')).catch(report);",
    "const page = await withTexts(import('#/app/query-layout.tsx'));",
    source[3],
  ]);
});

/** All files with texts. One that imports English in another way would bring it to every page. */
const files = Object.entries(
  import.meta.glob<string>('#/**/*texts.ts', {
    eager: true,
    base: '/src',
    query: '?raw',
    import: 'default',
  }),
).filter(([, source]) => source.includes("en.ts'"));

test.each(files)('%s imports English in the way that is recognised', (_, source) => {
  expect(withLateEnglish(source)).toMatch(/= \(\) => import\('\.\/locales\/(\w+-)?en\.ts'\)/);
  expect(withLateEnglish(source)).not.toMatch(/from '\.\/locales\/(\w+-)?en\.ts'/);
});

test('knows the files of English texts', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(isEnglish('/web/src/features/auth/locales/links-en.ts')).toBe(true);
  expect(isEnglish('/web/src/features/auth/locales/en.ts')).toBe(true);
  expect(isEnglish('/web/src/features/auth/locales/ko.ts')).toBe(false);
});
