/** Numbers that a speaker says and a listener may write as digits. */
const digits = [
  ['삼 년', '3년'],
  ['팔백', '800'],
  ['구십', '90'],
  ['eight hundred', '800'],
  ['ninety', '90'],
] as const;

/** Only what was said: no spaces, punctuation or capitals, and numbers written in one way. */
function lettersOf(text: string): string[] {
  const numbered = digits.reduce(
    (changed, [words, number]) => changed.replaceAll(words, number),
    text.normalize('NFC').toLowerCase(),
  );
  return Array.from(numbered.replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

/** How many letters must be inserted, removed or replaced to get from what was heard to what was said. */
export function countErrors(said: string, heard: string): { errors: number; letters: number } {
  const [wanted, given] = [lettersOf(said), lettersOf(heard)];
  let row = Array.from({ length: given.length + 1 }, (_, at) => at);
  for (const [index, letter] of wanted.entries()) {
    const next = [index + 1];
    for (const [at, other] of given.entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return { errors: row.at(-1) ?? 0, letters: wanted.length };
}
