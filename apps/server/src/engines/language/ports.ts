import type { difficulties, MainCategory, questionTypes } from '@daedap/contract/categories';
import type { EngineHealth } from '@daedap/contract/health';
import type { EngineName } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { EvaluateInput } from '@daedap/coach/evaluate';
import type { Evidence } from '@daedap/coach/feedback/evidence';
import type { AnswerInput } from '@daedap/coach/reading';
import type {
  SessionAnalysis,
  SessionInput,
  SessionAnswer,
} from '@daedap/coach/session/analyse-session';

/** Says who made it: the coach, a language model, or the coach in place of a model that failed. */
type Made<Result> = Result & { readonly engine: EngineName };

export type QuestionsRequest = {
  readonly mainCategory: MainCategory;
  readonly subCategory: string;
  readonly difficulty: (typeof difficulties)[number];
  readonly count: number;
  readonly language: Language;
  /** The same seed asks the same questions. */
  readonly seed: string;
  /** Questions that this user has had, one entry for each time: the bank's ids, or texts. */
  readonly seen: readonly string[];
};

export type EngineQuestion = {
  readonly text: string;
  readonly questionType: (typeof questionTypes)[number];
  /** Seconds. */
  readonly expectedDuration: number;
  /** null when it is not one of the bank's. */
  readonly bankId: string | null;
};

export type AnswerEvaluation = Made<{
  /** Always made from the other three by the product's own formula. */
  readonly score: number;
  readonly relevanceScore: number;
  readonly clarityScore: number;
  readonly depthScore: number;
  readonly feedback: string;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  readonly keywords: readonly string[];
  readonly evidence: readonly Evidence[];
}>;

/** Its figures are means of the answers' scores, whoever wrote the words. */
export type ComprehensiveEvaluation = Made<SessionAnalysis>;

type Engine = {
  readonly provider: EngineHealth['provider'];
  readonly model: string | null;
  /** A real call, as small as can be. Rejects when the engine cannot work. */
  readonly check: () => Promise<void>;
};

export type Interviewer = Engine & {
  readonly questions: (
    request: QuestionsRequest,
  ) => Promise<Made<{ readonly questions: readonly EngineQuestion[] }>>;
  readonly followUp: (answer: AnswerInput) => Promise<Made<{ readonly question: EngineQuestion }>>;
};

export type Evaluator = Engine & {
  readonly evaluate: (answer: EvaluateInput) => Promise<AnswerEvaluation>;
  readonly comprehensive: (
    session: SessionInput,
    answers: readonly SessionAnswer[],
  ) => Promise<ComprehensiveEvaluation>;
};

export type LanguageEngines = { readonly interviewer: Interviewer; readonly evaluator: Evaluator };
