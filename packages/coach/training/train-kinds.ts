// `npm run coach:train` runs it first: learns from questions how each kind is asked, and writes src/question-kinds.json.
import { writeFileSync } from 'node:fs';
import { type Language, languages } from '@daedap/contract/languages';
import { learnedWordings, questionsToLearn, standardQuestions } from '../calibration/questions.ts';
import { bank } from '../src/bank.ts';
import { type KindsFile, piecesOf } from '../src/guess-kind.ts';
import { makeLookup } from '../src/lookup.ts';
import { kindOfBank, questionKinds } from '../src/question-kind.ts';
import { trainTermWeights } from './term-weights.ts';

/** A piece that fewer questions have says nothing. */
const leastQuestions = 3;
/** So many pieces tell the kinds apart as well as all. */
const keptPieces: { readonly [language in Language]: number } = { ko: 1_600, en: 1_250 };
const shrinkage = 2e-5;

function questionsOf(language: Language) {
  return [
    ...bank.map((question) => ({ kind: kindOfBank(question), text: question.text[language] })),
    ...standardQuestions.flatMap(({ kind, wordings }) =>
      wordings[language].slice(0, learnedWordings).map((text) => ({ kind, text })),
    ),
    ...questionKinds.flatMap((kind) =>
      questionsToLearn[language][kind].map((text) => ({ kind, text })),
    ),
  ].map(({ kind, text }) => ({ kind, pieces: piecesOf(text, language) }));
}

function trainKinds(language: Language): KindsFile[Language] {
  const questions = questionsOf(language);
  const counts = new Map<string, number>();
  for (const { pieces } of questions)
    for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const train = (pieces: readonly string[]) =>
    questionKinds.map((kind) =>
      trainTermWeights(
        pieces,
        questions.map((question) => ({
          terms: [...question.pieces],
          target: question.kind === kind ? 1 : 0,
          weight: 1,
        })),
        { seed: kind, shrinkage },
      ),
    );
  const all = [...counts].filter(([, count]) => count >= leastQuestions).map(([piece]) => piece);
  const first = train(all);
  const worth = (at: number) => Math.max(...first.map(({ weights }) => Math.abs(weights[at]!)));
  const pieces = [...all.keys()]
    .toSorted((one, two) => worth(two) - worth(one))
    .slice(0, keptPieces[language])
    .map((at) => all[at]!)
    .toSorted();
  const models = train(pieces);
  const step = Math.max(...models.flatMap(({ weights }) => [...weights].map(Math.abs))) / 127;
  return {
    pieces: pieces.join('\n'),
    step,
    kinds: makeLookup(questionKinds, (kind) => {
      const { weights, start } = models[questionKinds.indexOf(kind)]!;
      const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
      return { start, weights: Buffer.from(bytes).toString('base64') };
    }),
  };
}

const [ko, en] = languages.map(trainKinds);
writeFileSync(
  new URL('../src/question-kinds.json', import.meta.url),
  `${JSON.stringify({ ko, en })}\n`,
);
