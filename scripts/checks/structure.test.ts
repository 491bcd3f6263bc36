import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { listedPaths, medianLines, productFiles, readFiles } from './structure.ts';

const files = readFiles(root);
const product = productFiles(files);

describe('the size of files', () => {
  test('a file is a thought: the median is at least 50 lines, and fewer than a tenth have under 15', () => {
    expect(product.length).toBeGreaterThan(500);
    expect(medianLines(product)).toBeGreaterThanOrEqual(50);
    const short = product.filter(({ lines }) => lines < 15);
    expect(short.length).toBeLessThan(product.length / 10);
  });

  test('no file is longer than 400 lines, tests included', () => {
    expect(files.filter(({ lines }) => lines > 400)).toEqual([]);
  });
});

test('no file of the server’s composition imports more than 20 others', () => {
  const imports = product
    .filter(({ path }) => path.startsWith('apps/server/src/composition/'))
    .map(({ path }) => ({
      path,
      imports: readFileSync(join(root, path), 'utf8').match(/ from '\.{1,2}\//g)?.length ?? 0,
    }));
  expect(imports).not.toEqual([]);
  expect(imports.filter((file) => file.imports > 20)).toEqual([]);
});

describe('docs/live-interview.md: the path of an answer through the code', () => {
  const paths = listedPaths(
    readFileSync(join(root, 'docs/live-interview.md'), 'utf8'),
    'The way of an answer',
  );

  test('has at most 45 files from "answer complete" to the feedback', () => {
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.length).toBeLessThanOrEqual(45);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('names only files that exist', () => {
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
