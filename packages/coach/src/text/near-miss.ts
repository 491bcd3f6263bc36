/** A word that speech recognition may have got wrong is at most so different from the right one. */
const shareOfLetters = 0.26;
const fewestLetters = 4;

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
