import { defaultInterview, type MainCategory } from '@daedap/contract/categories';
import type { UnknownValue } from '@daedap/contract/lenient';
import { nameOf } from '#/lib/i18n/name-of.ts';
import {
  mainCategoryNames,
  resultCategoryNames,
  subCategoryNames,
} from '@daedap/contract/category-names';
import type { Language } from '@daedap/contract/languages';

const subNames = new Map(Object.entries({ ...resultCategoryNames, ...subCategoryNames }));

type Categories = {
  readonly mainCategory?: MainCategory | UnknownValue;
  readonly subCategory?: string;
};

/** The names of a session's categories. An unknown category is shown as it is. */
export function categoryLabelsOf(categories: Categories, language: Language) {
  const main = categories.mainCategory || defaultInterview.mainCategory;
  const sub = categories.subCategory || defaultInterview.subCategory;
  return {
    main: nameOf(mainCategoryNames, main, language),
    sub: subNames.get(sub)?.[language] ?? sub,
  };
}
