import { describe, expect, test } from 'vitest';
import { labelledAnswers } from '../../calibration/answers.ts';
import { paraphrasedQuestions } from '../../calibration/questions.ts';
import { morphemes } from '../../test/reading-tools.ts';
import { bank, knownQuestions } from '../bank.ts';
import { createAnswerReader } from '../reading.ts';

const read = createAnswerReader(morphemes, knownQuestions);
/** `find-standard.test.ts` has the figures for standard questions. */
const readOfCategories = createAnswerReader(morphemes, bank);
const inExactWords = createAnswerReader(morphemes, knownQuestions, { exactWords: true });

type Asked = { readonly question: string; readonly answer: string; readonly language: 'ko' | 'en' };

const inputOf = ({ question, answer, language }: Asked) => ({
  question: { text: question },
  transcript: answer,
  durationSeconds: null,
  timeLimitSeconds: 60,
  language,
});

const bonds: Asked = {
  question: '시장 금리가 오르면 이미 발행된 채권의 가격은 어떻게 되고, 그 이유는 무엇인가요?',
  answer:
    '금리가 오르면 이미 나온 채권의 값은 떨어집니다. 새로 나오는 채권이 이자를 더 주니까, 예전 채권은 값을 깎아야 팔리기 때문입니다.',
  language: 'ko',
};

test('a question of the bank in other words gets its rubric, and keeps its own words', () => {
  const reading = read(inputOf(bonds));
  expect(reading.known?.id).toBe('job-finance-b05');
  expect(reading.points.length).toBeGreaterThan(0);
  expect(reading.question.raw).toBe(bonds.question);
  expect(inExactWords(inputOf(bonds)).known).toBeNull();
});

test('who brings points of their own is measured by these', () => {
  const points = [{ label: '값이 내리는 까닭', start: '값이 내리는 건 …', cues: ['새 채권'] }];
  const input = inputOf(bonds);
  const reading = read({ ...input, question: { ...input.question, points } });
  expect(reading.isOwn).toBe(true);
});

describe.each(['ko', 'en'] as const)('in %s', (language) => {
  const labelled = labelledAnswers.filter((each) => each.language === language);

  test('half of the plain paraphrases are recognised, and nearly none is taken for another question', () => {
    const asked = paraphrasedQuestions
      .filter((each) => each.language === language && each.how === 'short')
      .slice(0, 60)
      .flatMap(({ wording, questionId }) => {
        const given = labelled.find(
          (each) => each.questionId === questionId && each.fault === 'none',
        );
        return given ? [{ question: wording, questionId, answer: given.answer, language }] : [];
      });
    const found = asked.map((each) => ({
      questionId: each.questionId,
      known: readOfCategories(inputOf(each)).known?.id,
    }));
    const right = found.filter(({ known, questionId }) => known === questionId).length;
    const wrong = found.filter(({ known, questionId }) => known && known !== questionId).length;
    expect(right / found.length).toBeGreaterThanOrEqual(0.5);
    expect(wrong / found.length).toBeLessThanOrEqual(0.02);
  });

  test('questions that the bank does not have are rarely taken for one of it', () => {
    const inBank = new Set(paraphrasedQuestions.map(({ wording }) => wording));
    const others = labelled
      .filter(({ question, questionId }) => questionId === null && !inBank.has(question))
      .filter((_, place) => place % 8 === 0);
    const taken = others.filter((each) => readOfCategories(inputOf(each)).known !== null);
    expect(taken.length / others.length).toBeLessThanOrEqual(0.03);
  });
});

test('a standard question in other words gets its rubric and keeps its words', () => {
  const asked: Asked = {
    question: '본인 단점이 뭐예요?',
    answer:
      '제 단점은 거절을 잘 못 하는 것입니다. 작년에 행사를 세 개나 맡았다가 하나를 늦게 끝내서 팀에 미안했습니다. 그 뒤로는 부탁을 받으면 그 자리에서 답하지 않고 일정표부터 보고 말씀드립니다.',
    language: 'ko',
  };
  const reading = read(inputOf(asked));
  expect(reading.known?.id).toBe('standard-weaknesses');
  expect(reading.question.raw).toBe(asked.question);
  expect(inExactWords(inputOf(asked)).known).toBeNull();
});

test('a question that only sounds like a standard one is none if the answer is about something else', () => {
  const reading = read(
    inputOf({
      question:
        'Three of your patients press the call bell at the same time. How do you decide who to see first?',
      answer:
        "I'd go on who could deteriorate quickest, so airway, breathing, circulation. If one of them is a post-op lady saying she can't get her breath, she's first, no question. While I'm walking I'd ask the healthcare assistant to put her head in on the other two, so nobody's just left.",
      language: 'en',
    }),
  );
  expect(reading.known).toBeNull();
});
