import { shownKeywords } from '@daedap/contract/constants/interview';
import type { AnswerReading } from './reading.ts';
import type { Word } from './text/word.ts';

/** The words that carry the answer: first those that meet a point of the rubric, then those that come most often. */
export function keywordsOf({ answer, points, question }: AnswerReading): string[] {
  const weights = new Map<string, number>();
  const met = new Set(points.flatMap(({ matches }) => matches.flatMap(({ words }) => words)));
  answer.words.forEach((word, index) => {
    const asked = word.tokens.some(({ key }) => question.byKey.has(key));
    const weight = 1 + (met.has(index) ? 2 : 0) - (asked ? 0.5 : 0);
    const names = answer.language === 'ko' ? koreanNouns(word) : englishName(word);
    for (const name of names) weights.set(name, (weights.get(name) ?? 0) + weight);
  });
  return [...weights]
    .toSorted(([, one], [, two]) => two - one)
    .slice(0, shownKeywords)
    .map(([name]) => name);
}

/** Nouns that stand together are one: 인공 + 지능. */
function koreanNouns({ tokens }: Word): string[] {
  const nouns = [''];
  for (const { key, kind, tag } of tokens)
    if (/^(NN[GP]|SL|XR|XSN|XPN)$/.test(tag) && kind !== 'function') nouns.push(nouns.pop()! + key);
    else nouns.push('');
  return nouns.filter((noun) => noun.length > 1);
}

function englishName({ surface, tokens }: Word): string[] {
  const carries = tokens.some(({ kind }) => kind === 'content' || kind === 'name');
  return carries && surface.length > 2 ? [surface.replace(/'s$/, '')] : [];
}
