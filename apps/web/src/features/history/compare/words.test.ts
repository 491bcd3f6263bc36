import { expect, test } from 'vitest';
import { keysOf, wordsOf } from './words.ts';

test('gives the text back, white space and all', () => {
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
])('%s is compared as %s', (one, other) => expect(keysOf(one)).toBe(keysOf(other)));

test.each([
  ['0.3초', '03초'],
  ['C#', 'C'],
  ['C++', 'C'],
  ['30%', '30'],
])('%s is not %s', (one, other) => expect(keysOf(one)).not.toBe(keysOf(other)));

test('nothing, and nothing but signs', () => {
  expect(wordsOf(' \n ')).toEqual([]);
  expect(wordsOf('… —')).toEqual([{ text: '… —', gap: '', key: '' }]);
});
