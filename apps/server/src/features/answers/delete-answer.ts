import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { lockSession } from '../sessions/repository.ts';
import { deleteUpload } from './repository.ts';

/**
 * Deletes an attempt with its upload and its stream. The newest attempt that is left and is not a retake counts again.
 * The caller has locked the session. Returns undefined when the session has no such answer.
 */
export async function deleteAttempt(
  trx: Transaction<Schema>,
  sessionId: number,
  answerId: number,
): Promise<{ question_id: number; counts: boolean } | undefined> {
  const deleted = await trx
    .deleteFrom('answers')
    .where('id', '=', answerId)
    .where('session_id', '=', sessionId)
    .returning(['user_id', 'question_id', 'counts', 'upload_id', 'stream_key'])
    .executeTakeFirst();
  if (!deleted) return undefined;
  await deleteUpload(trx, deleted.upload_id);
  if (deleted.stream_key !== null) {
    await trx
      .deleteFrom('speech_streams')
      .where('user_id', '=', deleted.user_id)
      .where('key', '=', deleted.stream_key)
      .execute();
  }
  if (deleted.counts) await recountAttempts(trx, deleted.question_id);
  return deleted;
}

async function recountAttempts(trx: Transaction<Schema>, questionId: number): Promise<void> {
  await trx
    .updateTable('answers')
    .set({ counts: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('answers as attempts')
        .select((attempts) => attempts.fn.max('attempts.id').as('newest'))
        .where('attempts.question_id', '=', questionId)
        .where('attempts.retake', '=', false),
    )
    .execute();
}

/**
 * Deletes an answer whose file cannot be decoded, and with it the question and the session that were created for this
 * answer alone.
 */
export async function deleteUndecodableAnswer(
  db: Kysely<Schema>,
  answer: { id: number; session_id: number; question_id: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, answer.session_id);
    if (!session) return;
    await deleteAttempt(trx, session.id, answer.id);
    if (session.client_id === null) return;
    const left = await trx
      .selectFrom('answers')
      .select('question_id')
      .where('session_id', '=', session.id)
      .execute();
    if (left.length === 0) {
      await trx.deleteFrom('interview_sessions').where('id', '=', session.id).execute();
    }
  });
}
