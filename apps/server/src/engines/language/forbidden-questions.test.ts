import { bank } from '@daedap/coach/bank';
import { languages } from '@daedap/contract/languages';
import { expect, test } from 'vitest';
import { isForbiddenQuestion } from './forbidden-questions.ts';

test.each([
  '결혼은 하셨나요?',
  '출산 후에도 계속 일할 생각이 있습니까?',
  '종교가 있으신가요?',
  '키가 몇이고 몸무게는 얼마인가요?',
  '고향이 어디세요?',
  '아버지께서는 무슨 일을 하시나요?',
  '집안 형편은 어떤 편이에요?',
  '지지하는 정당이 있습니까?',
  '장애가 있으신가요?',
  '올해 몇 살이에요?',
  'Are you married?',
  'Do you plan to have children soon?',
  'What is your religion?',
  'How tall are you?',
  'Where are you from originally?',
  'What do your parents do for a living?',
  'Which political party do you support?',
  'How old are you?',
  'Do you have a disability?',
])('%s', (question) => {
  expect(isForbiddenQuestion(question)).toBe(true);
});

test.each([
  '서비스 장애가 났을 때 무엇부터 확인하시나요?',
  '근본적인 원인을 찾은 경험을 말씀해 주세요.',
  'What is a race condition, and how do you prevent one?',
  'How would you weigh speed against quality?',
])('is fine: %s', (question) => {
  expect(isForbiddenQuestion(question)).toBe(false);
});

test('no question of the bank is forbidden', () => {
  const after = bank.flatMap(({ followUps }) => followUps.map(({ text }) => text));
  const texts = [...bank.map(({ text }) => text), ...after];
  const all = texts.flatMap((text) => languages.map((language) => text[language]));
  expect(all.length).toBeGreaterThan(1320);
  expect(all.filter(isForbiddenQuestion)).toEqual([]);
});
