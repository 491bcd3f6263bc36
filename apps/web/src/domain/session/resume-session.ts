import type { Session } from '@daedap/contract/interviews';
import type { InterviewState } from './interview-state.ts';
import { deleteFromOutbox, wholeEntryId } from '#/media/store/outbox.ts';
import { getSessionQuestions } from './api/get-session-questions.ts';
import { saveSession } from './api/save-session.ts';
import { configOf } from './config-of.ts';

/** What the live screen is reached with to take a session up. */
type ResumeState = InterviewState & {
  readonly sessionData: InterviewState['interviewConfig'] & {
    readonly sessionId: number;
    readonly completedQuestions: number;
  };
};

export type Resumed =
  | { readonly outcome: 'ready'; readonly state: ResumeState }
  /** Three others are active. */
  | { readonly outcome: 'limit' }
  | { readonly outcome: 'failed' };

/** Loads what it takes to go on; one that was given up becomes active again first. */
export async function resumeSession(
  { id, status }: Pick<Session, 'id' | 'status'>,
  signal: AbortSignal,
): Promise<Resumed> {
  if (status === 'abandoned') {
    const saved = await saveSession({ sessionId: id, status: 'in_progress' }, signal);
    if (saved.outcome !== 'ready') return { outcome: saved.outcome };
  }
  // An analysis that waits for the network would complete the session in the middle of its next answer.
  await deleteFromOutbox(wholeEntryId(id)).catch(() => undefined);
  const loaded = await getSessionQuestions(id, signal);
  if (loaded.outcome === 'failed') return { outcome: 'failed' };
  return { outcome: 'ready', state: resumeStateOf(loaded.session, loaded.questions) };
}

function resumeStateOf(session: Session, questions: InterviewState['questions']): ResumeState {
  const interviewConfig = configOf(session);
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
  };
}
