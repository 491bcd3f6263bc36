import { generateQuestions } from '@daedap/contract/calls/questions';
import { getActiveSessions } from '@daedap/contract/calls/sessions';
import { transcribeChunk } from '@daedap/contract/calls/speech';
import { sessionCheckTimeoutMs } from '@daedap/contract/constants/accounts';
import { answerSecondsOf } from '@daedap/contract/interview-formats';
import type { Language } from '@daedap/contract/languages';
import { offlineQuestions } from '#/coach/offline-questions.ts';
import { currentPlan } from '#/domain/plan/subscription-store.ts';
import { hasAds } from '#/domain/plan/subscription.ts';
import type { OwnStart } from '#/domain/session/own-start.ts';
import { newClientSessionId } from '#/domain/session/session-ids.ts';
import type { InterviewState } from '#/domain/session/interview-state.ts';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import type { CompleteChoices, Terms } from './choices.ts';
import { translate } from './texts.ts';

export type InterviewRequest = {
  readonly choices: CompleteChoices;
  readonly terms: Terms;
  /** The user's own questions; null when the bank asks. */
  readonly own: (OwnStart & { readonly fillFromBank: boolean }) | null;
};

export type GenerationResult =
  | { readonly outcome: 'ready'; readonly interview: InterviewState }
  /** Three sessions are already active. */
  | { readonly outcome: 'limit' }
  /** The server refuses the token: 401 or 403. */
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'failed'; readonly message: string };

/** Starts a session. An answer has the time of the format, but not more than the plan's; ads only on the free plan. */
export async function generateInterview(
  { choices, terms, own }: InterviewRequest,
  signal: AbortSignal,
  generateOffline = offlineQuestions,
): Promise<GenerationResult> {
  if (readToken() === null)
    return { outcome: 'failed', message: translate('setup.failed.noToken') };
  const plan = currentPlan();
  const language = own?.language ?? currentLanguage();
  const { questionCount, ...cell } = choices;
  const asked = own && {
    questions: own.questions.slice(0, questionCount),
    fillFromBank: own.fillFromBank,
  };
  const settings = {
    ...(own && { source: own.source }),
    enableAds: hasAds(plan),
    timePerQuestion: answerSecondsOf(terms.format, plan.timeLimit),
    language,
    ...terms,
  };
  try {
    const body = { ...cell, count: questionCount, ...settings, ...asked };
    const { sessionId, questions } = await call(generateQuestions, { body, signal });
    if (questions.length === 0) {
      return { outcome: 'failed', message: translate('setup.failed.emptyResponse') };
    }
    const total = own ? questions.length : questionCount;
    const interviewConfig = { type: 'video', ...choices, questionCount: total, ...settings };
    const timeLimit = settings.timePerQuestion;
    const interview = { interviewConfig, questions, timeLimit, sessionId };
    return { outcome: 'ready', interview: { ...interview, ...atTheStart } };
  } catch (error) {
    if (error instanceof NetworkError && !navigator.onLine) {
      return withoutNetwork({ choices, settings, own: asked }, generateOffline);
    }
    return failureOf(error);
  }
}

const atTheStart = {
  adMetrics: null,
  elapsedSeconds: 0,
  resumeSession: false,
  retake: false,
} as const;

function failureOf(error: unknown): GenerationResult {
  if (error instanceof ApiError) {
    if (error.code === 'SESSION_LIMIT') return { outcome: 'limit' };
    // A 401 for a token that was replaced meanwhile can be retried.
    const replaced = error.status === 401 && readToken() !== null;
    if (error.status === 403 || (error.status === 401 && !replaced)) return { outcome: 'refused' };
  }
  return { outcome: 'failed', message: errorText(error, translate('setup.failed.unknown')) };
}

type Settings = Pick<
  InterviewState['interviewConfig'],
  'enableAds' | 'timePerQuestion' | 'source'
> &
  Terms & { readonly language: Language };

type OfflineRequest = {
  readonly choices: CompleteChoices;
  readonly settings: Settings;
  readonly own: {
    readonly questions: OwnStart['questions'];
    readonly fillFromBank: boolean;
  } | null;
};

/** The local coach chooses the questions, and the session is created when the network is back. */
async function withoutNetwork(
  { choices, settings, own }: OfflineRequest,
  generateOffline: typeof offlineQuestions,
): Promise<GenerationResult> {
  const { questionCount: count, ...cell } = choices;
  const { language, timePerQuestion: timeLimit } = settings;
  const seed = crypto.randomUUID();
  try {
    const questions = await generateOffline({
      ...cell,
      count,
      language,
      seed,
      ...(own && { own }),
    });
    const questionCount = own ? questions.length : count;
    return {
      outcome: 'ready',
      interview: {
        interviewConfig: { type: 'video', ...choices, questionCount, ...settings },
        questions,
        timeLimit,
        sessionId: newClientSessionId(),
        ...atTheStart,
      },
    };
  } catch (error) {
    // Usually the coach was never loaded on this device, which is not a fault.
    reportError(error, 'offline', 'making an interview without a network');
    return { outcome: 'failed', message: translate('setup.failed.offline') };
  }
}

export type ActiveSessions =
  | { readonly outcome: 'counted'; readonly count: number }
  /** The server limits the requests. */
  | { readonly outcome: 'rateLimited' }
  /** Not known; the server checks the limit again when questions are generated. */
  | { readonly outcome: 'unknown' };

export async function checkActiveSessions(signal: AbortSignal): Promise<ActiveSessions> {
  try {
    const { count } = await call(getActiveSessions, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(sessionCheckTimeoutMs)]),
    });
    return { outcome: 'counted', count };
  } catch (error) {
    const limited = error instanceof ApiError && error.status === 429;
    return { outcome: limited ? 'rateLimited' : 'unknown' };
  }
}

export type SentenceResult =
  | { readonly outcome: 'recognised'; readonly text: string }
  /** The recording was processed, but contained no words. */
  | { readonly outcome: 'noVoice' }
  /** No speech engine, no network, or recognition failed. */
  | { readonly outcome: 'unavailable' };

/** Sends one recording to the server, which recognises it in the language of the app. */
export async function transcribeSentence(blob: Blob, signal: AbortSignal): Promise<SentenceResult> {
  try {
    const body = { language: currentLanguage(), chunk_index: '0' };
    const file = { blob, name: 'sentence' };
    const transcript = await call(transcribeChunk, { body, file, signal });
    const text = transcript.text.trim();
    return text === '' ? { outcome: 'noVoice' } : { outcome: 'recognised', text };
  } catch {
    // Recognition is off or there is no network. The check says so and continues without it.
    return { outcome: 'unavailable' };
  }
}
