import { difficulties, mainCategories } from '@daedap/contract/categories';
import { questionCounts } from '@daedap/contract/constants/interview';
import {
  interviewFormats,
  interviewModes,
  preparationChoices,
} from '@daedap/contract/interview-modes';
import { type Language, languages } from '@daedap/contract/languages';
import { z } from 'zod';
import { type OwnStart, readOwnStart } from '#/domain/session/own-start.ts';
import { parseJson } from '#/lib/storage.ts';
import { readTabItem, removeTabItem, tabKeys, writeTabItem } from '#/lib/storage.ts';
import {
  isMainCategory,
  noChoices,
  reachableStep,
  steps,
  subCategoriesOf,
  withChoice,
  type Choices,
  type Step,
  type Terms,
} from './choices.ts';
import { lastCell, lastTerms } from './last-interview.ts';

/** The step of the wizard and the choices so far. */
export type Progress = {
  readonly step: Step;
  readonly choices: Choices;
  readonly terms: Terms;
  /** Questions of the bank follow the user's own. */
  readonly fill: boolean;
  /** The language of an interview with the user's own questions, if the user wants another than theirs. */
  readonly language: Language | null;
};

const storedProgress = z.object({
  /** The visit that the choices belong to, by its entry in the browser's history. */
  visit: z.string(),
  step: z.enum(steps).catch('mainCategory'),
  mainCategory: z.enum(mainCategories).nullable().catch(null),
  subCategory: z.string().nullable().catch(null),
  difficulty: z.enum(difficulties).nullable().catch(null),
  questionCount: z.literal(questionCounts).nullable().catch(null),
  mode: z.enum(interviewModes).optional().catch(undefined),
  format: z.enum(interviewFormats).optional().catch(undefined),
  preparationSeconds: z.literal(preparationChoices).optional().catch(undefined),
  fill: z.boolean().catch(false),
  language: z.enum(languages).nullable().catch(null),
});

const singleQuestion = z.object({ single: z.literal(true) });

const preselection = z.object({ category: z.unknown() });

export type SetupLocation = {
  readonly key: string;
  readonly state: unknown;
  readonly search: string;
};

/** The category in the address: of a shortcut of the installed app, or of the dashboard before the app ran. */
const categoryInAddress = ({ search }: SetupLocation) =>
  new URLSearchParams(search).get('category');

/** The category that a quick start of the dashboard or the address chose. Unknown categories are ignored. */
function preselectedCategory(location: SetupLocation) {
  const category =
    preselection.safeParse(location.state).data?.category ?? categoryInAddress(location);
  return isMainCategory(category) ? category : null;
}

/** Identifies a visit. Every page load has the same key, so the category distinguishes two shortcuts in one window. */
export function visitOf(location: SetupLocation): string {
  const category = categoryInAddress(location);
  return category === null ? location.key : `${location.key}?${category}`;
}

/** The dashboard asked for one question. */
export const wantsSingleQuestion = ({ state }: SetupLocation): boolean =>
  singleQuestion.safeParse(state).success;

function readProgress(): (Progress & { visit: string }) | null {
  const stored = storedProgress.safeParse(parseJson(readTabItem(tabKeys.setupChoices))).data;
  if (!stored) return null;
  const { visit, mainCategory, difficulty, questionCount } = stored;
  const subCategory =
    subCategoriesOf(mainCategory).find((known) => known === stored.subCategory) ?? null;
  const choices = { mainCategory, subCategory, difficulty, questionCount };
  const last = lastTerms();
  const terms = {
    mode: stored.mode ?? last.mode,
    format: stored.format ?? last.format,
    preparationSeconds: stored.preparationSeconds ?? last.preparationSeconds,
  };
  const { fill, language } = stored;
  return { visit, choices, terms, fill, language, step: reachableStep(stored.step, choices) };
}

/**
 * Where the wizard starts: at the progress stored in this tab, unless the user has just come with a category. A reload
 * brings the same category again, but it is the same visit, so the stored choices are newer.
 */
export function startingProgress(location: SetupLocation): Progress {
  const stored = readProgress();
  const isNew = stored?.visit !== visitOf(location);
  const own = readOwnStart(location.state);
  if (own && isNew) return progressWith(own);
  const category = preselectedCategory(location);
  if (category !== null && isNew) {
    const choices = withChoice(noChoices, { step: 'mainCategory', value: category });
    return { step: 'subCategory', choices, ...atTheStart() };
  }
  if (!stored) return { step: 'mainCategory', choices: noChoices, ...atTheStart() };
  const { step, choices, terms, fill, language } = stored;
  return { step, choices, terms, fill, language };
}

const atTheStart = () => ({ terms: lastTerms(), fill: false, language: null });

/** Whoever brings questions has chosen them already: what the last interview of that category had is preselected. */
function progressWith({ questions, category }: OwnStart): Progress {
  const last = lastCell(category);
  const count = questionCounts.find((known) => known >= questions.length) ?? null;
  const choices: Choices = {
    ...noChoices,
    ...(category && { mainCategory: category }),
    ...last,
    questionCount: count,
  };
  return { step: reachableStep('questionCount', choices), choices, ...atTheStart() };
}

export function storeProgress(
  visit: string,
  { step, choices, terms, fill, language }: Progress,
): void {
  const stored = { visit, step, ...choices, ...terms, fill, language };
  writeTabItem(tabKeys.setupChoices, JSON.stringify(stored));
}

export function forgetProgress(): void {
  removeTabItem(tabKeys.setupChoices);
}
