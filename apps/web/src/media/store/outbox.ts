import { chunkDb } from './chunk-db.ts';
import { type OutboxEntry, outboxRow } from './chunk-rows.ts';
import { readRows } from './read-rows.ts';

/** Keeps an answer until the network is back. */
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

export async function deleteFromOutbox(id: string): Promise<void> {
  const database = await chunkDb();
  await database.delete('outbox', id);
}
