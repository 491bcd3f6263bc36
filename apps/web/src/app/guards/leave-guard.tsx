import { type LeaveRule, pages } from '@daedap/contract/pages';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { handleBack } from '#/lib/history-lock/back-handler.ts';
import { currentLock } from '#/lib/history-lock/current-lock.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { LinkGuard } from './link-guard.tsx';
import { findRule } from './route-rules.ts';

/**
 * Asks before "back" leaves a page that is guarded. Stands before the pages: it has to hold one before that page can
 * send its visitor on.
 */
export function LeaveGuard() {
  const { pathname } = useLocation();
  const { leave } = findRule(pathname);
  return leave && <HeldPage key={pathname} rule={leave} />;
}

function HeldPage({ rule }: { readonly rule: LeaveRule }) {
  useLocation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  const leave = useCallback(async () => {
    setAsking(false);
    await currentLock()?.toBase();
    await navigate(pages[rule.to], { replace: true, state: leaveConfirmed });
  }, [navigate, rule]);

  // The history is the browser's: following it is an effect.
  useEffect(() => {
    const onBack = () => {
      // An interview, and a screen that covers the page, ask in their own words.
      if (handleBack()) return;
      // An interview that is over, or has not begun, has nothing to lose.
      if (rule.question === 'live') void leave();
      // Whatever is open wants an answer first; going back is none.
      else if (!document.querySelector('dialog[open]')) setAsking(true);
    };
    return currentLock()?.hold(rule.lock, onBack);
  }, [rule, leave]);
  // With every change of the location, which is when this is drawn again.
  useEffect(() => currentLock()?.sync());

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
