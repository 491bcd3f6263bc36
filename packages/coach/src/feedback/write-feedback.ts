import type { AnswerReading } from '../reading.ts';
import type { Mark } from '../scoring/marks.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { hashOf } from '../seeded.ts';
import { isFact } from './crux.ts';
import type { Gap, GapKind } from './finding.ts';
import { findGaps } from './findings.ts';
import { isShortAndFull, kindAsked } from './open-questions.ts';
import { findStrengths, runsOn, type Strength } from './praise.ts';
import { speaksOf } from './points-in-words.ts';
import { isQuotable, quoteOf } from './quote.ts';
import {
  canFillIn,
  feedbackTexts,
  fillIn,
  type Filling,
  isWrittenWith,
  spokenLabel,
} from './texts.ts';

export type WrittenFeedback = {
  readonly feedback: string;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  /** What each improvement is about, in the same order. */
  readonly advice: readonly GapKind[];
};

/** A sentence, and the words that it was made with before anything was filled in. */
type Variant = { readonly text: string; readonly frame: string };

/** The lists have this many entries at most. */
const listed = 3;

/**
 * Turns strengths and gaps into two or three sentences (what was good, what is missing, what to say next time) and two
 * lists. `earlier` is feedback that the user has read in this session.
 */
export function writeFeedback(
  reading: AnswerReading,
  scores: AnswerScores,
  earlier: readonly string[],
): WrittenFeedback {
  const texts = feedbackTexts[reading.language];
  const strengths = distinct(findStrengths(reading, scores));
  const gaps = distinct(findGaps(reading, scores))
    .slice(0, listed)
    .map((gap) => withoutMisquote(reading, gap));
  const write = createWriter(reading);
  const frames = earlier.map(frameOf);
  const isUnread = ({ frame, text }: Variant) =>
    !earlier.some((read) => isWrittenWith(frame, read)) &&
    !frames.some((read) => read.includes(frameOf(text)));

  const first = gaps[0]!;
  const told = gaps.map((gap, index) => ({
    gap: write(gapsOf(reading, gap), gap, index),
    attempt: writeAttempts(reading, gap, write, index),
  }));
  const main = told[0]!;
  const praises = strengths
    // Praise quotes what it praises, unless it is the whole. The same words are not praised and found wanting, and they do not answer the question that follows.
    .filter(({ kind, mark }) => (mark || kind === 'complete') && first.remark !== 'unanswered')
    .filter(({ mark }) => !mark || !isSameClause(reading, mark, first.mark))
    .filter(({ mark }) => !mark || !first.point || !speaksOf(reading, mark, first.point))
    .slice(0, first.remark === 'late' ? 1 : undefined)
    .map((found) => write(texts.strengths[found.kind].praise, found));
  // What was praised in the same words before gives way to what was not. Without praise, what is missing comes first.
  const praise = praises.find((variants) => variants.some(isUnread)) ?? praises[0];
  const advice =
    first.isNext && first.tellsCrux === 'before'
      ? [write(cruxTexts(reading), first), write(texts.askedNext, first)]
      : [praise ? joinToPraise(main.gap, first, texts.but) : main.gap, main.attempt];
  const chosen = pickUnread(
    praise ? [praise, ...advice] : advice,
    earlier,
    isUnread,
    labelOf(reading, first),
  );
  return {
    feedback: chosen.join(' '),
    strengths: strengths
      .slice(0, listed)
      .map((found, index) => write(texts.strengths[found.kind].lines, found, index)[0]!.text),
    advice: gaps.map(({ kind }) => kind),
    improvements: gaps.map((gap, index) => {
      const isSaid = index === 0 && !(gap.isNext && gap.tellsCrux === 'before');
      const attempt = isSaid ? chosen.at(-1)! : told[index]!.attempt[0]!.text;
      // A suggestion about an open question needs the question before it.
      const before =
        asksMore(gap) || gap.kind === 'crux'
          ? told[index]!.gap[0]!
          : write([aboutGap(reading, gap).note], gap)[0]!;
      return `${before.text} ${attempt}`;
    }),
  };
}

