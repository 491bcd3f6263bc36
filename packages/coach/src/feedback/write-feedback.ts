import type { AnswerReading } from '../reading.ts';
import type { Scored } from '../scoring/score.ts';
import { hashOf } from '../seeded.ts';
import { fill } from './fill.ts';
import { gapsOf, strengthsOf, type Gap, type Strength } from './findings.ts';
import { quoteOf } from './quote.ts';
import { feedbackTexts } from './texts.ts';

export type WrittenFeedback = {
  readonly feedback: string;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
};

const listed = 3;

/** Turns what was found into two or three sentences and two lists. `earlier` is what this session's user has read already. */
export function writeFeedback(
  reading: AnswerReading,
  scored: Scored,
  earlier: readonly string[],
): WrittenFeedback {
  const { language } = reading;
  const texts = feedbackTexts[language];
  const strengths = distinct(strengthsOf(reading, scored));
  const gaps = distinct(gapsOf(reading, scored)).slice(0, listed);
  const choose = chooser(reading, earlier);

  const [best] = strengths;
  const [first, second] = gaps;
  const praise = best && choose(texts.strengths[best.kind].praise, best);
  const gap = first && choose(texts.gaps[first.kind].gap, first);
  const improvements = gaps.map((found) => {
    const note = choose([texts.gaps[found.kind].note], found);
    return {
      note,
      attempt: attemptAt(reading, found) ?? choose(texts.gaps[found.kind].tries, found),
    };
  });
  const other = !praise && second && choose(texts.gaps[second.kind].gap, second);
  return {
    feedback: [praise, gap, other, improvements[0]?.attempt].filter(Boolean).join(' '),
    strengths: strengths
      .slice(0, listed)
      .map((found) => choose([texts.strengths[found.kind].line], found)),
    improvements: improvements.map(({ note, attempt }) => `${note} ${attempt}`),
  };
}

/** The bank knows what to ask after a missing point: answering that is the thing to try. */
function attemptAt({ known, language }: AnswerReading, { kind, point }: Gap): string | null {
  if (kind !== 'point' || !point) return null;
  const question = known?.followUps.find((followUp) => followUp.point === point.id)?.text[language];
  return question ? feedbackTexts[language].answerThis.replace('{question}', () => question) : null;
}

type Chooser = (variants: readonly string[], finding: Strength | Gap) => string;

/** Takes the first variant, from a place that the answer decides, that was read neither here nor in earlier feedback. */
function chooser(reading: AnswerReading, earlier: readonly string[]): Chooser {
  const seed = hashOf(`${reading.question.raw} ${reading.answer.raw}`);
  const used = new Set<string>();
  return (variants, finding) => {
    const { mark, point } = finding;
    const able = variants.filter((text) => mark || !text.includes('{quote}'));
    const written = able
      .map((_, index) => able[(index + seed) % able.length]!)
      .map((text) => ({
        text,
        filled: fill(text, {
          label: point?.label[reading.language] ?? '',
          quote: mark ? quoteOf(reading.answer, mark) : '',
        }),
      }));
    const fresh = written.filter(({ filled }) => !earlier.some((said) => said.includes(filled)));
    const chosen = fresh.find(({ text }) => !used.has(text)) ?? fresh[0] ?? written[0]!;
    used.add(chosen.text);
    return chosen.filled;
  };
}

/** One of a kind is enough, except for points: each is another one. */
function distinct<Found extends Strength | Gap>(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ kind, point }) => {
    const key = point ? `${kind} ${point.id}` : kind;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
