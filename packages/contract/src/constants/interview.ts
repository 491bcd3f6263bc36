/** Sessions that are started or in progress at one time. */
export const maxActiveSessions = 3;
export const dailyGoalSessions = 3;
/** From these percentages of the daily goal on, the dashboard says so. */
export const goalWellDonePercent = 100;
export const goalAlmostTherePercent = 66;

export const questionCounts = [3, 5, 7] as const;
/** The live screen's default when it was reached without a configuration. */
export const defaultQuestionCount = 10;
export const maxFollowUps = 2;
/** Interviews of this category follow up without asking; in the others the person asks for it. */
export const followUpCategory = 'pressure';
/** Questions that come from the client are added to a session up to here. */
export const maxQuestions = 30;
/** What the live screen asks when it cannot load a question; its id is the client's own. */
export const fallbackQuestion = '자기소개를 해주세요.';
/** Asked when the live screen was reached without any question. */
export const sampleQuestions = [
  { ko: '자기소개를 해주세요.', en: 'Please introduce yourself.' },
  { ko: '지원 동기를 말씀해주세요.', en: 'Please tell us why you are applying.' },
  {
    ko: '자신의 강점과 약점을 말씀해주세요.',
    en: 'Please tell us about your strengths and weaknesses.',
  },
] as const;
/** Much more than lies between two ticks: the machine slept, or the page was frozen. */
export const sleepDetectionMs = 30_000;
/** Earlier attempts that are listed with an answer. */
export const shownAttempts = 20;

export const defaultAnswerSeconds = 30;
export const defaultExpectedAnswerSeconds = 180;
/** An answer this far over the limit counts as exceeding it. */
export const timeExceededToleranceSeconds = 2;

export const preparationSeconds = 10;
export const firstQuestionDelayMs = 2_000;
export const nextQuestionDelayMs = 2_000;
export const nextQuestionResetMs = 100;

export const nearLimitSeconds = 30;
/** A limit that is no longer than `nearLimitSeconds` is near in its last third. */
export const nearLimitPart = 1 / 3;
export const timerWarningSeconds = 5;

/**
 * From how many whole seconds left on the limit is near. From `timerWarningSeconds` on the warning takes its place,
 * so the limit of 10 s, whose third is 3 s, has the warning alone.
 */
export const nearLimitFrom = (limitSeconds: number): number =>
  limitSeconds > nearLimitSeconds ? nearLimitSeconds : Math.floor(limitSeconds * nearLimitPart);
/** At the time limit: the preview fades, the recording stops, then the dialog opens. */
export const timeUpStopDelayMs = 1_000;
export const timeUpDialogDelayMs = 500;

export const signedOutLiveRedirectMs = 2_000;
export const missingTokenRedirectMs = 1_000;
export const endInterviewDelayMs = 500;
export const activeSessionRetryMs = 3_000;
/** Navigation states of interviews kept in session storage. */
export const keptInterviewStates = 5;

/** A recent session's card shows this much time for each question. */
export const recentSessionSecondsPerQuestion = 30;

export const scoreWeights = { relevance: 0.4, clarity: 0.25, depth: 0.35 } as const;

/** Minutes that setup shows as a hint. */
export const difficultyMinutes = {
  beginner: [15, 20],
  intermediate: [20, 30],
  advanced: [30, 45],
} as const;
export const questionCountMinutes = {
  3: [5, 10],
  5: [10, 15],
  7: [15, 20],
} as const;

/** While an answer is being analysed, screens that show it ask again so often. */
export const analysisPollMs = 3_000;

/** Session details show so many, then '+N more'. */
export const shownStrengths = 3;
export const shownImprovements = 3;
export const shownKeywords = 8;
export const sessionsPageSize = 100;
export const sessionSearchMaxCharacters = 200;
export const shownRecentSessions = 10;

/** Nobody says more in five minutes. */
export const answerMaxCharacters = 20_000;
export const questionMaxCharacters = 1_000;
