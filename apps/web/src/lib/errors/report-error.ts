import type { ClientErrorKind } from '@daedap/contract/client-errors';
import { getSession } from '#/lib/session/session-store.ts';
import { createReporter, type Fault } from './reporter.ts';

function logFault({ error, kind, doing }: Fault): void {
  // What nobody caught the browser, or React, has written there already.
  const isThere = kind === 'page' || kind === 'promise' || kind === 'render';
  // oxlint-disable-next-line no-console -- for whoever develops it; elsewhere the console stays clean
  if (import.meta.env.DEV && !isThere) console.error(`Fault (${kind}) while ${doing}:`, error);
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
 * Makes a fault known that the app can live with: `doing` says what was tried, in English and without anything of the
 * person's. Expected outcomes (cancelled, refused, no room, no network) are left out by themselves.
 */
export function reportError(error: unknown, kind: ClientErrorKind, doing: string): void {
  reporter.report(error, kind, doing);
}

/** For a `.catch`: reports, and goes on with this value. */
export function reportAndReturn<Value>(kind: ClientErrorKind, doing: string, value: Value) {
  return (error: unknown): Value => {
    reportError(error, kind, doing);
    return value;
  };
}

export const countErrors = reporter.countOf;

/** For the next test. */
export const resetReports = reporter.reset;

/** Not faults of ours: a script of someone else's, and a warning that browsers send as an error. */
const foreign = /^Script error\.?$|^ResizeObserver loop/;

/** Reports what nobody caught, and sends reports from now on. Calling what it returns ends the former. */
export function watchErrors(page: Window = window): () => void {
  reporter.startSending(async (fault) => (await import('./send-report.ts')).sendReport(fault));
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
