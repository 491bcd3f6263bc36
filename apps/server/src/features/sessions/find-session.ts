import type { SessionRef } from '@daedap/contract/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { type SessionRow, sessionRows } from './session-view.ts';

/** A session of this user, by the server's id or by the client's. Someone else's is as good as none. */
export async function findSession(
  db: Kysely<Schema>,
  userId: number,
  ref: SessionRef,
): Promise<SessionRow> {
  const column = typeof ref === 'number' ? 'interview_sessions.id' : 'interview_sessions.client_id';
  const found = await sessionRows(db, userId).where(column, '=', ref).executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
