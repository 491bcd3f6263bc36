import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cells, commonCases, commonSubjects, standard } from './bank-files.ts';
import { packTexts, unpackCompressed, unpackTexts } from './pack-texts.ts';

const all = { cells, commonCases, commonSubjects, standard };
const compressed = (value: unknown) => zstdCompressSync(JSON.stringify(value));

test('unpacks the questions that it packed', () => {
  expect(unpackCompressed(compressed(packTexts(all)).toString('base64'))).toEqual(all);
});

test('packed questions compress better', () => {
  expect(compressed(packTexts(all)).length).toBeLessThan(0.95 * compressed(all).length);
});

test('keeps numbers, empty texts and lists, and texts that look like a place for a text', () => {
  const value = [
    { cues: { en: ['naïve/bar bar > wine !bar', '1/2'] }, need: 2, id: '' },
    { cues: { en: ['text', 'lines'] }, need: 0, id: 'text', points: [] },
  ];
  expect(unpackTexts(packTexts(value))).toEqual(value);
});
