import { useEffect, useLayoutEffect } from 'react';
import { useBlocker } from '#/lib/router/hooks.ts';
import { handleBack, provideBackHandler } from '#/lib/history-lock/back-handler.ts';
import { warnBeforeUnload } from '#/lib/page-unload.ts';
import type { InterviewContext } from './interview-context.ts';
import type { InterviewSnapshot, LiveProps } from './interview-machine.ts';

/**
 * The states in which the browser warns before the page is closed. Left out: loading, and an
 * interview that is over. `ending.done` is over: the analysis is stored, or waits in the outbox.
 */
const liveStates = [
  'recovering',
  'waiting',
  'asking',
  'countdown',
  'preparing',
  'answering',
  'between',
  'collecting',
  'analyzing',
  'feedback',
  'advancing',
  { ending: 'running' },
  { ending: 'failed' },
] as const;

/** The interview begins with these, and comes back to them when a device is lost. */
const deviceStates = ['opening', 'denied', 'cameraError'] as const;

const hasAnswers = ({ index, totalDuration }: InterviewContext) => index > 0 || totalDuration > 0;

export function isUnderWay(snapshot: InterviewSnapshot): boolean {
  const isOneOf = (states: readonly (typeof liveStates | typeof deviceStates)[number][]) =>
    states.some((flow) => snapshot.matches({ flow }));
  return isOneOf(liveStates) || (isOneOf(deviceStates) && hasAnswers(snapshot.context));
}

export function useUnloadWarning(wanted: boolean): void {
  useEffect(() => (wanted ? warnBeforeUnload() : undefined), [wanted]);
}

const over = ['left', 'completed', 'signedOut'] as const;

/**
 * Going back asks first. Only going back: no link on this screen leads elsewhere, and the interview's own navigation
 * happens after its end.
 */
export function useLeaveGuard({ snapshot, send }: LiveProps): void {
  const open = !over.some((state) => snapshot.matches({ flow: state }));
  // The history lock reports most back presses; the router reports the others. Provided with the first frame, so that
  // nobody leaves an interview unasked.
  useLayoutEffect(
    () => (open ? provideBackHandler(() => send({ type: 'ASK_TO_LEAVE' })) : undefined),
    [open, send],
  );
  const blocked = useBlocker(
    ({ kind, from, to }) => open && kind === 'pop' && from.pathname !== to.pathname,
  );
  useEffect(() => {
    if (!blocked) return;
    blocked.stay();
    handleBack();
  }, [blocked]);
}
