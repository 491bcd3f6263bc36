import { difficulties, mainCategories } from '@daedap/contract/categories';
import { questionCounts } from '@daedap/contract/constants/interview';
import { z } from 'zod';
import { parseJson } from '#/lib/storage/parse-json.ts';
import { readTabItem, removeTabItem, writeTabItem } from '#/lib/storage/tab-store.ts';
import { tabKeys } from '#/lib/storage/storage-keys.ts';
import {
  isMainCategory,
  noChoices,
  reachableStep,
  steps,
  subCategoriesOf,
  withChoice,
  type Choices,
  type Step,
} from './choices.ts';

/** Where someone stands in the wizard. */
export type Progress = { readonly step: Step; readonly choices: Choices };

const kept = z.object({
  /** The visit that the choices belong to, by its entry in the browser's history. */
  visit: z.string(),
  step: z.enum(steps).catch('mainCategory'),
  mainCategory: z.enum(mainCategories).nullable().catch(null),
  subCategory: z.string().nullable().catch(null),
  difficulty: z.enum(difficulties).nullable().catch(null),
  questionCount: z.literal(questionCounts).nullable().catch(null),
});

const preselection = z.object({ category: z.unknown() });

type Arrival = { readonly key: string; readonly state: unknown; readonly search: string };

/** What the address asks for, as the shortcuts of the installed app do. */
const inAddress = ({ search }: Arrival) => new URLSearchParams(search).get('category');

/** The category that a quick-start of the dashboard or an address chose; anything but one of the four is ignored. */
function preselected(arrival: Arrival) {
  const category = preselection.safeParse(arrival.state).data?.category ?? inAddress(arrival);
  return isMainCategory(category) ? category : null;
}

/** Names a visit. Every page load has the same key; two shortcuts in one window are told apart by what they ask for. */
export function visitOf(arrival: Arrival): string {
  const asked = inAddress(arrival);
  return asked === null ? arrival.key : `${arrival.key}?${asked}`;
}

function readKept(): (Progress & { visit: string }) | null {
  const found = kept.safeParse(parseJson(readTabItem(tabKeys.setupChoices))).data;
  if (!found) return null;
  const { visit, mainCategory, difficulty, questionCount } = found;
  const subCategory =
    subCategoriesOf(mainCategory).find((known) => known === found.subCategory) ?? null;
  const choices = { mainCategory, subCategory, difficulty, questionCount };
  return { visit, choices, step: reachableStep(found.step, choices) };
}

/**
 * Where the wizard begins: what this tab has kept, unless someone has just come with a category. A reload comes with
 * the same category again; it is the same visit, and then the kept choices are newer.
 */
export function startingProgress(arrival: Arrival): Progress {
  const found = readKept();
  const category = preselected(arrival);
  if (category !== null && found?.visit !== visitOf(arrival)) {
    const choices = withChoice(noChoices, { step: 'mainCategory', value: category });
    return { step: 'subCategory', choices };
  }
  return { step: found?.step ?? 'mainCategory', choices: found?.choices ?? noChoices };
}

export function keepProgress(visit: string, { step, choices }: Progress): void {
  writeTabItem(tabKeys.setupChoices, JSON.stringify({ visit, step, ...choices }));
}

export function forgetProgress(): void {
  removeTabItem(tabKeys.setupChoices);
}
