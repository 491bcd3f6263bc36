// `npm run coach:train` runs it after `train-meaning.ts`: learns what the wordings of each standard question and the answers to it have in common, and writes
// src/meaning/standard-likeness.json. The same texts always give the same file.
import { writeFileSync } from 'node:fs';
import { trainStandardLikeness } from './standard-likeness.ts';

writeFileSync(
  new URL('../src/meaning/standard-likeness.json', import.meta.url),
  `${JSON.stringify({ ko: trainStandardLikeness('ko'), en: trainStandardLikeness('en') }, null, 2)}\n`,
);
