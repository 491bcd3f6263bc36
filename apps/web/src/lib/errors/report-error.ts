import type { ClientErrorKind } from '@daedap/contract/client-errors';
import { getSession } from '#/lib/session/session-store.ts';
import { createReporter, type Fault } from './reporter.ts';

const loadSender = () => import('./send-report.ts');

/** In development with the error itself, elsewhere without personal data. */
function logFault(fault: Fault): void {
  const { error, kind, doing } = fault;
  // The browser or React has already logged uncaught errors.
  if (kind === 'page' || kind === 'promise' || kind === 'render') return;
  // oxlint-disable-next-line no-console -- for whoever develops it
  if (import.meta.env.DEV) return console.error(`Fault (${kind}) while ${doing}:`, error);
  loadSender()
    .then(({ logReport }) => logReport(fault))
    .catch(() => {
      // The part that removes personal data could not be loaded. Reporting that would not help.
    });
}

const reporter = createReporter({
  now: () => Date.now(),
  here: () => window.location.pathname,
  whenToSend: () => {
    if (getSession().status !== 'signedIn') return 'never';
    return navigator.onLine ? 'now' : 'later';
  },
  log: logFault,
});

/**
 * Reports an error that the app can recover from. `doing` says what the app was doing, in English and without personal
 * data. Expected errors (cancelled, refused, disk full, no network) are ignored.
 */
export function reportError(error: unknown, kind: ClientErrorKind, doing: string): void {
  reporter.report(error, kind, doing);
}

/** For a `.catch`: reports the error and returns this value. */
export function reportAndReturn<Value>(kind: ClientErrorKind, doing: string, value: Value) {
  return (error: unknown): Value => {
    reportError(error, kind, doing);
    return value;
  };
}

export const countErrors = reporter.counts;

/** For tests. */
export const resetReports = reporter.reset;

/** Errors that are not ours: those of foreign scripts, and a warning that browsers send as an error. */
const foreign = /^Script error\.?$|^ResizeObserver loop/;

/** Reports uncaught errors and starts to send reports. The returned function stops watching. */
export function watchErrors(page: Window = window): () => void {
  reporter.startSending(async (fault) => (await loadSender()).sendReport(fault));
  const ending = new AbortController();
  const { signal } = ending;
  const onError = ({ error, message }: ErrorEvent) => {
    if (!foreign.test(message))
      reportError(error ?? new Error(message), 'page', 'running the page');
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    reportError(reason, 'promise', 'running the page');
  page.addEventListener('error', onError, { signal });
  page.addEventListener('unhandledrejection', onRejection, { signal });
  page.addEventListener('online', reporter.sendWaiting, { signal });
  return () => ending.abort();
}
