import type { ParsedQueryOf } from '@daedap/contract/call';
import type { getSessions } from '@daedap/contract/calls/history';
import type { getAnalysisHistory } from '@daedap/contract/calls/results';
import { type DeliverySummary, joinDeliveries } from '@daedap/contract/delivery';
import type { SessionRef } from '@daedap/contract/ids';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedLinks } from '../../storage/signed-links.ts';
import { deleteAttempt } from '../answers/delete-answer.ts';
import { presentAnalysis } from '../answers/presenters.ts';
import * as analyses from '../answers/repository.ts';
import { findSession } from '../sessions/find-session.ts';
import { presentSession } from '../sessions/presenters.ts';
import { lockSession, updateSession } from '../sessions/repository.ts';
import { nextStatus } from '../sessions/session-status.ts';
import { listAnswers, listAttempts } from './answers.ts';
import { findDeliveries, setDelivery } from './answers-repository.ts';
import { pageOf, readCursor, writeCursor } from './page-cursor.ts';
import * as repository from './repository.ts';

export type HistoryDeps = {
  db: Kysely<Schema>;
  links: Pick<SignedLinks, 'sign'>;
  /** Analyses a completed session again, from the answers that are left. */
  refreshAnalysis: (userId: number, sessionId: number) => Promise<void>;
  /** Removes the files of backups whose rows are gone. */
  removeStoredBackups: () => void;
};

export async function listSessions(
  deps: Pick<HistoryDeps, 'db'>,
  user: User,
  query: ParsedQueryOf<typeof getSessions>,
) {
  const { limit, sort } = query;
  const after = readCursor(sort, query.cursor);
  const found = await repository.findSessions(deps.db, user.id, query, { limit: limit + 1, after });
  const byScore = sort === 'highest' || sort === 'lowest';
  const page = pageOf(found, limit, (last) =>
    writeCursor(sort, {
      key: byScore ? last.total_score : Number(last.created_microseconds),
      id: last.id,
    }),
  );
  return { sessions: page.rows.map(presentSession), nextCursor: page.nextCursor };
}

export async function getStats(deps: HistoryDeps, user: User) {
  const [sessionSums, answerSums] = await Promise.all([
    repository.sumSessions(deps.db, user.id),
    repository.sumAnswers(deps.db, user.id),
  ]);
  return {
    stats: {
      totalSessions: sessionSums.total,
      completedSessions: sessionSums.completed,
      totalAnswers: answerSums.total,
      avgScore: sessionSums.score,
      totalTime: answerSums.minutes,
    },
  };
}

export async function getAnswers(deps: HistoryDeps, user: User, ref: SessionRef) {
  const session = await findSession(deps.db, user.id, ref);
  return {
    session: presentSession(session),
    answers: await listAnswers(deps.db, deps.links, session),
  };
}

export async function getAttempts(
  deps: HistoryDeps,
  user: User,
  { id: ref, questionId }: { id: SessionRef; questionId: number },
) {
  const session = await findSession(deps.db, user.id, ref);
  const attempts = await listAttempts(deps.db, deps.links, session, questionId);
  if (attempts.length === 0) throw new AppError('NOT_FOUND');
  return { session: presentSession(session), attempts };
}

export async function deleteSession(deps: HistoryDeps, user: User, ref: SessionRef) {
  const { id } = await findSession(deps.db, user.id, ref);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockSession(trx, id))) throw new AppError('NOT_FOUND');
    await repository.deleteSession(trx, user.id, id);
  });
  deps.removeStoredBackups();
  return {};
}

export async function deleteAnswer(
  deps: HistoryDeps,
  user: User,
  { id: ref, answerId }: { id: SessionRef; answerId: number },
) {
  const { id } = await findSession(deps.db, user.id, ref);
  const figuresChanged = await deps.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, id);
    const removed = session && (await deleteAttempt(trx, id, answerId));
    if (!session || !removed) throw new AppError('NOT_FOUND');
    return removed.counts && session.status === 'completed';
  });
  deps.removeStoredBackups();
  if (figuresChanged) await deps.refreshAnalysis(user.id, id);
  return {};
}

export async function saveDelivery(
  deps: HistoryDeps,
  user: User,
  { id: ref, answerId }: { id: SessionRef; answerId: number },
  delivery: DeliverySummary,
) {
  const { id } = await findSession(deps.db, user.id, ref);
  if (!(await setDelivery(deps.db, id, answerId, delivery))) throw new AppError('NOT_FOUND');
  return {};
}

export async function getResults(deps: HistoryDeps, user: User, ref: SessionRef) {
  const session = await findSession(deps.db, user.id, ref);
  const analysis = await analyses.findAnalysis(deps.db, session.id);
  return {
    session: presentSession(session),
    analysis: analysis ? presentAnalysis(analysis, session.question_count) : null,
    userAnswers: await listAnswers(deps.db, deps.links, session),
  };
}

export async function listAnalyses(
  deps: HistoryDeps,
  user: User,
  { limit, cursor }: ParsedQueryOf<typeof getAnalysisHistory>,
) {
  const after = readCursor('history', cursor);
  const found = await repository.findAnalyses(deps.db, user.id, { limit: limit + 1, after });
  const page = pageOf(found, limit, (last) =>
    writeCursor('history', { key: Number(last.created_microseconds), id: last.session_id }),
  );
  const ids = page.rows.map((row) => row.session_id);
  const rows = await repository.findSessionsByIds(deps.db, user.id, ids);
  const sessions = new Map(rows.map((row) => [row.id, row]));
  const deliveries = Map.groupBy(await findDeliveries(deps.db, ids), (row) => row.session_id);
  const shown = page.rows.flatMap((row) => {
    // The session may have been deleted a moment ago.
    const session = sessions.get(row.session_id);
    if (!session) return [];
    const analysis = presentAnalysis(row, session.question_count);
    const said = deliveries.get(row.session_id) ?? [];
    const delivery = joinDeliveries(said.map((answer) => answer.delivery));
    return [{ ...analysis, session: presentSession(session), delivery }];
  });
  return { analyses: shown, nextCursor: page.nextCursor };
}

/** Only a completed session has an analysis: without one it is in progress again. */
export async function deleteAnalysis(deps: HistoryDeps, user: User, ref: SessionRef) {
  const { id } = await findSession(deps.db, user.id, ref);
  await deps.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, id);
    const status = session && nextStatus(session.status, 'analysisDropped');
    if (!status) throw new AppError('NOT_FOUND');
    await analyses.deleteAnalysis(trx, id);
    await updateSession(trx, id, { status });
  });
  return {};
}
