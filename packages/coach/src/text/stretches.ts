import type { Language } from '@daedap/contract/languages';
import { onceForEach } from '../once-for-each.ts';
import type { ReadText } from './read-text.ts';

/** Words that belong together, from `first` up to, but not including, `next`. */
export type Stretch = { readonly first: number; readonly next: number };

/** The words of a stretch. Without full stops, speech recognition makes sentences that are longer. */
const longest = { ko: 16, en: 26 } as const satisfies Record<Language, number>;

/** The sentences of a text; long ones in overlapping pieces. */
export const stretchesOf = onceForEach(({ sentences, language }: ReadText): readonly Stretch[] => {
  const most = longest[language];
  return sentences.flatMap(({ first, next }) => {
    const stretches: Stretch[] = [];
    for (let start = first; start === first || start + most / 2 < next; start += most / 2)
      stretches.push({ first: start, next: Math.min(next, start + most) });
    return stretches;
  });
});
