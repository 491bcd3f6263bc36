import { NavigationType, useBlocker } from 'react-router';
import { isLeaveAsked } from '#/lib/leave-asked.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { leadsAway, type LeaveRule } from './route-rules.ts';

type Props = {
  readonly kind: Exclude<LeaveRule['kind'], 'live'>;
  readonly openLinks: NonNullable<LeaveRule['openLinks']>;
};

/** Asks before a link leads away. Going back is the history lock's: the router would miscount the steps. */
export function LinkGuard({ kind, openLinks }: Props) {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction !== NavigationType.Pop &&
      currentLocation.pathname !== nextLocation.pathname &&
      leadsAway(openLinks, nextLocation.pathname) &&
      !isLeaveAsked(nextLocation.state),
  );
  return (
    <LeaveQuestion
      kind={kind}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
