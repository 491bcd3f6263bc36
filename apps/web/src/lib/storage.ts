/** Every key of localStorage that the app reads or writes. */
export const storageKeys = {
  token: 'token',
  /** Read where `token` is missing; never written. */
  legacyToken: 'authToken',
  user: 'user',
  subscription: 'subscription',
  recentSessionId: 'recentSessionId',
  backupDialogDismissed: 'backupDialogDismissed',
  /** Followed by the id of a user who agreed that recordings are searched for faces. */
  lookingConsent: 'lookingConsent',
  /** The account and the version of the notice and terms that it agreed to, so that the server is asked once. */
  policyConsent: 'policyConsent',
  language: 'language',
  theme: 'theme',
  /** Voice, speed and character of the interviewer on this device. */
  interviewer: 'interviewer',
  /** What was chosen for the last interview. */
  lastInterview: 'lastInterview',
  cacheVersion: 'cacheVersion',
} as const;

const sessionKeys = new Set<string | null>([
  storageKeys.token,
  storageKeys.legacyToken,
  storageKeys.user,
  // localStorage.clear()
  null,
]);

/** A tab that changes this key changes who is signed in. */
export const isOfSession = (key: string | null): boolean => sessionKeys.has(key);

/** Keys of sessionStorage: they live as long as the tab. */
export const tabKeys = {
  /** The choices in the setup so far. */
  setupChoices: 'setupChoices',
  /** Followed by the time; only the newest few are kept. */
  interviewStatePrefix: 'interview_session_',
  latestInterviewState: 'latest_interview_session_key',
  /** The state of the live screen. The results page clears these. */
  interviewQuestions: 'interviewQuestions',
  currentQuestionIndex: 'currentQuestionIndex',
  interviewTimeLimit: 'interviewTimeLimit',
  recordingState: 'recordingState',
  interviewProgress: 'interviewProgress',
  /** The answer of a visitor who is about to create an account for it. */
  firstAnswer: 'firstAnswer',
  /** The drill that is done now, with its question. */
  chosenDrill: 'chosenDrill',
  /** A set of questions that is being written. */
  questionSetDraft: 'questionSetDraft',
  /** Set by `?debug=1`. */
  debug: 'debug',
  /** How far pages were scrolled, so that going back after a reload returns there. */
  scrollPositions: 'scrollPositions',
} as const;

/**
 * localStorage that never throws. In private modes, or with storage blocked or full, values live as long as the page,
 * so that a user can still sign in and practise.
 */
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  const value = memory.get(key);
  if (value !== undefined) return value;
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Storage is blocked by the browser's settings, so it is empty.
    return null;
  }
}

/** Returns whether the value will outlive the page. */
export function writeItem(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    // Storage is blocked or full: the value lives as long as the page.
    memory.set(key, value);
    return false;
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}

/** sessionStorage that never throws: a value that cannot be stored is only lost on a reload. */
export function readTabItem(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    // Storage is blocked by the browser's settings, so it is empty.
    return null;
  }
}

/** Returns whether the value was stored. */
export function writeTabItem(key: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    // Storage is blocked or full; the return value says so.
    return false;
  }
}

export function removeTabItem(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing could be stored, so nothing is left.
  }
}

export function tabKeysWith(prefix: string): string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Storage is blocked by the browser's settings, so it is empty.
    return [];
  }
}

/** The value of a stored text; undefined if it is not JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: someone edited it by hand, so it counts as missing.
    return undefined;
  }
}
