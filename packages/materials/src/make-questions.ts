import type { Language } from '@daedap/contract/languages';
import type { OwnQuestion } from '@daedap/contract/own-questions';
import type { Claim } from './claim.ts';
import { findClaims } from './claims.ts';
import { englishLanguage } from './english/questions.ts';
import { neededWords, type Field, type Frame } from './frames/frame.ts';
import { isTold } from './frames/told.ts';
import type { Intent } from './intents.ts';
import type { MaterialKind } from './kinds.ts';
import { koreanLanguage } from './korean/questions.ts';
import { makeRequirementQuestions } from './requirement-questions.ts';
import { pointsFor } from './points/points-for.ts';
import { questionTypeOf } from './points/question-types.ts';
import { randomFrom } from './seeded.ts';

export type MaterialDocument = {
  readonly id: string;
  readonly kind: MaterialKind;
  /** Already masked. */
  readonly text: string;
};

/** A paper of the user's, with what was found in it. */
export type ReadDocument = {
  readonly document: MaterialDocument;
  readonly claims: readonly Claim[];
};

/** A sentence of a document, with its offsets in the masked text. */
export type SourceSentence = {
  readonly documentId: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
};

export type MadeQuestion = OwnQuestion & {
  readonly intent: Intent;
  readonly source: SourceSentence;
  /** The sentence of the job ad that the question compares the source with. */
  readonly requirement?: SourceSentence;
};

export type QuestionOrder = {
  readonly documents: readonly MaterialDocument[];
  readonly language: Language;
  /** The most questions wanted. Papers with little to ask about give fewer. */
  readonly count: number;
  /** The same seed gives the same questions. */
  readonly seed: string;
  /** Blind interview: no question names a school or an employer. */
  readonly blind?: boolean;
};

/** What a language adds: its frames, and how they are filled in. */
export type QuestionLanguage = {
  readonly frames: readonly Frame[];
  readonly leadsFor: (claim: Claim, kind: MaterialKind) => readonly string[];
  /** What is said before a question that has no lead. */
  readonly openingsFor: (claim: Claim, kind: MaterialKind, text: string) => readonly string[];
  readonly write: (text: string, claim: Claim, lead: string, kind: MaterialKind) => string;
};

export const languageOf = (language: Language): QuestionLanguage =>
  language === 'ko' ? koreanLanguage : englishLanguage;

/** A question that is chosen, with what it must not share with others. */
type Chosen = { readonly question: MadeQuestion; readonly document: number };

type Candidate = {
  readonly claim: Claim;
  readonly document: MaterialDocument;
  readonly number: number;
  readonly frames: readonly Frame[];
  readonly chance: number;
};

/** How much less welcome a claim or an intent is after each use. */
const weariness = { block: 0.18, intent: 0.22, document: 0.1 } as const;
/** An English paper is asked about all its good sentences before it is asked twice about one. */
const sentenceWeariness = { ko: 0.7, en: 1.3 } as const;
const clauseWeariness = { ko: 0, en: 0.5 } as const;
/** A general question comes after every one that fits its claim, also after a third one about the same sentence. */
const spareness = 2;

/** Makes questions of the user's papers. The papers are read one by one, so that the time grows with their length. */
export function makeQuestions(order: QuestionOrder): MadeQuestion[] {
  const { documents, language, count, seed } = order;
  const own = documents.filter(({ kind, text }) => kind !== 'job-ad' && isIn(text, language));
  const ads = documents.filter(({ kind, text }) => kind === 'job-ad' && isIn(text, language));
  const random = randomFrom(`${seed} ${language}`);
  const field = fieldOf(own, ads.length > 0);
  const read = own.map((document) => ({
    document,
    claims: findClaims(document.text, document.kind, language),
  }));
  const fromAds = makeRequirementQuestions({ ads, own: read, language, count, random });
  // With papers of the user's, a third of the questions compares them with the ad.
  const shareOfAds = own.length === 0 ? count : Math.ceil(count / 3);
  const compared = fromAds.slice(0, shareOfAds);
  const made = chooseFrom(
    candidatesOf(read, order, field, random),
    count - compared.length,
    order,
    random,
  );
  const more = fromAds.slice(shareOfAds, shareOfAds + count - compared.length - made.length);
  return [...made.toSorted(byPlace).map(({ question }) => question), ...compared, ...more];
}

const byPlace = (one: Chosen, two: Chosen) =>
  one.document - two.document || one.question.source.start - two.question.source.start;

const isIn = (text: string, language: Language) => {
  const korean = text.match(/[가-힣]/g)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  return language === 'ko' ? korean * 2 >= latin : korean * 2 < latin;
};

/** A school record, or a letter that speaks of studies, is for a place at a university. */
function fieldOf(documents: readonly MaterialDocument[], hasAd: boolean): Field {
  if (hasAd || documents.some(({ kind }) => kind === 'cv')) return 'job';
  const isForStudy = ({ kind, text }: MaterialDocument) =>
    kind === 'school-record' ||
    /석사|박사|대학원|학업 계획|연구 계획|\b(?:PhD|master's programme|graduate school|admission|personal statement|statement of purpose)\b/i.test(
      text,
    );
  return documents.length > 0 && documents.every(isForStudy) ? 'study' : 'job';
}

