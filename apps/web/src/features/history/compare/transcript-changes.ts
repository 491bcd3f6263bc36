import { diffArrays } from 'diff';
import { type Word, wordsOf } from './words.ts';

export type Passage = { readonly text: string; readonly changed: boolean };

export type TranscriptChanges = {
  /** What was said before; changed is what was dropped. */
  readonly before: readonly Passage[];
  /** What was said after; changed is what was added. */
  readonly after: readonly Passage[];
};

/** Two long texts that have next to nothing in common: to find out what little it is would hold up the page. */
const maxEdits = 1_200;

/** Word by word. A passage that is mostly new is one passage, not five with an old word between each two. */
export function transcriptChanges(before: string, after: string): TranscriptChanges {
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

/** One short word that both have in common does not part what has changed around it. */
const joined = (words: readonly Word[], changed: readonly boolean[]) =>
  words.map(
    ({ key }, at) =>
      changed[at] === true ||
      (changed[at - 1] === true && changed[at + 1] === true && isShort(key)),
  );

/** 저는, 그, 수; the, and, of. */
const isShort = (key: string) => key.length <= (/\p{sc=Hangul}/u.test(key) ? 2 : 3);

/** The white space after a passage is no part of what has changed. */
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
