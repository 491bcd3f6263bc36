import { followUpCategory, maxFollowUps, preparationSeconds } from './constants/interview.ts';
import type { MainCategory } from './categories.ts';
import {
  type InterviewFormat,
  type InterviewMode,
  type PreparationSeconds,
  singleQuestionCount,
} from './interview-modes.ts';
import type { Language } from './languages.ts';

type FormatRules = {
  readonly mode: InterviewMode;
  readonly preparation: PreparationSeconds;
  /** Seconds for an answer. The plan may allow less. null: as long as the plan allows. */
  readonly answer: number | null;
  /** Seconds for the whole interview. null: no limit. */
  readonly total: number | null;
  /** Follow-ups that come without a request. null: as many as the mode has. */
  readonly followUps: number | null;
};

/**
 * What choosing a format sets. docs/interviews.md names the sources of the numbers. Mode and preparation can be changed
 * afterwards, the others cannot.
 */
export const formatRules = {
  free: {
    mode: 'practice',
    preparation: preparationSeconds,
    answer: null,
    total: null,
    followUps: null,
  },
  /** The video part of a Korean competency test. */
  competency: { mode: 'real', preparation: 30, answer: 60, total: null, followUps: 0 },
  /** A recorded interview that nobody listens to at the time. */
  hirevue: { mode: 'real', preparation: 30, answer: 180, total: null, followUps: 0 },
  /** An admission interview about the applicant's school records. */
  admission: { mode: 'real', preparation: 0, answer: null, total: 600, followUps: maxFollowUps },
  pressure: { mode: 'real', preparation: 0, answer: null, total: null, followUps: maxFollowUps },
} as const satisfies Record<InterviewFormat, FormatRules>;

type Names<Key extends string> = {
  readonly [key in Key]: { readonly [language in Language]: string };
};

export const modeNames: Names<InterviewMode> = {
  practice: { ko: '연습 모드', en: 'Practice' },
  real: { ko: '실전 모드', en: 'Real interview' },
};

export const formatNames: Names<InterviewFormat> = {
  free: { ko: '자유 형식', en: 'Free format' },
  competency: { ko: '역량검사형', en: 'Competency test' },
  hirevue: { ko: 'HireVue형', en: 'HireVue style' },
  admission: { ko: '대입 서류 면접형', en: 'Admission interview' },
  pressure: { ko: '압박형', en: 'Pressure' },
};

/** Seconds for an answer: those of the format, but never more than the plan allows. */
export function answerSecondsOf(format: InterviewFormat, planSeconds: number): number {
  return Math.min(formatRules[format].answer ?? planSeconds, planSeconds);
}

type FollowUpTerms = {
  readonly mode: InterviewMode;
  readonly format: InterviewFormat;
  readonly mainCategory: MainCategory;
  readonly questionCount: number;
};

/**
 * How many follow-ups may come without a request. An interview of one question has none, so that it stays one. Pressure
 * interviews always have them; the others by their format, or in real mode.
 */
export function ownFollowUps(terms: FollowUpTerms): number {
  if (terms.questionCount <= singleQuestionCount) return 0;
  if (terms.mainCategory === followUpCategory) return maxFollowUps;
  return formatRules[terms.format].followUps ?? (terms.mode === 'real' ? maxFollowUps : 0);
}

/** In real mode a follow-up is asked if relevance or depth of the answer is below this. */
export const followUpBelowScore = 80;

/** Real mode asks no further question if less than this would be left for its answer. */
export const leastAnswerSeconds = 10;
