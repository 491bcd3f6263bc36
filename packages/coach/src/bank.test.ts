import { difficulties, mainCategories, subCategories } from '@daedap/contract/categories';
import { languages } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import { cellProblems, questionProblems } from '../test/cell-problems.ts';
import { compile, morphemes, readText } from '../test/reading-tools.ts';
import { bank, knownQuestions } from './bank.ts';
import type { BankQuestion } from './question.ts';
import { compilePoints, findCues } from './matching/points.ts';

const cells = mainCategories.flatMap((main) =>
  subCategories[main].flatMap((sub) =>
    difficulties.map((difficulty) => [main, sub, difficulty] as const),
  ),
);

const cellOf = (main: string, sub: string, difficulty: string) =>
  bank.filter(
    (question) =>
      question.mainCategory === main &&
      question.subCategory === sub &&
      question.difficulty === difficulty,
  );

const share = (
  questions: readonly BankQuestion[],
  isCounted: (question: BankQuestion) => boolean,
) => (100 * questions.filter(isCounted).length) / questions.length;

test('has 33 cells with 660 questions', () => {
  expect(cells).toHaveLength(33);
  expect(bank.length).toBeGreaterThanOrEqual(660);
  expect(new Set(knownQuestions.map(({ id }) => id)).size).toBe(knownQuestions.length);
});

test.each(cells)(
  '%s %s %s: at least 20 questions, each complete, no frame used thrice',
  (main, sub, difficulty) => {
    const prefix = `${main}-${sub}-${difficulty[0]}`;
    expect(cellProblems(morphemes, prefix, cellOf(main, sub, difficulty))).toEqual([]);
  },
);

const standard = knownQuestions.flatMap((question) =>
  question.mainCategory === null ? [question] : [],
);

test('has 37 standard questions, each complete, which no category asks', () => {
  expect(standard).toHaveLength(37);
  expect(standard.flatMap(questionProblems)).toEqual([]);
});

describe('no two questions are alike', () => {
  test.each(languages)('%s', (language) => {
    const sets = bank.map((question) => {
      const keys = readText(question.text[language], language).words.flatMap(({ tokens }) =>
        tokens.filter(({ kind }) => kind !== 'function' && kind !== 'person').map(({ key }) => key),
      );
      return { id: question.id, keys: new Set(keys) };
    });
    const alike = sets.flatMap((one, index) =>
      sets.slice(index + 1).flatMap((two) => {
        const common = [...one.keys].filter((key) => two.keys.has(key)).length;
        const likeness = common / (one.keys.size + two.keys.size - common);
        return likeness > 0.45 ? [`${one.id} ${two.id} ${likeness.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

describe('no two points have the same half-sentence to start from', () => {
  test.each(languages)('%s', (language) => {
    const starts = knownQuestions.flatMap(({ id, points }) =>
      points.map((point) => ({ id: `${id} ${point.id}`, start: point.start[language] })),
    );
    const shared = [...Map.groupBy(starts, ({ start }) => start)].filter(([, by]) => by.length > 1);
    expect(shared).toEqual([]);
  });

  // A start of three Korean or five English words may recur now and then; more often it is a frame.
  test.each([
    ['ko', 3],
    ['en', 5],
  ] as const)('nor begin with one frame too often (%s)', (language, words) => {
    const begun = bank.flatMap(({ points }) =>
      points.map(({ start }) => start[language].split(' ').slice(0, words).join(' ')),
    );
    const frequent = [...Map.groupBy(begun, (text) => text)]
      .filter(([text, by]) => !text.endsWith('…') && by.length > 8)
      .map(([text, by]) => `${text} ×${by.length}`);
    expect(frequent).toEqual([]);
  });
});

describe('has the mix of topics of real interviews', () => {
  test.each(subCategories.job)('job, %s', (sub) => {
    const questions = bank.filter((question) => question.subCategory === sub);
    const situational = share(questions, ({ questionType }) => questionType === 'situational');
    const teamwork = share(questions, ({ topic }) => topic === 'teamwork');
    const failure = share(questions, ({ topic }) => topic === 'failure');
    const stress = share(questions, ({ topic }) => topic === 'stress');
    expect(situational).toBeGreaterThanOrEqual(15);
    expect(situational).toBeLessThanOrEqual(20);
    expect(teamwork).toBeGreaterThanOrEqual(13);
    expect(teamwork).toBeLessThanOrEqual(15);
    expect(failure).toBeGreaterThanOrEqual(7);
    expect(failure).toBeLessThanOrEqual(9);
    expect(stress).toBeGreaterThanOrEqual(4);
    expect(stress).toBeLessThanOrEqual(5);
  });

  test('admission', () => {
    const questions = bank.filter(({ mainCategory }) => mainCategory === 'university');
    expect(share(questions, ({ topic }) => topic === 'knowledge')).toBeCloseTo(17, -0.5);
    expect(share(questions, ({ topic }) => topic === 'activities')).toBeCloseTo(16, -0.5);
    expect(share(questions, ({ topic }) => topic === 'motivation')).toBeCloseTo(7, -0.5);
  });
});

test.each(mainCategories.flatMap((main) => subCategories[main].map((sub) => [main, sub] as const)))(
  'difficulty differs in %s %s: harder questions take longer and ask for more',
  (main, sub) => {
    const means = difficulties.map((difficulty) => {
      const questions = cellOf(main, sub, difficulty);
      const mean = (valueOf: (question: BankQuestion) => number) =>
        questions.reduce((sum, question) => sum + valueOf(question), 0) / questions.length;
      return {
        seconds: mean(({ expectedDuration }) => expectedDuration),
        points: mean(({ points }) => points.length),
      };
    });
    for (const [index, harder] of means.slice(1).entries()) {
      expect(harder.seconds - means[index]!.seconds).toBeGreaterThan(10);
      expect(harder.points - means[index]!.points).toBeGreaterThan(0.4);
    }
  },
);

describe('reading a question aloud, or empty talk, makes no point', () => {
  const empty = {
    ko: '저는 항상 열심히 노력하고 최선을 다하는 사람입니다. 무엇이든 성실하게 배우고 좋은 결과를 내겠습니다.',
    en: 'I always work hard and do my best. I am passionate and motivated, and I will give good results.',
  };
  test.each(languages)('%s', (language) => {
    const met = knownQuestions.flatMap((question) => {
      const asked = readText(question.text[language], language);
      const points = compilePoints(compile, question.points, language);
      return [question.text[language], empty[language]].flatMap((said) =>
        points
          .filter((point) => findCues(readText(said, language), point, asked).length > 0)
          .map(({ point }) => `${question.id} ${point.id}`),
      );
    });
    expect(met).toEqual([]);
  });
});
