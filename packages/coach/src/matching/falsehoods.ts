import { nearness, type Meaning, type Place } from '../meaning/meaning.ts';
import { perLanguage } from '../lookup.ts';
import { onceForEach } from '../once-for-each.ts';
import type { KnownQuestion } from '../question.ts';
import type { ReadText } from '../text/read-text.ts';
import type { CueCompiler } from './compile-cue.ts';
import { compilePoints, findFalseStatement, type PointResult } from './points.ts';

/** Finds false statements in an answer to a question that the bank does not have, by the question's place. */
export type FalsehoodFinder = (
  answer: ReadText,
  question: Place,
  meaning: Meaning,
) => readonly PointResult[];

/** So many questions of the bank are looked at, and none that is further away than this. */
const similarQuestions = 6;
const leastNearness = 0.3;

/**
 * What is false in an answer to one question is false in an answer to a similar one. The bank lists false statements for its
 * questions about knowledge: those of the most similar questions are looked for.
 */
export function createFalsehoodFinder(
  bank: readonly KnownQuestion[],
  compile: CueCompiler,
): FalsehoodFinder {
  const listing = bank.filter(({ points }) => points.some(({ wrong }) => wrong));
  const compiled = perLanguage((language) =>
    onceForEach(({ points }: KnownQuestion) =>
      compilePoints(
        compile,
        points.filter(({ wrong }) => wrong),
        language,
      ),
    ),
  );
  return (answer, question, meaning) =>
    listing
      .map((known) => {
        const place = meaning.answersOf(known.id);
        return { known, near: place ? nearness(question, place) : 0 };
      })
      .filter(({ near }) => near > leastNearness)
      .toSorted((one, two) => two.near - one.near)
      .slice(0, similarQuestions)
      .flatMap(({ known }) => compiled(answer.language)(known))
      .flatMap(({ point, wrong: cues }) => {
        const wrong = findFalseStatement(answer, cues);
        return wrong ? [{ point, degree: 0, certainty: 0, matches: [], wrong, place: null }] : [];
      });
}
