import type { difficulties, MainCategory, questionTypes } from '@daedap/contract/categories';
import type { EngineHealth } from '@daedap/contract/health';
import type { EngineName } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { EvaluateInput, Evaluation } from '@daedap/coach/evaluate';
import type { Evidence } from '@daedap/coach/feedback/evidence';
import type { AskedQuestion } from '@daedap/coach/find-question';
import type { AnswerInput } from '@daedap/coach/reading';
import type {
  SessionAnalysis,
  SessionInput,
  SessionAnswer,
} from '@daedap/coach/session/analyse-session';

/** Says who made the result: the coach, a language model, or the coach as its fallback. */
type WithEngine<Result> = Result & { readonly engine: EngineName };

export type QuestionsRequest = {
  readonly mainCategory: MainCategory;
  readonly subCategory: string;
  readonly difficulty: (typeof difficulties)[number];
  readonly count: number;
  readonly language: Language;
  /** The same seed gives the same questions. */
  readonly seed: string;
  /** Questions that this user was asked before, as ids of the bank or as texts, one entry for each time. */
  readonly seen: readonly string[];
};

export type EngineQuestion = {
  readonly text: string;
  readonly questionType: (typeof questionTypes)[number];
  /** Seconds. */
  readonly expectedDuration: number;
  /** null when the question is not from the bank. */
  readonly bankId: string | null;
};

export type AnswerEvaluation = WithEngine<{
  /** Computed from the other three. */
  readonly score: number;
  readonly relevanceScore: number;
  readonly clarityScore: number;
  readonly depthScore: number;
  readonly feedback: string;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  readonly keywords: readonly string[];
  readonly evidence: readonly Evidence[];
  /** Empty when a language model gave the scores. */
  readonly effects: Evaluation['effects'];
}>;

/** Its numbers are means of the answers' scores, whoever wrote the texts. */
export type ComprehensiveEvaluation = WithEngine<SessionAnalysis>;

type Engine = {
  readonly provider: EngineHealth['provider'];
  readonly model: string | null;
  /** Makes a small real call. Rejects when the engine does not work. */
  readonly check: () => Promise<void>;
};

export type Interviewer = Engine & {
  readonly questions: (
    request: QuestionsRequest,
  ) => Promise<WithEngine<{ readonly questions: readonly EngineQuestion[] }>>;
  readonly followUp: (
    answer: AnswerInput,
  ) => Promise<WithEngine<{ readonly question: EngineQuestion }>>;
  /** Points of a good answer. Only the bank has them. */
  readonly keyPoints: (question: AskedQuestion, language: Language) => Promise<string[]>;
};

export type Evaluator = Engine & {
  readonly evaluate: (answer: EvaluateInput) => Promise<AnswerEvaluation>;
  readonly comprehensive: (
    session: SessionInput,
    answers: readonly SessionAnswer[],
  ) => Promise<ComprehensiveEvaluation>;
};

export type LanguageEngines = { readonly interviewer: Interviewer; readonly evaluator: Evaluator };
