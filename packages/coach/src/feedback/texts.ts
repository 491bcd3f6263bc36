import type { Language } from '@daedap/contract/languages';
import { josa } from 'es-hangul';
import type { QuestionKind } from '../question-kind.ts';
import type { GapKind, Remark } from './finding.ts';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';
import type { StrengthKind } from './praise.ts';

/**
 * `{label}` is the name of a rubric point, `{quote}` the user's own words, `{word}` one of them, `{count}` how often something was said,
 * `{question}` what is still open, `{crux}` what decides the question, `{start}` half a sentence that begins to answer it. `fillIn` chooses from a pair like
 * 이/가 behind them.
 */
export type FeedbackTexts = {
  readonly strengths: { readonly [kind in StrengthKind]: StrengthTexts };
  /** A point on another side is told like any other point. */
  readonly gaps: { readonly [kind in Exclude<GapKind, 'otherSide'>]: GapTexts };
  /** Tells what decides a question about facts. */
  readonly fact: GapTexts;
  /** Tells a missing point by its name. */
  readonly named: GapTexts;
  readonly remarks: { readonly [remark in Remark]: GapTexts };
  /** Suggests to begin with the point that the question asks for first. */
  readonly core: readonly string[];
  /** Puts a point in the place of something else: an answer of a few seconds has no room for another sentence. */
  readonly inPlace: readonly string[];
  /** Prepares for the question that an interviewer asks after a good answer. */
  readonly next: GapTexts;
  /** Tells what decides the question and how to begin, after a fault. */
  readonly afterFault: { readonly fact: readonly string[]; readonly weighed: readonly string[] };
  /** Tells in one sentence what an interviewer asks next and how to begin. */
  readonly askedNext: readonly string[];
  /** Joins a gap to the praise before it. */
  readonly but: string;
  /** Suggests to answer the question that was asked. */
  readonly asked: readonly string[];
  /** What an interviewer may ask after an answer of a kind. */
  readonly nextQuestions: {
    readonly [kind in QuestionKind]: readonly NextQuestion[];
  };
  /** What may be asked after every answer of a kind, if nothing else fits it. */
  readonly afterAny: {
    readonly [kind in QuestionKind]: readonly (Pick<NextQuestion, 'kind' | 'question' | 'start'> &
      Partial<Pick<NextQuestion, 'said'>>)[];
  };
  /** What is asked where guidelines say what to do. */
  readonly guidelines: Pick<NextQuestion, 'question' | 'start'>;
  /** What is asked about a step that is told, where its reason is not told beside it. */
  readonly whyThat: { readonly [kind in 'situation' | 'self']: NextQuestion };
  /** What is asked after something that may be careless, and after a deed that rather is. */
  readonly askedWhy: {
    readonly [kind in 'experience' | 'situation']: Pick<NextQuestion, 'question' | 'start'>;
  };
  readonly whoIsHurt: Pick<NextQuestion, 'question' | 'start'>;
  readonly starts: StartTexts;
  /** Notes on evidence that is neither a strength nor a gap. */
  readonly notes: { readonly subject: string; readonly sentence: string; readonly content: string };
};

export type NextQuestion = {
  /** What it asks for. */
  readonly kind: GapKind;
  /** An answer with these words may have said it. */
  readonly said: RegExp;
  /** It is asked only about a clause with these words. */
  readonly about?: RegExp;
  /** It is asked only after a question with these words. */
  readonly after?: RegExp;
  /** It is never asked after a question with these words. */
  readonly unless?: RegExp;
  /** It is asked only if so many clauses tell what the speaker did, would do or claims. */
  readonly least?: number;
  readonly question: string;
  /** Half a sentence that begins to answer it. */
  readonly start: string;
};

export type StrengthTexts = {
  /** Beside a quote. */
  readonly note: string;
  /** Variants for the list of strengths. */
  readonly lines: readonly string[];
  /** Variants of a sentence of the feedback. */
  readonly praise: readonly string[];
};

