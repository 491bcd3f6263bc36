import type { RubricPoint } from '../question.ts';
import { clamp } from '../scoring/curves.ts';
import type { ReadText } from '../text/read-text.ts';
import type { BankWords } from './bank-words.ts';
import { termsOf } from './subject-fit.ts';

/** Words that are this specific are hardly said in answers to other questions. */
const specific = 0.55;
/** A plain cue of a point shows less than a word of the question. */
const cueWorth = 0.5;
/** So much of a question's specific words is enough, and never more than so many. */
const enough = { share: 0.3, words: 2.5 } as const;
/** An answer without any of them may still be about the question: people do not repeat what they were asked. */
const least = 0.35;
/** Words of the frame of a question, and not of what it is about. */
const frameWords =
  /^(?:cv|gap|letter|portfolio|record|ad|januari|februari|march|april|june|juli|august|septemb|octob|novemb|decemb|이력서|자기소개서|생활기록부|포트폴리오|공고|세특|공백|기간|\d+)$/;
/** With fewer specific words, a question is about what all interviews are about. */
const leastWords = 2;

/**
 * From 0.35 to 1: how much of what only this question is about an answer mentions. Points that a user brings are recognised by
 * their cues alone, and words like "reason" or "result" are in every answer: they count as far as the answer is about the
 * question.
 */
export function supportOf(
  answer: ReadText,
  question: ReadText,
  points: readonly RubricPoint[],
  words: BankWords,
): number {
  const { language } = answer;
  const isSpecific = (key: string) =>
    key.length > 1 && !frameWords.test(key) && words.weightOf(key, language) >= specific;
  const asked = [...termsOf(question)].filter(isSpecific);
  const plain = points
    .flatMap(({ cues }) => cues[language])
    .filter((cue) => !/[/\s>]/.test(cue) && isSpecific(cue));
  const worth = asked.length + cueWorth * plain.length;
  if (worth < leastWords) return 1;
  const isSaid = (key: string) => answer.byKey.has(key) || answer.byPiece.has(key);
  const said = asked.filter(isSaid).length + cueWorth * plain.filter(isSaid).length;
  return clamp(said / Math.min(enough.words, enough.share * worth), least, 1);
}
