import type { Language } from '@daedap/contract/languages';
import { meaningOf, nearness } from '../meaning/meaning.ts';
import type { QuestionKind } from '../question-kind.ts';
import type { RubricPoint } from '../question.ts';
import type { AnswerReading } from '../reading.ts';
import { onceForEach } from '../once-for-each.ts';
import { stretchesOf } from '../text/stretches.ts';
import { quotableClauses } from './quote.ts';
import { feedbackTexts } from './texts.ts';

/** Half a sentence that begins to answer a question. */
export function startOf(question: string, reading: AnswerReading): string {
  const { rules, byKind } = feedbackTexts[reading.language].starts;
  const last = question.trim().split(sentenceEnd).at(-1)!;
  return rules.find(([how]) => how.test(last))?.[1] ?? byKind[kindAsked(reading)];
}

/** What a question asks for, also where its kind was only guessed. */
export function kindAsked({ kind, known, marks, question }: AnswerReading): QuestionKind {
  if (known) return kind;
  if (asksAboutSelf.test(question.raw)) return 'self';
  if (kind === 'knowledge' && asksWhatToDo.test(question.raw)) return 'situation';
  if (kind !== 'self') return kind;
  if (asksOpinion.test(question.raw)) return 'opinion';
  // Who is asked what they would do answers with plans.
  return asksPlan.test(question.raw) || marks.plan.length > marks.ownAction.length
    ? 'situation'
    : kind;
}

const asksAboutSelf =
  /\byour (weak|strength)|weaknesses|hire you|your friends say|about yourself|what you are like|본인의 (강점|약점|단점|장점)|자기소개|지원(한|하신|하게)|(회사|학교|학과|병원).{0,12}(까닭|이유)|why (us|this|our|do you want)|(this|our) (company|school|major)|towards this one/i;
/** The question itself, at its end, is about what to do. */
const asksWhatToDo =
  /(어떻게|무엇을|뭘|무엇부터)[^?.]{0,12}(하시겠|하겠|대처|대응|응대)[^?.]*\?$|\bwhat (would|do) you do( \w+)?\?$/i;
const asksOpinion =
  /^is it (ok|okay|right|fair|wrong|acceptable)\b|생각합니까|봅니까|\b(fair|right|wrong|agree)\?$/i;
const asksPlan = /대처해야|해야 하는지|what do you do\b/i;

