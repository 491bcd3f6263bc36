import { activeSessionStatuses, type SessionStatus } from '@daedap/contract/categories';

/** What can happen to a session. */
export type SessionEvent =
  | 'answerAnalysed'
  | 'analysisStored'
  | 'analysisDropped'
  | 'aborted'
  | 'resumed';

type Transitions = Record<SessionStatus, SessionStatus | null>;

/** The next status for each event. null: the event is not possible in this status. */
const transitions: Record<SessionEvent, Transitions> = {
  answerAnalysed: {
    started: 'in_progress',
    in_progress: 'in_progress',
    completed: 'completed',
    abandoned: 'abandoned',
  },
  analysisStored: {
    started: 'completed',
    in_progress: 'completed',
    completed: 'completed',
    abandoned: 'completed',
  },
  analysisDropped: {
    started: null,
    in_progress: null,
    completed: 'in_progress',
    abandoned: null,
  },
  aborted: {
    started: 'abandoned',
    in_progress: 'abandoned',
    completed: null,
    abandoned: 'abandoned',
  },
  resumed: {
    started: 'started',
    in_progress: 'in_progress',
    completed: null,
    abandoned: 'in_progress',
  },
};

export function nextStatus(status: SessionStatus, event: SessionEvent): SessionStatus | null {
  return transitions[event][status];
}

export function isActive(status: SessionStatus): boolean {
  return activeSessionStatuses.some((active) => active === status);
}
