import { expect, test } from 'vitest';
import { spokenForm } from './spoken-latin.ts';

test.each([
  ['API', '에이피아이는'],
  ['PCR', '피씨알'],
  ['UX', '유엑스'],
  ['REST', '레스트'],
  ['React', '리액트'],
  ['Python', '파이썬'],
  ['Kubernetes', '쿠버네티스'],
  ['overfitting', '오버피팅'],
])('%s is heard as %s', (latin, hangul) => {
  expect(spokenForm(latin)!(hangul)).toBe(true);
});

test.each([
  ['EU', '이유'],
  ['SQL', '사과'],
  ['SNS', '상사'],
  ['test', '다섯'],
  ['ID', '아이디어'],
  ['API', '아파트'],
  ['React', '러닝'],
  ['Excel', '외출'],
])('%s is not heard as %s', (latin, hangul) => {
  expect(spokenForm(latin)!(hangul)).toBe(false);
});

test('only Latin words have a spoken form', () => {
  expect(spokenForm('쿼리')).toBeNull();
  expect(spokenForm('4')).toBeNull();
});