export type GapTexts = {
  /** Beside a quote, and in the list of improvements. */
  readonly note: string;
  /** Variants of a sentence of the feedback. */
  readonly gap: readonly string[];
  /** The same for kinds of questions that need other words. */
  readonly gapFor?: { readonly [kind in QuestionKind]?: readonly string[] };
  /** The same for answers that lack what matters most. */
  readonly gapIfBasic?: readonly string[];
  /** Variants of one thing to say next time, with half a sentence to start from. */
  readonly tries: readonly string[];
  /** The same for kinds of questions that need other words. */
  readonly triesFor?: { readonly [kind in QuestionKind]?: readonly string[] };
};

/** How an answer to a question can begin: by how it is asked, or else by its kind. `$1` stands for the first group of the rule. */
export type StartTexts = {
  readonly rules: readonly (readonly [asked: RegExp, start: string])[];
  readonly byKind: { readonly [kind in QuestionKind]: string };
};

export const feedbackTexts: { readonly [language in Language]: FeedbackTexts } = { ko, en };

const gapNames = ['label', 'quote', 'word', 'count', 'question', 'crux', 'start'] as const;

export type Filling = { readonly [name in (typeof gapNames)[number]]?: string };

/** Whether there is something to fill in wherever a text needs it. */
export const canFillIn = (text: string, filling: Filling): boolean =>
  gapNames.every((name) => !!filling[name] || !text.includes(`{${name}}`));

const pairs = ['이/가', '을/를', '은/는', '와/과', '으로/로', '이에요/예요', '이라/라'] as const;

const withPair = new RegExp(String.raw`\{(${gapNames.join('|')})\}("?)(${pairs.join('|')})?`, 'g');

/** Puts a label or a quote into a text and chooses the Korean particle that fits its last sound, also behind a quotation mark. */
export function fillIn(text: string, filling: Filling): string {
  return text.replaceAll(
    withPair,
    (_, name: keyof Filling, mark: string, pair?: (typeof pairs)[number]) => {
      const filled = filling[name] ?? '';
      return filled + mark + (pair ? josa.pick(filled.replace(/[\s…?.!]+$/, ''), pair) : '');
    },
  );
}

/** Whether a text was written with these words, whatever was filled in. */
export function isWrittenWith(template: string, written: string): boolean {
  const pieces = template.split(withAnyPair).map((piece) => piece.trim());
  let from = 0;
  return pieces.every((piece) => {
    const found = written.indexOf(piece, from);
    from = found + piece.length;
    return found >= 0;
  });
}

const withAnyPair = new RegExp(String.raw`"?\{\w+\}"?(?:${pairs.join('|')})?`);

/** Korean nouns that end like a verb's noun form. */
const nounsWithKi = /(계|동|분위|상|손익분|시|차단|포|이야|용|크|위|초)기$/;
const lastSyllable = 0xac00;
const finals = 28;
const finalL = 8;

/** Some labels are written from the speaker's side. */
const ofTheSpeaker = [
  [/(?<![가-힣])내가(?![가-힣])/g, '본인이'],
  [/(?<![가-힣])(나를|저를)(?![가-힣])/g, '본인을'],
  [/(?<![가-힣])(내|나의|제)(?= )/g, '본인의'],
] as const satisfies readonly (readonly [RegExp, string])[];

/** How much is enough matters to the score, and not to the speaker. */
const enough = /적어도 |(?<=가지) 이상(?=$| )|\bat least /g;

/**
 * A label as one says it inside a sentence: 멈추기 → 멈추는 것, 만들기 → 만드는 것; in English it is something that one can
 * talk about: that it melts → the fact that it melts.
 */
export function spokenLabel(rubricLabel: string): string {
  const written = rubricLabel.replaceAll(enough, '').replace(/^that (?=\S+ )/, 'the fact that ');
  const [name] = written.split(': ');
  const label = ofTheSpeaker.reduce((text, [mine, yours]) => text.replaceAll(mine, yours), name!);
  if (!label.endsWith('기') || nounsWithKi.test(label)) return label;
  const stem = label.slice(0, -1);
  const code = stem.charCodeAt(stem.length - 1);
  const endsInL = (code - lastSyllable) % finals === finalL;
  const spoken = endsInL ? stem.slice(0, -1) + String.fromCharCode(code - finalL) : stem;
  return `${spoken}는 것`;
}
