// `npm run coach:train` runs it: learns from wordings how each standard question is asked, and writes
// src/standard-wordings.json.
import { writeFileSync } from 'node:fs';
import type { Language } from '@daedap/contract/languages';
import { labelledAnswers } from '../calibration/answers.ts';
import {
  learnedWordings,
  paraphrasedQuestions,
  standardQuestions,
  standardWordings,
} from '../calibration/questions.ts';
import { bank, knownQuestions } from '../src/bank.ts';
import { signsOfWording, type WordingsFile } from '../src/guess-standard.ts';
import { mostSteps, writeSteps } from '../src/meaning/meaning.ts';
import { logistic } from '../src/scoring/curves.ts';

/** A piece that fewer wordings of a question have says nothing. */
const leastWordings = 2;
/** Of unseen wordings 83 (Korean) and 69 % (English) are recognised by so many pieces, 66 and 64 % by 80. */
const keptPieces = 150;
const settings = { rounds: 700, rate: 0.5, shrinkage: 1e-3 } as const;

type Asked = {
  /** null if it is no standard question. */
  readonly id: string | null;
  readonly signs: ReadonlySet<string>;
  readonly weight: number;
};

const ids = knownQuestions.flatMap(({ id, mainCategory }) => (mainCategory === null ? [id] : []));

/** The wordings of the standard questions, what sounds like them, and other questions. */
function questionsOf(language: Language): Asked[] {
  const asked = (id: string | null, weight: number) => (text: string) => ({
    id,
    weight,
    signs: signsOfWording(text, language),
  });
  const same = ids.flatMap((id) => {
    const first = standardQuestions.find((each) => `standard-${each.id}` === id)!;
    const wordings = [
      knownQuestions.find((each) => each.id === id)!.text[language],
      ...first.wordings[language].slice(0, learnedWordings),
      ...standardWordings[id]![language].same,
    ];
    return wordings.map(asked(id, 1));
  });
  const alike = ids.flatMap((id) => standardWordings[id]![language].other.map(asked(null, 1)));
  const others = new Set([
    ...labelledAnswers
      .filter((each) => each.language === language && each.questionId === null)
      .map(({ question }) => question),
    ...paraphrasedQuestions
      .filter((each) => each.language === language && each.how === 'free')
      .map(({ wording }) => wording),
    ...bank.flatMap(({ text, followUps, deeper }) =>
      [text, deeper.text].concat(followUps.map((each) => each.text)).map((each) => each[language]),
    ),
  ]);
  return [...same, ...alike, ...[...others].map(asked(null, 0.5))];
}

/** Logistic regression: each sign of a wording adds its weight, divided by the root of how many there are. */
function fit(asked: readonly Asked[], id: string, signs: readonly string[]) {
  const numbers = new Map(signs.map((sign, at) => [sign, at]));
  const rows = asked.map((each) => ({
    target: each.id === id ? 1 : 0,
    weight: each.id === id ? positiveWeight : each.weight,
    signs: [...each.signs].flatMap((sign) => numbers.get(sign) ?? []),
    scale: 1 / Math.sqrt(each.signs.size),
  }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(signs.length);
  const squares = new Float64Array(signs.length + 1).fill(1e-8);
  let start = -3;
  for (let round = 0; round < settings.rounds; round += 1) {
    const change = weights.map((weight) => (settings.shrinkage * weight) / signs.length);
    let startChange = 0;
    for (const { target, weight, signs: own, scale } of rows) {
      const value = start + scale * own.reduce((sum, at) => sum + weights[at]!, 0);
      const error = (weight * (logistic(value) - target)) / total;
      startChange += error;
      for (const at of own) change[at]! += error * scale;
    }
    squares[signs.length]! += startChange ** 2;
    start -= (settings.rate * startChange) / Math.sqrt(squares[signs.length]!);
    for (let at = 0; at < weights.length; at += 1) {
      squares[at]! += change[at]! ** 2;
      weights[at]! -= (settings.rate * change[at]!) / Math.sqrt(squares[at]!);
    }
  }
  return { weights, start };
}

/** There are far fewer wordings of one question than other questions. */
const positiveWeight = 4;

function trainQuestion(asked: readonly Asked[], id: string) {
  const counts = new Map<string, number>();
  for (const each of asked)
    if (each.id === id)
      for (const sign of each.signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= leastWordings).map(([sign]) => sign);
  const { weights: first } = fit(asked, id, frequent);
  const kept = [...frequent.keys()]
    .toSorted((one, two) => Math.abs(first[two]!) - Math.abs(first[one]!))
    .slice(0, keptPieces)
    .map((at) => frequent[at]!)
    .toSorted();
  return { id, kept, ...fit(asked, id, kept) };
}

function trainLanguage(language: Language): WordingsFile[Language] {
  const asked = questionsOf(language);
  return Object.fromEntries(
    ids.map((id) => {
      const { kept, weights, start } = trainQuestion(asked, id);
      const step = Math.max(...weights.map(Math.abs)) / mostSteps;
      const steps = [...weights].map((weight) => Math.round(weight / step));
      return [id, { pieces: kept.join('\n'), weights: writeSteps(steps), step, start }];
    }),
  );
}

writeFileSync(
  new URL('../src/standard-wordings.json', import.meta.url),
  `${JSON.stringify({ ko: trainLanguage('ko'), en: trainLanguage('en') })}\n`,
);
