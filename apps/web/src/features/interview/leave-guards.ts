import { useEffect } from 'react';
import { useBlocker } from '#/lib/router/hooks.ts';
import { handleBack, provideBackHandler } from '#/lib/history-lock/back-handler.ts';
import { warnBeforeUnload } from '#/lib/page-unload.ts';
import type { InterviewSnapshot, LiveProps } from './interview-machine.ts';

/**
 * The states in which the browser warns before the page is closed. Left out: everything before the devices are open,
 * screens whose retry reloads the page, and an interview that is over.
 */
const liveStates = [
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
  'ending',
] as const;

export const isUnderWay = (snapshot: InterviewSnapshot) =>
  liveStates.some((state) => snapshot.matches({ flow: state }));

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
  // The history lock reports most back presses; the router reports the others.
  useEffect(
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
