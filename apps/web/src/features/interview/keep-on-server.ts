import type { saveSession } from '#/domain/session/session-calls.ts';
import { answerLimitOf } from './interview-context.ts';
import type { InterviewSnapshot } from './interview-machine.ts';

type Save = typeof saveSession;

/**
 * Tells the server where the interview stands, whenever that changes. Nothing hangs on it: what does not get through
 * is told with the next change.
 */
export function createKeepOnServer(save: Save, signal: AbortSignal) {
  let told = '';
  return ({ context }: InterviewSnapshot): void => {
    const { sessionId, index, questions, totalDuration, start } = context;
    if (start.retake || typeof sessionId !== 'number' || index >= questions.length) return;
    const place = {
      sessionId,
      currentQuestionIndex: index,
      // An answer is judged by the limit that it had.
      timePerQuestion: answerLimitOf(context),
      totalDuration,
    };
    const now = JSON.stringify(place);
    if (now === told) return;
    told = now;
    // The network is away or the server refuses: the next change tells it all again.
    save(place, signal).catch(() => undefined);
  };
}
