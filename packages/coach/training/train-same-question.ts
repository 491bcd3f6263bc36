// `npm run coach:train` runs it after the space of meaning: fits how likely a question asks the same as one of the bank, and
// writes src/matching/same-question.json.
import { writeFileSync } from 'node:fs';
import type { Language } from '@daedap/contract/languages';
import { labelledAnswers } from '../calibration/answers.ts';
import { paraphrasedQuestions } from '../calibration/questions.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { bank, knownQuestions } from '../src/bank.ts';
import { countBankWords } from '../src/matching/bank-words.ts';
import { createLikenessFinder } from '../src/matching/same-question.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { createKoreanReader } from '../src/text/korean.ts';
import { createTextReader } from '../src/text/read-text.ts';
import { fitModel, type Sample } from './logistic.ts';

const readText = createTextReader(createKoreanReader(loadMorphemes(readMorphemeFiles())));
const find = createLikenessFinder(bank, countBankWords(knownQuestions), readText);

/** So many answers to each question. */
const answers = 3;

/** Answers to the bank's questions under other wordings of them, and answers to questions that the bank does not have. */
function samplesOf(language: Language): Sample[] {
  const labelled = labelledAnswers.filter((each) => each.language === language);
  const same = paraphrasedQuestions.filter((each) => each.language === language);
  const inBank = new Set(same.map(({ wording }) => wording));
  const others = new Set(
    labelled.flatMap(({ question, questionId }) =>
      questionId === null && !inBank.has(question) ? [question] : [],
    ),
  );
  const asked = [
    ...same.map(({ wording, questionId }) => ({
      wording,
      questionId,
      given: labelled.filter((each) => each.questionId === questionId),
    })),
    ...[...others].map((wording) => ({
      wording,
      questionId: null,
      given: labelled.filter(({ question }) => question === wording),
    })),
  ];
  return asked.flatMap(({ wording, questionId, given }) => {
    const text = readText(wording, language);
    return given.slice(0, answers).flatMap(({ answer }) => {
      const found = find(text, readText(answer, language));
      const isSame = found?.question.id === questionId;
      return found ? [{ signs: found.signs, target: isSame ? 1 : 0 }] : [];
    });
  });
}

writeFileSync(
  new URL('../src/matching/same-question.json', import.meta.url),
  `${JSON.stringify({ ko: fitModel(samplesOf('ko')), en: fitModel(samplesOf('en')) }, null, 2)}\n`,
);
