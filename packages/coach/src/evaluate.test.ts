import fc from 'fast-check';
import { partNames } from '@daedap/contract/score-effects';
import { describe, expect, test } from 'vitest';
import { gradedAnswers } from '../calibration/answers.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { bank } from './bank.ts';
import { createCoach } from './coach.ts';
import { scoreOf } from './scoring/score.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

const coach = createCoach(readMorphemeFiles());
const index = bank.find(({ id }) => id === 'job-it-b01')!;

type TestAnswer = {
  question?: string;
  transcript: string;
  language?: 'ko' | 'en';
  seconds?: number | null;
  limit?: number | null;
};

const evaluate = ({
  question,
  transcript,
  language = 'ko',
  seconds = null,
  limit = 60,
}: TestAnswer) =>
  coach.evaluate({
    question: { text: question ?? index.text[language] },
    transcript,
    durationSeconds: seconds,
    timeLimitSeconds: limit,
    language,
  });

const right =
  '인덱스를 쓰면 전체를 훑지 않고 정렬된 트리에서 바로 찾기 때문에 조회가 빨라집니다. 대신 데이터를 넣거나 고칠 때마다 인덱스도 갱신해야 해서 쓰기가 느려집니다. 저장 공간도 더 듭니다. 그래서 자주 조회하는 열에만 겁니다.';

const graded = gradedAnswers.map((answer) => ({
  answer,
  input: {
    question: { text: answer.question, bankId: answer.questionId },
    transcript: answer.answer,
    durationSeconds: answer.durationSeconds,
    timeLimitSeconds: answer.timeLimitSeconds,
    language: answer.language,
  },
}));

type Input = (typeof graded)[number]['input'];

type Analysis = ReturnType<typeof coach.evaluate>;

/** Several tests look at the same analyses: each is made once. */
const made = new WeakMap<Input, Analysis>();

function analysisOf(input: Input) {
  const analysis = made.get(input) ?? coach.evaluate(input);
  made.set(input, analysis);
  return analysis;
}

test('the score is 0.4 relevance + 0.25 clarity + 0.35 depth', () => {
  expect(scoreOf(80, 60, 40)).toBe(61);
  for (const { input } of graded) {
    const { score, relevance, clarity, depth } = analysisOf(input);
    expect(score).toBe(Math.round(0.4 * relevance + 0.25 * clarity + 0.35 * depth));
  }
});

describe('a technical answer', () => {
  test('scores if it is right', () => {
    expect(evaluate({ transcript: right }).score).toBeGreaterThanOrEqual(75);
  });

  test('does not score if it is wrong, empty or a list of words', () => {
    const wrong =
      '인덱스를 쓰면 쓰기가 빨라지고 대신 조회가 느려집니다. 데이터를 넣을 때 정렬되어 있어서 삽입이 빠르기 때문입니다. 저장 공간은 줄어듭니다.';
    const empty =
      '인덱스는 데이터베이스에서 인덱스를 쓰는 것으로 매우 중요하고 꼭 필요한 것입니다. 그 대가도 물론 있다고 생각합니다.';
    const list = '인덱스 트리 정렬 조회 속도 쓰기 갱신 비용 저장 공간 디스크 스캔';
    for (const transcript of [wrong, empty, list])
      expect(evaluate({ transcript }).score).toBeLessThan(40);
  });

  test('scores with words that speech recognition misheard', () => {
    const heard = right.replaceAll('인덱스', '인덕스').replaceAll('조회', '조효');
    const { score } = evaluate({ transcript: heard });
    expect(Math.abs(score - evaluate({ transcript: right }).score)).toBeLessThanOrEqual(12);
  });
});

describe('word overlap is not quality', () => {
  const question = '팀에서 의견이 달랐을 때 어떻게 해결했나요?';

  test('repeating the question scores low', () => {
    const transcript =
      '팀에서 의견이 달랐을 때 어떻게 해결했냐면 팀에서 의견이 달랐을 때 해결한 적이 있습니다.';
    expect(evaluate({ question, transcript }).score).toBeLessThan(40);
  });
});

