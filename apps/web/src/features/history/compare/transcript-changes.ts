import { diffArrays } from 'diff';
import { type Word, wordsOf } from './words.ts';

export type Passage = { readonly text: string; readonly changed: boolean };

export type TranscriptChanges = {
  /** The earlier transcript; its changed passages were dropped. */
  readonly before: readonly Passage[];
  /** The later transcript; its changed passages were added. */
  readonly after: readonly Passage[];
};

/** The diff of two long texts with little in common would block the page; past this it counts all as changed. */
const maxEdits = 1_200;

/** Compares word by word. A mostly new passage is one change, not five with an old word between each two. */
export function compareTranscripts(before: string, after: string): TranscriptChanges {
  const words = { before: wordsOf(before), after: wordsOf(after) };
  const changed = changedWords(words.before, words.after);
  return {
    before: passagesOf(words.before, joined(words.before, changed.before)),
    after: passagesOf(words.after, joined(words.after, changed.after)),
  };
}

export const hasChanges = (passages: readonly Passage[]) => passages.some(({ changed }) => changed);

function changedWords(before: readonly Word[], after: readonly Word[]) {
  const runs = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
    { maxEditLength: maxEdits },
  );
  if (!runs) return { before: before.map(() => true), after: after.map(() => true) };
  const flags: Record<'before' | 'after', boolean[]> = { before: [], after: [] };
  for (const { added, removed, count } of runs) {
    const run = Array.from({ length: count }, () => added || removed);
    if (!added) flags.before.push(...run);
    if (!removed) flags.after.push(...run);
  }
  return flags;
}

/** One short common word does not split the change around it. */
const joined = (words: readonly Word[], changed: readonly boolean[]) =>
  words.map(
    ({ key }, at) =>
      changed[at] === true ||
      (changed[at - 1] === true && changed[at + 1] === true && isShort(key)),
  );

/** Such as 저는, 그, 수; the, and, of. */
const isShort = (key: string) => key.length <= (/\p{sc=Hangul}/u.test(key) ? 2 : 3);

/** The white space after a passage is not part of the change. */
function passagesOf(words: readonly Word[], changed: readonly boolean[]): Passage[] {
  const passages: Passage[] = [];
  let gap = '';
  for (const [at, word] of words.entries()) {
    const own = changed[at] === true;
    const last = passages.at(-1);
    if (last?.changed === own) {
      passages.splice(-1, 1, { text: last.text + gap + word.text, changed: own });
    } else if (own && last) {
      passages.splice(-1, 1, { ...last, text: last.text + gap });
      passages.push({ text: word.text, changed: own });
    } else {
      passages.push({ text: gap + word.text, changed: own });
    }
    gap = word.gap;
  }
  return passages;
}
