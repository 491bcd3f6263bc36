import type { Language } from '@daedap/contract/languages';
import type { CueCompiler } from './compile-cue.ts';
import { createQuestionFinder, type AskedQuestion } from '../find-question.ts';
import { createFollowUpFinder, type AskedFollowUp } from '../follow-up/find-follow-up.ts';
import { ownRubric } from '../own-rubric.ts';
import { findCommonCase } from '../common-cases.ts';
import { type CommonSubject, findCommonSubject } from '../common-subjects.ts';
import { guessKind } from '../guess-kind.ts';
import type { KnownQuestion, Prompts, RubricQuestion } from '../question.ts';
import { rubricKeys, type BankWords } from './bank-words.ts';
import { compileMixUps, type CompiledMixUp } from './mix-ups.ts';
import { compilePoints, type CompiledPoint } from './points.ts';
import { termsOf } from './subject-fit.ts';
import type { ReadText, TextReader } from '../text/read-text.ts';

/** Everything that an answer is compared with. */
export type PreparedQuestion = {
  readonly text: ReadText;
  /** The question of the bank, or the one that it follows; null if the bank has neither. */
  readonly inBank: KnownQuestion | null;
  /** Whether the coach asks it after an answer. */
  readonly isFollowUp: boolean;
  /** The question with its rubric; null without one. */
  readonly known: RubricQuestion | null;
  /** Empty without a rubric. */
  readonly points: readonly CompiledPoint[];
  /** Things that speakers mix up; empty for most questions. */
  readonly mixUps: readonly CompiledMixUp[];
  /** Words of typical answers, with the weight of each; none without a rubric. */
  readonly expected: ReadonlyMap<string, number>;
  /** Without a crux after a question that follows an answer; empty for most questions that the user brings. */
  readonly prompts: Partial<Prompts>;
  /** What decides a common case: answers have some of its words. null if the question is none. */
  readonly related: ReadText | null;
  /** What is asked after a full answer, if anything is. */
  readonly deeper: ReadText | null;
  /** Words of answers that have probably answered it. */
  readonly said: CommonSubject['said'] | null;
  /** Words of the question and its rubric that may have been misheard. */
  readonly terms: ReadonlySet<string>;
};

export type QuestionPreparer = (asked: AskedQuestion, language: Language) => PreparedQuestion;

/** The cache is cleared when it has this many questions. */
const rememberedQuestions = 2_000;

export function createQuestionPreparer(
  bank: readonly KnownQuestion[],
  words: BankWords,
  compile: CueCompiler,
  readText: TextReader,
): QuestionPreparer {
  const find = createQuestionFinder(bank);
  const findFollowUp = createFollowUpFinder(bank);
  const remembered = new Map<string, PreparedQuestion>();

  function prepare(
    asked: AskedQuestion,
    inBank: KnownQuestion | null,
    language: Language,
  ): PreparedQuestion {
    const followUp = inBank ? null : findFollowUp(asked.text);
    if (followUp?.about) return prepareFollowUp(followUp.text, followUp.about, language);
    const text = readText(inBank?.text[language] ?? followUp?.text ?? asked.text, language);
    const expected = new Map<string, number>();
    const known = inBank ?? ownRubric(asked, readText);
    if (inBank)
      for (const [key, weight] of words.wordsOf(inBank.topic, language)) expected.set(key, weight);
    if (known)
      for (const key of rubricKeys(known, language))
        expected.set(key, words.weightOf(key, language));
    const points = known ? compilePoints(compile, known.points, language) : [];
    const forms = points.flatMap(({ cues }) => cues.flatMap((cue) => cue.words.flat()));
    const terms = new Set([...termsOf(text), ...forms.flatMap(({ keys }) => keys)]);
    const common = known || followUp ? null : findCommonCase(asked.text);
    const subject =
      known || followUp || common ? null : findCommonSubject(guessKind(asked.text), asked.text);
    const prompts: Partial<Prompts> = inBank ?? common ?? subject ?? {};
    const { deeper: next } = prompts;
    const deeper = next
      ? readText(`${next.text[language]} ${next.start[language]}`, language)
      : null;
    return {
      text,
      inBank,
      isFollowUp: followUp !== null,
      known,
      points,
      mixUps: compileMixUps(compile, inBank?.mixUps ?? [], language),
      prompts,
      said: subject?.said ?? null,
      related: common && readText(common.crux.text[language], language),
      deeper,
      expected,
      terms,
    };
  }

  /** A follow-up is compared with the question that it follows. What it asks for is the whole rubric. */
  function prepareFollowUp(
    asked: string,
    { question, point }: NonNullable<AskedFollowUp['about']>,
    language: Language,
  ): PreparedQuestion {
    const text = readText(asked, language);
    const followed = prepare({ text: question.text[language] }, question, language);
    return {
      ...followed,
      text,
      isFollowUp: true,
      known: { ...question, points: [point], opening: null, followUps: [] },
      prompts: { deeper: question.deeper },
      said: null,
      terms: new Set([...followed.terms, ...termsOf(text)]),
    };
  }

  return (asked, language) => {
    const inBank = find(asked);
    const name = `${language} ${inBank?.id ?? `${asked.text} ${JSON.stringify(asked.points ?? [])}`}`;
    const ready = remembered.get(name) ?? prepare(asked, inBank, language);
    if (remembered.size >= rememberedQuestions) remembered.clear();
    remembered.set(name, ready);
    return ready;
  };
}
