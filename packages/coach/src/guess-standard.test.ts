import { describe, expect, test } from 'vitest';
import { labelledAnswers } from '../calibration/answers.ts';
import { paraphrasedQuestions, questionsOfKinds } from '../calibration/questions.ts';
import { guessStandard } from './guess-standard.ts';

test.each([
  ['1분 자기소개 부탁드립니다.', 'self-introduction'],
  ['본인 단점이 뭐예요?', 'weaknesses'],
  ['저희 병원에 지원한 이유가 무엇인가요?', 'why-company'],
  ['스트레스는 어떻게 푸세요?', 'stress'],
  ['Tell me about yourself.', 'self-introduction'],
  ["What's your biggest weakness?", 'weaknesses'],
  ['Why should we hire you?', 'why-hire-you'],
  ['Where do you see yourself in five years?', 'career-plan'],
  ['Why do you think we should hire you?', 'why-hire-you'],
  ['5년 뒤 본인의 모습을 말씀해 주세요.', 'career-plan'],
])('%s asks for %s', (question, id) => {
  expect(guessStandard(question)).toBe(`standard-${id}`);
});

test.each([
  '지난주에 가장 크게 웃은 일은 무엇인가요?',
  'TCP와 UDP의 차이를 설명해 주세요.',
  'What would you do if a colleague hid a weakness from you?',
  'What is the difference between a virus and a bacterium?',
  '',
])('"%s" is no standard question', (question) => {
  expect(guessStandard(question)).toBeNull();
});

describe.each(['ko', 'en'] as const)('in %s', (language) => {
  /** Questions of labelled answers that ask the same as a standard one. Nothing was learned from them. */
  const met = new Map(
    labelledAnswers.flatMap((each) =>
      each.language === language && each.questionId?.startsWith('standard-')
        ? [[each.question, each.questionId] as const]
        : [],
    ),
  );

  test('two thirds of the standard questions are recognised in unseen words, and hardly one is taken for another', () => {
    const guesses = [...met].map(([question, id]) => ({ id, guessed: guessStandard(question) }));
    const right = guesses.filter(({ id, guessed }) => guessed === id).length;
    const wrong = guesses.filter(({ id, guessed }) => guessed !== null && guessed !== id).length;
    expect(met.size).toBeGreaterThan(30);
    expect(right / met.size).toBeGreaterThan(2 / 3);
    expect(wrong / met.size).toBeLessThanOrEqual(0.03);
  });

  test('of unseen other questions at most one in twenty is taken for a standard one', () => {
    const others = [
      ...paraphrasedQuestions
        .filter((each) => each.language === language && each.how === 'short')
        .map(({ wording }) => wording),
      ...questionsOfKinds
        .filter((each) => each.language === language)
        .map(({ question }) => question),
    ];
    const taken = others.filter((question) => guessStandard(question) !== null);
    expect(taken.length / others.length).toBeLessThanOrEqual(1 / 20);
  });
});
