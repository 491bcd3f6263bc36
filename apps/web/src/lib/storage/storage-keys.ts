/** Every key of localStorage that the app reads or writes. */
export const storageKeys = {
  token: 'token',
  /** Read where `token` is missing; never written. */
  legacyToken: 'authToken',
  user: 'user',
  subscription: 'subscription',
  recentSessionId: 'recentSessionId',
  backupDialogDismissed: 'backupDialogDismissed',
  language: 'language',
  theme: 'theme',
  cacheVersion: 'cacheVersion',
} as const;

/** Keys of sessionStorage: they live as long as the tab. */
export const tabKeys = {
  /** What is chosen in the setup so far. */
  setupChoices: 'setupChoices',
  /** Followed by the time; the newest few are kept. */
  interviewStatePrefix: 'interview_session_',
  latestInterviewState: 'latest_interview_session_key',
  /** Where the live screen stands. The results clear these. */
  interviewQuestions: 'interviewQuestions',
  currentQuestionIndex: 'currentQuestionIndex',
  interviewTimeLimit: 'interviewTimeLimit',
  recordingState: 'recordingState',
  interviewProgress: 'interviewProgress',
  /** `?debug=1` was given once. */
  debug: 'debug',
} as const;
