/**
 * Texts in which one character stands for each word that comes often. Cues repeat the same words, each time
 * beside others, where gzip finds little to repeat: a list of the words and one character for each place take less room.
 */
export type PackedTexts = {
  /** The words that have a character, the most frequent first. */
  readonly words: string;
  readonly texts: readonly string[];
};

/** A word that comes less often takes as much room in the list as in the text. */
const oftenFrom = 3;
/** The characters for words. A word that has one of them itself gets a character, too. */
const firstCode = 0xa1;
const lastCode = 0x2fff;
const code = String.raw`[\u00a1-\u2fff]`;

/** Words are what stands between separators of cues, spaces and line breaks. */
const word = /[^ \n/>!]+/g;
/** Two words that mean the same stand beside each other most often, so the `/` between two characters is left out. */
const joint = new RegExp(`(?<=${code})/(?=${code})`, 'g');
const run = new RegExp(`${code}+`, 'g');

export function packWords(texts: readonly string[]): PackedTexts {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [found] of text.matchAll(word)) counts.set(found, (counts.get(found) ?? 0) + 1);
  const hasCode = new RegExp(code);
  const words = [...counts]
    .filter(([found, count]) => count >= oftenFrom || hasCode.test(found))
    .toSorted(([, one], [, two]) => two - one)
    .map(([found]) => found);
  if (firstCode + words.length > lastCode) throw new Error('too many words for one character each');
  const codes = new Map(
    words.map((found, index) => [found, String.fromCharCode(firstCode + index)]),
  );
  return {
    words: words.join('\n'),
    texts: texts.map((text) =>
      text.replaceAll(word, (found) => codes.get(found) ?? found).replaceAll(joint, ''),
    ),
  };
}

export function unpackWords({ words, texts }: PackedTexts): string[] {
  const list = words.split('\n');
  return texts.map((text) =>
    text.replaceAll(run, (codes) =>
      Array.from(codes, (each) => list[each.charCodeAt(0) - firstCode]).join('/'),
    ),
  );
}
