import type { AnswerReading } from '../reading.ts';
import type { AnswerScores } from '../scoring/score.ts';
import { hashOf } from '../seeded.ts';
import { feedbackTexts, fillIn } from './texts.ts';
import { findGaps, findStrengths, type Gap, type GapKind, type Strength } from './findings.ts';
import { quoteOf } from './quote.ts';

export type WrittenFeedback = {
  readonly feedback: string;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  /** What each improvement is about, in the same order. */
  readonly advice: readonly GapKind[];
};

/** The lists have this many entries at most. */
const listed = 3;

/** Turns strengths and gaps into two or three sentences and two lists. `earlier` is feedback that the user has read in this session. */
export function writeFeedback(
  reading: AnswerReading,
  scores: AnswerScores,
  earlier: readonly string[],
): WrittenFeedback {
  const texts = feedbackTexts[reading.language];
  const strengths = distinct(findStrengths(reading, scores)).slice(0, listed);
  const gaps = distinct(findGaps(reading, scores)).slice(0, listed);
  const write = createWriter(reading);

  const [best] = strengths;
  const [first, second] = gaps;
  const attempts = gaps.map((gap, index) => {
    const attempt = attemptAt(reading, gap);
    return attempt ? [attempt] : write(texts.gaps[gap.kind].tries, gap, index);
  });
  const sentences = [
    ...(best ? [write(texts.strengths[best.kind].praise, best)] : []),
    ...(first ? [write(texts.gaps[first.kind].gap, first)] : []),
    ...(second && !best ? [write(texts.gaps[second.kind].gap, second, 1)] : []),
    ...attempts.slice(0, 1),
  ];
  const chosen = pickUnread(sentences, earlier);
  const [firstAttempt] = chosen.slice(-1);
  return {
    feedback: chosen.join(' '),
    strengths: strengths.map((found) => write([texts.strengths[found.kind].line], found)[0]!),
    advice: gaps.map(({ kind }) => kind),
    improvements: gaps.map((gap, index) => {
      const [note] = write([texts.gaps[gap.kind].note], gap);
      return `${note} ${index === 0 ? firstAttempt : attempts[index]![0]}`;
    }),
  };
}

/** If a point is missing, the thing to try is to answer the bank's follow-up question about it. */
function attemptAt({ known, language }: AnswerReading, { kind, point }: Gap): string | null {
  if (kind !== 'point' || !point) return null;
  const question = known?.followUps.find((followUp) => followUp.point === point.id)?.text[language];
  return question ? feedbackTexts[language].answerThis.replace('{question}', () => question) : null;
}

/** Writes every variant of a text for a finding. The answer decides which is first; `turn` starts with a later one. */
function createWriter(reading: AnswerReading) {
  const seed = hashOf(`${reading.question.raw} ${reading.answer.raw}`);
  return (variants: readonly string[], { mark, point }: Strength | Gap, turn = 0): string[] => {
    const able = variants.filter((text) => mark || !text.includes('{quote}'));
    return able.map((_, index) =>
      fillIn(able[(seed + turn + index) % able.length]!, {
        label: point?.label[reading.language] ?? '',
        quote: mark ? quoteOf(reading.answer, mark) : '',
      }),
    );
  };
}

/** Picks one variant of each sentence: new ones if there are any, and never the same sentences together again. */
function pickUnread(
  sentences: readonly (readonly string[])[],
  earlier: readonly string[],
): string[] {
  const choices = sentences.map((variants) => {
    const fresh = variants.filter((text) => !earlier.some((read) => read.includes(text)));
    return fresh.length > 0 ? fresh : variants;
  });
  const all = choices.reduce<string[][]>(
    (begun, variants) => begun.flatMap((start) => variants.map((text) => [...start, text])),
    [[]],
  );
  return all.find((chosen) => !earlier.includes(chosen.join(' '))) ?? all[0]!;
}

/** Keeps one finding of each kind, and every point. */
function distinct<Kind extends Strength | Gap>(findings: readonly Kind[]): Kind[] {
  const seen = new Set<string>();
  return findings.filter(({ kind, point }) => {
    const key = point ? `${kind} ${point.id}` : kind;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
