import type { Language } from '@daedap/contract/languages';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';

type BaseTexts = typeof ko;

/**
 * Every text of the app. A feature declares its own part where it adds it, in its `texts.ts`.
 *
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add to it by declaration merging
export interface Texts extends BaseTexts {}

type KeysIn<Branch, Prefix extends string = ''> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? `${Prefix}${Name}`
    : KeysIn<Branch[Name], `${Prefix}${Name}.`>;
}[keyof Branch & string];

/** Dotted, as the spec names them: `common.loading`, `auth.errors.fillAllFields`. */
export type TextKey = KeysIn<Texts>;

type Tree = { readonly [name: string]: string | Tree };

const trees: Record<Language, Record<string, string | Tree>> = { ko: { ...ko }, en: { ...en } };

/** Called once by each feature as its chunk loads, so that the landing page carries no one else's texts. */
export function addTexts(texts: Record<Language, Tree>): void {
  Object.assign(trees.ko, texts.ko);
  Object.assign(trees.en, texts.en);
}

export function findText(language: Language, key: TextKey): string {
  let found: string | Tree | undefined = trees[language];
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  // The types admit only keys that exist; what is missing here was asked for before its feature loaded.
  return typeof found === 'string' ? found : key;
}
