import {
  type difficulties,
  mainCategories,
  subCategories,
  type MainCategory,
} from '@daedap/contract/categories';
import { preparationSeconds, type questionCounts } from '@daedap/contract/constants/interview';
import { formatRules, ownFollowUps } from '@daedap/contract/interview-formats';
import {
  defaultFormat,
  defaultMode,
  type InterviewFormat,
  type InterviewMode,
  type PreparationSeconds,
  type singleQuestionCount,
} from '@daedap/contract/interview-modes';
import type { OwnStart } from '#/domain/session/own-start.ts';

export const steps = ['mainCategory', 'subCategory', 'difficulty', 'questionCount'] as const;

export type Step = (typeof steps)[number];

/** Everything that the questions depend on. */
export type CompleteChoices = {
  readonly mainCategory: MainCategory;
  readonly subCategory: (typeof subCategories)[MainCategory][number];
  readonly difficulty: (typeof difficulties)[number];
  readonly questionCount: (typeof questionCounts)[number] | typeof singleQuestionCount;
};

/** How the interview is held. Everything has a default, so that nobody has to choose. */
export type Terms = {
  readonly mode: InterviewMode;
  readonly format: InterviewFormat;
  readonly preparationSeconds: PreparationSeconds;
};

export const defaultTerms: Terms = {
  mode: defaultMode,
  format: defaultFormat,
  preparationSeconds,
};

/** A format brings its own mode and preparation time. Both can be changed afterwards. */
export function withFormat(format: InterviewFormat): Terms {
  const { mode, preparation } = formatRules[format];
  return { mode, format, preparationSeconds: preparation };
}

export type Choices = { readonly [step in Step]: CompleteChoices[step] | null };

/** One choice of one step. */
export type Choice = {
  [step in Step]: { readonly step: step; readonly value: CompleteChoices[step] };
}[Step];

export const noChoices: Choices = {
  mainCategory: null,
  subCategory: null,
  difficulty: null,
  questionCount: null,
};

/** The options of the second step. */
export function subCategoriesOf(
  main: MainCategory | null,
): readonly CompleteChoices['subCategory'][] {
  return main === null ? [] : subCategories[main];
}

/** A new main category has other sub-categories, so the chosen sub-category is cleared. */
export function withChoice(choices: Choices, { step, value }: Choice): Choices {
  const chosen = { ...choices, [step]: value };
  return step === 'mainCategory' ? { ...chosen, subCategory: null } : chosen;
}

export function isComplete(choices: Choices): choices is CompleteChoices {
  return steps.every((step) => choices[step] !== null);
}

export function nextStep(step: Step): Step | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** The furthest step up to `wanted` whose earlier steps are all answered. */
export function reachableStep(wanted: Step, choices: Choices): Step {
  const open = steps.find((step) => choices[step] === null) ?? wanted;
  return steps.indexOf(open) < steps.indexOf(wanted) ? open : wanted;
}

export function isMainCategory(value: unknown): value is MainCategory {
  return mainCategories.some((category) => category === value);
}

/** How many questions the interview asks: without the bank, no more than the user brings. */
export function plannedCount(count: number, own: OwnStart | null, fill: boolean): number {
  return own && !fill ? Math.min(count, own.questions.length) : count;
}

/** How many follow-ups may come without a request. Until category and count are chosen, as many as the terms have. */
export const plannedFollowUps = (
  terms: Terms,
  mainCategory: MainCategory | null,
  count: number | null,
): number =>
  ownFollowUps({
    ...terms,
    mainCategory: mainCategory ?? 'job',
    questionCount: count ?? Number.POSITIVE_INFINITY,
  });
