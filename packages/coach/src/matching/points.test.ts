import { expect, test } from 'vitest';
import { compile, readText } from '../../test/reading-tools.ts';
import { meaningOf } from '../meaning/meaning.ts';
import type { RubricPoint } from '../question.ts';
import { compilePoints, matchPoints } from './points.ts';

const point: RubricPoint = {
  id: 'server',
  label: { ko: '서버 쪽 문제라는 점', en: 'that it is the fault of the server' },
  start: { ko: '500이 뜨면 먼저 …', en: 'With a 500 I would first …' },
  cues: {
    ko: ['500 서버/내부 문제/오류', '로그 확인/보'],
    en: ['500 server error/fault', 'check log'],
  },
  need: 2,
  wrong: { ko: ['404 > 서버 > 문제/고장 !500'], en: ['404 > server > fault/error !500'] },
};

const result = (raw: string, language: 'ko' | 'en' = 'ko') =>
  matchPoints(
    readText(raw, language),
    {
      id: 'no question of the bank',
      points: compilePoints(compile, [point], language),
      text: readText(language === 'ko' ? '500이 떴습니다' : 'You see a 500', language),
    },
    meaningOf(language),
  )[0]!;

test('a point is complete if it has as many cues as it needs', () => {
  expect(result('500은 서버 내부의 문제입니다').degree).toBe(0.5);
  expect(result('500은 서버 내부의 문제라서 로그부터 봅니다').degree).toBe(1);
});

test('a false statement takes the point away, even next to a right one', () => {
  const { degree, wrong } = result('500은 서버 문제라 로그를 봅니다. 404도 서버 고장입니다.');
  expect(degree).toBe(0);
  expect(wrong).not.toBeNull();
});

test.each([
  ['ko', '404는 서버의 문제가 아닙니다'],
  ['ko', '404는 서버 문제로 보지 않습니다'],
  ['en', 'A 404 is not a server fault'],
  ['en', "A 404 isn't a server error"],
] as const)('a negated false statement is not false (%s)', (language, raw) => {
  expect(result(raw, language).wrong).toBeNull();
});

test('what others believe is not said by the speaker', () => {
  expect(result('People think a 404 means a server fault, but no.', 'en').wrong).toBeNull();
  expect(result('I think a 404 means a server fault.', 'en').wrong).not.toBeNull();
});

test('ignores a negation in the sentence before', () => {
  expect(result('그럴 필요가 없습니다. 404는 서버 고장입니다.').wrong).not.toBeNull();
});

test('ignores a noun that looks like a negation', () => {
  expect(result('404는 서버 고장과 같은 말입니다').wrong).not.toBeNull();
});

test('words of the question alone meet no cue', () => {
  expect(result('500이 떴습니다').matches).toEqual([]);
});
