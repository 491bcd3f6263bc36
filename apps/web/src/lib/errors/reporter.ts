import type { ClientErrorKind } from '@daedap/contract/client-errors';
import {
  clientErrorRepeatMs,
  maxWaitingClientErrors,
} from '@daedap/contract/constants/client-errors';
import { rateLimits } from '@daedap/contract/constants/network';

/** A fault, with the page it came up on. `doing` says in a few words what was tried. */
export type Fault = {
  readonly error: unknown;
  readonly kind: ClientErrorKind;
  readonly doing: string;
  readonly path: string;
};

type Deps = {
  readonly now: () => number;
  /** The path of the page that is shown. */
  readonly here: () => string;
  /** `later`: there is no network. `never`: nobody is signed in, and the server takes no reports of strangers. */
  readonly whenToSend: () => 'now' | 'later' | 'never';
  readonly log: (fault: Fault) => void;
};

type Send = (fault: Fault) => Promise<void>;

const limits = [rateLimits.clientErrors, rateLimits.clientErrorsHourly];

/**
 * Takes in the faults of a page: each error once. All are logged and counted; those that are new are sent, as many as
 * the server takes, once `startSending` has said how. Whatever goes wrong with a report ends here: it makes no other.
 */
export function createReporter({ now, here, whenToSend, log }: Deps) {
  let seen = new WeakSet<object>();
  const counts = new Map<ClientErrorKind, number>();
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
      // The server cannot be reached or refuses: a report about a lost report would help nobody.
    });
  };

  const pass = (fault: Fault) => {
    const name = `${fault.kind} ${fault.doing} ${String(fault.error)}`;
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
      log(fault);
      if (send) pass(fault);
    },
    /** How many faults of a kind this page has run into. */
    countOf: (kind: ClientErrorKind) => counts.get(kind) ?? 0,
    startSending: (how: Send) => {
      send = how;
    },
    /** The network is back. */
    sendWaiting: () => {
      const faults = waiting;
      waiting = [];
      if (whenToSend() === 'now') faults.forEach(sendNow);
    },
    /** Begins anew, as a page that was just opened. */
    reset: () => {
      seen = new WeakSet();
      counts.clear();
      sentAt.clear();
      sentTimes = [];
      waiting = [];
      send = null;
    },
  };
}

/**
 * Errors that a healthy app runs into: something was cancelled, the person or the browser's settings refused, the disk
 * is full, the network is away or too slow. Whoever catches one deals with it; there is nothing to repair.
 */
const expectedNames = new Set([
  'AbortError',
  'NotAllowedError',
  'SecurityError',
  'QuotaExceededError',
  'NetworkError',
  'UploadTimeoutError',
  // A recording without sound, and an interview that this device could not keep.
  'EncodingError',
  'SessionNotFoundError',
]);

/** A part of the browser that it does not have. */
const missingFeature = /\b(Worker|indexedDB|caches|MediaRecorder|(Offline)?AudioContext)\b/;

/** How browsers and Vite say that a file of the app, or anything else, could not be fetched. */
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
  // The server refused and has logged why itself. An answer that makes no sense has the status of a success.
  if (name === 'ApiError' && 'status' in error) return Number(error.status) >= 400;
  const message = 'message' in error ? String(error.message) : '';
  if (name === 'ReferenceError' && missingFeature.test(message)) return true;
  // The database does not open for a reason of its own.
  if (name === 'DatabaseNotInitializedError' && 'cause' in error) {
    return isExpected(error.cause, isOnline);
  }
  return !isOnline && fetchFailures.some((failure) => message.includes(failure));
}
