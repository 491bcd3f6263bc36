import { describe, expect, test } from 'vitest';
import { labelledAnswers } from '../../calibration/answers.ts';
import { paraphrasedQuestions } from '../../calibration/questions.ts';
import { morphemes } from '../../test/reading-tools.ts';
import { bank } from '../bank.ts';
import { createAnswerReader } from '../reading.ts';

const read = createAnswerReader(morphemes, bank);
const inExactWords = createAnswerReader(morphemes, bank, { exactWords: true });

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
      known: read(inputOf(each)).known?.id,
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
    const taken = others.filter((each) => read(inputOf(each)).known !== null);
    expect(taken.length / others.length).toBeLessThanOrEqual(0.03);
  });
});
