import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cells, commonCases, standard } from './bank-files.ts';
import { packTexts, unpackTexts } from './pack-texts.ts';

test('unpacks the questions that it packed', () => {
  const all = { cells, commonCases, standard };
  expect(unpackTexts(packTexts(all))).toEqual(all);
});

test('packed questions are a quarter smaller, gzipped', () => {
  const size = (value: unknown) => gzipSync(JSON.stringify(value)).length;
  expect(size(packTexts(cells))).toBeLessThan((size(cells) * 3) / 4);
});

test('keeps words with the letters that stand for words, numbers, and texts that look like a place for a text', () => {
  const value = [
    { cues: { en: ['naïve/Šibenik/bar bar > wine !bar', 'Šibenik/ΣΔ', '1/2'] }, need: 2, id: '' },
    { cues: { en: ['text', 'lines'] }, need: 0, id: 'text', points: [] },
  ];
  expect(unpackTexts(packTexts(value))).toEqual(value);
});