test('a silent answer scores 0 and the feedback says why', () => {
  for (const transcript of ['', '   ', '…', '?!'])
    expect(evaluate({ transcript })).toMatchObject({
      score: 0,
      relevance: 0,
      clarity: 0,
      depth: 0,
      evidence: [],
      strengths: [],
    });
  expect(evaluate({ transcript: '' }).improvements).toHaveLength(1);
});

test('numbers score alike as words and as digits', () => {
  const inWords = '응답 시간이 팔백 밀리초에서 구십 밀리초로 줄었고 오류가 삼십 퍼센트 줄었습니다.';
  const inDigits = '응답 시간이 800 밀리초에서 90 밀리초로 줄었고 오류가 30 퍼센트 줄었습니다.';
  expect(evaluate({ transcript: inWords }).measures.numbers).toBe(
    evaluate({ transcript: inDigits }).measures.numbers,
  );
});

test.each([
  [
    'ko',
    '정렬된 트리에서 바로 찾아 조회가 빨라지지만, 쓸 때마다 갱신하느라 쓰기가 느려지고 저장 공간도 더 듭니다.',
  ],
  [
    'en',
    'Reads get faster because it searches a sorted tree instead of scanning, but every write gets slower and it takes extra storage.',
  ],
] as const)('an excellent answer of ten seconds reaches 85 (%s)', (language, transcript) => {
  expect(evaluate({ transcript, language, seconds: 10, limit: 10 }).score).toBeGreaterThanOrEqual(
    85,
  );
});

test('unused time does not lower the score', () => {
  const limits = [60, 300].map(
    (limit) => evaluate({ transcript: right, seconds: 35, limit }).score,
  );
  expect(limits[0]).toBe(limits[1]);
});

/** So low a score has hardly anything that could be taken away. */
const nothing = 5;

/**
 * A dimension, before it was cut at its limit and after. An answer that reaches far above the limit may lose words and stay
 * there, and of one that a gate holds down a point is a third of a point.
 */
function withoutLimit(analysis: Analysis, dimension: 'relevance' | 'clarity' | 'depth'): string {
  const parts = analysis.effects
    .filter((effect) => effect.dimension === dimension)
    .filter(({ name }) => partNames.some((part) => part === name))
    .reduce((sum, { points }) => sum + points, 0);
  return `${analysis[dimension]} of ${parts}`;
}

/** Each answer is evaluated many times here: `npm test` takes every eighth, `npm run test:full` all of them. */
const someGraded = graded.filter((_, place) => process.env['TEST_FULL'] || place % 8 === 0);

describe('evidence', () => {
  test('quotes the transcript at its offsets', () => {
    for (const { input } of graded)
      for (const { quote, start, end } of analysisOf(input).evidence)
        expect(input.transcript.slice(start, end)).toBe(quote);
  });

  test.each(['relevance', 'clarity', 'depth'] as const)(
    'no %s without it, and taking its words away changes it',
    (dimension) => {
      const unchanged: string[] = [];
      for (const { answer, input } of someGraded) {
        const before = analysisOf(input);
        if (before[dimension] < nothing) continue;
        const raised = before.evidence.filter(
          (item) => item.dimension === dimension && item.effect === 'raised',
        );
        expect(raised).not.toEqual([]);
        const after = [raised, ...raised.map((item) => [item])].map((taken) => {
          const transcript = taken
            .toSorted((one, two) => two.start - one.start)
            .reduce(
              (text, { start, end }) => text.slice(0, start) + text.slice(Math.max(start, end)),
              input.transcript,
            );
          return withoutLimit(coach.evaluate({ ...input, transcript }), dimension);
        });
        const value = withoutLimit(before, dimension);
        if (after.every((each) => each === value)) unchanged.push(answer.id);
      }
      expect(unchanged).toEqual([]);
    },
  );
});

