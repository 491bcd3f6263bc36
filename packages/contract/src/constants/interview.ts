/** Sessions that are started or in progress at one time. */
export const maxActiveSessions = 3;
export const dailyGoalSessions = 3;
/** From these percentages of the daily goal on, the dashboard praises the user. */
export const goalWellDonePercent = 100;
export const goalAlmostTherePercent = 66;

export const questionCounts = [3, 5, 7] as const;
/** The live screen uses this if it was opened without a configuration. */
export const defaultQuestionCount = 10;
export const maxFollowUps = 2;
/** Interviews of this category ask follow-ups by themselves; in the others the user requests them. */
export const followUpCategory = 'pressure';
/** A session takes questions from the client up to this many. */
export const maxQuestions = 30;
/** The live screen asks this if it cannot load a question. The client makes the id. */
export const fallbackQuestion = '자기소개를 해주세요.';
/** The live screen asks these if it was opened without questions. */
export const sampleQuestions = [
  { ko: '자기소개를 해주세요.', en: 'Please introduce yourself.' },
  { ko: '지원 동기를 말씀해주세요.', en: 'Please tell us why you are applying.' },
  {
    ko: '자신의 강점과 약점을 말씀해주세요.',
    en: 'Please tell us about your strengths and weaknesses.',
  },
] as const;
/** If the time between two ticks is longer, the device slept or the page was frozen. */
export const sleepDetectionMs = 30_000;
/** An answer lists this many earlier attempts. */
export const shownAttempts = 20;

export const defaultAnswerSeconds = 30;
export const defaultExpectedAnswerSeconds = 180;
/** An answer exceeds the time limit if it is longer by this much. */
export const timeExceededToleranceSeconds = 2;

export const preparationSeconds = 10;
export const firstQuestionDelayMs = 2_000;
export const nextQuestionDelayMs = 2_000;
export const nextQuestionResetMs = 100;

export const nearLimitSeconds = 30;
/** If the whole limit is at most `nearLimitSeconds`, its last third counts as near. */
export const nearLimitPart = 1 / 3;
export const timerWarningSeconds = 5;

/**
 * The limit is near when this many whole seconds are left. From `timerWarningSeconds` on, the warning shows instead,
 * so a limit of 10 s (its third is 3 s) only has the warning.
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
/** Session storage keeps the navigation states of this many interviews. */
export const keptInterviewStates = 5;

/** A recent session's card shows this much time for each question. */
export const recentSessionSecondsPerQuestion = 30;

export const scoreWeights = { relevance: 0.4, clarity: 0.25, depth: 0.35 } as const;

/** The setup page shows these minutes as a hint. */
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

/** While an answer is being analysed, pages that show it poll this often. */
export const analysisPollMs = 3_000;

/** What moved a score by fewer points is summed up as "other". */
export const smallestShownEffect = 3;

/** Session details show this many, then '+N more'. */
export const shownStrengths = 3;
export const shownImprovements = 3;
export const shownKeywords = 8;
export const sessionsPageSize = 100;
export const sessionSearchMaxCharacters = 200;
export const shownRecentSessions = 10;

/** Nobody says more in five minutes. */
export const answerMaxCharacters = 20_000;
export const questionMaxCharacters = 1_000;
/** A script is read at a glance before an answer. */
export const scriptMaxCharacters = 4_000;
