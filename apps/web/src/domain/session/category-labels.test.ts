import { expect, test } from 'vitest';
import { categoryLabelsOf } from './category-labels.ts';

test('names both categories in the chosen language', () => {
  const categories = { mainCategory: 'university', subCategory: 'graduate' } as const;
  expect(categoryLabelsOf(categories, 'ko')).toEqual({ main: '대학', sub: '대학원' });
  expect(categoryLabelsOf(categories, 'en')).toEqual({
    main: 'University',
    sub: 'Graduate school',
  });
});

test('falls back to job and it', () => {
  expect(categoryLabelsOf({}, 'ko')).toEqual({ main: '취업', sub: 'IT·개발' });
  expect(categoryLabelsOf({ subCategory: '' }, 'en').sub).toBe('IT and development');
});

test('names result categories, and shows unknown ones as they are', () => {
  expect(categoryLabelsOf({ subCategory: 'hr' }, 'ko').sub).toBe('인사');
  expect(categoryLabelsOf({ subCategory: 'constructor' }, 'ko').sub).toBe('constructor');
});
