import type { SessionRef } from '@daedap/contract/ids';
import type { InterviewConfig } from '#/domain/session/interview-state.ts';
import { putInOutbox, wholeEntryId } from '#/media/store/outbox.ts';
import { outboxSender } from './answers.ts';

type Ended = {
  readonly userId: number;
  readonly sessionId: SessionRef;
  readonly config: InterviewConfig;
};

/** The interview is judged as a whole once its answers have got through: it stands behind them in the outbox. */
export async function queueSession({ userId, sessionId, config }: Ended): Promise<void> {
  await putInOutbox({
    id: wholeEntryId(sessionId),
    userId,
    kind: 'session',
    fields: { sessionId: String(sessionId), interviewConfig: JSON.stringify(config) },
    createdAt: Date.now(),
  });
  outboxSender.notice();
}
