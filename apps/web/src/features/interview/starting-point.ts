import { type InterviewState, parseInterviewState } from '#/lib/interview-state/interview-state.ts';
import { keepInterviewState, readLatestInterviewState } from '#/lib/interview-state/kept-states.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { currentTier } from '#/lib/subscription/subscription-store.ts';
import { readProgress } from './kept-progress.ts';
import { sampleQuestionsIn } from './sample-questions.ts';

type Chance = { readonly now: () => number; readonly random: () => string };

const browser: Chance = {
  now: () => Date.now(),
  random: () => crypto.randomUUID().slice(0, 8),
};

/** What the live screen begins with: what it was reached with, what the tab kept, or the sample questions. */
export function startingPoint(navigationState: unknown, chance = browser): InterviewState {
  const given = navigationState === null ? null : parseInterviewState(navigationState);
  if (given && isInterview(given)) return withId(given, chance);
  const kept = readLatestInterviewState();
  if (kept && isInterview(kept)) return withId(kept, chance);
  return withId(samples(), chance);
}

/** Question 1 was prepared on the setup screen, and this is the first time that it is shown. */
export function isPrepared(start: InterviewState): boolean {
  return start.adMetrics !== null && !start.resumeSession && readProgress(start) === null;
}

const isInterview = ({ questions, sessionId }: InterviewState) =>
  questions.length > 0 || sessionId !== null;

function samples(): InterviewState {
  const tier = currentTier();
  const language = currentLanguage();
  const questions = sampleQuestionsIn(language);
  return {
    interviewConfig: {
      type: 'video',
      mainCategory: 'personality',
      subCategory: 'basic',
      difficulty: 'beginner',
      questionCount: questions.length,
      enableAds: tier.price === 0,
      timePerQuestion: tier.timeLimit,
      language,
    },
    questions,
    timeLimit: tier.timeLimit,
    sessionId: null,
    adMetrics: null,
    resumeSession: false,
    retake: false,
  };
}

/** Without a session of the server the interview has an id of its own, which a reload finds again. */
function withId(state: InterviewState, { now, random }: Chance): InterviewState {
  if (state.sessionId !== null) return state;
  const named = { ...state, sessionId: `session-${now()}-${random()}` };
  keepInterviewState(named);
  return named;
}
