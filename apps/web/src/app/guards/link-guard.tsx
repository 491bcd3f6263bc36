import type { LeaveRule } from '@daedap/contract/pages';
import { useBlocker } from '#/lib/router/hooks.ts';
import { isLeaveConfirmed } from '#/lib/leave-confirmed.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { leadsAway } from './route-rules.ts';

type Props = {
  readonly question: Exclude<LeaveRule['question'], 'live'>;
  readonly openLinks: NonNullable<LeaveRule['openLinks']>;
};

/** Asks before a link leaves the page. The history lock handles "back", because the router would miscount the steps. */
export function LinkGuard({ question, openLinks }: Props) {
  const blocked = useBlocker(
    ({ kind, from, to }) =>
      kind !== 'pop' &&
      from.pathname !== to.pathname &&
      leadsAway(openLinks, to.pathname) &&
      !isLeaveConfirmed(to.state),
  );
  return (
    <LeaveQuestion
      question={question}
      open={blocked !== null}
      onStay={() => blocked?.stay()}
      onLeave={() => blocked?.proceed()}
    />
  );
}
