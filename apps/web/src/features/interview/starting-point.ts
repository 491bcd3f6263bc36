import {
  defaultExpectedAnswerSeconds,
  preparationSeconds,
  sampleQuestions,
} from '@daedap/contract/constants/interview';
import type { Question } from '@daedap/contract/interviews';
import { defaultFormat, defaultMode } from '@daedap/contract/interview-modes';
import type { Language } from '@daedap/contract/languages';
import { currentPlan } from '#/domain/plan/subscription-store.ts';
import { hasAds } from '#/domain/plan/subscription.ts';
import { newClientSessionId } from '#/domain/session/session-ids.ts';
import { type InterviewState, parseInterviewState } from '#/domain/session/interview-state.ts';
import {
  keepInterviewState,
  readLatestInterviewState,
} from '#/domain/session/stored-interview-states.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { readProgress } from './saved-progress.ts';

/** What the live page begins with: its navigation state, what the tab saved, or the sample questions. */
export function startingPoint(
  navigationState: unknown,
  newId: () => string = newClientSessionId,
): InterviewState {
  const given = navigationState === null ? null : parseInterviewState(navigationState);
  if (given && isInterview(given)) return withId(given, newId);
  const kept = readLatestInterviewState();
  if (kept && isInterview(kept)) return withId(kept, newId);
  return withId(samples(), newId);
}

/** Question 1 was prepared on the setup screen, and this is the first time that it is shown. */
export function isPrepared(start: InterviewState): boolean {
  return start.adMetrics !== null && !start.resumeSession && readProgress(start) === null;
}

const isInterview = ({ questions, sessionId }: InterviewState) =>
  questions.length > 0 || sessionId !== null;

function samples(): InterviewState {
  const plan = currentPlan();
  const language = currentLanguage();
  const questions = sampleQuestionsIn(language);
  return {
    interviewConfig: {
      type: 'video',
      mainCategory: 'personality',
      subCategory: 'basic',
      difficulty: 'beginner',
      questionCount: questions.length,
      enableAds: hasAds(plan),
      timePerQuestion: plan.timeLimit,
      mode: defaultMode,
      format: defaultFormat,
      preparationSeconds,
      language,
    },
    questions,
    timeLimit: plan.timeLimit,
    sessionId: null,
    adMetrics: null,
    elapsedSeconds: 0,
    resumeSession: false,
    retake: false,
  };
}

/** Without a session of the server the interview gets a client id, which a reload finds again. */
function withId(state: InterviewState, newId: () => string): InterviewState {
  if (state.sessionId !== null) return state;
  const named = { ...state, sessionId: newId() };
  keepInterviewState(named);
  return named;
}

/** Three personality questions for a page that was opened without any. Their ids are the client's. */
function sampleQuestionsIn(language: Language): Question[] {
  return sampleQuestions.map((text, at) => ({
    id: at + 1,
    question: text[language],
    text: text[language],
    category: 'personality',
    subCategory: 'basic',
    difficulty: 'beginner',
    questionNumber: at + 1,
    questionType: 'general',
    expectedDuration: defaultExpectedAnswerSeconds,
    followsQuestionId: null,
  }));
}
