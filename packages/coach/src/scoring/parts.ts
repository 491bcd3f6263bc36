import type { Language } from '@daedap/contract/languages';
import { leaningOf } from '../meaning/leanings.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { AnswerReading } from '../reading.ts';
import type { ReadText } from '../text/read-text.ts';
import { concretePart } from './concrete.ts';
import { clamp, towardsOne } from './curves.ts';
import { beyond, likelihoods, likelyCareless, likelyWanders, likelyWrong } from './likelihood.ts';
import { isAsked, type Mark, type MarkName } from './marks.ts';
import type { PartName } from '@daedap/contract/score-effects';
import { vocabularyOf, type Measures } from './measures.ts';
import { aboutQuestion, reachablePoints } from './subject.ts';
import { explainedShare } from './explained.ts';
import { weights } from './weights.ts';

/** More is better in every part. 0 is neutral: nothing is known, or nothing is said. What lowers a score is below 0. */
export type PartValues = { readonly [name in PartName]: number };

/** An answer of a minute can hold everything. In less time, less is enough. */
const fullSeconds = 60;
/** How sharply a very short time differs from a short one. */
const hurry = 4;

/** Who speaks of oneself may come to many things: without a rubric, as many sound answers as straying ones seem to stray. */
const worthOfDrift = ({ known, kind }: AnswerReading) => (!known && kind === 'self' ? 0.7 : 1);

export function measureParts(reading: AnswerReading, measures: Measures): PartValues {
  const { answer, question, marks } = reading;
  const { language } = answer;
  const time = Math.min(reading.capacity, fullSeconds) / fullSeconds;
  const words = Math.max(1, measures.words);
  const own =
    [...vocabularyOf(answer)].filter((key) => !question.byKey.has(key)).length +
    wordsOfExactness * exactnessOf(reading);
  const told = (names: readonly MarkName[]) =>
    names.reduce(
      (total, name) => total + towardsOne(marks[name].length, halfMentions(words)) / names.length,
      0,
    );
  const enough = enoughWords[language];
  const { usual } = weights[language];
  const explained = explainedShare(reading);
  const ideas = enoughIdeas.least + enoughIdeas.more * time;
  return {
    subject: aboutQuestion(reading),
    drift: -likelyWanders(reading) * worthOfDrift(reading),
    points: pointsPart(reading),
    facts: factsPart(reading),
    ideas: Math.min(mostIdeas, Math.log1p(own / ideaScale) / Math.log1p(ideas / ideaScale)),
    volume: Math.min(
      mostVolume,
      Math.log1p(Math.max(0, spokenWords(answer, measures.fillers))) /
        Math.log1p(enough.least + enough.more * time),
    ),
    // The less time there is, the less can be expected. Only in a few seconds that matters much.
    time: (1 - time) ** hurry,
    concrete: atLeast(usual.concrete, explained, concretePart(answer)),
    substance: reading.isOwn
      ? usual.substance
      : atLeast(
          usual.substance,
          explained,
          Math.max(leastSubstance, leaningOf('substance', answer)),
        ),
    figures: figuresPart(reading.kind, told(['number'])),
    deeds: told(deeds[reading.kind]),
    reasons: told(['reason', 'contrast', 'example']),
    order: told(['step']),
    opening: measures.conclusionFirst ? 1 : 0,
    pace: pacePart(language, measures.pace),
    fillers: -Math.sqrt(measures.fillers / words),
    repetition: -clamp((measures.repetition - normalRepetition) / (1 - normalRepetition), 0, 1),
    longSentences: -longSentencesPart(language, measures),
    wording: reading.isOwn ? usual.wording : leaningOf('clarity', answer),
    virtues:
      -(1 - explained) *
      clamp(virtueWeight * (virtuesOf(reading).length / words - normalVirtues), 0, 1),
    sweeping:
      -(1 - explained) *
      sweepingPart(
        marks.sweeping.filter((mark) => !isAsked(reading, mark)).length,
        Math.max(1, words / ordinaryWords[language]),
      ),
    decency: -beyond(likelyCareless(reading), usuallyDecent),
  };
}

/** A value that is as good as the usual one by this share. */
const atLeast = (usual: number, share: number, value: number) =>
  value + share * Math.max(0, usual - value);

/** Different words of the speaker's own that are enough: 8, and up to 30 more in a full minute. */
const enoughIdeas = { least: 8, more: 30 } as const;
/** Where the curve of ideas starts to flatten, and the most that more than enough is worth. */
const ideaScale = 6;
const mostIdeas = 1.3;

const mostVolume = 1.2;
/** Words that are enough, in the same way. */
const enoughWords = {
  ko: { least: 12, more: 60 },
  en: { least: 20, more: 110 },
} as const satisfies Record<Language, unknown>;

/** Syllables of a Korean word with its particles. Speech recognition puts blanks in wrong places, syllables stay. */
const syllablesOfWord = 3;

/** The words of an answer without its fillers. A Korean filler is a syllable. */
const spokenWords = ({ language, raw, words }: ReadText, fillers: number) =>
  language === 'ko'
    ? ((raw.match(/[가-힣]|\d+/g) ?? []).length - fillers) / syllablesOfWord
    : words.length - fillers;

