// `npm run coach:train` runs it after `train-meaning.ts`: learns from the labelled answers what words lean to, and writes
// src/meaning/leanings.json. The same answers always give the same file.
import { writeFileSync } from 'node:fs';
import { isForWeights, labelledAnswers } from '../calibration/answers.ts';
import { trainLeanings } from './leanings.ts';

const answers = labelledAnswers.filter((answer) => !isForWeights(answer));
writeFileSync(
  new URL('../src/meaning/leanings.json', import.meta.url),
  `${JSON.stringify({ ko: trainLeanings('ko', answers), en: trainLeanings('en', answers) }, null, 2)}\n`,
);
