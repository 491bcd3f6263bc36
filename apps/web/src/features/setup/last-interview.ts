import {
  defaultInterview,
  difficulties,
  mainCategories,
  type MainCategory,
} from '@daedap/contract/categories';
import {
  interviewFormats,
  interviewModes,
  preparationChoices,
  singleQuestionCount,
} from '@daedap/contract/interview-modes';
import { z } from 'zod';
import { parseJson, readItem, storageKeys, writeItem } from '#/lib/storage.ts';
import { type CompleteChoices, defaultTerms, subCategoriesOf, type Terms } from './choices.ts';

const lastInterview = z.object({
  mainCategory: z.enum(mainCategories),
  subCategory: z.string(),
  difficulty: z.enum(difficulties),
  mode: z.enum(interviewModes).catch(defaultTerms.mode),
  format: z.enum(interviewFormats).catch(defaultTerms.format),
  preparationSeconds: z.literal(preparationChoices).catch(defaultTerms.preparationSeconds),
});

/** Remembers the choices of an interview that starts. */
export function keepLastInterview(choices: CompleteChoices, terms: Terms): void {
  const { mainCategory, subCategory, difficulty } = choices;
  // A single question says nothing about how interviews are held.
  const held = choices.questionCount === singleQuestionCount ? lastTerms() : terms;
  writeItem(
    storageKeys.lastInterview,
    JSON.stringify({ mainCategory, subCategory, difficulty, ...held }),
  );
}

const readLast = () =>
  lastInterview.safeParse(parseJson(readItem(storageKeys.lastInterview))).data ?? null;

/** Mode, format and preparation time of the last interview; the defaults before the first. */
export function lastTerms(): Terms {
  const last = readLast();
  if (!last) return defaultTerms;
  const { mode, format, preparationSeconds } = last;
  return { mode, format, preparationSeconds };
}

/** One question of the last category and difficulty. Before the first interview: an easy one of the default category. */
export function singleQuestionChoices(): CompleteChoices {
  const last = readLast();
  const cell = last && cellOf(last.mainCategory, last.subCategory);
  return {
    ...(cell ?? {
      mainCategory: defaultInterview.mainCategory,
      subCategory: defaultInterview.subCategory,
    }),
    difficulty: last?.difficulty ?? 'beginner',
    questionCount: singleQuestionCount,
  };
}

/** Category, sub-category and difficulty of the last interview, if it was of this category; null means of any. */
export function lastCell(category: MainCategory | null) {
  const last = readLast();
  if (!last || (category !== null && last.mainCategory !== category)) return null;
  const cell = cellOf(last.mainCategory, last.subCategory);
  return cell && { ...cell, difficulty: last.difficulty };
}

function cellOf(mainCategory: MainCategory, name: string) {
  const subCategory = subCategoriesOf(mainCategory).find((known) => known === name);
  return subCategory === undefined ? null : { mainCategory, subCategory };
}

/** A single question is practice, with the usual preparation time of this person. */
export const singleQuestionTerms = (): Terms => ({
  ...defaultTerms,
  preparationSeconds: lastTerms().preparationSeconds,
});
