// `npm run coach:train` runs it: finds the words that nonsense is made of and that answers hardly ever use, and writes
// src/meaning/strange-words.json.
import { writeFileSync } from 'node:fs';
import { type Language, languages } from '@daedap/contract/languages';
import { isForWeights, labelledAnswers, nonsenseToLearn } from '../calibration/answers.ts';
import { examples } from '../examples/examples.ts';
import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { ownTerms } from '../src/meaning/strange-words.ts';
import { makeLookup } from '../src/lookup.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { createKoreanReader } from '../src/text/korean.ts';
import { createTextReader } from '../src/text/read-text.ts';

const readText = createTextReader(createKoreanReader(loadMorphemes(readMorphemeFiles())));

/** A word of fewer nonsense answers may be there by chance. */
const leastNonsense = 2;
/** A word that a larger share of real answers has is not strange, nor is one that more of the example sentences have. */
const mostAnswers = 0.003;
const mostExamples = 12;
/** A strange word is so many times as frequent in nonsense as in answers (logarithm). */
const leastRatio = 2.2;
/** So many words of each language catch as much nonsense as all. */
const kept = 450;

type Text = { readonly question: string; readonly answer: string };

/** In how many texts each term is. */
function countTerms(texts: readonly Text[], language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { question, answer } of texts)
    for (const term of ownTerms(readText(answer, language), readText(question, language)))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function strangeWords(language: Language): string {
  const inLanguage = (each: { readonly language: Language }) => each.language === language;
  const nonsense = nonsenseToLearn.filter(inLanguage);
  const answers = labelledAnswers.filter((each) => inLanguage(each) && !isForWeights(each));
  const sentences = [...examples.values()].flatMap(({ points }) =>
    Object.values(points).flatMap((lines) =>
      lines[language].map((answer) => ({ question: '', answer })),
    ),
  );
  const inNonsense = countTerms(nonsense, language);
  const inAnswers = countTerms(answers, language);
  const inExamples = countTerms(sentences, language);
  const share = (count: number, texts: number, more: number) => (count + more) / (texts + 2 * more);
  const ratioOf = (term: string) =>
    Math.log(
      share(inNonsense.get(term)!, nonsense.length, 0.3) /
        share(inAnswers.get(term) ?? 0, answers.length, 0.7),
    );
  return [...inNonsense]
    .filter(
      ([term, count]) =>
        count >= leastNonsense &&
        (inAnswers.get(term) ?? 0) <= mostAnswers * answers.length &&
        (inExamples.get(term) ?? 0) <= mostExamples &&
        ratioOf(term) > leastRatio,
    )
    .map(([term, count]) => ({ term, worth: ratioOf(term) * Math.sqrt(count) }))
    .toSorted((one, two) => two.worth - one.worth)
    .slice(0, kept)
    .map(({ term }) => term)
    .toSorted()
    .join(' ');
}

writeFileSync(
  new URL('../src/meaning/strange-words.json', import.meta.url),
  `${JSON.stringify(makeLookup(languages, strangeWords), null, 2)}\n`,
);
