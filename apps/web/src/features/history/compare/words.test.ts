import { expect, test } from 'vitest';
import { keysOf, wordsOf } from './words.ts';

test('keeps the whole text, including white space', () => {
  const text = '네,  저는 —\n"협업"을 – 좋아합니다.';
  expect(
    wordsOf(text)
      .map((word) => word.text + word.gap)
      .join(''),
  ).toBe(text);
  expect(wordsOf(text).map(({ key }) => key)).toEqual(['네', '저는', '협업을', '좋아합니다']);
});

test.each([
  ['Team-work, really?', 'teamwork really'],
  ['don’t', "don't"],
  ['음~ 1,000명', '음 1000명'],
  ['지원 동기'.normalize('NFD'), '지원 동기'],
])('compares %s and %s as equal', (one, other) => expect(keysOf(one)).toBe(keysOf(other)));

test.each([
  ['0.3초', '03초'],
  ['C#', 'C'],
  ['C++', 'C'],
  ['30%', '30'],
])('compares %s and %s as different', (one, other) => expect(keysOf(one)).not.toBe(keysOf(other)));

test('splits blank text and text of punctuation only', () => {
  expect(wordsOf(' \n ')).toEqual([]);
  expect(wordsOf('… —')).toEqual([{ text: '… —', gap: '', key: '' }]);
});
