import { difficulties, mainCategories } from '@daedap/contract/categories';
import { cells, standard } from './bank-files.ts';
import {
  cellSchema,
  type BankQuestion,
  type KnownQuestion,
  type StandardQuestion,
} from './question.ts';

/** Every question that a category asks, cell after cell. */
export const bank: readonly BankQuestion[] = mainCategories.flatMap((mainCategory) =>
  Object.entries(cells[mainCategory]).flatMap(([subCategory, levels]) =>
    difficulties.flatMap((difficulty) =>
      cellSchema
        .parse(levels[difficulty])
        .map((question) => Object.assign(question, { mainCategory, subCategory, difficulty })),
    ),
  ),
);

/** Questions of nearly every interview, which no category asks. */
export const standardQuestions: readonly StandardQuestion[] = cellSchema
  .parse(standard)
  .map((question) => Object.assign(question, { mainCategory: null }));

/** Every question that the coach has a rubric for. */
export const knownQuestions: readonly KnownQuestion[] = [...bank, ...standardQuestions];
