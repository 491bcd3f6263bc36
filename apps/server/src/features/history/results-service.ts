import type { ParsedQueryOf } from '@daedap/contract/call';
import type { getAnalysisHistory } from '@daedap/contract/calls/results';
import type { SessionRef } from '@daedap/contract/ids';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedLinks } from '../../storage/signed-links.ts';
import { answersOf } from '../answers/answer-view.ts';
import { dropAnalysis, findAnalysis } from '../answers/repository.ts';
import { pageOf, readCursor, writeCursor } from './page-cursor.ts';
import { findSession } from '../sessions/find-session.ts';
import { lockSession, updateSession } from '../sessions/repository.ts';
import { nextStatus } from '../sessions/session-status.ts';
import { presentSession } from '../sessions/session-view.ts';
import { presentAnalysis } from '../answers/analysis-view.ts';
import * as repository from './results-repository.ts';

export type ResultDeps = { db: Kysely<Schema>; links: Pick<SignedLinks, 'sign'> };

export async function resultsOf(deps: ResultDeps, user: User, ref: SessionRef) {
  const session = await findSession(deps.db, user.id, ref);
  const analysis = await findAnalysis(deps.db, session.id);
  return {
    session: presentSession(session),
    analysis: analysis ? presentAnalysis(analysis, session.question_count) : null,
    userAnswers: await answersOf(deps.db, deps.links, session),
  };
}

export async function analysisHistory(
  deps: ResultDeps,
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
  const analyses = page.rows.flatMap((row) => {
    // None when it was deleted a moment ago.
    const session = sessions.get(row.session_id);
    if (!session) return [];
    const analysis = presentAnalysis(row, session.question_count);
    return [{ ...analysis, session: presentSession(session) }];
  });
  return { analyses, nextCursor: page.nextCursor };
}

/** Only a completed session has an analysis. */
export async function removeAnalysis(deps: ResultDeps, user: User, ref: SessionRef) {
  const { id } = await findSession(deps.db, user.id, ref);
  await deps.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, id);
    const status = session && nextStatus(session.status, 'analysisDropped');
    if (!status) throw new AppError('NOT_FOUND');
    await dropAnalysis(trx, id);
    await updateSession(trx, id, { status });
  });
  return {};
}
