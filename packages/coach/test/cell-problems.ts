import type { Morphemes } from '../src/morphemes.ts';
import { kindOfBank } from '../src/question-kind.ts';
import type { CellQuestion, Localised, MixUp, Prompts, RubricPoint } from '../src/question.ts';
import { englishFrame, koreanFrame } from './frames.ts';

/** What is wrong with the questions of one cell, a sentence for each fault. */
export function cellProblems(
  morphemes: Morphemes,
  idPrefix: string,
  questions: readonly CellQuestion[],
): string[] {
  const problems = questions.flatMap((question, index) => {
    const id = `${idPrefix}${String(index + 1).padStart(2, '0')}`;
    const named = question.id === id ? [] : [`its id should be ${id}`];
    return [...named, ...questionProblems(question)].map((problem) => `${question.id}: ${problem}`);
  });
  if (questions.length < 20) problems.push(`${questions.length} questions, at least 20 are wanted`);
  return [
    ...problems,
    ...crowdedFrames('Korean', questions, (question) => koreanFrame(morphemes, question.text.ko)),
    ...crowdedFrames('English', questions, (question) => englishFrame(question.text.en)),
  ];
}

function crowdedFrames(
  language: string,
  questions: readonly CellQuestion[],
  frameOf: (question: CellQuestion) => string,
): string[] {
  return [...Map.groupBy(questions, frameOf)]
    .filter(([, sharing]) => sharing.length > 2)
    .map(([frame, sharing]) => {
      const ids = sharing.map((question) => question.id).join(', ');
      return `${ids}: one ${language} sentence frame: ${frame}`;
    });
}

const hangul = /[가-힣]/;

/** What is wrong with a question by itself. */
export function questionProblems(question: CellQuestion): string[] {
  const { text, points, opening, followUps, mixUps, deeper, crux } = question;
  const { questionType, expectedDuration } = question;
  const problems: string[] = [];
  const demand = (good: boolean, problem: string) => {
    if (!good) problems.push(problem);
  };
  demand(hangul.test(text.ko) && /[?.]$/.test(text.ko), 'its Korean text is not a sentence');
  demand(!hangul.test(text.en) && /[?.]$/.test(text.en), 'its English text is not a sentence');
  demand(expectedDuration >= 30 && expectedDuration <= 150, 'expectedDuration is not 30–150');
  demand(points.length >= 3 && points.length <= 6, 'it has not 3–6 points');
  demand(new Set(points.map((point) => point.id)).size === points.length, 'two points share an id');
  demand(followUps.length >= 2 && followUps.length <= 3, 'it has not 2–3 follow-ups');
  for (const followUp of followUps) {
    const known = points.some((point) => point.id === followUp.point);
    demand(known, `a follow-up asks for the unknown point ${followUp.point}`);
    const asked = /[?.]$/.test(followUp.text.ko) && /[?.]$/.test(followUp.text.en);
    demand(asked, `the follow-up to ${followUp.point} is not a sentence`);
  }
  const begins = isOpenStart(opening.ko) && isOpenStart(opening.en);
  demand(begins, 'what begins an answer is no half-sentence');
  problems.push(...promptProblems(question));
  const isFact = crux.text.ko.endsWith('.');
  demand(
    isFact === (kindOfBank(question) === 'knowledge'),
    'its crux is told like that of another kind',
  );
  demand(
    followUps.every((followUp) => followUp.text.ko !== deeper.text.ko),
    'the deeper question is one of the follow-ups',
  );
  if (questionType === 'technical') {
    const strict = points.filter(isChecked);
    demand(strict.length >= 2, 'a technical question wants 2 points with checkable content');
    demand(
      points.some((point) => point.wrong),
      'a technical question wants a point with wrong statements',
    );
  }
  return [...problems, ...(mixUps ?? []).flatMap(mixUpProblems), ...points.flatMap(pointProblems)];
}

