import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { lockSession } from '../sessions/repository.ts';
import { dropUpload } from './repository.ts';

/**
 * Deletes an attempt with what was sent for it; the newest attempt that is left, retakes aside, counts again. The
 * session is locked by the caller. Undefined when the session has no such answer.
 */
export async function deleteAnswer(
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
  await dropUpload(trx, deleted.upload_id);
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
 * Takes back an answer that turned out to be none: nothing of it stays, neither a question that came with it nor a
 * session that only it had made.
 */
export async function takeBackAnswer(
  db: Kysely<Schema>,
  answer: { id: number; session_id: number; question_id: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, answer.session_id);
    if (!session) return;
    await deleteAnswer(trx, session.id, answer.id);
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
