// `npm run coach:train` runs it before `fit-likelihood.ts`: learns what answers to each kind of question sound like, and writes
// src/scoring/answer-kinds.json.
import { writeFileSync } from 'node:fs';
import type { Language } from '@daedap/contract/languages';
import type { z } from 'zod';
import { hardlyAnswers, isForWeights, labelledAnswers } from '../calibration/answers.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { knownQuestions } from '../src/bank.ts';
import { guessKind } from '../src/guess-kind.ts';
import { makeLookup } from '../src/lookup.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { kindOfBank, questionKinds } from '../src/question-kind.ts';
import { type answerKindsFile, signsOfPlace } from '../src/scoring/answer-kind.ts';
import { createKoreanReader } from '../src/text/korean.ts';
import { createTextReader } from '../src/text/read-text.ts';
import { fitModel } from './logistic.ts';

const readText = createTextReader(createKoreanReader(loadMorphemes(readMorphemeFiles())));
const questions = new Map(knownQuestions.map((question) => [question.id, question]));

/** Decimals of a weight: more tell the kinds apart no better. */
const digits = 1;

function trainLanguage(language: Language) {
  const answers = labelledAnswers
    .filter(
      (answer) => answer.language === language && !isForWeights(answer) && !hardlyAnswers(answer),
    )
    .map(({ questionId, question, answer }) => ({
      kind: questionId === null ? guessKind(question) : kindOfBank(questions.get(questionId)!),
      signs: signsOfPlace(readText(answer, language)),
    }));
  return makeLookup(questionKinds, (asked) =>
    fitModel(
      answers.map(({ kind, signs }) => ({ signs, target: kind === asked ? 1 : 0 })),
      digits,
    ),
  );
}

const written: z.infer<typeof answerKindsFile> = {
  ko: trainLanguage('ko'),
  en: trainLanguage('en'),
};
writeFileSync(
  new URL('../src/scoring/answer-kinds.json', import.meta.url),
  `${JSON.stringify(written, null, 2)}\n`,
);
