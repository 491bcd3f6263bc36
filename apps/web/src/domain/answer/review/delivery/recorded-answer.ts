import type { SessionRef } from '@daedap/contract/ids';
import type { Segment } from '@daedap/contract/interviews';

/** An answer whose recording may be on this device. */
export type RecordedAnswer = {
  readonly sessionId: SessionRef;
  readonly questionId: number;
  /** Its own recording; null stands for the newest one of the question, an empty text for none. */
  readonly recordingId: string | null;
  /** The recording itself, where it is in memory and perhaps not stored. */
  readonly blob?: Blob | undefined;
  /** Seconds that were given. */
  readonly limit: number | null;
  /** Null while the server does not have the answer. */
  readonly onServer: {
    readonly sessionId: number;
    readonly answerId: number;
    /** What the server knows of how it was said, unread. */
    readonly delivery: unknown;
  } | null;
};

/** It was recorded on this page a moment ago, so how it was said will be shown. Of others nobody knows before they are found. */
export const hasSoundInMemory = ({ blob }: RecordedAnswer): boolean =>
  blob !== undefined && blob.size > 0;

/** What was said in it. */
export type AnswerWords = {
  readonly answerText: string | null;
  readonly segments: readonly Segment[];
};
