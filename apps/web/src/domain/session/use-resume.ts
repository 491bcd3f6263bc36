import type { Session } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { keepInterviewState } from './kept-states.ts';
import { type Resumed, resumeSession } from './resume-session.ts';

type Refused = Exclude<Resumed['outcome'], 'ready'>;

export type Resume = {
  readonly start: (session: Pick<Session, 'id' | 'status'>) => void;
  /** The session that is being taken up. */
  readonly pending: number | null;
  /** Why it could not be; the person stays where they are. */
  readonly refused: Refused | null;
  readonly dismiss: () => void;
};

/** Leads into the interview at the question after the last one that was answered. */
export function useResume(): Resume {
  const navigate = useNavigate();
  const { mutate, variables, data, isPending, isError, reset } = useMutation({
    mutationFn: (session: Pick<Session, 'id' | 'status'>) =>
      resumeSession(session, new AbortController().signal),
    onSuccess: (resumed) => {
      if (resumed.outcome !== 'ready') return;
      keepInterviewState(resumed.state);
      void navigate(pages.live, { state: resumed.state });
    },
  });
  const failed = isError ? 'failed' : null;
  return {
    start: (session) => {
      if (!isPending) mutate(session);
    },
    pending: isPending ? variables.id : null,
    refused: data && data.outcome !== 'ready' ? data.outcome : failed,
    dismiss: reset,
  };
}
