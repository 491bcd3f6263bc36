import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import type { Insertable, Kysely } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Queue } from '../../jobs/queue.ts';
import { holdUser } from '../sessions/repository.ts';
import { type AnswerTarget, openQuestion, openSession } from './open-question.ts';
import { publishStep } from './publish-progress.ts';
import * as repository from './repository.ts';

export type StoreDeps = { db: Kysely<Schema>; clock: Clock; queue: Pick<Queue, 'send'> };

type AnswerContent = Pick<
  Insertable<Schema['answers']>,
  | 'source'
  | 'data_size'
  | 'answer_text'
  | 'segments'
  | 'duration'
  | 'upload_id'
  | 'stream_key'
  | 'filename'
  | 'video_path'
  | 'stt_method'
  | 'stt_confidence'
>;

/**
 * Stores an answer and its analysis job in one transaction, so that neither exists without the other. A repeated
 * idempotency key returns the answer that was stored first.
 */
export async function storeAnswer(
  deps: StoreDeps,
  user: User,
  target: AnswerTarget,
  content: AnswerContent,
  options: { idempotencyKey: string | null; language: Language },
): Promise<number> {
  const { idempotencyKey } = options;
  if (idempotencyKey) {
    const earlier = await repository.findByKey(deps.db, user.id, idempotencyKey);
    if (earlier) return earlier.id;
  }
  const stored = deps.db.transaction().execute(async (trx) => {
    if (!(await holdUser(trx, user.id))) throw new AppError('UNAUTHENTICATED');
    const session = await openSession(trx, deps.clock, user, target, options.language);
    if (session.status === 'completed' && !target.retake) throw new AppError('SESSION_CLOSED');
    const retake = session.status === 'completed';
    const questionId = await openQuestion(trx, deps.clock, session, target);
    // Only a question that has an answer can be retaken.
    if (retake && !(await repository.hasAnswer(trx, questionId))) {
      throw new AppError('SESSION_CLOSED');
    }
    const answerId = await repository.insertAnswer(trx, {
      ...content,
      user_id: user.id,
      session_id: session.id,
      question_id: questionId,
      counts: !retake,
      retake,
      idempotency_key: idempotencyKey,
      created_at: deps.clock.now(),
    });
    const queue = content.source === 'text' ? 'analyse-text' : 'analyse-speech';
    await deps.queue.send(trx, queue, { answerId });
    const ids = { answerId, sessionId: session.id, questionId };
    await publishStep(trx, ids, 'received', session.language);
    return answerId;
  });
  return stored.catch(async (error: unknown) => {
    if (!(error instanceof repository.KeyTakenError)) throw error;
    const first = await repository.findByKey(deps.db, user.id, idempotencyKey ?? '');
    if (!first) throw new AppError('NOT_FOUND');
    return first.id;
  });
}
