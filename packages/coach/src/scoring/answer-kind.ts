import { languages } from '@daedap/contract/languages';
import { z } from 'zod';
import { likelihoodFrom, likelihoodModel, type Signs } from '../likelihood-model.ts';
import { meaningOf } from '../meaning/meaning.ts';
import { type QuestionKind, questionKinds } from '../question-kind.ts';
import type { ReadText } from '../text/read-text.ts';
import written from './answer-kinds.json' with { type: 'json' };

/** For each kind of question, a weight for each dimension of an answer's place. `training/train-answer-kinds.ts` writes it. */
export const answerKindsFile = z.record(
  z.enum(languages),
  z.record(z.enum(questionKinds), likelihoodModel),
);
const models = answerKindsFile.parse(written);

/** The place of a text, a sign for each dimension. */
export function signsOfPlace(text: ReadText): Signs {
  const place = meaningOf(text.language).placeOf(text, 0, text.words.length);
  return Object.fromEntries([...place].map((value, dimension) => [String(dimension), value]));
}

/** Nothing is more unlikely than this. */
const leastLikely = 0.01;

/**
 * How likely an answer is one to a question of this kind, as a logarithm: a story is hardly an explanation, and an explanation
 * hardly says who one is.
 */
export function soundsLike(kind: QuestionKind, answer: ReadText): number {
  const signs = signsOfPlace(answer);
  const likely = (each: QuestionKind) => likelihoodFrom(models[answer.language][each], signs);
  const all = questionKinds.reduce((total, each) => total + likely(each), 0);
  return Math.log(likely(kind) / all + leastLikely);
}
