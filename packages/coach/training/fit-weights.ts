// `npm run coach:fit`: fits the weights of the scores to the grades of the calibration set, and writes
// src/scoring/weights.json. The same answers always give the same weights. It does not read the sealed answers.
import { writeFileSync } from 'node:fs';
import { fit } from './fit.ts';
import { rowsOf } from './graded-rows.ts';

const file = new URL('../src/scoring/weights.json', import.meta.url);
const weights = { ko: fit(rowsOf('ko')), en: fit(rowsOf('en')) };
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
