import { answerMaxCharacters } from '@daedap/contract/constants/interview';
import type { Language } from '@daedap/contract/languages';
import { hasWords } from './asked-words.ts';
import type { AskedQuestion } from './find-question.ts';
import { findStandard } from './find-standard.ts';
import { guessKind, kindOfOwn } from './guess-kind.ts';
import { countBankWords } from './matching/bank-words.ts';
import { createCueCompiler } from './matching/compile-cue.ts';
import { createFalsehoodFinder } from './matching/falsehoods.ts';
import { supportOf } from './matching/own-support.ts';
import { findThings, type ThingsTold } from './matching/mix-ups.ts';
import { matchPoints, type PointResult } from './matching/points.ts';
import { createQuestionPreparer } from './matching/prepare-question.ts';
import { repairMisheardTerms } from './matching/repair-misheard.ts';
import { createLikenessFinder, likelySame } from './matching/same-question.ts';
import { measureSubjectFit, type SubjectFit } from './matching/subject-fit.ts';
import { meaningOf, nearness, type Meaning, type Place } from './meaning/meaning.ts';
import { likeAnyStandard } from './meaning/standard-likeness.ts';
import type { Morphemes } from './morphemes.ts';
import { kindOfBank, type QuestionKind } from './question-kind.ts';
import type { BankQuestion, KnownQuestion, Prompts, RubricQuestion } from './question.ts';
import { createMarkFinder, type Marks } from './scoring/marks.ts';
import { detectLanguage } from './text/detect-language.ts';
import { createKoreanReader } from './text/korean.ts';
import { createTextReader, type ReadText } from './text/read-text.ts';
import { stretchesOf } from './text/stretches.ts';

export type AnswerInput = {
  readonly question: AskedQuestion;
  readonly transcript: string;
  /** null if it was not measured. */
  readonly durationSeconds: number | null;
  /** null without a limit. */
  readonly timeLimitSeconds: number | null;
  /** The language of the interview. The feedback is in it. */
  readonly language: Language;
};

/** An answer and everything that was found in it. The scores and the feedback are made of it. */
export type AnswerReading = {
  readonly answer: ReadText;
  readonly question: ReadText;
  readonly questionType: BankQuestion['questionType'];
  /** What the question asks for. */
  readonly kind: QuestionKind;
  /** The question with its rubric: of the bank, or with points that the user brings. null without one. */
  readonly known: RubricQuestion | null;
  /** The language of the interview. The answer may be in another one. */
  readonly language: Language;
  readonly marks: Marks;
  readonly prompts: Partial<Prompts>;
  /** What is asked after a full answer, if anything is. */
  readonly deeper: ReadText | null;
  /** Whether the answer has words with which it is probably answered already. */
  readonly saysDeeper: boolean;
  /** Empty if the question has no rubric. */
  readonly points: readonly PointResult[];
  /** In an explanation whose question is not word for word in the bank: points of similar questions about which it makes a false statement. */
  readonly falsehoods: readonly PointResult[];
  /** What the answer tells of things that speakers mix up. */
  readonly things: ThingsTold;
  readonly subject: SubjectFit;
  /** Up to 1: how much of what only this question is about the answer mentions; 1 unless the user brings its rubric. */
  readonly support: number;
  /** Whether the user brings the rubric. */
  readonly isOwn: boolean;
  /** The place of what answers to the question are about. */
  readonly answers: Place;
  /** How near the answer is to other questions of the bank; null unless the bank has its own word for word: a question that was only recognised may be another one. */
  readonly others: OtherQuestions | null;
  readonly durationSeconds: number | null;
  /** null without a limit. */
  readonly timeLimitSeconds: number | null;
  /** Seconds that a good answer can use: limited by the time limit or by the question. */
  readonly capacity: number;
};

/** How near an answer is to other questions of the bank than its own. */
export type OtherQuestions = {
  /** How near it is to what answers to the nearest one are about. */
  readonly nearest: number;
  /** How near it comes to all points of the one that it covers best, and to those of its own question. */
  readonly covered: number;
  readonly ownCovered: number;
};

export type AnswerReader = (input: AnswerInput) => AnswerReading;

/** A good answer to a question that says nothing about its duration takes this long. */
const defaultSeconds = 60;
/** However short the limit is, an answer is expected to fill this time. */
const leastSeconds = 8;

/** Without a known limit, the time that was used tells how much there was: people rarely use all of it. */
const usedShare = 0.8;
const guessedLimit = (durationSeconds: number | null) =>
  durationSeconds !== null && durationSeconds > 0 ? durationSeconds / usedShare : null;

/**
 * From this likelihood on, a question asks the same as one of the bank: one in a hundred others is taken for one. What a
 * question of the bank wants explained does not fit a similar one, so that more is asked of it.
 */
const sameFrom = { knowledge: 0.7, others: 0.5 } as const;

/** Of answers to standard questions one in twenty is further from what others say to them. */
const leastNear = 0.14;
/** This much like answers to standard questions, an answer is one to some of them. */
const surelyStandard = 0.6;
/** Fewer words show nothing. */
const tellingWords = { ko: 18, en: 28 } as const satisfies Record<Language, number>;

/**
 * Prepares the bank and the analysers once, and then reads answers with them. A question of
 * the bank or a standard one is recognised in other words, too, unless `exactWords`.
 */
