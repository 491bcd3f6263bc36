import type { InterviewEvent } from '../interview-events.ts';
import type { InterviewSnapshot } from '../interview-machine.ts';

/** What every view of the interview is made of: where it stands, and what a person does about it. */
export type LiveProps = {
  readonly snapshot: InterviewSnapshot;
  readonly send: (event: InterviewEvent) => void;
};
