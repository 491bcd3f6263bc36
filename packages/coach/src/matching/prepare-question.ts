import type { Language } from '@daedap/contract/languages';
import type { CueCompiler } from './compile-cue.ts';
import { createQuestionFinder, type AskedQuestion } from '../find-question.ts';
import type { BankQuestion } from '../question.ts';
import { rubricKeys, type BankWords } from './bank-words.ts';
import { compilePoints, type CompiledPoint } from './points.ts';
import { termsOf } from './subject-fit.ts';
import { createSubjectWordFinder } from './subjects.ts';
import type { ReadText, TextReader } from '../text/read-text.ts';

/** Everything that an answer is compared with. */
export type PreparedQuestion = {
  readonly text: ReadText;
  /** null if the bank does not have it. */
  readonly known: BankQuestion | null;
  /** Empty if the bank does not have it. */
  readonly points: readonly CompiledPoint[];
  /** Words of typical answers, with the weight of each. */
  readonly expected: ReadonlyMap<string, number>;
  /** Words of the question and its rubric that may have been misheard. */
  readonly terms: ReadonlySet<string>;
};

export type QuestionPreparer = (asked: AskedQuestion, language: Language) => PreparedQuestion;

/** The cache is cleared when it has this many questions. */
const rememberedQuestions = 2_000;

export function createQuestionPreparer(
  bank: readonly BankQuestion[],
  words: BankWords,
  compile: CueCompiler,
  readText: TextReader,
): QuestionPreparer {
  const find = createQuestionFinder(bank);
  const wordsOfSubjects = createSubjectWordFinder(compile, words);
  const remembered = new Map<string, PreparedQuestion>();

  function prepare(
    asked: AskedQuestion,
    known: BankQuestion | null,
    language: Language,
  ): PreparedQuestion {
    const text = readText(known?.text[language] ?? asked.text, language);
    const expected = wordsOfSubjects(text);
    if (known) {
      for (const [key, weight] of words.wordsOf(known.topic, language)) expected.set(key, weight);
      for (const key of rubricKeys(known, language))
        expected.set(key, words.weightOf(key, language));
    }
    const points = known ? compilePoints(compile, known.points, language) : [];
    const forms = points.flatMap(({ cues }) => cues.flatMap((cue) => cue.words.flat()));
    const terms = new Set([...termsOf(text), ...forms.flatMap(({ keys }) => keys)]);
    return { text, known, points, expected, terms };
  }

  return (asked, language) => {
    const known = find(asked);
    const name = `${language} ${known?.id ?? asked.text}`;
    const ready = remembered.get(name) ?? prepare(asked, known, language);
    if (remembered.size >= rememberedQuestions) remembered.clear();
    remembered.set(name, ready);
    return ready;
  };
}
