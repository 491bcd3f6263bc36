import type { ParsedQueryOf } from '@daedap/contract/call';
import type { getSessions } from '@daedap/contract/calls/history';
import type { SessionRef } from '@daedap/contract/ids';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedLinks } from '../../storage/signed-links.ts';
import { answersOf, attemptsOf } from '../answers/answer-view.ts';
import { deleteAnswer } from '../answers/delete-answer.ts';
import { findSession } from '../sessions/find-session.ts';
import { lockSession } from '../sessions/repository.ts';
import { presentSession } from '../sessions/session-view.ts';
import { pageOf, readCursor, writeCursor } from './page-cursor.ts';
import * as repository from './repository.ts';

export type RecordDeps = {
  db: Kysely<Schema>;
  links: Pick<SignedLinks, 'sign'>;
  /** Judges a completed session anew, out of the answers that are left. */
  refreshAnalysis: (userId: number, sessionId: number) => Promise<void>;
  /** Removes the bytes of backups whose rows are gone. */
  removeStoredBackups: () => void;
};

export async function listRecords(
  deps: Pick<RecordDeps, 'db'>,
  user: User,
  query: ParsedQueryOf<typeof getSessions>,
) {
  const { limit, sort } = query;
  const after = readCursor(sort, query.cursor);
  const found = await repository.findRecords(deps.db, user.id, query, { limit: limit + 1, after });
  const byScore = sort === 'highest' || sort === 'lowest';
  const page = pageOf(found, limit, (last) =>
    writeCursor(sort, {
      key: byScore ? last.total_score : Number(last.created_microseconds),
      id: last.id,
    }),
  );
  return { sessions: page.rows.map(presentSession), nextCursor: page.nextCursor };
}

export async function recordStats(deps: RecordDeps, user: User) {
  const [sessions, answers] = await Promise.all([
    repository.sumSessions(deps.db, user.id),
    repository.sumAnswers(deps.db, user.id),
  ]);
  return {
    stats: {
      totalSessions: sessions.total,
      completedSessions: sessions.completed,
      totalAnswers: answers.total,
      avgScore: sessions.score,
      totalTime: answers.minutes,
    },
  };
}

export async function recordAnswers(deps: RecordDeps, user: User, ref: SessionRef) {
  const session = await findSession(deps.db, user.id, ref);
  const answers = await answersOf(deps.db, deps.links, session);
  return { session: presentSession(session), answers };
}

export async function questionAttempts(
  deps: RecordDeps,
  user: User,
  { id: ref, questionId }: { id: SessionRef; questionId: number },
) {
  const session = await findSession(deps.db, user.id, ref);
  const attempts = await attemptsOf(deps.db, deps.links, session, questionId);
  if (attempts.length === 0) throw new AppError('NOT_FOUND');
  return { session: presentSession(session), attempts };
}

export async function removeRecord(deps: RecordDeps, user: User, ref: SessionRef) {
  const { id } = await findSession(deps.db, user.id, ref);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockSession(trx, id))) throw new AppError('NOT_FOUND');
    await repository.deleteSession(trx, user.id, id);
  });
  deps.removeStoredBackups();
  return {};
}

export async function removeAnswer(
  deps: RecordDeps,
  user: User,
  { id: ref, answerId }: { id: SessionRef; answerId: number },
) {
  const { id } = await findSession(deps.db, user.id, ref);
  const figuresChanged = await deps.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, id);
    const removed = session && (await deleteAnswer(trx, id, answerId));
    if (!session || !removed) throw new AppError('NOT_FOUND');
    return removed.counts && session.status === 'completed';
  });
  deps.removeStoredBackups();
  if (figuresChanged) await deps.refreshAnalysis(user.id, id);
  return {};
}
