import { chunkDb } from './chunk-db.ts';
import type { SessionRef } from '@daedap/contract/ids';
import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { type AnswerEntry, type OutboxEntry, outboxRow } from './chunk-rows.ts';
import { readRows } from './rows.ts';

/** The key of an interview that waits to be analysed as a whole. */
export const wholeEntryId = (sessionId: SessionRef) => `${sessionId}-whole`;

/** Stores an answer until the server has it. */
export async function putInOutbox(entry: OutboxEntry): Promise<void> {
  const database = await chunkDb();
  await database.put('outbox', entry);
}

/** The waiting answers of one user, oldest first, which is the order in which they were given. */
export async function listOutbox(userId: number): Promise<OutboxEntry[]> {
  const database = await chunkDb();
  const { rows } = readRows(outboxRow, await database.getAllFromIndex('outbox', 'userId', userId));
  return rows.toSorted((one, other) => one.createdAt - other.createdAt);
}

/** The waiting answers of an interview, oldest first, under any id that the interview has had. */
export async function listWaitingAnswers(
  userId: number,
  sessionIds: readonly string[],
): Promise<AnswerEntry[]> {
  return (await listOutbox(userId)).filter(
    (entry): entry is AnswerEntry =>
      entry.kind !== 'session' && sessionIds.includes(entry.fields['sessionId'] ?? ''),
  );
}

/** Stores the provisional analysis of an answer, unless the server has the answer meanwhile. */
export async function noteProvisional(id: string, provisional: AnswerAnalysis): Promise<void> {
  const database = await chunkDb();
  const transaction = database.transaction('outbox', 'readwrite');
  const { data } = outboxRow.safeParse(await transaction.store.get(id));
  if (data && data.kind !== 'session') await transaction.store.put({ ...data, provisional });
  await transaction.done;
}

export async function isInOutbox(id: string): Promise<boolean> {
  const database = await chunkDb();
  return (await database.count('outbox', id)) > 0;
}

export async function deleteFromOutbox(id: string): Promise<void> {
  const database = await chunkDb();
  await database.delete('outbox', id);
}

/**
 * Call this when the server has the answer. Earlier attempts at the same question that still wait are deleted: the
 * newest attempt counts, and an older one that arrives later would replace it.
 */
export async function settleInOutbox(entry: AnswerEntry): Promise<void> {
  const { sessionId, questionId } = entry.fields;
  const earlier = (await listOutbox(entry.userId)).filter(
    ({ kind, fields, createdAt }) =>
      kind !== 'session' &&
      fields['sessionId'] === sessionId &&
      fields['questionId'] === questionId &&
      createdAt < entry.createdAt,
  );
  for (const { id } of [entry, ...earlier]) await deleteFromOutbox(id);
}