/** Where nobody can tell the end of a clause, a question is asked about the whole answer. */
const withoutMisquote = (reading: AnswerReading, gap: Gap): Gap =>
  runsOn(reading) && (gap.isNext === true || gap.remark === 'unanswered')
    ? { ...gap, mark: null }
    : gap;

const isSameClause = ({ answer }: AnswerReading, one: Mark, two: Mark | null) =>
  two !== null && quoteOf(answer, one) === quoteOf(answer, two);

/** Whether a gap is a further question that the answer leaves open. */
const asksMore = ({ kind, point, open, isNext }: Gap) =>
  open !== undefined && (isNext !== undefined || (point !== null && kind !== 'wrong'));

/** What a text is without what it quotes: two suggestions that differ only in the words to start with sound alike. */
const frameOf = (text: string) => text.replaceAll(/"[^"]*"/g, '""');

/** A missing point is told by the question about it, or else by its name, whatever it is about. */
const aboutGap = (reading: AnswerReading, gap: Gap) => {
  const { gaps, fact, next, named, remarks } = feedbackTexts[reading.language];
  if (gap.remark) return remarks[gap.remark];
  if (gap.isNext) return next;
  if (gap.kind === 'strays' || gap.kind === 'tangled') return gaps[gap.kind];
  if (gap.kind === 'crux') return isFact(reading) ? fact : gaps.crux;
  if (gap.tellsCrux === 'after' && gap.kind !== 'otherSide') return gaps[gap.kind];
  if (gap.open && gap.open.question === null) return named;
  return gap.kind === 'otherSide' || asksMore(gap) ? gaps.point : gaps[gap.kind];
};

/** How a gap is told after a question of this kind; with a point to begin with, in words for every kind. */
function gapsOf(reading: AnswerReading, gap: Gap): readonly string[] {
  const { gap: general, gapFor, gapIfBasic } = aboutGap(reading, gap);
  if (gap.isBasic && !gap.mark && gapIfBasic) return gapIfBasic;
  return (!gap.core && gapFor?.[kindAsked(reading)]) || general;
}

/** What decides the question, in a sentence. */
const cruxTexts = (reading: AnswerReading): readonly string[] => {
  const { fact, gaps } = feedbackTexts[reading.language];
  return (isFact(reading) ? fact : gaps.crux).gap;
};

type Writer = ReturnType<typeof createWriter>;

/** Writes every variant of a text for a finding. The answer decides which is first; `turn` starts with a later one. */
function createWriter(reading: AnswerReading) {
  const seed = hashOf(`${reading.question.raw} ${reading.answer.raw}`);
  return (
    variants: readonly string[],
    { mark, point, core, quote, word, count, open }: Strength | Gap,
    turn = 0,
  ): Variant[] => {
    const said =
      quote ?? (mark && isQuotable(reading.answer, mark) && quoteOf(reading.answer, mark));
    const label = labelOf(reading, { core, point });
    const filling = {
      label,
      word: word ?? '',
      quote: said || '',
      count: String(count ?? ''),
      question: open?.question ? withoutQuotes(open.question) : '',
      crux: reading.prompts.crux?.text[reading.language] ?? '',
      start: core?.start[reading.language] ?? open?.start ?? '',
    };
    const able = withoutClumsy(ableToTell(variants, filling), label);
    return able.map((_, index) => {
      const frame = able[(seed + turn + index) % able.length]!;
      return { text: fillIn(frame, filling), frame };
    });
  };
}

/** The name of the point that a finding is about. */
function labelOf(
  { language }: AnswerReading,
  { core, point }: Pick<Gap, 'core' | 'point'>,
): string {
  const named = core ?? point;
  return named ? spokenLabel(named.label[language]) : '';
}

/** "중요한 것은 … 점검한 것이에요" is clumsy: such a label comes first, or in a sentence of its own. */
function withoutClumsy(variants: readonly string[], label: string): readonly string[] {
  if (!label.endsWith('것')) return variants;
  const plain = variants.filter((text) => !text.includes('{label}'));
  const smooth = variants.filter((text) => !text.includes('것은 {label}'));
  return [plain, smooth].find(({ length }) => length > 0) ?? variants;
}

