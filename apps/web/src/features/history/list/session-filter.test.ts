import { describe, expect, test } from 'vitest';
import { isNarrowed, readFilter, writeFilter } from './session-filter.ts';

const read = (address: string) => readFilter(new URLSearchParams(address));

describe('reading', () => {
  test.each([
    ['', { sort: 'newest', q: '' }],
    ['category=job&sort=lowest&q=%20%ED%8C%80%20', { category: 'job', sort: 'lowest', q: '팀' }],
    ['category=cooking&sort=best', { sort: 'newest', q: '' }],
    ['category=&sort=&q=', { sort: 'newest', q: '' }],
  ])('%s', (address, filter) => {
    expect(read(address)).toEqual(filter);
  });

  test('cuts the search text to 200 characters without splitting one', () => {
    expect(read(`q=${'가'.repeat(250)}`).q).toBe('가'.repeat(200));
    const cut = read(`q=${'a'.repeat(199)}${encodeURIComponent('😀')}`).q;
    expect(cut.isWellFormed()).toBe(true);
  });
});

describe('writing', () => {
  test('writes only what was chosen and leaves other parameters', () => {
    const written = writeFilter(new URLSearchParams('debug=1&q=old&category=job'), {
      category: undefined,
      sort: 'oldest',
      q: '',
    });
    expect(String(written)).toBe('debug=1&sort=oldest');
  });

  test('writes a filter that reads back unchanged', () => {
    const filter = { category: 'pressure', sort: 'highest', q: 'a&b=c' } as const;
    expect(readFilter(writeFilter(new URLSearchParams(), filter))).toEqual(filter);
  });
});

test('sorting alone does not narrow the list', () => {
  expect(isNarrowed({ sort: 'lowest', q: '' })).toBe(false);
  expect(isNarrowed({ sort: 'newest', q: '팀' })).toBe(true);
  expect(isNarrowed({ category: 'job', sort: 'newest', q: '' })).toBe(true);
});
