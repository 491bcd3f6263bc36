import { use } from 'react';
import { currentLanguage, useLanguage } from './language.ts';
import { type English, lateTexts } from './late-english.ts';
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

const commonEnglish = lateTexts<Tree>(commonEn);

/**
 * The texts of one part of the app in both languages, together with the common ones. Keys are dotted, as in the spec:
 * `common.loading`, `auth.errors.fillAllFields`. A file can only use keys of texts that it imports, so Korean texts are
 * always loaded before they are shown. English ones load after them, and only if they are needed.
 */
export function defineTexts<Own extends Tree>(texts: { ko: Own; en: English<Translation<Own>> }) {
  type Key = KeysIn<Own> | KeysIn<typeof commonKo>;
  const english = lateTexts<Tree>(texts.en);
  if (currentLanguage() === 'en') void english.load();

  /** The texts of the current language first. */
  const trees = (): readonly (Tree | null)[] => {
    const korean = [texts.ko, commonKo];
    if (currentLanguage() === 'ko') return korean;
    return [english.current(), commonEnglish.current(), ...korean];
  };

  /** The text in the current language, with each `{{name}}` replaced by its value. */
  const translate = (key: Key, values: Values = {}): string =>
    findText(trees(), key).replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
      String(values[name] ?? place),
    );

  /** Renders again when the language changes. Waits for English texts that are still loading. */
  const useTexts = () => {
    const language = useLanguage();
    if (language === 'en') {
      for (const part of [english, commonEnglish]) if (!part.current()) use(part.load());
    }
    return { t: translate, language };
  };

  return { useTexts, translate };
}

function findText(trees: readonly (Tree | null)[], key: string): string {
  const names = key.split('.');
  for (const tree of trees) {
    let found: string | Tree | null | undefined = tree;
    for (const name of names) found = typeof found === 'object' && found ? found[name] : undefined;
    if (typeof found === 'string') return found;
  }
  // The types allow only keys that exist.
  return key;
}
