import { endInterviewDelayMs } from '@daedap/contract/constants/interview';
import type { Session } from '@daedap/contract/interviews';
import { useEffect, useState } from 'react';
import { useNavigate } from '#/lib/router/hooks.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { Button, type ButtonLook } from '#/ui/button.tsx';
import { forgetInterview } from './forget-interview.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly session: Pick<Session, 'id' | 'clientSessionId'>;
  readonly to: string;
  readonly variant: ButtonLook['variant'];
};

/** Forgets the stored progress of the interview and leaves the page a moment later. */
export function EndInterview({ session, to, variant }: Props) {
  const { t } = useTexts();
  const [ending, setEnding] = useState(false);
  const end = () => {
    forgetInterview(session);
    setEnding(true);
  };
  return (
    <>
      <Button variant={variant} busy={ending} onClick={end}>
        {t(ending ? 'results.actions.ending' : 'results.actions.end')}
      </Button>
      {ending && <LeaveSoon to={to} />}
    </>
  );
}

/** Its timer ends with the page: a user who leaves in another way is not navigated again. */
function LeaveSoon({ to }: Pick<Props, 'to'>) {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate(to, { replace: true, state: leaveConfirmed });
    const timer = setTimeout(leave, endInterviewDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return null;
}
