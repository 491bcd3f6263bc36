import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cells } from './bank-cells.ts';
import { packCells, unpackCells } from './pack-cells.ts';
import { packWords, unpackWords } from './pack-words.ts';

test('unpacks the questions that it packed', () => {
  expect(unpackCells(packCells(cells))).toEqual(cells);
});

test('packed questions are a fifth smaller, gzipped', () => {
  const size = (value: unknown) => gzipSync(JSON.stringify(value)).length;
  expect(size(packCells(cells))).toBeLessThan((size(cells) * 4) / 5);
});

test('a word that looks like a packed one stays a word', () => {
  const texts = ['café/bar/bar bar > wine !bar\n\ncafé bar/café bar', 'bar > café'];
  expect(unpackWords(packWords(texts))).toEqual(texts);
});
