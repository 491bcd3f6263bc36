import type { analysisStatuses } from '@daedap/contract/categories';
import { SessionNotFoundError } from './errors.ts';
import { interviewDb } from './interview-db.ts';
import { readRows, sessionRow, type LocalConfig, type LocalSession } from './rows.ts';
import { deleteRecordings } from './recordings.ts';
import { completeTransaction } from './database.ts';

type AnalysisStatus = (typeof analysisStatuses)[number];

/** Written when an interview starts. A reload or a resume keeps what is stored. */
export async function startLocalSession(start: {
  readonly id: string;
  readonly userId: number;
  readonly config: LocalConfig;
}): Promise<LocalSession> {
  const database = await interviewDb();
  const transaction = database.transaction('sessions', 'readwrite');
  const parsed = sessionRow.safeParse(await transaction.store.get(start.id));
  const existing = parsed.success && parsed.data.userId === start.userId ? parsed.data : null;
  const session: LocalSession = existing ?? {
    ...start,
    recordings: [],
    completedAt: 0,
    totalDuration: 0,
    analysisStatus: 'pending',
    analysisId: null,
  };
  await completeTransaction(transaction.done, [transaction.store.put(session)]);
  return session;
}

/** Rejects with 'Session not found' when this user has no such session. */
export async function getLocalSession(userId: number, id: string): Promise<LocalSession> {
  const database = await interviewDb();
  return own(userId, await database.get('sessions', id));
}

/** Call this when the interview is over. Its analysis may still be on its way. */
export async function completeLocalSession(
  userId: number,
  id: string,
  end: { readonly completedAt: number; readonly totalDuration: number },
): Promise<LocalSession> {
  return change(userId, id, end);
}

export async function setLocalAnalysis(
  userId: number,
  id: string,
  analysis: { readonly analysisStatus: AnalysisStatus; readonly analysisId: string | null },
): Promise<LocalSession> {
  return change(userId, id, analysis);
}

export async function listLocalSessions(userId: number): Promise<LocalSession[]> {
  const database = await interviewDb();
  return readRows(sessionRow, await database.getAllFromIndex('sessions', 'userId', userId)).rows;
}

/** Called when the server's session is deleted: deletes the row and all its recordings. */
export async function deleteLocalSession(userId: number, id: string): Promise<void> {
  await deleteRecordings(
    userId,
    ({ sessionId, interviewConfig }) =>
      sessionId === id || String(interviewConfig.serverSessionId) === id,
  );
  const database = await interviewDb();
  const transaction = database.transaction('sessions', 'readwrite');
  const parsed = sessionRow.safeParse(await transaction.store.get(id));
  if (parsed.success && parsed.data.userId === userId) await transaction.store.delete(id);
  await transaction.done;
}

function own(userId: number, value: unknown): LocalSession {
  const parsed = sessionRow.safeParse(value);
  if (!parsed.success || parsed.data.userId !== userId) throw new SessionNotFoundError();
  return parsed.data;
}

async function change(userId: number, id: string, values: Partial<LocalSession>) {
  const database = await interviewDb();
  const transaction = database.transaction('sessions', 'readwrite');
  const changed = { ...own(userId, await transaction.store.get(id)), ...values };
  await completeTransaction(transaction.done, [transaction.store.put(changed)]);
  return changed;
}
