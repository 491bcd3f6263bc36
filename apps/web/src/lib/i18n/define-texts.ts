import type { Language } from '@daedap/contract/languages';
import { currentLanguage, useLanguage } from './language.ts';
import { en as commonEn } from './locales/en.ts';
import { ko as commonKo } from './locales/ko.ts';

type Tree = { readonly [name: string]: string | Tree };
type Values = Readonly<Record<string, string | number>>;

/** The same names with texts of another language. */
type Translation<Branch> = {
  readonly [Name in keyof Branch]: Branch[Name] extends string ? string : Translation<Branch[Name]>;
};

type KeysIn<Branch, Prefix extends string = ''> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? `${Prefix}${Name}`
    : KeysIn<Branch[Name], `${Prefix}${Name}.`>;
}[keyof Branch & string];

/**
 * The texts of one part of the app in both languages, together with the common ones. Keys are dotted, as in the spec:
 * `common.loading`, `auth.errors.fillAllFields`. A file can only use keys of texts that it imports, so texts are always
 * loaded before they are shown.
 */
export function defineTexts<Own extends Tree>(texts: { ko: Own; en: Translation<Own> }) {
  type Key = KeysIn<Own> | KeysIn<typeof commonKo>;
  const trees: Record<Language, Tree> = {
    ko: { ...commonKo, ...texts.ko },
    en: { ...commonEn, ...texts.en },
  };

  /** The text in the current language, with each `{{name}}` replaced by its value. */
  const translate = (key: Key, values: Values = {}): string =>
    findText(trees[currentLanguage()], key).replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
      String(values[name] ?? place),
    );

  /** Renders again when the language changes. */
  const useTexts = () => ({ t: translate, language: useLanguage() });

  return { useTexts, translate };
}

function findText(tree: Tree, key: string): string {
  let found: string | Tree | undefined = tree;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  // The types allow only keys that exist.
  return typeof found === 'string' ? found : key;
}
