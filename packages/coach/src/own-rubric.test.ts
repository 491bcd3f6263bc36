import { describe, expect, test } from 'vitest';
import { ownQuestion } from '@daedap/contract/own-questions';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import written from '../test/own-questions.json' with { type: 'json' };
import { bank } from './bank.ts';
import { createCoach } from './coach.ts';
import { bands } from '../calibration/answers.ts';

const coach = createCoach(readMorphemeFiles());

/** Questions that were made of papers, each with a strong and a thin answer. */
const questions = written.questions.map(({ language, question, strong, thin }) => ({
  language: language === 'ko' ? ('ko' as const) : ('en' as const),
  question: ownQuestion.parse(question),
  strong,
  thin,
}));

type Asked = (typeof questions)[number];

const inputOf = (
  { question, language }: Pick<Asked, 'question' | 'language'>,
  transcript: string,
) => ({
  question,
  transcript,
  durationSeconds: null,
  timeLimitSeconds: 60,
  language,
});

/** The bands of the calibration: a good answer has to be at least "good", one to another question "poor". */
const good = bands.good[0];
const poor = bands.poor[1];

const scoreOf = (asked: Pick<Asked, 'question' | 'language'>, transcript: string) =>
  coach.evaluate(inputOf(asked, transcript)).score;

describe.each(questions)('$question.text', (asked) => {
  const strong = scoreOf(asked, asked.strong);
  const thin = scoreOf(asked, asked.thin);

  test('calls a good answer good, and a thin one less', () => {
    expect(strong).toBeGreaterThanOrEqual(good);
    expect(thin).toBeLessThan(strong - 20);
  });

  test('gives an answer about something else less than a thin one', () => {
    expect(scoreOf(asked, written.offSubject[asked.language])).toBeLessThan(thin);
  });

  test('calls a good answer to another question poor', () => {
    const others = questions.filter((each) => each !== asked && each.language === asked.language);
    for (const other of others) expect(scoreOf(asked, other.strong)).toBeLessThanOrEqual(poor);
  });

  test('names the points that were made', () => {
    const { met, missed } = coach.evaluate(inputOf(asked, asked.strong)).points;
    const labels = asked.question.points.map(({ label }) => label);
    expect(new Set([...met, ...missed])).toEqual(new Set(labels));
    expect(met.length).toBeGreaterThanOrEqual(3);
  });
});

describe('questions whose answers were written after everything was set', () => {
  const later = written.later.map(({ language, question, strong }) => ({
    language: language === 'ko' ? ('ko' as const) : ('en' as const),
    question: ownQuestion.parse(question),
    strong,
  }));
  test('five of the six good answers are called good', () => {
    expect(later.filter((asked) => scoreOf(asked, asked.strong) >= good)).toHaveLength(5);
  });

  test('an answer to another question is called poor', () => {
    for (const asked of later)
      for (const other of later.filter(
        (each) => each !== asked && each.language === asked.language,
      ))
        expect(scoreOf(asked, other.strong)).toBeLessThanOrEqual(poor);
  });
});

const bakery = {
  language: 'ko' as const,
  question: ownQuestion.parse({
    text: '제과점에서 새벽 반죽을 맡았을 때 가장 신경 쓴 것은 무엇인가요?',
    questionType: 'behavioral',
    points: [
      { label: '반죽 온도와 발효 시간' },
      { label: '위생 점검', start: '위생은 이렇게 챙겼습니다' },
    ],
  }),
};

describe('a question that the user wrote', () => {
  const answer =
    '저는 새벽 반죽의 온도를 24도로 맞추는 데 가장 신경을 썼습니다. 발효 시간이 5분만 길어져도 빵이 꺼졌기 때문에 타이머를 두 개 썼습니다.';

  test('is made of the words of a label if it has no cues', () => {
    expect(coach.evaluate(inputOf(bakery, answer)).points).toEqual({
      met: ['반죽 온도와 발효 시간'],
      missed: ['위생 점검'],
    });
  });

  test('shows its points before the answer', () => {
    expect(coach.keyPoints(bakery.question, 'ko')).toEqual(['반죽 온도와 발효 시간', '위생 점검']);
  });

  test('is followed up with the point that is missing', () => {
    const { text, point } = coach.chooseFollowUp(inputOf(bakery, answer));
    expect(point).toBe('own-1');
    expect(text).toContain('위생 점검에 대해');
  });

  test('has an outline in the words of the answer, and habits', () => {
    const { parts } = coach.outline(inputOf(bakery, answer));
    expect(parts.map(({ text }) => text).join(' ')).toContain('24도');
    expect(coach.habits(inputOf(bakery, answer))).toEqual(
      coach.habits(inputOf(bakery, `${answer} `)),
    );
    expect(
      coach.habits(inputOf(bakery, '음 그 어 음 그러니까 어 음 반죽을 음 했습니다 어.')),
    ).not.toEqual(coach.habits(inputOf(bakery, answer)));
  });

  test('is not judged by the points of another question with the same text', () => {
    const asked = { ...bakery, question: { ...bakery.question, points: [] } };
    expect(coach.evaluate(inputOf(asked, answer)).points).toEqual({ met: [], missed: [] });
    expect(coach.evaluate(inputOf(bakery, answer)).points.met).toHaveLength(1);
  });
});

test('keeps the rubric of the bank for a question that it has', () => {
  const known = bank[0]!;
  const asked = { text: known.text.ko, points: [{ label: '다른 요점', cues: ['요점'] }] };
  expect(coach.keyPoints(asked, 'ko')).toEqual(coach.keyPoints({ text: known.text.ko }, 'ko'));
  const input = {
    transcript: '저는 잘 모르겠습니다.',
    durationSeconds: null,
    timeLimitSeconds: 60,
    language: 'ko' as const,
  };
  expect(coach.evaluate({ ...input, question: asked })).toEqual(
    coach.evaluate({ ...input, question: { text: known.text.ko } }),
  );
});
