import type { AnswerAttempt, Session } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { useNavigate } from '#/lib/router/hooks.ts';
import { retakeStateOf } from '#/domain/session/retake-state.ts';
import { leaveConfirmed } from '#/lib/leave-confirmed.ts';
import { Button } from '#/ui/button.tsx';

type Props = {
  readonly session: Session;
  readonly attempt: AnswerAttempt;
  readonly label: string;
};

/** Starts an interview with this one question. */
export function RetakeButton({ session, attempt, label }: Props) {
  const navigate = useNavigate();
  return (
    <Button
      onClick={() =>
        void navigate(pages.live, {
          state: { ...leaveConfirmed, ...retakeStateOf(session, attempt) },
        })
      }
    >
      {label}
    </Button>
  );
}
