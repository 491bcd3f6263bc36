import { expect, test } from 'vitest';
import { compile, readText } from '../../test/reading-tools.ts';
import { findCue } from './find-cue.ts';

const found = (cue: string, raw: string, language: 'ko' | 'en' = 'ko') => {
  const text = readText(raw, language);
  const match = findCue(text, compile(cue, language));
  return match && match.words.map((word) => text.words[word]!.surface);
};

test('finds the words of a cue in any order and form', () => {
  expect(found('쓰기 느리/느려지', '인덱스가 많으면 느려집니다 특히 쓰기가요')).toEqual([
    '느려집니다',
    '쓰기가요',
  ]);
  expect(found('쓰기 느리/느려지', '인덱스가 많으면 쓰기가 빨라집니다')).toBeNull();
  expect(found('read/reads fast', 'Reading gets much faster', 'en')).toEqual(['reading', 'faster']);
});

test('does not match words that are too far apart', () => {
  const filler = Array.from({ length: 20 }, () => '그래서 이것은 다른 이야기').join(' ');
  expect(found('쓰기 느려지', `쓰기 ${filler} 느려집니다`)).toBeNull();
});

test('finds a compound with and without a space', () => {
  expect(found('역할분담', '저희는 역할 분담부터 했습니다')).toEqual(['역할']);
  expect(found('역할분담', '저희는 역할분담부터 했습니다')).toEqual(['역할분담부터']);
  expect(found('trade-off', 'There is a trade off here', 'en')).toEqual(['trade']);
});

test('finds a word despite missing spaces', () => {
  expect(found('매출 늘', '그결과매출이늘었습니다')).toEqual(['그결과매출이늘었습니다']);
});

test('does not match two words of a cue with one word', () => {
  expect(found('people person', 'I like people', 'en')).toBeNull();
  expect(found('people person', 'I am a people person', 'en')).toEqual(['people', 'person']);
  expect(found('사람 사람', '좋은 사람이에요')).toBeNull();
});

test('does not find a short word inside another one', () => {
  expect(found('글', '한글날에는 쉬었습니다')).toBeNull();
});

test('respects the order of a cue and its excluded words', () => {
  const cue = '404 > 서버 > 문제/고장 !500';
  expect(found(cue, '404는 서버 쪽 문제입니다')).toEqual(['404는', '서버', '문제입니다']);
  expect(found(cue, '서버 문제는 404가 아닙니다')).toBeNull();
  expect(found(cue, '404는 주소 오류이고 500은 서버 문제입니다')).toBeNull();
});

test('does not find a noun in a verb that looks like it', () => {
  expect(found('가게', '학교에 갔습니다')).toBeNull();
});
