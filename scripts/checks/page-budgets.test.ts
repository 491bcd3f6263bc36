import { expect, test } from 'vitest';
import { pageSizes } from './page-budgets.ts';

const bytesOf = (file: string) => (file === 'large.js' ? 2048 : 512);

test('accepts a page up to its budget, to the byte', () => {
  const [exact, over] = pageSizes(
    { '/a': ['large.js', 'small.js'], '/b': ['large.js', 'small.js', 'other.js'] },
    { '/a': 2.5, '/b': 2.5 },
    bytesOf,
  );
  expect(exact).toEqual({ page: '/a', files: 2, kilobytes: 2.5, budget: 2.5, fits: true });
  expect(over).toMatchObject({ kilobytes: 3, fits: false });
});

test('refuses a page without a budget', () => {
  const [page] = pageSizes({ '/new': ['small.js'] }, { '/a': 100 }, bytesOf);
  expect(page).toMatchObject({ page: '/new', budget: undefined, fits: false });
});
