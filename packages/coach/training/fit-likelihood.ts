// `npm run coach:train` runs it last: fits to the labelled answers how likely an answer says a point, is wrong, tells
// something careless, strays, evades the question or belongs to another one, and writes src/scoring/likelihood.json.
import { writeFileSync } from 'node:fs';
import type { Language } from '@daedap/contract/languages';
import {
  hardlyAnswers,
  isForWeights,
  labelledAnswers,
  type LabelledAnswer,
} from '../calibration/answers.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { bank, knownQuestions } from '../src/bank.ts';
import { makeLookup } from '../src/lookup.ts';
import { createLeaning } from '../src/meaning/leanings.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { type AnswerReading, createAnswerReader } from '../src/reading.ts';
import {
  type LikelihoodName,
  likelihoodNames,
  signsOfCareless,
  signsOfEvading,
  signsOfPoints,
  signsOfStraying,
  signsOfWrong,
} from '../src/scoring/likelihood.ts';
import { signsOfBelonging } from '../src/scoring/subject.ts';
import { hashOf } from '../src/seeded.ts';
import { stretchesOf } from '../src/text/stretches.ts';
import { trainLeanings, wanders } from './leanings.ts';
import { fitModel, type Sample } from './logistic.ts';

/** Questions are held out in so many parts. */
const parts = 4;

const morphemes = loadMorphemes(readMorphemeFiles());
const read = createAnswerReader(morphemes, bank, { exactWords: true });
/** Readers that do not know some of the questions: each question is unknown to one of them. */
const strangers = Array.from({ length: parts }, (_, part) =>
  createAnswerReader(
    morphemes,
    bank.filter(({ id }) => hashOf(id) % parts !== part),
    { exactWords: true },
  ),
);

/** Standard questions have rubrics in whatever words they are asked. */
const readStandard = createAnswerReader(morphemes, knownQuestions);

type Asked = Pick<LabelledAnswer, 'question' | 'questionId'>;

const readBy = (
  reader: typeof read,
  answer: LabelledAnswer,
  asked: Asked = answer,
): AnswerReading =>
  reader({
    question: { text: asked.question, bankId: asked.questionId },
    transcript: answer.answer,
    durationSeconds: answer.durationSeconds,
    timeLimitSeconds: answer.timeLimitSeconds,
    language: answer.language,
  });

const readerWithout = ({ questionId }: Asked) =>
  questionId === null ? read : strangers[hashOf(questionId) % parts]!;

/** Every answer is read under so many other questions, too. */
const otherQuestions = 3;

const othersFor = (answer: LabelledAnswer, answers: readonly LabelledAnswer[]): Asked[] =>
  Array.from(
    { length: otherQuestions },
    (_, index) => answers[hashOf(`${answer.id} ${index}`) % answers.length]!,
  ).filter(({ question }) => question !== answer.question);

/** Most people speak in detours, like those of the few natural answers: without this, every fifth of them would seem to wander. */
const weightOfNatural = 10;

const evading: ReadonlySet<LabelledAnswer['fault']> = new Set(['empty', 'evasive']);

function samplesOf(language: Language): Record<LikelihoodName, Sample[]> {
  const answers = labelledAnswers.filter(
    (answer) => answer.language === language && !isForWeights(answer),
  );
  const samples: Record<LikelihoodName, Sample[]> = {
    said: [],
    wrong: [],
    wrongUnknown: [],
    careless: [],
    strays: [],
    straysUnknown: [],
    wanders: [],
    wandersUnknown: [],
    evades: [],
    belongs: [],
    belongsUnknown: [],
  };
  /** What words lean to is learned without the answer itself and the others to its question. */
  const partOf = ({ question }: LabelledAnswer) => hashOf(`leaning ${question}`) % parts;
  const leanings = Array.from({ length: parts }, (_, part) =>
    createLeaning(
      language,
      trainLeanings(
        language,
        answers.filter((answer) => partOf(answer) !== part),
      ),
    ),
  );
  for (const answer of answers) {
    const { questionId, made, fault } = answer;
    const lean = leanings[partOf(answer)]!;
    const reading = readBy(read, answer);
    if (made)
      signsOfPoints(reading, lean).forEach((signs, point) => {
        // A point that is said in part is half said.
        samples.said.push({ signs, target: Number(made[point]) / 2 });
      });
    /** The same answer if the bank did not have the question. */
    const unknown = questionId === null ? reading : readBy(readerWithout(answer), answer);
    if ((fault === 'strays' || !hardlyAnswers(answer)) && stretchesOf(reading.answer).length > 1) {
      const strays = { target: fault === 'strays' ? 1 : 0 };
      const wandering = {
        target: wanders(answer) ? 1 : 0,
        weight: answer.kind === 'natural' ? weightOfNatural : 1,
      };
      const signs = signsOfStraying(unknown, lean);
      samples.straysUnknown.push({ signs, ...strays });
      samples.wandersUnknown.push({ signs, ...wandering });
      const withRubric = answer.kind === 'natural' ? readBy(readStandard, answer) : reading;
      if (withRubric.known) {
        const ofKnown = signsOfStraying(withRubric, lean);
        samples.strays.push({ signs: ofKnown, ...strays });
        samples.wanders.push({ signs: ofKnown, ...wandering });
      }
    }
    if (evading.has(fault) || !hardlyAnswers(answer))
      samples.evades.push({
        signs: signsOfEvading(reading, lean),
        target: evading.has(fault) ? 1 : 0,
      });
    // Who hardly answers shows neither what is right nor what is decent.
    if (hardlyAnswers(answer)) continue;
    for (const asked of [answer, ...othersFor(answer, answers)]) {
      const target = asked === answer ? 1 : 0;
      if (asked.questionId)
        samples.belongs.push({ signs: signsOfBelonging(readBy(read, answer, asked)), target });
      samples.belongsUnknown.push({
        signs: signsOfBelonging(readBy(readerWithout(asked), answer, asked)),
        target,
      });
    }
    if (reading.kind !== 'knowledge')
      samples.careless.push({
        signs: signsOfCareless(reading, lean),
        target: fault === 'careless' ? 1 : 0,
      });
    else {
      const target = fault === 'wrong' ? 1 : 0;
      samples[questionId ? 'wrong' : 'wrongUnknown'].push({
        signs: signsOfWrong(reading, lean),
        target,
      });
      if (questionId && unknown.kind === 'knowledge')
        samples.wrongUnknown.push({ signs: signsOfWrong(unknown, lean), target });
    }
  }
  return samples;
}

function fitLanguage(language: Language) {
  const samples = samplesOf(language);
  return makeLookup(likelihoodNames, (name) => fitModel(samples[name]));
}

writeFileSync(
  new URL('../src/scoring/likelihood.json', import.meta.url),
  `${JSON.stringify({ ko: fitLanguage('ko'), en: fitLanguage('en') }, null, 2)}\n`,
);
