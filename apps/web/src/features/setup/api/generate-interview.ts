import { generateQuestions } from '@daedap/contract/calls/questions';
import type { Language } from '@daedap/contract/languages';
import { offlineQuestions } from '#/coach/offline-questions.ts';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { newClientSessionId } from '#/domain/session/session-ids.ts';
import type { InterviewState } from '#/domain/session/interview-state.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import { hasAds } from '#/domain/plan/subscription.ts';
import { currentTier } from '#/domain/plan/subscription-store.ts';
import type { CompleteChoices } from '../choices.ts';
import '../texts.ts';
import { translate } from '#/features/setup/texts.ts';

export type Generated =
  | { readonly outcome: 'ready'; readonly interview: InterviewState }
  /** Three sessions are active already. */
  | { readonly outcome: 'limit' }
  /** The token is not good for this: 401 or 403. */
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'failed'; readonly message: string };

function outcomeOf(error: unknown): Generated {
  if (error instanceof ApiError) {
    if (error.code === 'SESSION_LIMIT') return { outcome: 'limit' };
    // A 401 that speaks of a token which was replaced meanwhile is worth another try.
    const replaced = error.status === 401 && readToken() !== null;
    if (error.status === 403 || (error.status === 401 && !replaced)) return { outcome: 'refused' };
  }
  return { outcome: 'failed', message: errorText(error, translate('setup.failed.unknown')) };
}

/** Starts a session with the tier's answer time; ads only on the free tier. */
export async function generateInterview(
  choices: CompleteChoices,
  signal: AbortSignal,
  askHere = offlineQuestions,
): Promise<Generated> {
  if (readToken() === null)
    return { outcome: 'failed', message: translate('setup.failed.noToken') };
  const tier = currentTier();
  const language = currentLanguage();
  const { questionCount, ...cell } = choices;
  const settings = {
    enableAds: hasAds(tier),
    timePerQuestion: tier.timeLimit,
    language,
  };
  try {
    const body = { ...cell, count: questionCount, ...settings };
    const { sessionId, questions } = await call(generateQuestions, { body, signal });
    if (questions.length === 0) {
      return { outcome: 'failed', message: translate('setup.failed.emptyResponse') };
    }
    const interviewConfig = { type: 'video', ...choices, ...settings };
    const interview = { interviewConfig, questions, timeLimit: tier.timeLimit, sessionId };
    return {
      outcome: 'ready',
      interview: { ...interview, adMetrics: null, resumeSession: false, retake: false },
    };
  } catch (error) {
    if (error instanceof NetworkError && !navigator.onLine) {
      return withoutNetwork(choices, settings, askHere);
    }
    return outcomeOf(error);
  }
}

type Settings = Pick<InterviewState['interviewConfig'], 'enableAds' | 'timePerQuestion'> & {
  readonly language: Language;
};

/** The questions come from the coach of this device, and the session is made when the network is back. */
async function withoutNetwork(
  choices: CompleteChoices,
  settings: Settings,
  askHere: typeof offlineQuestions,
): Promise<Generated> {
  const { questionCount: count, ...cell } = choices;
  const { language, timePerQuestion: timeLimit } = settings;
  const seed = crypto.randomUUID();
  try {
    const questions = await askHere({ ...cell, count, language, seed });
    return {
      outcome: 'ready',
      interview: {
        interviewConfig: { type: 'video', ...choices, ...settings },
        questions,
        timeLimit,
        sessionId: newClientSessionId(),
        adMetrics: null,
        resumeSession: false,
        retake: false,
      },
    };
  } catch (error) {
    // Mostly the coach was never loaded on this device, which is no fault.
    reportError(error, 'offline', 'making an interview without a network');
    return { outcome: 'failed', message: translate('setup.failed.offline') };
  }
}