describe('feedback', () => {
  test('is two or three sentences and never empty', () => {
    for (const { input } of graded) {
      const { feedback, improvements } = analysisOf(input);
      const sentences = feedback.match(/[.?!]["”]?(\s|$)/g) ?? [];
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(
        feedback.replaceAll(/"[^"]*"/g, '').match(/[.?!](\s|$)/g)?.length ?? 0,
      ).toBeLessThanOrEqual(3);
      expect(feedback).not.toMatch(/\{|\}|undefined|이\/가|을\/를/);
      expect(improvements.length).toBeGreaterThan(0);
      expect(improvements.length).toBeLessThanOrEqual(3);
    }
  });

  test('does not repeat itself in a session, even after the same answer', () => {
    const earlier: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { feedback } = coach.evaluate({ ...graded[0]!.input, earlier });
      expect(earlier).not.toContain(feedback);
      earlier.push(feedback);
    }
  });

  test('does not repeat itself even in a session of nine silent answers', () => {
    const earlier: string[] = [];
    for (let turn = 0; turn < 9; turn += 1)
      earlier.push(coach.evaluate({ ...graded[0]!.input, transcript: '', earlier }).feedback);
    expect(new Set(earlier).size).toBe(9);
  });

  test('does not praise an answer that is not about the question', () => {
    expect(
      evaluate({ transcript: '어제 친구와 김치찌개를 먹고 영화를 봤습니다. 재미있었습니다.' })
        .strengths,
    ).toEqual([]);
  });

  test('takes a denied experience for no answer, and offers a way out', () => {
    const { advice, feedback } = evaluate({
      question: '손님이 말하지 않은 것을 먼저 알아채고 도왔던 경험이 있습니까?',
      transcript: '저는 말을 해 줘야 아는 편이에요. 그런 적은 없어요.',
      seconds: 8,
    });
    expect(advice[0]).toBe('denial');
    expect(feedback).toMatch(/"[^"]*…[^"]*"/);
  });

  test('tells who talks emptily what was asked', () => {
    const { advice, feedback } = evaluate({
      question: '원인은 아직 모릅니다. 무엇을 먼저 하시겠습니까?',
      transcript:
        '저는 언제나 최선을 다하는 열정적인 인재입니다. 항상 긍정적인 마음으로 소통하며 귀사와 함께 성장하겠습니다.',
      seconds: 12,
    });
    expect(['weak', 'hollow']).toContain(advice[0]);
    expect(feedback).toContain('무엇을 먼저 하시겠습니까?');
  });

  test('says so if the answer is in another language', () => {
    const { improvements } = evaluate({
      transcript: 'An index makes reads faster because the database does not scan the whole table.',
    });
    expect(improvements[0]).toContain('다른 언어');
  });
});

describe('gives the same result', () => {
  test('100 times', () => {
    const [{ input }] = graded as [(typeof graded)[number]];
    const first = JSON.stringify(coach.evaluate(input));
    for (let turn = 0; turn < 100; turn += 1)
      expect(JSON.stringify(coach.evaluate(input))).toBe(first);
  });

  test('in another coach, after any other evaluations', () => {
    const other = createCoach(readMorphemeFiles());
    for (const { input } of graded.toReversed().slice(0, 40))
      expect(other.evaluate(input)).toEqual(coach.evaluate(input));
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '저는',
          '인덱스',
          '음',
          '100점',
          '그래서',
          'I',
          'did',
          '12',
          '주세요',
          '\n',
          '.',
          '😀',
          '갔습니다',
          '웠',
        ),
        { maxLength: 300 },
      )
      .map((words) => words.join(' ')),
    fc
      .array(fc.constantFrom('가', '힣', '았', '는', 'ㅋ'), { maxLength: 400 })
      .map((letters) => letters.join('')),
  );

  test('never throws and has scores in range', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.constantFrom('ko', 'en'),
        fc.option(fc.double()),
        fc.option(fc.integer()),
        (transcript, question, language, seconds, limit) => {
          const { score, relevance, clarity, depth } = evaluate({
            question,
            transcript,
            language,
            seconds,
            limit,
          });
          for (const value of [score, relevance, clarity, depth]) {
            expect(Number.isInteger(value)).toBe(true);
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(100);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each(['가', '저는 음 ', 'a ', '인덱스를 쓰면 빨라집니다. ', '갔', '12 '])(
    'of 20,000 characters: %s',
    (piece) => {
      const transcript = piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000);
      expect(evaluate({ transcript }).score).toBeLessThan(40);
    },
  );
});
