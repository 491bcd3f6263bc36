import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cells } from './bank-cells.ts';
import { packCells, unpackCells } from './pack-cells.ts';

test('unpacks the questions that it packed', () => {
  expect(unpackCells(packCells(cells))).toEqual(cells);
});

test('packed questions are a sixth smaller, gzipped', () => {
  const size = (value: unknown) => gzipSync(JSON.stringify(value)).length;
  expect(size(packCells(cells))).toBeLessThan((size(cells) * 5) / 6);
});
