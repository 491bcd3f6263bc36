import { drillNames } from '@daedap/contract/drills';
import { z } from 'zod';
import { readTabItem, tabKeys, writeTabItem } from '#/lib/storage.ts';

const chosenDrill = z.object({ name: z.enum(drillNames), questionId: z.int() });

/** The drill that the user does now, and the question that it is done with. */
export type ChosenDrill = z.output<typeof chosenDrill>;

export function chooseDrill(drill: ChosenDrill): void {
  writeTabItem(tabKeys.chosenDrill, JSON.stringify(drill));
}

/** The drill that is done with this question, or null. */
export function drillOf(questionId: number): ChosenDrill['name'] | null {
  const stored = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // Somebody else wrote it.
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(chosenDrill)
    .safeParse(readTabItem(tabKeys.chosenDrill));
  return stored.data?.questionId === questionId ? stored.data.name : null;
}
