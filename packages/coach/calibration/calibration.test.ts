import { mainCategories } from '@daedap/contract/categories';
import { languages } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { knownQuestions } from '../src/bank.ts';
import { createCoach } from '../src/coach.ts';
import { findGaps } from '../src/feedback/findings.ts';
import { spokenLabel } from '../src/feedback/texts.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { createAnswerReader } from '../src/reading.ts';
import { scoreReading } from '../src/scoring/score.ts';
import {
  bands,
  gradedAnswers,
  transcribedAnswers,
  isHeldBack,
  levels,
  trickAnswers,
  tuningAnswers,
  type GradedAnswer,
} from './answers.ts';
import { noises, addNoise } from './noise.ts';

const coach = createCoach(readMorphemeFiles());

type ScoredText = Omit<GradedAnswer, 'id' | 'level'>;

const inputOf = (answer: ScoredText) => ({
  question: { text: answer.question, bankId: answer.questionId },
  transcript: answer.answer,
  durationSeconds: answer.durationSeconds,
  timeLimitSeconds: answer.timeLimitSeconds,
  language: answer.language,
});

/** Several tests compare the same answers: each is scored once. */
const scores = new WeakMap<ScoredText, number>();

function scoreOf(answer: ScoredText): number {
  const score = scores.get(answer) ?? coach.evaluate(inputOf(answer)).score;
  scores.set(answer, score);
  return score;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const count = (isCounted: (answer: GradedAnswer) => boolean) =>
  gradedAnswers.filter(isCounted).length;

describe('the calibration set', () => {
  test('holds 160 answers: 100 Korean, 60 English, 30 for ten seconds', () => {
    expect(gradedAnswers.length).toBeGreaterThanOrEqual(160);
    expect(count(({ language }) => language === 'ko')).toBeGreaterThanOrEqual(100);
    expect(count(({ language }) => language === 'en')).toBeGreaterThanOrEqual(60);
    expect(count(({ timeLimitSeconds }) => timeLimitSeconds === 10)).toBeGreaterThanOrEqual(30);
    const names = gradedAnswers.map(({ id, language }) => `${language} ${id}`);
    expect(new Set(names).size).toBe(gradedAnswers.length);
  });

  test('covers every category, every level equally', () => {
    const byId = new Map(knownQuestions.map((question) => [question.id, question]));
    const covered = new Set(
      gradedAnswers.map(({ questionId }) => byId.get(questionId ?? '')?.mainCategory),
    );
    for (const main of mainCategories) expect(covered).toContain(main);
    for (const level of levels)
      expect(count((answer) => answer.level === level)).toBe(gradedAnswers.length / 4);
  });

  test('has only questions of the bank, or null', () => {
    const ids = new Set<string | null>([null, ...knownQuestions.map(({ id }) => id)]);
    const unknown = [...gradedAnswers, ...trickAnswers].filter(
      ({ questionId }) => !ids.has(questionId),
    );
    expect(unknown).toEqual([]);
  });

  test('holds back about a third', () => {
    expect(count(isHeldBack) / gradedAnswers.length).toBeCloseTo(1 / 3, 1);
  });
});

test.each(trickAnswers)('$id ($trick) scores below 40', (answer) => {
  expect(scoreOf(answer)).toBeLessThan(40);
});

test('of the tricks at most six reach 40 if the bank does not have their questions', () => {
  const asked = new Set(trickAnswers.map(({ questionId }) => questionId));
  const stranger = createCoach(
    readMorphemeFiles(),
    knownQuestions.filter(({ id }) => !asked.has(id)),
  );
  const fooled = trickAnswers.filter((answer) => stranger.evaluate(inputOf(answer)).score >= 40);
  expect(fooled.length).toBeLessThanOrEqual(6);
});

describe('levels', () => {
  const meanOf = (level: string, isCounted: (answer: GradedAnswer) => boolean) =>
    mean(
      gradedAnswers.filter((answer) => answer.level === level && isCounted(answer)).map(scoreOf),
    );

  test.each([
    ['used for tuning', (answer: GradedAnswer) => !isHeldBack(answer)],
    ['held back', isHeldBack],
  ] as const)('have different mean scores in the answers %s', (_, isCounted) => {
    expect(meanOf('poor', isCounted)).toBeLessThan(bands.fair[0]);
    expect(meanOf('fair', isCounted)).toBeGreaterThan(meanOf('poor', isCounted) + 15);
    expect(meanOf('good', isCounted)).toBeGreaterThan(meanOf('fair', isCounted) + 5);
  });
});

/** `npm test` takes a share of the answers where each is scored again, `npm run test:full` all. */
const someOf = <T>(values: readonly T[], share: number) =>
  values.filter((_, place) => process.env['TEST_FULL'] || place % share === 0);

describe('noise of speech recognition', () => {
  test.each(noises)('%s changes a score by at most 8 on average', (noise) => {
    const moves = someOf(gradedAnswers, 3).map((answer) =>
      Math.abs(
        scoreOf(answer) -
          scoreOf({ ...answer, answer: addNoise(answer.answer, noise, answer.language) }),
      ),
    );
    expect(mean(moves)).toBeLessThanOrEqual(8);
  });

  test('a transcript of Whisper base scores nearly like what was said', () => {
    const moves = transcribedAnswers.flatMap((said) =>
      said.heard.map((answer) => Math.abs(scoreOf(said) - scoreOf({ ...said, answer }))),
    );
    expect(mean(moves)).toBeLessThanOrEqual(8);
  });
});

describe('advice', () => {
  const read = createAnswerReader(loadMorphemes(readMorphemeFiles()), knownQuestions);

  test.each(languages)('no kind of advice comes first in more than a quarter (%s)', (language) => {
    const answers = tuningAnswers.filter((answer) => answer.language === language);
    const counts = new Map<string, number>();
    for (const answer of answers) {
      const reading = read(inputOf(answer));
      const { kind } = findGaps(reading, scoreReading(reading))[0]!;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    expect(Math.max(...counts.values()) / answers.length).toBeLessThanOrEqual(0.25);
  });

  /** So many answers in a row are a session. */
  const sessionLength = 8;
  const withoutQuotes = (text: string) => text.replaceAll(/"[^"]*"/g, '""');

  test.each(languages)('is never given twice in the same frame in a session (%s)', (language) => {
    const answers = tuningAnswers.filter((answer) => answer.language === language);
    const sessions = Math.floor(answers.length / sessionLength);
    for (const session of someOf([...Array(sessions).keys()], 3)) {
      const first = session * sessionLength;
      const earlier: string[] = [];
      for (const answer of answers.slice(first, first + sessionLength)) {
        const { feedback } = coach.evaluate({ ...inputOf(answer), earlier });
        for (const sentence of withoutQuotes(feedback).match(/[^.?!]+[.?!](?=\s|$)/g) ?? [])
          for (const text of earlier)
            expect(withoutQuotes(text)).not.toContain(sentence.trim().replace(/^다만 /, ''));
        earlier.push(feedback);
      }
    }
  });

  test.each(languages)('names a point at most once (%s)', (language) => {
    const twice = someOf(
      tuningAnswers.filter((answer) => answer.language === language && answer.questionId),
      3,
    ).flatMap((answer) => {
      const { feedback } = coach.evaluate(inputOf(answer));
      const { points } = knownQuestions.find(({ id }) => id === answer.questionId)!;
      return points
        .map(({ label }) => spokenLabel(label[language]))
        .filter((label) => feedback.split(label).length > 2);
    });
    expect(twice).toEqual([]);
  });
});
