import type { LeaveRule } from '@daedap/contract/pages';
import { NavigationType, useBlocker } from 'react-router';
import { isLeaveConfirmed } from '#/lib/leave-confirmed.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { leadsAway } from './route-rules.ts';

type Props = {
  readonly question: Exclude<LeaveRule['question'], 'live'>;
  readonly openLinks: NonNullable<LeaveRule['openLinks']>;
};

/** Asks before a link leaves the page. The history lock handles "back", because the router would miscount the steps. */
export function LinkGuard({ question, openLinks }: Props) {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction !== NavigationType.Pop &&
      currentLocation.pathname !== nextLocation.pathname &&
      leadsAway(openLinks, nextLocation.pathname) &&
      !isLeaveConfirmed(nextLocation.state),
  );
  return (
    <LeaveQuestion
      question={question}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
