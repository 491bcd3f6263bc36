import { difficulties, mainCategories } from '@daedap/contract/categories';
import { cells } from './bank-cells.ts';
import { cellSchema, type BankQuestion } from './question.ts';

/** Every question of the bank, cell after cell. */
export const bank: readonly BankQuestion[] = mainCategories.flatMap((mainCategory) =>
  Object.entries(cells[mainCategory]).flatMap(([subCategory, levels]) =>
    difficulties.flatMap((difficulty) =>
      cellSchema
        .parse(levels[difficulty])
        .map((question) => Object.assign(question, { mainCategory, subCategory, difficulty })),
    ),
  ),
);
