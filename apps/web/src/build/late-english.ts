import type { Plugin } from 'vite';

/** `import { en } from './locales/en.ts';`, also with another name or with another file of a folder `locales`. */
const englishImport = /^import \{ en(?: as (\w+))? \} from '(\.\/locales\/(?:\w+-)?en\.ts)';$/gm;

/** `import('./part.tsx')`: a part of the app that is loaded later. The type `typeof import(…)` loads nothing. */
const partImport = /(?<!typeof )\bimport\('(?:#|\.{1,2})\/[^']+'\)/g;

/** The module of English texts that this address belongs to. */
export const isEnglish = (id: string): boolean => /\/locales\/(\w+-)?en\.ts$/.test(id);

/**
 * Turns the import of English texts into a function that loads them. A part that is loaded later is there only with its
 * English texts, if English is spoken.
 */
export function withLateEnglish(source: string): string {
  const parts = source.replaceAll(partImport, (load) => `withTexts(${load})`);
  const whole =
    parts === source ? source : `import { withTexts } from '#/lib/i18n/language.ts';\n${parts}`;
  return whole.replaceAll(
    englishImport,
    (_, name: string | undefined, file: string) =>
      `const ${name ?? 'en'} = () => import('${file}').then((module) => module.en);`,
  );
}

/**
 * Takes English out of the scripts of the pages. Nearly all users read Korean, and the texts of one language are up to
 * a tenth of a page. `lib/i18n` loads English for those who have chosen it.
 */
export function lateEnglish(): Plugin {
  return {
    name: 'late-english',
    apply: 'build',
    enforce: 'pre',
    transform: {
      // A worker shows no texts.
      filter: {
        id: { include: /\/apps\/web\/src\/.*\.tsx?$/, exclude: /worker|\.test\./ },
        code: /\/locales\/(\w+-)?en\.ts'|\bimport\('/,
      },
      handler: (source) => ({ code: withLateEnglish(source), map: null }),
    },
  };
}
