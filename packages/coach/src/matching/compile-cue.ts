import type { Language } from '@daedap/contract/languages';
import type { Morphemes } from '../morphemes.ts';
import { stemOf } from '../text/english.ts';

/** One way to say one word of a cue. */
export type Form = {
  readonly surface: string;
  /** Keys that are in one word or in words that follow each other. */
  readonly keys: readonly string[];
};

/** All words of a cue, each with its forms. */
export type Cue = {
  readonly source: string;
  readonly words: readonly (readonly Form[])[];
  /** Whether the words have to come in this order. */
  readonly ordered: boolean;
  /** Words that must not be between them. */
  readonly without: readonly (readonly Form[])[];
};

/** Every form of every word of a cue. */
export const formsOfCue = (source: string): string[] =>
  source
    .split(' ')
    .filter((item) => item !== '>' && !item.startsWith('!'))
    .flatMap((word) => word.split('/'));

export type CueCompiler = (cue: string, language: Language) => Cue;

export function createCueCompiler(morphemes: Morphemes): CueCompiler {
  const forms = new Map<string, readonly Form[]>();
  const koreanForms = (word: string): readonly Form[] => {
    const known = forms.get(word);
    if (known) return known;
    const made = [{ surface: word, keys: [word] }, ...analysedForms(morphemes, word)];
    forms.set(word, made);
    return made;
  };
  const formsOf = (word: string, language: Language) =>
    word.split('/').flatMap((form) => {
      if (language === 'ko') return koreanForms(form.toLowerCase());
      return [{ surface: form, keys: form.toLowerCase().split('-').map(stemOf) }];
    });
  return (source, language) => {
    const items = source.split(' ');
    const words = items.filter((item) => item !== '>' && !item.startsWith('!'));
    const without = items.filter((item) => item.startsWith('!')).map((item) => item.slice(1));
    return {
      source,
      words: words.map((word) => formsOf(word, language)),
      ordered: items.includes('>'),
      without: without.map((word) => formsOf(word, language)),
    };
  };
}

/** More forms of a word: the parts of a compound, and the bare stem of a verb (빨라지 → 빠르). */
function analysedForms(morphemes: Morphemes, word: string): Form[] {
  if (word.length < 2) return [];
  const parts = morphemes(word);
  if (parts.length > 1 && parts.every(({ tag }) => /^(NN|NR|XR|XSN|SL|SN|MAG|VV|VA)/.test(tag)))
    return [{ surface: word, keys: parts.map(({ text }) => text) }];
  const [first] = parts;
  if (first && first.text !== word && /^V[VA]$/.test(first.tag) && first.text.length > 1)
    return [{ surface: first.text, keys: [first.text] }];
  return [];
}
