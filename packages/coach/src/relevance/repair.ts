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
      // A word that stands only where something is said again has no place of its own.
      const places = answer.byKey.get(key);
      if (!places || terms.has(key) || isOrdinary(key)) continue;
      for (const term of terms)
        if (!answer.byKey.has(term) && isNearMiss(key, term)) repaired.push([term, places]);
    }
  if (repaired.length === 0) return answer;
  return { ...answer, byKey: new Map([...answer.byKey, ...repaired]) };
}
