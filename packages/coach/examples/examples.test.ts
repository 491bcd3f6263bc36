import { languages } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { knownQuestions } from '../src/bank.ts';
import { createCoach } from '../src/coach.ts';
import type { KnownQuestion } from '../src/question.ts';
import { examples } from './examples.ts';

const coach = createCoach(readMorphemeFiles());
/** What every strong answer scores at least. */
const strong = 80;
/** What it scores at most under a question that is so many places further on, and which share of them scores more. */
const worthless = 30;
const farAway = 331;
const mostHigh = 1 / 50;
/** What a wrong explanation scores less than, and a right one at least. */
const mostForWrong = 40;
const leastForRight = 75;

test('every question of the bank has examples, and nothing else has', () => {
  expect([...examples.keys()].toSorted()).toEqual(knownQuestions.map(({ id }) => id).toSorted());
});

describe.each(languages)('%s', (language) => {
  test('every point has at least four Korean or five English sentences', () => {
    const least = { ko: 4, en: 5 }[language];
    const few = knownQuestions.flatMap(({ id, points }) =>
      points
        .filter((point) => (examples.get(id)?.points[point.id]?.[language].length ?? 0) < least)
        .map((point) => `${id} ${point.id}`),
    );
    expect(few).toEqual([]);
  });

  test('every question has an answer that makes each of its points, as long as 45 to 60 seconds of speech', () => {
    const problems = knownQuestions.flatMap(({ id, points }) => {
      const said = examples.get(id)!.answer[language];
      const made = new Set(said.map(({ point }) => point));
      const text = said.map((sentence) => sentence.text).join(' ');
      const length =
        language === 'ko' ? (text.match(/[가-힣]/g) ?? []).length : text.split(' ').length;
      const [from, to] = { ko: [170, 420], en: [100, 170] }[language] as [number, number];
      return [
        ...points.filter((point) => !made.has(point.id)).map((point) => `${id}: no ${point.id}`),
        ...said
          .filter(({ point }) => !points.some((each) => each.id === point))
          .map(({ point }) => `${id}: unknown point ${point}`),
        ...(length < from || length > to ? [`${id}: length ${length}`] : []),
      ];
    });
    expect(problems).toEqual([]);
  });

  test('every technical question has three right and three wrong explanations', () => {
    const problems = knownQuestions
      .filter(({ questionType }) => questionType === 'technical')
      .filter(({ id }) => {
        const told = examples.get(id)!.explanations;
        return told?.right[language].length !== 3 || told.wrong[language].length !== 3;
      });
    expect(problems.map(({ id }) => id)).toEqual([]);
  });

  /** The score of a question's strong answer, as an answer to a question. */
  const scoreUnder = (question: KnownQuestion, id: string) =>
    coach.evaluate({
      question: { text: question.text[language], bankId: question.id },
      transcript: examples
        .get(id)!
        .answer[language].map((sentence) => sentence.text)
        .join(' '),
      durationSeconds: 52,
      timeLimitSeconds: 60,
      language,
    }).score;

  test('every strong answer is found strong', () => {
    const low = knownQuestions
      .map((question) => ({ id: question.id, score: scoreUnder(question, question.id) }))
      .filter(({ score }) => score < strong);
    expect(low).toEqual([]);
  });

  test('nearly no strong answer is worth much under another question', () => {
    const high = knownQuestions.flatMap(({ id }, index) => {
      const other = knownQuestions[(index + farAway) % knownQuestions.length]!;
      return scoreUnder(other, id) > worthless ? [`${id} under ${other.id}`] : [];
    });
    expect(high.length / knownQuestions.length).toBeLessThanOrEqual(mostHigh);
  });

  const explained = knownQuestions.flatMap((question) => {
    const told = examples.get(question.id)!.explanations;
    return told ? [{ question, right: told.right[language], wrong: told.wrong[language] }] : [];
  });
  const scoreIn = (timeLimitSeconds: number, question: KnownQuestion, transcript: string) =>
    coach.evaluate({
      question: { text: question.text[language], bankId: question.id },
      transcript,
      durationSeconds: null,
      timeLimitSeconds,
      language,
    }).score;
  /** The share of explanations that score as they should. */
  const shareOf = (scores: readonly number[], isFine: (score: number) => boolean) =>
    scores.filter(isFine).length / scores.length;
  const isLow = (score: number) => score < mostForWrong;
  const isHigh = (score: number) => score >= leastForRight;

  test('a wrong explanation stays below 40', () => {
    const high = explained.flatMap(({ question, wrong }) =>
      wrong.filter((text) => !isLow(scoreIn(60, question, text))),
    );
    expect(high).toEqual([]);
  });

  test('in 10 seconds, too, nearly every wrong explanation stays below 40', () => {
    const scores = explained.flatMap(({ question, wrong }) =>
      wrong.map((text) => scoreIn(10, question, text)),
    );
    expect(shareOf(scores, isLow)).toBeGreaterThan(0.98);
  });

  test('nearly every right explanation of three sentences reaches 75', () => {
    const scores = explained.map(({ question, right }) => scoreIn(60, question, right.join(' ')));
    expect(shareOf(scores, isHigh)).toBeGreaterThan(0.96);
  });

  test('in 10 seconds a single sentence of it is enough', () => {
    const scores = explained.flatMap(({ question, right }) =>
      right.map((text) => scoreIn(10, question, text)),
    );
    expect(shareOf(scores, isHigh)).toBeGreaterThan(0.98);
  });

  test('no two questions share an example', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [id, { points, answer }] of examples)
      for (const text of [
        ...Object.values(points).flatMap((each) => each[language]),
        ...answer[language].map((sentence) => sentence.text),
      ]) {
        if (seen.has(text) && seen.get(text) !== id) twice.push(text);
        seen.set(text, id);
      }
    expect(twice).toEqual([]);
  });
});
