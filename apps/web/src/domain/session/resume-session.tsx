import { maxActiveSessions } from '@daedap/contract/constants/interview';
import type { Session } from '@daedap/contract/interviews';
import { pages } from '@daedap/contract/pages';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from '#/lib/router/hooks.ts';
import { deleteFromOutbox, wholeEntryId } from '#/media/store/outbox.ts';
import { MessageDialog } from '#/ui/alert-dialog.tsx';
import { getSessionQuestions, saveSession } from './session-calls.ts';
import { configOf } from './session-config.ts';
import type { InterviewState } from './interview-state.ts';
import { keepInterviewState } from './stored-interview-states.ts';
import { useTexts } from './texts.ts';

export type Resume = {
  readonly start: (session: Pick<Session, 'id' | 'status'>) => void;
  /** The session that is being resumed. */
  readonly pending: number | null;
  /** Why it could not be resumed; the user stays on the page. */
  readonly refused: Exclude<ResumeOutcome['outcome'], 'ready'> | null;
  readonly dismiss: () => void;
};

/** Resumes an interview at the question after the last answered one. */
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
  const start: Resume['start'] = useCallback(
    (session) => {
      if (!isPending) mutate(session);
    },
    [isPending, mutate],
  );
  return {
    start,
    pending: isPending ? variables.id : null,
    refused: data && data.outcome !== 'ready' ? data.outcome : failed,
    dismiss: reset,
  };
}

/** Says why a session could not be resumed. */
export function ResumeRefused({ refused, dismiss }: Pick<Resume, 'refused' | 'dismiss'>) {
  const { t } = useTexts();
  return (
    <MessageDialog
      open={refused !== null}
      title={t('sessions.resume.failedTitle')}
      text={
        refused === 'limit'
          ? t('sessions.resume.limit', { max: maxActiveSessions })
          : t('sessions.resume.failed')
      }
      closeLabel={t('common.ok')}
      onClose={dismiss}
    />
  );
}

/** The navigation state with which the live screen resumes a session. */
type ResumeState = InterviewState & {
  readonly sessionData: InterviewState['interviewConfig'] & {
    readonly sessionId: number;
    readonly completedQuestions: number;
  };
};

type ResumeOutcome =
  | { readonly outcome: 'ready'; readonly state: ResumeState }
  /** Three other sessions are active. */
  | { readonly outcome: 'limit' }
  | { readonly outcome: 'failed' };

/** Loads what the live screen needs. An abandoned session becomes active again first. */
export async function resumeSession(
  { id, status }: Pick<Session, 'id' | 'status'>,
  signal: AbortSignal,
): Promise<ResumeOutcome> {
  if (status === 'abandoned') {
    const saved = await saveSession({ sessionId: id, status: 'in_progress' }, signal);
    if (saved.outcome !== 'ready') return { outcome: saved.outcome };
  }
  // An overall analysis in the outbox would complete the session in the middle of the next answer.
  await deleteFromOutbox(wholeEntryId(id)).catch(() => undefined);
  const loaded = await getSessionQuestions(id, signal);
  if (loaded.outcome === 'failed') return { outcome: 'failed' };
  return { outcome: 'ready', state: resumeStateOf(loaded.session, loaded.questions) };
}

function resumeStateOf(session: Session, questions: InterviewState['questions']): ResumeState {
  // The session counts its follow-ups as well, the setup did not.
  const followUps = questions.filter(({ followsQuestionId }) => followsQuestionId !== null);
  const questionCount = session.questionCount - followUps.length;
  const interviewConfig = { ...configOf(session), questionCount };
  const { id: sessionId, completedQuestions, timePerQuestion: timeLimit } = session;
  return {
    resumeSession: true,
    retake: false,
    sessionData: { ...interviewConfig, sessionId, completedQuestions },
    questions,
    interviewConfig,
    timeLimit,
    sessionId,
    adMetrics: null,
    elapsedSeconds: session.totalDuration ?? 0,
  };
}
