import { smallestShownEffect } from '@daedap/contract/constants/interview';
import { partNames } from '@daedap/contract/score-effects';
import { languages } from '@daedap/contract/languages';
import { expect, test } from 'vitest';
import { gradedAnswers, trickAnswers, tuningAnswers } from '../../calibration/answers.ts';
import { examples } from '../../examples/examples.ts';
import { readMorphemeFiles } from '../../node/morpheme-files.ts';
import { bank, knownQuestions } from '../bank.ts';
import { evaluateReading } from '../evaluate.ts';
import { loadMorphemes } from '../morphemes.ts';
import { createAnswerReader } from '../reading.ts';
import { scoreReading } from './score.ts';
import { dimensions, weights } from './weights.ts';

const read = createAnswerReader(loadMorphemes(readMorphemeFiles()), knownQuestions);

const calibration = [...gradedAnswers, ...tuningAnswers, ...trickAnswers].map((answer) => {
  const input = {
    question: { text: answer.question, bankId: answer.questionId },
    transcript: answer.answer,
    durationSeconds: answer.durationSeconds,
    timeLimitSeconds: answer.timeLimitSeconds,
    language: answer.language,
  };
  const reading = read(input);
  return { reading, input, evaluation: evaluateReading(reading, input) };
});

test('the effects on each score are whole points and add up to it', () => {
  expect(calibration.length).toBeGreaterThan(600);
  for (const { evaluation } of calibration)
    for (const dimension of dimensions) {
      const points = evaluation.effects
        .filter((effect) => effect.dimension === dimension)
        .map((effect) => effect.points);
      expect(points.filter((each) => !Number.isInteger(each) || each === 0)).toEqual([]);
      expect(points.reduce((total, each) => total + each, 0)).toBe(evaluation[dimension]);
    }
});

test('every part that moves a score by 3 points or more is among its effects, with its points', () => {
  let found = 0;
  for (const { reading, evaluation } of calibration) {
    const { language } = reading.answer;
    const { parts } = scoreReading(reading);
    const { usual } = weights[language];
    for (const dimension of dimensions)
      for (const name of partNames) {
        const exact = weights[language][dimension].parts[name] * (parts[name] - usual[name]);
        if (Math.abs(exact) < smallestShownEffect) continue;
        const effects = evaluation.effects.filter(
          (effect) => effect.dimension === dimension && effect.name === name,
        );
        expect(effects).toHaveLength(1);
        expect(Math.abs(effects[0]!.points - exact)).toBeLessThan(1);
        expect(Math.abs(effects[0]!.points)).toBeGreaterThanOrEqual(smallestShownEffect);
        found += 1;
      }
  }
  expect(found).toBeGreaterThan(1_000);
});

test('silence has no effects', () => {
  const input = { ...calibration[0]!.input, transcript: ' … ' };
  expect(evaluateReading(read(input), input).effects).toEqual([]);
});

test.each(languages)(
  'in ten seconds, too, a second point is worth more than one (%s)',
  (language) => {
    const everyFifth = bank.filter((_, index) => index % 5 === 0);
    const same = everyFifth.filter(({ id, text, points }) => {
      const said = points
        .slice(0, 2)
        .map((point) => examples.get(id)!.points[point.id]![language][0]!);
      const [one, two] = [said.slice(0, 1), said].map((sentences) => {
        const input = {
          question: { text: text[language], bankId: id },
          transcript: sentences.join(' '),
          durationSeconds: 10,
          timeLimitSeconds: 10,
          language,
        };
        return scoreReading(read(input)).parts.points;
      });
      return two! - one! < 0.02;
    });
    expect(everyFifth.length).toBeGreaterThan(120);
    expect(same.length).toBeLessThanOrEqual(3);
  },
);
