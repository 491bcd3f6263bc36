import type { ReadText } from '../text/read-text.ts';

/** A word that speech recognition may have got wrong is at most so different from the right one. */
const shareOfLetters = 0.26;
const fewestLetters = 4;

/**
 * Speech recognition mishears technical words (쿼리 → 코리). A word that nobody uses in interviews and that is nearly one
 * of the question's terms is taken for that term as well.
 */
export function repairMisheardTerms(
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

/** Whether a heard word is near enough to a known one to be that word, misheard. */
export function isNearMiss(heard: string, known: string): boolean {
  if (heard === known || Math.abs(heard.length - known.length) > 1) return false;
  // Decomposed, a Korean syllable is two or three letters.
  const [one, two] = [heard.normalize('NFD'), known.normalize('NFD')];
  const longest = Math.max(one.length, two.length);
  if (Math.min(one.length, two.length) < fewestLetters) return false;
  const allowed = Math.floor(longest * shareOfLetters);
  return allowed > 0 && editDistance(one, two, allowed) <= allowed;
}

/** Levenshtein's distance, given up as soon as it is over the limit. */
function editDistance(one: string, two: string, limit: number): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= two.length; to += 1) {
      const same = one[at - 1] === two[to - 1] ? 0 : 1;
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + same));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[two.length]!;
}
