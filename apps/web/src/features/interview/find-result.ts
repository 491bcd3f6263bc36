import type { SessionRef } from '@daedap/contract/ids';
import type { Question } from '@daedap/contract/interviews';
import { readStoredResult } from '#/domain/answer/analysis-result.ts';
import type { AnalysisResult } from '#/domain/answer/answer-port.ts';
import { findNewestAnswer } from '#/domain/answer/api/find-answer.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { listOutbox } from '#/media/store/outbox.ts';
import type { SavedProgress } from './saved-progress.ts';

type SentBefore = Pick<SavedProgress['answer'], 'key' | 'result'> & {
  readonly userId: number;
  readonly sessionId: SessionRef;
  readonly question: Question | undefined;
};

/** The result of an answer that was being sent. Null when neither this device nor the server has it. */
export async function findResult(
  { userId, key, result, question, sessionId }: SentBefore,
  signal: AbortSignal,
): Promise<AnalysisResult | null> {
  const saved = result?.kind === 'queued' ? result : null;
  const outbox = await listOutbox(userId).catch(
    reportAndReturn('storage', 'finding a waiting answer', null),
  );
  // The key of a corrected text begins with the answer's own. The newest is the last.
  const entry = outbox?.findLast(({ id }) => id.startsWith(key));
  const waiting: AnalysisResult = {
    kind: 'queued',
    key: entry?.id ?? saved?.key ?? key,
    provisional: saved?.provisional ?? null,
  };
  // What waited in a database that cannot be read now was perhaps not sent, whatever the server has of the answer.
  const mayWait = outbox === null && saved !== null;
  if (entry || mayWait || !question) return waiting;
  try {
    const found = await findNewestAnswer({ sessionId, questionId: question.id }, signal);
    if (!found) return outbox === null ? waiting : null;
    return readStoredResult(found.sessionId, found.answer) ?? waiting;
  } catch {
    // Without the server the result is unknown: the answer still counts as waiting.
    return waiting;
  }
}
