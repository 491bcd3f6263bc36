import type { ClientErrorKind } from '@daedap/contract/client-errors';
import {
  clientErrorRepeatMs,
  maxWaitingClientErrors,
} from '@daedap/contract/constants/client-errors';
import { rateLimits } from '@daedap/contract/constants/network';

/** A fault and the page it occurred on. `doing` says in a few words what the app was doing. */
export type Fault = {
  readonly error: unknown;
  readonly kind: ClientErrorKind;
  readonly doing: string;
  readonly path: string;
};

type Deps = {
  readonly now: () => number;
  /** The path of the current page. */
  readonly here: () => string;
  /** `later`: there is no network. `never`: nobody is signed in, and the server accepts no anonymous reports. */
  readonly whenToSend: () => 'now' | 'later' | 'never';
  readonly log: (fault: Fault) => void;
};

type Send = (fault: Fault) => Promise<void>;

const limits = [rateLimits.clientErrors, rateLimits.clientErrorsHourly];

/**
 * Collects the faults of a page, each error once. All are counted, and logged the first time. New ones are sent, within
 * the server's limits, once `startSending` provides a sender. A report that fails is never reported itself.
 */
export function createReporter({ now, here, whenToSend, log }: Deps) {
  let seen = new WeakSet<object>();
  const counts = new Map<ClientErrorKind, number>();
  const logged = new Set<string>();
  const sentAt = new Map<string, number>();
  let sentTimes: number[] = [];
  let waiting: Fault[] = [];
  let send: Send | null = null;

  const isNew = (error: unknown) => {
    if (typeof error !== 'object' || error === null) return true;
    if (seen.has(error)) return false;
    seen.add(error);
    return true;
  };

  const hasRoom = () =>
    limits.every(({ points, seconds }) => {
      const since = now() - seconds * 1000;
      return sentTimes.filter((time) => time > since).length < points;
    });

  const sendNow = (fault: Fault) => {
    if (!send || !hasRoom()) return;
    sentTimes = [...sentTimes, now()].slice(-rateLimits.clientErrorsHourly.points);
    send(fault).catch(() => {
      // The server cannot be reached or refuses the report. Reporting that would not help.
    });
  };

  const pass = (fault: Fault, name: string) => {
    if (now() - (sentAt.get(name) ?? -Infinity) < clientErrorRepeatMs) return;
    const when = whenToSend();
    if (when === 'never') return;
    for (const [old, time] of sentAt) if (now() - time >= clientErrorRepeatMs) sentAt.delete(old);
    sentAt.set(name, now());
    if (when === 'now') sendNow(fault);
    else if (waiting.length < maxWaitingClientErrors) waiting.push(fault);
  };

  return {
    report: (error: unknown, kind: ClientErrorKind, doing: string) => {
      if (isExpected(error) || !isNew(error)) return;
      const fault = { error, kind, doing, path: here() };
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const name = `${kind} ${doing} ${String(error)}`;
      if (!logged.has(name)) log(fault);
      logged.add(name);
      if (send) pass(fault, name);
    },
    /** How many faults of each kind this page has had. */
    counts: (): ReadonlyMap<ClientErrorKind, number> => counts,
    startSending: (how: Send) => {
      send = how;
    },
    /** Called when the network is back. */
    sendWaiting: () => {
      const faults = waiting;
      waiting = [];
      if (whenToSend() === 'now') faults.forEach(sendNow);
    },
    /** Resets everything, as on a new page. */
    reset: () => {
      seen = new WeakSet();
      counts.clear();
      logged.clear();
      sentAt.clear();
      sentTimes = [];
      waiting = [];
      send = null;
    },
  };
}

/**
 * Errors that also occur in a healthy app: something was cancelled, the user or the browser's settings refused, the
 * disk is full, the network is away or too slow. The code that catches them handles them.
 */
const expectedNames = new Set([
  'AbortError',
  'NotAllowedError',
  'SecurityError',
  'QuotaExceededError',
  'NetworkError',
  'UploadTimeoutError',
  'CallFailedError',
  // A recording without sound, and an interview that this device could not store.
  'EncodingError',
  'SessionNotFoundError',
]);

/** The browser lacks a feature. */
const missingFeature = /\b(Worker|indexedDB|caches|MediaRecorder|(Offline)?AudioContext)\b/;

/** The messages of browsers and Vite when a file of the app, or anything else, could not be fetched. */
const fetchFailures = [
  'Failed to fetch',
  'dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
  'NetworkError when attempting to fetch',
  'Load failed',
];

function isExpected(error: unknown, isOnline = globalThis.navigator.onLine): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name = 'name' in error ? error.name : undefined;
  if (typeof name === 'string' && expectedNames.has(name)) return true;
  // The server refused the call and has logged the reason. A response that cannot be parsed has a success status.
  if (name === 'ApiError' && 'status' in error) return Number(error.status) >= 400;
  const message = 'message' in error ? String(error.message) : '';
  if (name === 'ReferenceError' && missingFeature.test(message)) return true;
  // The cause says why the database does not open.
  if (name === 'DatabaseNotInitializedError' && 'cause' in error) {
    return isExpected(error.cause, isOnline);
  }
  return !isOnline && fetchFailures.some((failure) => message.includes(failure));
}
