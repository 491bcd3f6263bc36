import { chunkDb } from './chunk-db.ts';
import { type OutboxEntry, outboxRow } from './chunk-rows.ts';
import { readRows } from './read-rows.ts';

/** Keeps an answer until the server has it. */
export async function putInOutbox(entry: OutboxEntry): Promise<void> {
  const database = await chunkDb();
  await database.put('outbox', entry);
}

/** One user's waiting answers, oldest first: the order they were given in. */
export async function listOutbox(userId: number): Promise<OutboxEntry[]> {
  const database = await chunkDb();
  const { rows } = readRows(outboxRow, await database.getAllFromIndex('outbox', 'userId', userId));
  return rows.toSorted((one, other) => one.createdAt - other.createdAt);
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
 * The server has this answer. Earlier attempts at the same question that still wait are let go: the newest attempt
 * counts, and one that came in later than it would take its place.
 */
export async function settleInOutbox(entry: OutboxEntry): Promise<void> {
  const { sessionId, questionId } = entry.fields;
  const earlier = (await listOutbox(entry.userId)).filter(
    ({ fields, createdAt }) =>
      fields['sessionId'] === sessionId &&
      fields['questionId'] === questionId &&
      createdAt < entry.createdAt,
  );
  for (const { id } of [entry, ...earlier]) await deleteFromOutbox(id);
}