const sentenceEnd = /(?<=[.?!]["”']?)\s+/;

/** The part of a question that asks: its last sentence, from the last comma on if it is long. */
export function askedPart({ question }: AnswerReading): string | null {
  const { language, raw } = question;
  const { least, most } = askedLength[language];
  const sentences = raw.trim().replaceAll(/["“”]/g, "'").split(sentenceEnd);
  let asked = sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.at(-1)!;
  if (asked.length < least && sentences.length > 1) asked = sentences.slice(-2).join(' ');
  if (asked.length > most) {
    const comma = asked.lastIndexOf(', ');
    if (comma >= 0 && asked.length - comma - 2 >= least) asked = asked.slice(comma + 2);
  }
  if (asked.length > most || asked.length < least || !asked.endsWith('?')) return null;
  asked = asked.replace(/\.$/, '');
  // A quotation that was cut leaves one mark behind.
  if (language === 'ko' && asked.split("'").length % 2 === 0) asked = asked.replaceAll("'", '');
  return language === 'en' ? asked[0]!.toUpperCase() + asked.slice(1) : asked;
}

/** A shorter part says too little, a longer one does not fit into a sentence. */
const askedLength = {
  ko: { least: 9, most: 34 },
  en: { least: 14, most: 72 },
} as const satisfies Record<Language, unknown>;

export type OpenPoint = {
  readonly point: RubricPoint;
  /** The bank's question about it, if there is one. */
  readonly question: string | null;
  readonly start: string;
  /** Its place in the rubric: what matters most comes first. */
  readonly index: number;
  /** Whether it asks for what answers rarely say unasked. */
  readonly isLater: boolean;
  /** How near the answer comes to it. */
  readonly doubt: number;
  /** From 0 to 1: how sure it is that the answer makes it. */
  readonly certainty: number;
};

/** The points that an answer does not make: what it has surely not said comes first. */
export const openPoints = onceForEach((reading: AnswerReading): readonly OpenPoint[] => {
  const { known, points, language, answer } = reading;
  if (!known) return [];
  const doubtOf = createDoubt(reading);
  return points
    .flatMap(({ point, certainty, degree, wrong }, index) => {
      if (degree > 0 || certainty > mostCertainty || wrong) return [];
      const followUp = known.followUps.find((each) => each.point === point.id);
      const question = askedQuestion(followUp?.text[language]);
      const isLater = question !== null && laterMatters[language].test(question);
      const doubt = doubtOf(index) + sharedWords(answer.raw, question ?? point.label[language]);
      const start = point.start[language];
      const worth =
        (isLater ? laterWorth : 0) + (question ? askedWorth : 0) - doubt - certainWorth * certainty;
      return [{ point, question, isLater, doubt, certainty, worth, index, start }];
    })
    .toSorted((one, two) => two.worth - one.worth);
});

/** A point that was said with more certainty is not called missing. */
const mostCertainty = 1 / 3;
/** How much less a point is worth that may have been said. */
const certainWorth = 1;

/** The open points that were hardly said in other words. */
export const openQuestions = onceForEach((reading: AnswerReading): readonly OpenPoint[] =>
  openPoints(reading).filter(({ doubt }) => doubt < mostDoubt),
);

/** An answer that comes nearer to a point may have said it. */
const mostDoubt = 0.56;

/** A point is told more naturally by a question about it. */
const askedWorth = 0.1;

/** A request such as "하나 들어 주시죠." is no question. */
const askedQuestion = (text: string | undefined) => (text?.trim().endsWith('?') ? text : null);

/** What is missing in the order of the rubric, which begins with what matters most. */
export const firstMissing = (open: readonly OpenPoint[]): OpenPoint[] =>
  open.toSorted((one, two) => one.index - two.index);

/** The first point of the rubric that the answer has not said, or else the least sure one. What comes later builds on it. */
export function corePoint({ points }: AnswerReading): RubricPoint {
  const missing = points.find(({ certainty }) => certainty <= probably);
  const [least] = points.toSorted((one, two) => one.certainty - two.certainty);
  return (missing ?? least!).point;
}

/** A point with more certainty was probably said. A weak answer has words of many points without saying them. */
const probably = 0.5;

/** The bank's question that a full answer has answered least, among those that are open this surely. */
export function deeperQuestion(
  reading: AnswerReading,
  sureness: 'surely' | 'probably' | 'perhaps',
): OpenPoint | null {
  const { known, points, language, answer } = reading;
  if (!known) return null;
  const doubtOf = createDoubt(reading);
  const asked = known.followUps.flatMap(({ point: id, text }) => {
    const index = points.findIndex(({ point }) => point.id === id);
    const question = askedQuestion(text[language]);
    if (index < 0 || question === null) return [];
    const { point, certainty, degree } = points[index]!;
    const doubt = doubtOf(index) + sharedWords(answer.raw, question);
    const isFar = certainty <= hardlySure && doubt < farBelow;
    const isOpen = {
      surely: degree === 0 && (certainty <= surelyNot || isFar),
      probably: degree <= hardlyMade && doubt < mostDoubtDeeper,
      perhaps: degree < 1,
    };
    if (!isOpen[sureness]) return [];
    const isLater = laterMatters[language].test(question);
    return [{ point, question, doubt, certainty, index, isLater, start: point.start[language] }];
  });
  const [least] = asked.toSorted((one, two) => worthOf(two) - worthOf(one));
  return least ?? null;
}

const worthOf = ({ isLater, doubt, certainty }: OpenPoint) =>
  (isLater ? laterWorth : 0) - doubt - certainWorth * certainty;

/** Up to this certainty a question about a point was not answered; up to the second one, if the answer stays far from it. */
const surelyNot = 0.055;
const hardlySure = 0.15;
const farBelow = 0.45;
/** A point that is made more than this, or above this doubt, was probably told. */
const hardlyMade = 0.3;
const mostDoubtDeeper = 0.8;

/** What would happen otherwise, what it cost, how it is known, and what is left today: answers rarely say it unasked. */
const laterMatters: { readonly [language in Language]: RegExp } = {
  ko: /다면|라면|겠|까요|반대|한계|위험|대가|손해|잃|포기|증거|근거|확인|얼마|다시|또 |지금|요즘|이제|예상하지|없었|나중|다음|그 뒤|놓치|곤란/,
  en: /\bif\b|would|could|again|otherwise|cost|risk|limit|downside|lose|lost|give up|how do you know|evidence|check|how (much|many)|today|these days|now\b|since|afterwards|next time|unexpected|wrong/i,
};
const laterWorth = 0.25;

/** How near an answer comes to a point anywhere, by meaning and by its cues: what is near may be said in other words. */
function createDoubt({ answer, known, points }: AnswerReading): (index: number) => number {
  const meaning = meaningOf(answer.language);
  const places = meaning.pointsOf(known?.id ?? '');
  const said = stretchesOf(answer).map(({ first, next }) => meaning.placeOf(answer, first, next));
  const clauses = quotableClauses(answer).map(({ first, last }) =>
    meaning.placeOf(answer, first, last + 1),
  );
  const raw = answer.raw.toLowerCase();
  return (index) => {
    const place = places?.[index];
    const near = place ? Math.max(0, ...said.map((each) => nearness(each, place))) : 0;
    const cues = points[index]!.point.cues[answer.language].map((cue) => {
      const words = cue
        .replaceAll(/!\S+/g, '')
        .split(/[\s>]+/)
        .filter(Boolean);
      const there = words.filter((word) =>
        word.split('/').some((form) => raw.includes(form.toLowerCase())),
      );
      return there.length / words.length;
    });
    const isSaid = place && clauses.some((each) => nearness(each, place) >= saidFrom);
    return (isSaid ? 1 : near) + cueWorth * Math.max(0, ...cues);
  };
}

const cueWorth = 0.3;
/** A clause that is this near to a point says it. */
const saidFrom = 0.66;

/** The share of a question's words that an answer has: a question in the words of the answer may be answered. */
function sharedWords(raw: string, question: string): number {
  const stems = question
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, Math.max(2, Math.ceil(word.length * 0.6))).toLowerCase());
  const text = raw.toLowerCase();
  return stems.length === 0
    ? 0
    : (sharedWorth * stems.filter((stem) => text.includes(stem)).length) / stems.length;
}

const sharedWorth = 0.5;
