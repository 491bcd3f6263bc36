import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { handleBack, provideBackHandler } from '#/lib/history-lock/back-handler.ts';
import type { LiveProps } from './views/live-props.ts';

const over = ['left', 'completed', 'signedOut'] as const;

/**
 * Going back asks first. Only going back: nothing on this screen leads elsewhere, and where the interview itself
 * leads is settled by then.
 */
export function useLeaveGuard({ snapshot, send }: LiveProps): void {
  const open = !over.some((state) => snapshot.matches({ flow: state }));
  // The lock keeps the page and tells us; the router tells us of what gets past it.
  useEffect(
    () => (open ? provideBackHandler(() => send({ type: 'ASK_TO_LEAVE' })) : undefined),
    [open, send],
  );
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      open &&
      historyAction === NavigationType.Pop &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    handleBack();
  }, [blocker]);
}
