import { expect, test } from 'vitest';
import { type Group, type Load, mergeGroups } from './merge-groups.ts';

const page = (name: string, weight = 1): Load => ({ name, weight, hosts: [] });
const [one, two, three] = [page('one'), page('two'), page('three')];

const group = (module: string, size: number, ...loads: Load[]): Group => ({
  modules: [module],
  size,
  loads: new Set(loads),
});

const noImports = () => [];

/** The modules of each chunk, in a fixed order. */
const chunksOf = (groups: readonly Group[], importsOf: (id: string) => string[] = noImports) =>
  mergeGroups(groups, importsOf)
    .map(({ modules }) => modules.toSorted().join(' '))
    .toSorted();

test('merges what the same pages need', () => {
  expect(chunksOf([group('a', 90_000, one, two), group('b', 90_000, one, two)])).toEqual(['a b']);
});

test('a small group joins one that more pages load, if the request costs more', () => {
  const small = group('small', 1_000, one, two);
  const large = group('large', 50_000, one, two, three);
  expect(chunksOf([small, large])).toEqual(['large small']);
  expect(chunksOf([{ ...small, size: 20_000 }, large])).toEqual(['large', 'small']);
});

test('a page that counts more is spared more', () => {
  const landing = page('landing', 10);
  const shell = group('shell', 50_000, landing, one, two);
  expect(chunksOf([shell, group('small', 1_000, one, two)])).toEqual(['shell small']);
  expect(chunksOf([shell, group('small', 2_000, one, two)])).toEqual(['shell', 'small']);
});

test('what comes with an import counts, too', () => {
  const shared = group('shared', 50_000, one, two, three);
  const small = group('small', 1_000, one, two);
  const library = group('library', 60_000, one, two);
  const importsOf = (id: string) => (id === 'small' ? ['library'] : []);
  // With `small` in the shared chunk, the third page would load the library.
  expect(chunksOf([shared, small, library], importsOf)).toEqual(['library small', 'shared']);
});

test('chunks never import each other', () => {
  const importsOf = (id: string) => ({ first: ['middle'], middle: ['last'] })[id] ?? [];
  const [first, last] = [group('first', 100, one, two), group('last', 100, one, two)];
  const middle = group('middle', 90_000, one, two, three);
  const merged = mergeGroups([first, middle, last], importsOf);
  const home = (id: string) => merged.find(({ modules }) => modules.includes(id));
  expect(home('first') === home('last') && home('first') !== home('middle')).toBe(false);
});

test('what the page has already costs its parts nothing', () => {
  const part: Load = { name: 'part', weight: 5, hosts: [one] };
  const shared = group('shared', 50_000, one, two);
  expect(chunksOf([shared, group('small', 1_000, one, part)])).toEqual(['shared small']);
  const other: Load = { ...part, hosts: [] };
  expect(chunksOf([shared, group('small', 1_000, one, other)])).toEqual(['shared', 'small']);
});
