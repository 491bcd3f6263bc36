import type { SessionRef } from '@daedap/contract/ids';
import type { Question } from '@daedap/contract/interviews';
import { answerKeyOf } from '#/domain/answer/answer-keys.ts';
import { readStoredResult } from '#/domain/answer/analysis-result.ts';
import type { AnalysisResult } from '#/domain/answer/answer-port.ts';
import { findRecordedAnswer } from '#/domain/answer/api/find-answer.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { listOutbox } from '#/media/store/outbox.ts';
import { getRecording } from '#/media/store/recordings.ts';
import type { OutboxEntry } from '#/media/store/chunk-rows.ts';
import type { Recording } from '#/media/store/rows.ts';
import type { SavedProgress } from './saved-progress.ts';

type SentBefore = Pick<SavedProgress['answer'], 'key' | 'result'> & {
  readonly userId: number;
  readonly sessionId: SessionRef;
  readonly question: Question | undefined;
  /** Its recording on this device. */
  readonly recording: Recording | null;
};

/** The result of an answer after a reload. Null when it has to be sent from its recording, or is lost. */
export async function findResult(
  { userId, key, result, question, sessionId, recording }: SentBefore,
  signal: AbortSignal,
): Promise<AnalysisResult | null> {
  const outbox = await listOutbox(userId).catch(
    reportAndReturn('storage', 'finding a waiting answer', null),
  );
  // The last is the newest: perhaps a correction, also of an answer that has a result.
  const entry = outbox?.findLast(({ id }) => answerKeyOf(id) === key);
  if (result && result.kind !== 'queued' && !entry) return result;
  const saved = result?.kind === 'queued' ? result : null;
  const isOfSaved = !entry || !saved?.key || saved.key === entry.id;
  const waiting: AnalysisResult = {
    kind: 'queued',
    key: entry?.id ?? saved?.key ?? key,
    provisional: provisionalOf(entry) ?? (isOfSaved ? (saved?.provisional ?? null) : null),
  };
  if (entry || !question) return waiting;
  // What waited in a database that cannot be read now was perhaps not sent, whatever the server has of the answer.
  if (outbox === null && saved) return waiting;
  // It may never have been put into the outbox. Sent again under its key, it counts once.
  const unknown = recording && !saved ? null : waiting;
  try {
    const ref = { sessionId, questionId: question.id };
    const mayLackRecording = recording === null;
    const found = await findRecordedAnswer({ ...ref, recordingId: key, mayLackRecording }, signal);
    if (!found) return outbox === null ? unknown : null;
    return readStoredResult(found.sessionId, found.answer) ?? waiting;
  } catch {
    // Without the server nobody knows whether it has the answer.
    return unknown;
  }
}

const provisionalOf = (entry: OutboxEntry | undefined) =>
  entry && 'provisional' in entry ? entry.provisional : null;

/** The recording of an answer on this device, once it is complete. */
export const findRecording = (userId: number, key: string): Promise<Recording | null> =>
  getRecording(userId, key).catch(reportAndReturn('storage', 'finding a recording again', null));
