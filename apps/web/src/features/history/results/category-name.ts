import { mainCategoryNames, questionTypeNames } from '@daedap/contract/category-names';
import type { Language } from '@daedap/contract/languages';

const names = new Map(Object.entries({ ...mainCategoryNames, ...questionTypeNames }));

/** A main category or a type of question. One that nobody knows is shown as it is. */
export const performanceNameOf = (key: string, language: Language): string =>
  names.get(key)?.[language] ?? key;