function candidatesOf(
  documents: readonly ReadDocument[],
  { language, blind }: QuestionOrder,
  field: Field,
  random: () => number,
): Candidate[] {
  const { frames } = languageOf(language);
  const byType = Map.groupBy(
    frames.flatMap((frame) => frame.types.map((type) => ({ type, frame }))),
    ({ type }) => type,
  );
  return documents.flatMap(({ document, claims }, number) =>
    claims.flatMap((found) => {
      const claim = blind && document.kind !== 'school-record' ? withoutPlace(found) : found;
      const written = `${JSON.stringify(claim.words)} ${claim.gist}`;
      const able = (byType.get(claim.type) ?? []).flatMap(({ frame }) =>
        fits(frame, claim, { field, document, language, written }) ? [frame] : [],
      );
      const chance = claim.weight + 0.25 * random();
      return able.length === 0 ? [] : [{ claim, document, number, frames: able, chance }];
    }),
  );
}

function withoutPlace(claim: Claim): Claim {
  const { place: _, ...words } = claim.words;
  return { ...claim, words };
}

type Fitting = {
  readonly field: Field;
  readonly document: MaterialDocument;
  readonly language: Language;
  readonly written: string;
};

function fits(frame: Frame, claim: Claim, fitting: Fitting): boolean {
  const { field, document, language, written } = fitting;
  const { kind } = document;
  if (frame.deeds && (claim.deed === null || !frame.deeds.includes(claim.deed))) return false;
  if ((frame.field && frame.field !== field) || (frame.kind && frame.kind !== kind)) return false;
  if (frame.if && !frame.if.test(written)) return false;
  if (frame.unless?.test(written)) return false;
  if (frame.near && !frame.near.test(claim.sentence)) return false;
  if (frame.untold?.test(claim.after) || isTold(frame.intent, claim, document, language))
    return false;
  const { quote, did } = claim.words;
  if (frame.text.includes('{lead}') && quote === undefined && did === undefined) return false;
  return neededWords(frame.text).every((name) => claim.words[name] !== undefined);
}

/** How often each document, paragraph, sentence and intent was asked about. */
function createUses() {
  const counts = new Map<string, number>();
  return {
    of: (name: string) => counts.get(name) ?? 0,
    add: (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1),
  };
}

type Best = {
  readonly candidate: Candidate;
  readonly intent: Intent;
  readonly isSpare: boolean;
  readonly value: number;
};

const sentenceOf = ({ document, claim }: Candidate) => `${document.id} ${claim.start}`;
/** Two clauses of a sentence may be asked about: the other one comes first. */
const clauseOf = ({ document, claim }: Candidate) =>
  `${document.id} ${claim.start} ${claim.words.quote ?? ''}`;
const blockOf = ({ document, claim }: Candidate) => `${document.id} block ${claim.block}`;
/** A sentence is asked about twice at most, and never with the same intent; a remark and work that goes on have only one thing to ask. */
const mostOf = ({ claim }: Candidate) =>
  claim.type === 'remark' || claim.deed === 'duty' || claim.deed === 'turn' ? 1 : 2;

function chooseFrom(
  candidates: readonly Candidate[],
  count: number,
  order: QuestionOrder,
  random: () => number,
): Chosen[] {
  const uses = createUses();
  const used = { frames: new Set<Frame>(), leads: new Map<string, number>() };
  const chosen: Chosen[] = [];
  const isFree = (candidate: Candidate, frame: Frame) =>
    !used.frames.has(frame) && uses.of(`${sentenceOf(candidate)} ${frame.intent}`) === 0;
  while (chosen.length < count) {
    let best: Best | null = null;
    for (const candidate of candidates) {
      const asked = uses.of(sentenceOf(candidate));
      const value =
        candidate.chance -
        sentenceWeariness[order.language] * asked -
        clauseWeariness[order.language] * uses.of(clauseOf(candidate)) -
        weariness.block * uses.of(blockOf(candidate)) -
        weariness.document * uses.of(candidate.document.id);
      if (asked >= mostOf(candidate) || (best !== null && value <= best.value)) continue;
      for (const frame of candidate.frames) {
        const isSpare = frame.isSpare === true;
        const total = value - weariness.intent * uses.of(frame.intent) - (isSpare ? spareness : 0);
        if ((best === null || total > best.value) && isFree(candidate, frame))
          best = { candidate, intent: frame.intent, isSpare, value: total };
      }
    }
    if (best === null) break;
    const { candidate, intent, isSpare } = best;
    // Any free frame of the intent may be asked.
    const free = candidate.frames.filter(
      (frame) =>
        frame.intent === intent && (frame.isSpare === true) === isSpare && isFree(candidate, frame),
    );
    const frame = free[Math.floor(random() * free.length)]!;
    used.frames.add(frame);
    const names = [candidate.document.id, blockOf(candidate), sentenceOf(candidate)];
    [...names, clauseOf(candidate), intent, `${sentenceOf(candidate)} ${intent}`].forEach(uses.add);
    chosen.push({
      question: write(frame, candidate, order, used.leads),
      document: candidate.number,
    });
  }
  return chosen;
}

function write(
  frame: Frame,
  { claim, document }: Candidate,
  { language }: QuestionOrder,
  leads: Map<string, number>,
): MadeQuestion {
  const own = languageOf(language);
  const openings = frame.text.includes('{lead}')
    ? own.leadsFor(claim, document.kind)
    : own.openingsFor(claim, document.kind, frame.text);
  const [lead = ''] = openings.toSorted(
    (one, two) => (leads.get(one) ?? 0) - (leads.get(two) ?? 0),
  );
  if (lead !== '') leads.set(lead, (leads.get(lead) ?? 0) + 1);
  const whole = frame.text.includes('{lead}') ? frame.text : `{lead}${frame.text}`;
  const text = own.write(whole, claim, lead, document.kind);
  const { start, end, sentence } = claim;
  return {
    text,
    questionType: questionTypeOf(frame.intent),
    points: pointsFor({ intent: frame.intent, question: text, document, claim, language }),
    intent: frame.intent,
    source: { documentId: document.id, start, end, sentence },
  };
}
