import type { AnswerReading } from '../reading.ts';
import { likelyCareless, likelyEvades, likelyStrays, likelyWrong } from '../scoring/likelihood.ts';
import type { AnswerScores } from '../scoring/score.ts';
import type { Gap } from './finding.ts';
import {
  deeperQuestion,
  type DeeperStep,
  hasNoRoom,
  isShortAndFull,
  openPoints,
} from './open-questions.ts';

const thresholds = {
  /** Below this score an answer is told what matters most by its name. */
  middlingFrom: 40,
  /** From this score on an answer is good, unless it may have a fault that its words do not show for sure. */
  goodFrom: 66,
} as const;

/**
 * From these likelihoods on an answer may have a fault. Nine in ten faulty answers are above them, and one in five good ones
 * to a question about knowledge, one in seven to others.
 */
const mayBe = { wrong: 0.15, careless: 0.2, strays: 0.15, evades: 0.15 } as const;

/** Whether an answer may have a serious fault. Nobody can be sure, so that nothing is praised or blamed for it. */
export const mayBeFaulty = (reading: AnswerReading): boolean =>
  likelyWrong(reading) >= mayBe.wrong ||
  mayBeCareless(reading) ||
  likelyStrays(reading) >= mayBe.strays ||
  likelyEvades(reading) >= mayBe.evades;

export const mayBeCareless = (reading: AnswerReading): boolean =>
  likelyCareless(reading) >= mayBe.careless;

/** Without a rubric it comes before what says that there is too little (about 6), and behind nothing but fine words (8 and more). */
const weightOf = ({ known }: AnswerReading) => (known ? 3 : 7);

/** Half a sentence that leads to what decides the question. */
export const cruxStart = ({ prompts, language }: AnswerReading): Gap['open'] =>
  prompts.crux && { question: null, start: prompts.crux.start[language] };

/** Whether what decides the question is a fact, told in a sentence, and nothing that an interviewer weighs. */
export const isFact = ({ prompts }: AnswerReading): boolean =>
  prompts.crux?.text.ko.endsWith('.') ?? false;

/**
 * What decides the question: for a middling answer, and for a better one that may have a fault. It is true and worth hearing
 * whether the answer has it or not. Whoever has room for it hears what an interviewer asks next, too.
 */
export function decidingPoint(reading: AnswerReading, { score }: AnswerScores): Gap[] {
  const open = cruxStart(reading);
  // Without a rubric nothing else is known to be missing.
  if (!open || (reading.known && score < thresholds.middlingFrom)) return [];
  const gap = { kind: 'crux', weight: weightOf(reading), mark: null, point: null } as const;
  const isGood = score >= thresholds.goodFrom;
  if ((isGood && !mayBeFaulty(reading)) || hasNoRoom(reading, score)) return [];
  const further = isShortAndFull(reading) ? null : furtherQuestion(reading);
  if (!further) return [{ ...gap, open }];
  const { question, start } = further;
  return [{ ...gap, open: { question, start }, tellsCrux: 'before' }];
}

/** What an interviewer asks next: the deeper question of the bank, unless the answer seems to have it already. */
export function furtherQuestion(reading: AnswerReading): DeeperStep | null {
  const deeper = deeperQuestion(reading);
  if (!deeper || !answersDeeper(reading)) return deeper;
  const other = openPoints(reading).find(({ question }) => question !== null);
  if (other) return { kind: 'point', question: other.question, start: other.start };
  // After a common subject, other questions fit as well.
  return reading.known || reading.prompts.crux ? deeper : null;
}

/** What is asked about the subject of a question of which nothing else is known. */
export function subjectQuestion(
  reading: AnswerReading,
): (DeeperStep & { readonly question: string }) | null {
  if (reading.known || reading.prompts.crux) return null;
  const further = furtherQuestion(reading);
  return further?.question ? { ...further, question: further.question } : null;
}

/** An answer with these shares of the words of a question has probably answered it. Explanations share their words with all that is asked about them. */
const saidShare = { knowledge: 0.75, other: 0.5 } as const;
const saidWords = 2;

/** Whether the answer probably says already what the deeper question asks for. */
function answersDeeper({ answer, question, kind, deeper, saysDeeper }: AnswerReading): boolean {
  if (saysDeeper) return true;
  const keys = new Set(
    (deeper?.words ?? []).flatMap(({ tokens }) =>
      tokens
        .filter((token) => token.kind === 'content' && !question.byKey.has(token.key))
        .map(({ key }) => key),
    ),
  );
  const said = [...keys].filter((key) => answer.byKey.has(key)).length;
  return (
    said >= saidWords && said >= saidShare[kind === 'knowledge' ? 'knowledge' : 'other'] * keys.size
  );
}
