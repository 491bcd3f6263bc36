import type { Language } from '@daedap/contract/languages';
import type { Coach } from '@daedap/coach/coach';
import type { EvaluateInput, Evaluation } from '@daedap/coach/evaluate';
import { feedbackTexts } from '@daedap/coach/feedback/texts';
import type { Span } from '@daedap/coach/feedback/quote';
import { hasWords } from './clean-text.ts';

/**
 * Prompt injections that the coach's lexicon does not know, or knows only in the language of the answer. An honest
 * answer about models, scores or instructions loses a sentence at most.
 */
const patterns: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override)\b[^.?!\n]{0,40}\b(instructions?|prompts?|rules|rubric|guidelines|criteria)\b/giu,
  /\b(system|developer) (prompt|message|instructions?)\b/giu,
  /\byou are (now|no longer|an? (ai|assistant|language model|grader|evaluator|judge))\b/giu,
  /\b(give|award|assign|grant|rate|score|grade|mark)\b[^.?!\n]{0,40}\b(100|hundred|full|perfect|maximum|highest|top)\b[^.?!\n]{0,16}\b(scores?|marks?|points?|grade|out of)\b/giu,
  /\b(set|output|return|make)\b[^.?!\n]{0,20}\b(relevance|clarity|depth|all|every|the) (scores?|dimensions?)\b/giu,
  /["']?\b(relevance|clarity|depth)(score)?\b["']?\s*[:=]\s*\d/giu,
  /<\|\w+\|>|\[\/?inst\]|<\/?(data|system|user|assistant)>/giu,
  /(이전|앞선|앞의|위의|위|모든|기존|지금까지)[^.?!\n]{0,8}(지시|명령|프롬프트|규칙|기준)[^.?!\n]{0,16}(무시|잊|따르지)/gu,
  /(시스템|개발자)\s?(프롬프트|메시지|명령)/gu,
  /(지금부터|이제부터)\s?(너는|넌|당신은)/gu,
  /(만점|백\s?점|100\s?점|최고\s?점|높은\s?점수)[^.?!\n]{0,12}(줘|주세요|주십시오|주시|달라|달래|부탁|매겨|매기|출력|반영|처리)/gu,
];

/**
 * The text with full-width characters made plain and without invisible ones, and the original place of each character.
 */
function asRead(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const read = /\p{Cf}/u.test(letter) ? '' : letter.normalize('NFKC');
    plain += read;
    for (let at = 0; at < read.length; at += 1) places.push(place);
    place += letter.length;
  }
  return { plain, places };
}

function patternSpans(text: string): Span[] {
  const { plain, places } = asRead(text);
  return patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: places[index] ?? 0,
      end: (places[index + found.length - 1] ?? 0) + 1,
    })),
  );
}

/** Whether a text speaks to the model. */
export const hasInjection = (text: string): boolean => patternSpans(text).length > 0;

/** What the coach found to be a request for a score. */
const coachSpans = ({ evidence }: Evaluation, language: Language): Span[] =>
  evidence.filter(({ note }) => note === feedbackTexts[language].gaps.demand.note);

/** Transcripts have few full stops. A Korean sentence ends with its verb. */
const sentenceStarts = /(?<=[.?!。！？…\n])|(?<=[다요죠까]\s)/u;

/** Each round may find what the previous one uncovered. What is left after the last round is not used. */
const maxRounds = 4;

/** More than anybody says in five minutes. The coach reads no more either. */
const longestRead = 20_000;

/** An answer, evaluated with and without its prompt injections. */
export type AnswerWithoutInjections = {
  readonly whole: Evaluation;
  /** The transcript without the sentences that hold injections. Empty when nothing is left. */
  readonly rest: string;
  readonly hadInjection: boolean;
  /** null when nothing is left. */
  readonly ofRest: Evaluation | null;
};

export function removeInjections(
  coach: Pick<Coach, 'evaluate'>,
  answer: EvaluateInput,
): AnswerWithoutInjections {
  const whole = coach.evaluate(answer);
  let rest = answer.transcript.slice(0, longestRead);
  let ofRest = whole;
  for (let round = 0; round < maxRounds; round += 1) {
    const orders = [...patternSpans(rest), ...coachSpans(ofRest, answer.language)];
    if (orders.length === 0) return { whole, rest, hadInjection: round > 0, ofRest };
    rest = cut(rest, orders);
    if (!hasWords(rest)) break;
    ofRest = coach.evaluate({ ...answer, transcript: rest });
  }
  return { whole, rest: '', hadInjection: true, ofRest: null };
}

function cut(text: string, spans: readonly Span[]): string {
  let start = 0;
  const kept = text.split(sentenceStarts).filter((sentence) => {
    const from = start;
    start += sentence.length;
    return !spans.some((span) => span.start < start && span.end > from);
  });
  return kept.join('');
}
