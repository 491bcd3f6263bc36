import { expect, test } from 'vitest';
import { categoryLabelsOf } from './category-labels.ts';

test('names both in the language', () => {
  const categories = { mainCategory: 'university', subCategory: 'graduate' } as const;
  expect(categoryLabelsOf(categories, 'ko')).toEqual({ main: '대학', sub: '대학원' });
  expect(categoryLabelsOf(categories, 'en')).toEqual({
    main: 'University',
    sub: 'Graduate school',
  });
});

test('job and it where nothing is said', () => {
  expect(categoryLabelsOf({}, 'ko')).toEqual({ main: '취업', sub: 'IT·개발' });
  expect(categoryLabelsOf({ subCategory: '' }, 'en').sub).toBe('IT and development');
});

test('labels that only results know, and those that nobody knows', () => {
  expect(categoryLabelsOf({ subCategory: 'hr' }, 'ko').sub).toBe('인사');
  expect(categoryLabelsOf({ subCategory: 'constructor' }, 'ko').sub).toBe('constructor');
});
