import { languages } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import { isForWeights, labelledAnswers, unseenNonsense } from '../../calibration/answers.ts';
import { readMorphemeFiles } from '../../node/morpheme-files.ts';
import { createCoach } from '../coach.ts';

const coach = createCoach(readMorphemeFiles());

type Given = Pick<(typeof unseenNonsense)[number], 'language' | 'question' | 'answer'>;

/** Whether the first advice is that the answer makes no sense. */
const isCalledNonsense = ({ language, question, answer }: Given) =>
  coach.evaluate({
    question: { text: question },
    transcript: answer,
    durationSeconds: null,
    timeLimitSeconds: 60,
    language,
  }).advice[0] === 'nonsense';

const share = (answers: readonly Given[]) =>
  answers.filter(isCalledNonsense).length / answers.length;

/** Graders accept an answer from this grade on. */
const accepted = 40;

describe.each(languages)('%s', (language) => {
  test('most nonsense of a writer who was never learned from is told to be nonsense', () => {
    const unseen = unseenNonsense.filter((each) => each.language === language);
    expect(share(unseen)).toBeGreaterThan(0.7);
  });

  test('of the answers that graders accept, fewer than one in a hundred is', () => {
    const answers = labelledAnswers.filter(
      (each) => each.language === language && isForWeights(each) && each.grades[3] >= accepted,
    );
    expect(share(answers)).toBeLessThan(0.01);
  });
});
