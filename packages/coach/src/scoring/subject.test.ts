import { languages } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import {
  hardlyAnswers,
  isForWeights,
  labelledAnswers,
  type LabelledAnswer,
} from '../../calibration/answers.ts';
import { morphemes } from '../../test/reading-tools.ts';
import { knownQuestions } from '../bank.ts';
import { questionKinds } from '../question-kind.ts';
import { createAnswerReader } from '../reading.ts';
import { soundsLike } from './answer-kind.ts';
import { aboutQuestion } from './subject.ts';

const readAnswer = createAnswerReader(morphemes, knownQuestions);
const read = (
  { answer, language, durationSeconds, timeLimitSeconds }: LabelledAnswer,
  { question, questionId }: LabelledAnswer,
) =>
  readAnswer({
    question: { text: question, bankId: questionId },
    transcript: answer,
    durationSeconds,
    timeLimitSeconds,
    language,
  });

/** Nothing was learned from them. */
const heldBack = labelledAnswers.filter(
  (answer) => isForWeights(answer) && !hardlyAnswers(answer) && answer.grades[0] > 50,
);

/** How often an answer counts as more about its question than about another one. Where both count the same, it is a half. */
function shareInOrder(answers: readonly LabelledAnswer[]) {
  expect(answers.length).toBeGreaterThan(250);
  const inOrder = answers.map((answer, index) => {
    const others = answers.filter(({ question }) => question !== answer.question);
    const other = others[(index * 53 + 17) % others.length]!;
    const more = aboutQuestion(read(answer, answer)) - aboutQuestion(read(answer, other));
    return 0.5 + 0.5 * Math.sign(more);
  });
  return inOrder.reduce((sum, each) => sum + each, 0) / inOrder.length;
}

describe.each(languages)('%s', (language) => {
  const answers = heldBack.filter((answer) => answer.language === language);

  test('an answer is more about its own question of the bank than about another one', () => {
    const share = shareInOrder(answers.filter(({ questionId }) => questionId !== null));
    expect(share).toBeGreaterThanOrEqual(0.955);
  });

  test('without a rubric, most answers are still more about their own question', () => {
    const share = shareInOrder(answers.filter(({ questionId }) => questionId === null));
    expect(share).toBeGreaterThanOrEqual(0.88);
  });

  test('seven in ten answers sound most like answers to questions of their own kind', () => {
    const fitting = answers.filter((answer) => {
      const { kind, answer: text } = read(answer, answer);
      return questionKinds.every((other) => soundsLike(other, text) <= soundsLike(kind, text));
    });
    expect(fitting.length / answers.length).toBeGreaterThanOrEqual(0.68);
  });
});
