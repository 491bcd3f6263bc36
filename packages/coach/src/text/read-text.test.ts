import { expect, test } from 'vitest';
import { readText } from '../../test/reading-tools.ts';
import { vocabularyOf } from '../scoring/measures.ts';

const sentencesOf = (raw: string, language: 'ko' | 'en') => {
  const text = readText(raw, language);
  return text.sentences.map(({ start, end }) => text.raw.slice(start, end));
};

test('ends Korean sentences at their verbs, with and without full stops', () => {
  const spoken = '저는 개발자입니다 작년에 쿼리를 고쳤습니다 그래서 빨라졌어요';
  expect(sentencesOf(spoken, 'ko')).toEqual([
    '저는 개발자입니다',
    '작년에 쿼리를 고쳤습니다',
    '그래서 빨라졌어요',
  ]);
});

test('gives offsets of words in UTF-16 units of the transcript', () => {
  const raw = '😀 저는 "쿼리"를 고쳤습니다.';
  const { words } = readText(raw, 'ko');
  expect(words.map(({ start, end }) => raw.slice(start, end))).toEqual([
    '저는',
    '쿼리',
    '를',
    '고쳤습니다',
  ]);
});

test('inflected forms have the same key', () => {
  expect(readText('빨라져서 빠른 빠르게', 'ko').byKey.get('빠르')).toEqual([0, 1, 2]);
  expect(readText('built building builds', 'en').byKey.get('build')).toEqual([0, 1, 2]);
  expect(readText('organised organized organising colours color', 'en').byKey.size).toBe(2);
});

test('finds a compound verb by its first stem', () => {
  const { byKey } = readText('줄어들었습니다 느려졌습니다 도와드렸습니다 다녀왔습니다', 'ko');
  expect(byKey.get('줄')).toEqual([0]);
  expect(byKey.get('느리')).toEqual([1]);
  expect(byKey.get('돕')).toEqual([2]);
});

test('takes apart past forms that the analyser does not know', () => {
  const { byKey } = readText(
    '찾아갔습니다 두려웠습니다 바빴는데 가져갔습니다 권했습니다 어려웠어요',
    'ko',
  );
  expect(['찾아가', '두렵', '바쁘', '가져가', '권하', '어렵'].map((key) => byKey.get(key))).toEqual(
    [[0], [1], [2], [3], [4], [5]],
  );
});

test('counts a repeated sentence once', () => {
  const once = '저는 고객의 문의를 분석해서 화면을 고쳤습니다.';
  const often = Array.from({ length: 6 }, () => once).join(' ');
  expect(vocabularyOf(readText(often, 'ko'))).toEqual(vocabularyOf(readText(once, 'ko')));
  const { repeated, words } = readText(often, 'ko');
  expect(repeated.size).toBe((words.length * 5) / 6);
});

test.each([
  ['ko', '팀원이 세 명이었습니다', '팀원이 3명이었습니다'],
  ['ko', '사십 퍼센트 줄었습니다', '40퍼센트 줄었습니다'],
  ['en', 'we were three people', 'we were 3 people'],
  ['en', 'it fell by forty percent', 'it fell by 40%'],
] as const)('treats numbers as words and as digits alike (%s)', (language, inWords, inDigits) => {
  const numbers = (raw: string) =>
    readText(raw, language).words.filter(({ tokens }) =>
      tokens.some(({ kind }) => kind === 'number'),
    );
  expect(numbers(inWords).length).toBeGreaterThan(0);
  expect(numbers(inDigits).length).toBeGreaterThan(0);
});

test('distinguishes fillers from words', () => {
  const fillers = (raw: string, language: 'ko' | 'en') =>
    readText(raw, language)
      .words.filter(({ tokens }) => tokens.some(({ kind }) => kind === 'filler'))
      .map(({ surface }) => surface);
  expect(fillers('음 저는 어 그 회사에서 일했습니다', 'ko')).toEqual(['음', '어']);
  expect(fillers('Um I uh worked there', 'en')).toEqual(['um', 'uh']);
});
