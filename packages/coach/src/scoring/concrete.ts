import { meaningOf } from '../meaning/meaning.ts';
import { onceForEach } from '../once-for-each.ts';
import type { ReadText } from '../text/read-text.ts';
import { stretchesOf } from '../text/stretches.ts';
import { clamp } from './curves.ts';

/** A stretch cannot sound emptier or fuller than this. */
const concreteness = { least: -6, most: 8 } as const;

/** From below 0 (empty talk) to 1 (content): the mean over the stretches of an answer. */
export const concretePart = onceForEach((answer: ReadText): number => {
  const meaning = meaningOf(answer.language);
  let [total, words] = [0, 0];
  for (const { first, next } of stretchesOf(answer)) {
    const value = meaning.concretenessOf(answer, first, next);
    total += (next - first) * clamp(value, concreteness.least, concreteness.most);
    words += next - first;
  }
  return words === 0 ? 0 : total / words / concreteness.most;
});