/** One mention in an answer of up to 120 words is worth more than a half; in a longer answer one mention is little. */
const halfMentions = (words: number) => 0.7 * Math.max(1, words / 120) ** 0.7;

/** An exact explanation needs few words: it is worth as much as one with this many more. */
const wordsOfExactness = 12;

/** Opinions and explanations need no figures: without any they get what is usual elsewhere. */
const usualFigures = 0.4;
const figuresPart = (kind: QuestionKind, figures: number) =>
  kind === 'opinion' || kind === 'knowledge'
    ? usualFigures + (1 - usualFigures) * figures
    : figures;

/** What an answer to each kind of question tells. */
const deeds: { readonly [kind in QuestionKind]: readonly MarkName[] } = {
  experience: ['situation', 'ownAction', 'result', 'reflection'],
  self: ['situation', 'ownAction', 'plan', 'result'],
  situation: ['plan', 'step', 'reason'],
  opinion: ['reason', 'contrast', 'example'],
  knowledge: ['reason', 'contrast', 'example'],
};

/** Half of the points within reach count nothing. */
const usualCoverage = 0.5;
/**
 * Without a rubric the part is near to what people have on average (0.26 in Korean, 0.3 in English), as far as ordinary answers
 * stay ordinary. An explanation gets nothing for points that nobody can check.
 */
const averagePoints = { ko: 0.15, en: 0 } as const satisfies Record<Language, number>;
const mostCoverage = 1.2;

/**
 * Half of it is the share of the points within reach that are likely said, half that of all points: little time excuses much, but
 * graders hear what is missing all the same.
 */
function pointsPart(reading: AnswerReading): number {
  const { points, capacity, kind, answer } = reading;
  if (points.length === 0) return kind === 'knowledge' ? 0 : averagePoints[answer.language];
  const likely = likelihoods(reading).reduce((total, each) => total + each, 0);
  const ofReachable = Math.min(mostCoverage, likely / reachablePoints(points, capacity));
  return (ofReachable + likely / points.length) / 2 - usualCoverage;
}

/** For a question about knowledge, all of the points are the whole answer. Less proves little: what is false has the same words. */
const nearlyAllPoints = 0.45;

function exactnessOf(reading: AnswerReading): number {
  const { kind, points } = reading;
  if (kind !== 'knowledge' || points.length === 0) return 0;
  const likely = likelihoods(reading);
  const made = points.reduce((total, { degree }, at) => total + Math.max(degree, likely[at]!), 0);
  const share = made / points.length;
  return clamp((share - nearlyAllPoints) / (1 - nearlyAllPoints), 0, 1);
}

/** What it is worth to make all of the points, beside being right. */
const worthOfExactness = 0.3;

/** Up to this likelihood an explanation counts as right. Without a rubric, words alone tell it: they prove less. */
const usuallyRight = { withRubric: 0.15, without: 0.25 } as const;

/** From -1 (surely a wrong explanation) to 0.3 (exact); 0 if the question does not ask for an explanation. */
const factsPart = (reading: AnswerReading) =>
  worthOfExactness * exactnessOf(reading) -
  beyond(likelyWrong(reading), usuallyRight[reading.known ? 'withRubric' : 'without']);

/** Ordinary speech is full of words that graders' favourites do not have. Below this value it says nothing more about an answer. */
const leastSubstance = 0;

/** Up to this likelihood what is told counts as decent: few answers are not, and words alone prove little. */
const usuallyDecent = 0.6;

/** A little repetition is normal, and so are a few words that sound like virtues. */
const normalRepetition = 0.04;
const normalVirtues = 0.01;
/** Words about virtues and promises. A word of the question is none: who is asked about trust talks about trust. */
export const virtuesOf = ({ answer, question, marks }: AnswerReading): readonly Mark[] =>
  marks.hollow.filter(
    ({ first }) => !answer.words[first]!.tokens.some(({ key }) => question.byKey.has(key)),
  );

/** If one word in six is about virtues, the answer is about nothing else. */
const virtueWeight = 6;

/** With this many claims like "always" and "no need", an answer is about nothing else. One of them may be a word that was misheard. */
const manyClaims = 4;
const sweepingPart = (claims: number, length: number) =>
  Math.min(1, (claims / length / manyClaims) ** 3);
/** Longer answers have more of everything. */
const ordinaryWords = { ko: 50, en: 90 } as const satisfies Record<Language, number>;

/** Halting speech, and fluent speech, in syllables (Korean) or words (English) a second. */
const paceRange = {
  ko: { halting: 2.4, fluent: 5.4, hasty: 7.5 },
  en: { halting: 1.4, fluent: 3.4, hasty: 4.6 },
} as const satisfies Record<Language, unknown>;

/** From -1 (halting) to 1 (fluent), then falling for those who hurry; 0 if the time is unknown. */
function pacePart(language: Language, pace: number | null): number {
  if (pace === null) return 0;
  const { halting, fluent, hasty } = paceRange[language];
  const rising = clamp((pace - halting) / (fluent - halting), 0, 1);
  return 2 * rising - 1 - clamp((pace - hasty) / 2, 0, 1);
}

function longSentencesPart(language: Language, { sentences, sentenceLength }: Measures): number {
  const normal = language === 'ko' ? 16 : 26;
  return sentences < 2 ? 0 : clamp((sentenceLength - normal) / normal, 0, 1);
}
