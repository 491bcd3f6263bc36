import { expect, test } from 'vitest';
import { bestFitting } from './asked-words.ts';

const named = (id: string, ko: string[], en: string[]) => ({ id, asked: { ko, en } });

const all = [
  named('company', ['지원 & 동기|이유 & !학과|대학'], ['why & work for|join & here| us ']),
  named('major', ['학과|전공 & 선택 & 이유'], ['why & major | study']),
  named('hospital', ['병원 & 지원 & 이유'], ['why & hospital', 'ward']),
];
const found = (question: string) => bestFitting(all, question)?.id ?? null;

test('a question fits a rule if it has a word of each group', () => {
  expect(found('지원 동기가 무엇인가요?')).toBe('company');
  expect(found('지원자님의 취미는 무엇인가요?')).toBeNull();
  expect(found('So why do you want to work for us?')).toBe('company');
});

test('no rule fits if one of its unwanted words is there', () => {
  expect(found('이 대학에 지원한 이유가 무엇인가요?')).toBeNull();
});

test('Korean is compared without blanks, English with whole words where a blank says so', () => {
  expect(found('이 전 공을 선 택하신 이 유는요?')).toBe('major');
  expect(found('Why do you want to work for Plus Ltd.?')).toBeNull();
});

test('of several, the one that most letters speak for is found', () => {
  expect(found('우리 병원에 지원한 이유가 무엇인가요?')).toBe('hospital');
});

test('each rule of a question stands for itself', () => {
  expect(found('What is a day on your ward like?')).toBe('hospital');
});

test('nothing fits an empty question', () => {
  expect(found('')).toBeNull();
});
