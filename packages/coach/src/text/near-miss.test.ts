import { expect, test } from 'vitest';
import { isNearMiss } from './near-miss.ts';

test.each([
  ['코리', '쿼리'],
  ['인덕스', '인덱스'],
  ['백앤드', '백엔드'],
  ['checkut', 'checkout'],
])('%s may be %s, misheard', (heard, known) => {
  expect(isNearMiss(heard, known)).toBe(true);
});

test.each([
  ['쿼리', '쿼리'],
  ['나무', '쿼리'],
  ['일', '이'],
  ['고양이', '인덱스'],
  ['cat', 'car'],
])('%s is not %s, misheard', (heard, known) => {
  expect(isNearMiss(heard, known)).toBe(false);
});