/** So many variants that name something are enough to use no others. */
const enoughNaming = 3;

/** The variants that can be filled in: those that quote what was said, or else have words to start from. */
function ableToTell(variants: readonly string[], filling: Filling): readonly string[] {
  const complete = variants.filter((text) => canFillIn(text, filling));
  const able = complete.length > 0 ? complete : variants;
  const naming = ['{quote}', '{start}'].map((name) => able.filter((text) => text.includes(name)));
  return naming.find(({ length }) => length >= enoughNaming) ?? able;
}

/** A question inside a quotation has no quotation marks of its own. */
const withoutQuotes = (text: string) => text.replaceAll(/["“”]/g, "'");

/** What to say next time: the answer to the question that was asked, or what helps against the gap. */
function writeAttempts(reading: AnswerReading, gap: Gap, write: Writer, turn: number): Variant[] {
  const { language } = reading;
  const { tries, triesFor } = aboutGap(reading, gap);
  const { afterFault, askedNext } = feedbackTexts[language];
  if (gap.kind === 'crux' && gap.tellsCrux === 'before') return write(askedNext, gap, turn);
  if (gap.tellsCrux === 'after')
    return write(afterFault[isFact(reading) ? 'fact' : 'weighed'], gap, turn);
  // Who strays or jumps around has begun to answer: what is left out comes in place of something.
  if (gap.core && gap.kind !== 'strays' && gap.kind !== 'tangled')
    return write(feedbackTexts[language].core, gap, turn);
  const isPoint = gap.kind === 'crux' || (gap.point && gap.remark !== 'unsure');
  if (isPoint && gap.open && isShortAndFull(reading)) {
    const { inPlace, next } = feedbackTexts[language];
    return write(gap.isNext ? next.tries : inPlace, gap, turn);
  }
  const plain = write(triesFor?.[kindAsked(reading)] ?? tries, gap, turn);
  const isAsked = gap.open?.question && gap.remark !== 'direct' && !asksMore(gap);
  if (!isAsked) return plain;
  if (gap.kind === 'strays') return write(feedbackTexts[language].asked, gap, turn);
  return [...write(feedbackTexts[language].asked, gap, turn), ...plain];
}

/** Every other gap is joined to the praise with a word. */
const joinToPraise = (
  variants: readonly Variant[],
  { isNext, kind }: Gap,
  but: string,
): Variant[] =>
  variants.map(({ text, frame }) => ({
    text:
      but === '' || isNext || kind === 'polish' || kind === 'crux' || text.length % 2 === 0
        ? text
        : `${but} ${text}`,
    frame,
  }));

/**
 * Picks one variant of each sentence: new ones if there are any, never the same sentences together again, and none with the
 * same label as the sentence before it.
 */
function pickUnread(
  sentences: readonly (readonly Variant[])[],
  earlier: readonly string[],
  isUnread: (variant: Variant) => boolean,
  label: string,
): string[] {
  const choices = sentences.map((variants) => {
    const fresh = variants.filter(isUnread);
    return fresh.length > 0 ? fresh : variants;
  });
  const all = choices.reduce<string[][]>(
    (begun, variants) => begun.flatMap((start) => variants.map(({ text }) => [...start, text])),
    [[]],
  );
  const isNew = (chosen: readonly string[]) => !earlier.includes(chosen.join(' '));
  const repeats = (chosen: readonly string[]) =>
    label !== '' && chosen.filter((text) => text.includes(label)).length > 1;
  return all.find((chosen) => isNew(chosen) && !repeats(chosen)) ?? all.find(isNew) ?? all[0]!;
}

/** Keeps one finding of each kind, and one for each point. */
function distinct<Kind extends Strength | Gap>(findings: readonly Kind[]): Kind[] {
  const seen = new Set<string>();
  return findings.filter(({ kind, point, core }) => {
    const key = (core ?? point)?.id ?? kind;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