/** What is wrong with what decides a question, and with what is asked after a full answer. */
export function promptProblems({ crux, deeper }: Prompts): string[] {
  const problems: string[] = [];
  if (![crux, deeper].every(({ start }) => isOpenStart(start.ko) && isOpenStart(start.en)))
    problems.push(
      'what leads to its crux or begins to answer the deeper question is no half-sentence',
    );
  if (!deeper.text.ko.endsWith('?') || !deeper.text.en.endsWith('?'))
    problems.push('what is asked behind a full answer is no question');
  if (!isStatement(crux.text) && !isWeighed(crux.text))
    problems.push('its crux is neither a statement nor a clause about what is weighed');
  return problems;
}

/** The right answer in a sentence. */
const isStatement = ({ ko, en }: Localised) =>
  /[요다]\.$/.test(ko) && ko.length <= 90 && /^[A-Z0-9].*\.$/.test(en) && en.length <= 200;

/** What an interviewer weighs, as a clause that ends in the middle of a sentence. */
const isWeighed = ({ ko, en }: Localised) =>
  ko.endsWith('지') && ko.length <= 50 && /^(whether|how|what|who|which|where|why) [^.]+$/.test(en);

/** Naming a word is not enough for it. */
const isChecked = (point: RubricPoint) =>
  (point.need ?? 1) > 1 || point.cues.ko.every((cue) => cue.includes(' '));

/** Half a sentence ends open, fits between quotation marks, and is short enough to leave the answer to the speaker. */
const isOpenStart = (start: string) =>
  start.endsWith(' …') && !/["“”\n]/.test(start) && start.length >= 7 && start.length <= 90;

function pointProblems(point: RubricPoint): string[] {
  const problems: string[] = [];
  const demand = (good: boolean, problem: string) => {
    if (!good) problems.push(`point ${point.id}: ${problem}`);
  };
  const { label, start, cues, wrong, need = 1 } = point;
  demand(/^[a-z]+(-[a-z]+)*$/.test(point.id), 'its id is not in kebab-case');
  demand(hangul.test(label.ko) && !/[.?!]$/.test(label.ko), 'its Korean label is no noun phrase');
  demand(!hangul.test(label.en) && !/^[A-Z][a-z]/.test(label.en), 'its English label is no phrase');
  demand(hangul.test(start.ko) && isOpenStart(start.ko), 'its Korean start is no half-sentence');
  demand(!hangul.test(start.en) && isOpenStart(start.en), 'its English start is no half-sentence');
  demand(cues.ko.length >= 2 && cues.en.length >= 2, 'it has fewer than 2 cues in a language');
  demand(cues.ko.length >= need && cues.en.length >= need, 'it needs more cues than it has');
  for (const cue of [...cues.ko, ...cues.en, ...(wrong?.ko ?? []), ...(wrong?.en ?? [])])
    demand(isWellFormed(cue), `the cue "${cue}" is not well formed`);
  return problems;
}

const isWellFormed = (cue: string) =>
  cue
    .split(' ')
    .every((item) => item === '>' || (item.startsWith('!') ? isItem(item.slice(1)) : isItem(item)));

/** Words of which one is enough. */
const isItem = (item: string) => /^[^\s/!>.,?()~:|]+(\/[^\s/!>.,?()~:|]+)*$/.test(item);

/** What is wrong with the lines about two things that speakers mix up. */
function mixUpProblems({ ko, en }: MixUp): string[] {
  const problems = [ko, en].flatMap((lines) =>
    lines
      .filter((line) => !isMixUpLine(line))
      .map((line) => `the line "${line}" is not well formed`),
  );
  for (const [names, ...facts] of [ko, en])
    if (!names || / : -$|^- : /.test(names) || facts.length === 0)
      problems.push('a mix-up wants a name for each thing and a fact');
  return problems;
}

function isMixUpLine(line: string): boolean {
  const both = line.split(' : ');
  return (
    both.length === 2 &&
    both.some((side) => side !== '-') &&
    both.every(
      (side) => side === '-' || side.split(' | ').every((cue) => cue.split(' ').every(isItem)),
    )
  );
}