export function createAnswerReader(
  morphemes: Morphemes,
  bank: readonly KnownQuestion[],
  { exactWords = false } = {},
): AnswerReader {
  const readText = createTextReader(createKoreanReader(morphemes));
  const compile = createCueCompiler(morphemes);
  const words = countBankWords(bank);
  const findMarks = createMarkFinder(compile);
  const prepare = createQuestionPreparer(bank, words, compile, readText);
  const findFalsehoods = createFalsehoodFinder(bank, compile);
  const ids = bank.map(({ id }) => id);
  const byId = new Map(bank.map((question) => [question.id, question]));
  const ofCategories = bank.filter(({ mainCategory }) => mainCategory !== null);
  const findLikeness = createLikenessFinder(ofCategories, words, readText);

  /** The question that asks the same in other words. */
  function findSame(asked: ReadText, answer: ReadText): KnownQuestion | null {
    if (exactWords) return null;
    return sameInBank(asked, answer) ?? standardIn(asked, answer);
  }

  function compare(answer: ReadText, id: string, meaning: Meaning): OtherQuestions {
    const places = stretchesOf(answer).map(({ first, next }) =>
      meaning.placeOf(answer, first, next),
    );
    const others = meaning.nearestOf(
      meaning.placeOf(answer, 0, answer.words.length),
      ids.filter((each) => each !== id),
    );
    return {
      nearest: others[0]?.near ?? 0,
      covered: Math.max(0, ...others.map((other) => meaning.coverage(places, other.id))),
      ownCovered: meaning.coverage(places, id),
    };
  }

  /** The standard question that is asked, unless the answer is about something else: then the words of the question deceive. */
  function standardIn(asked: ReadText, answer: ReadText): KnownQuestion | null {
    const found = byId.get(findStandard(asked.raw) ?? '');
    if (!found) return null;
    const { language, words: said } = answer;
    if (said.length < tellingWords[language]) return found;
    // It is an answer to this or to another standard question, and none to a rare one that sounds like this one.
    if (likeAnyStandard(answer) >= surelyStandard) return found;
    const meaning = meaningOf(language);
    const place = meaning.placeOf(answer, 0, said.length);
    return nearness(place, meaning.answersOf(found.id)!) >= leastNear ? found : null;
  }

  /** The question of a category that is asked. */
  function sameInBank(asked: ReadText, answer: ReadText): KnownQuestion | null {
    const found = findLikeness(asked, answer);
    if (!found) return null;
    const least = sameFrom[kindOfBank(found.question) === 'knowledge' ? 'knowledge' : 'others'];
    return likelySame(asked.language, found.signs) >= least ? found.question : null;
  }

  return ({ question, transcript, durationSeconds, timeLimitSeconds, language }) => {
    const spoken = detectLanguage(transcript, language);
    const transcribed = readText(transcript.slice(0, answerMaxCharacters), spoken);
    const asked = prepare(question, spoken);
    const { text } = asked;
    const same = asked.known || asked.isFollowUp ? null : findSame(text, transcribed);
    const { inBank, isFollowUp, known, points, mixUps, prompts, deeper, said, expected, terms } =
      same ? prepare({ text: same.text[spoken], bankId: same.id }, spoken) : asked;
    const answer = repairMisheardTerms(transcribed, terms, (key) => words.isOrdinary(key, spoken));
    const meaning = meaningOf(spoken);
    const isOwn = known !== null && inBank === null;
    const support = isOwn ? supportOf(answer, text, known.points, words) : 1;
    const matched = known
      ? matchPoints(answer, { id: known.id, points, text, isOwn }, meaning).filter(({ point }) =>
          known.points.some(({ id }) => id === point.id),
        )
      : [];
    const place = meaning.placeOf(text, 0, text.words.length);
    const { related } = asked;
    const kind = inBank ? kindOfBank(inBank) : isOwn ? kindOfOwn(question) : guessKind(text.raw);
    const useful = inBank?.expectedDuration ?? question.expectedDuration ?? defaultSeconds;
    return {
      answer,
      question: text,
      known,
      language,
      questionType: inBank?.questionType ?? question.questionType ?? 'general',
      kind,
      marks: findMarks(answer),
      prompts,
      deeper,
      saysDeeper: said !== null && hasWords(said, answer.raw, spoken),
      points: isOwn
        ? matched.map((each) => ({
            ...each,
            degree: support * each.degree,
            certainty: support * each.certainty,
          }))
        : matched,
      // An opinion in the words of a false explanation is none.
      falsehoods:
        (known && !same) || kind !== 'knowledge' ? [] : findFalsehoods(answer, place, meaning),
      things: findThings(answer, mixUps),
      support,
      isOwn,
      subject: measureSubjectFit(answer, text, same ? null : related, expected, words),
      answers: (known && meaning.answersOf(known.id)) ?? meaning.widened(place, ids),
      others: inBank && !isFollowUp && !same ? compare(answer, inBank.id, meaning) : null,
      durationSeconds,
      timeLimitSeconds,
      capacity: Math.max(
        leastSeconds,
        Math.min(timeLimitSeconds ?? guessedLimit(durationSeconds) ?? useful, useful),
      ),
    };
  };
}
