import { type LeaveRule, pages } from '@daedap/contract/pages';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from '#/lib/router/hooks.ts';
import { handleBack } from '#/lib/history-lock/back-handler.ts';
import { currentLock } from '#/lib/history-lock/current-lock.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { LinkGuard } from './link-guard.tsx';
import { findRule } from './route-rules.ts';

/**
 * Asks before "back" leaves a guarded page. It is rendered before the pages, because it has to hold a page before that
 * page can redirect.
 */
export function LeaveGuard() {
  const { pathname } = useLocation();
  const { leave } = findRule(pathname);
  return leave && <HeldPage key={pathname} rule={leave} />;
}

function HeldPage({ rule }: { readonly rule: LeaveRule }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  const leave = useCallback(async () => {
    setAsking(false);
    await currentLock()?.toBase();
    await navigate(pages[rule.to], { replace: true, state: leaveConfirmed });
  }, [navigate, rule]);

  // Holds the page in the same step that shows it: a user who sees the page and goes back is always asked.
  useLayoutEffect(() => {
    const onBack = () => {
      // An interview, or a screen that covers the page, shows its own question.
      if (handleBack()) return;
      // An interview that is over or has not begun has nothing to lose.
      if (rule.question === 'live') void leave();
      // An open dialog has to be closed first; "back" does not close it.
      else if (!document.querySelector('dialog[open]')) setAsking(true);
    };
    return currentLock()?.hold(rule.lock, onBack);
  }, [rule, leave]);
  // Runs after each render, and so after each change of the location.
  useEffect(() => currentLock()?.sync(pathname));

  if (rule.question === 'live') return null;
  return (
    <>
      <LeaveQuestion
        question={rule.question}
        open={asking}
        onStay={() => setAsking(false)}
        onLeave={() => void leave()}
      />
      {rule.openLinks && <LinkGuard question={rule.question} openLinks={rule.openLinks} />}
    </>
  );
}
