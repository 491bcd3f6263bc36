import { z } from 'zod';
import written from './bank/common-cases.json' with { type: 'json' };
import type { Language } from '@daedap/contract/languages';
import { promptsSchema, type Prompts } from './question.ts';
import { detectLanguage } from './text/detect-language.ts';

/** Groups of words with `|` between those that mean the same. A question is asked about a case if it has a word of each group. */
const groups = z.array(z.string());

/**
 * Questions that are common in a profession ("A patient shivers during a transfusion. What do you do?"). They have no rubric,
 * but what decides them is written down, and what an interviewer asks next.
 */
const commonCase = promptsSchema.extend({
  id: z.string(),
  asked: z.object({ ko: groups, en: groups }),
});
export type CommonCase = z.infer<typeof commonCase>;

export const commonCases: readonly CommonCase[] = z.array(commonCase).parse(written);

/** The case that a question is about: of several, the one that most of its letters speak for. */
export function findCommonCase(question: string): Prompts | null {
  const language = detectLanguage(question, 'ko');
  const asked = question.toLowerCase();
  const found = commonCases
    .map((each) => ({ each, letters: lettersFor(each.asked[language], asked) }))
    .toSorted((one, two) => two.letters - one.letters)[0];
  return found && found.letters > 0 ? found.each : null;
}

/** How many letters of the question are words of the groups; 0 if a group has no word in it. */
function lettersFor(asked: CommonCase['asked'][Language], question: string): number {
  const longest = asked.map((group) =>
    Math.max(
      0,
      ...group
        .split('|')
        .filter((word) => question.includes(word))
        .map(({ length }) => length),
    ),
  );
  return longest.includes(0) ? 0 : longest.reduce((sum, length) => sum + length, 0);
}
