import { isNearMiss } from '../text/near-miss.ts';
import type { ReadText } from '../text/read-text.ts';

/**
 * Speech recognition mishears technical words (쿼리 → 코리). A word that nobody uses in interviews and that is nearly one
 * of the question's terms is taken for that term as well.
 */
export function repair(
  answer: ReadText,
  terms: ReadonlySet<string>,
  isOrdinary: (key: string) => boolean,
): ReadText {
  const repaired: [string, readonly number[]][] = [];
  for (const { tokens } of answer.words)
    for (const { key, kind } of tokens) {
      if ((kind !== 'content' && kind !== 'name') || key.length < 2) continue;
      if (terms.has(key) || isOrdinary(key)) continue;
      for (const term of terms)
        if (!answer.byKey.has(term) && isNearMiss(key, term))
          repaired.push([term, answer.byKey.get(key) ?? []]);
    }
  if (repaired.length === 0) return answer;
  return { ...answer, byKey: new Map([...answer.byKey, ...repaired]) };
}
