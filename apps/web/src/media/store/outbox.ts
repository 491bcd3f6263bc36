import { chunkDb } from './chunk-db.ts';
import type { SessionRef } from '@daedap/contract/ids';
import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { type AnswerEntry, type ChangeEntry, type OutboxEntry, outboxRow } from './chunk-rows.ts';
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
      isAnswer(entry) && sessionIds.includes(entry.fields['sessionId'] ?? ''),
  );
}

const isAnswer = (entry: OutboxEntry): entry is AnswerEntry =>
  entry.kind !== 'session' && entry.kind !== 'change';

/** The questions of sessions on the server to which an answer waits. */
export async function listQuestionsWithWaitingAnswer(userId: number): Promise<number[]> {
  return (await listOutbox(userId))
    .filter((entry) => isAnswer(entry) && /^\d+$/.test(entry.fields['sessionId'] ?? ''))
    .map(({ fields }) => Number(fields['questionId']));
}

/** The newest waiting change of something; null when none waits. */
export async function findWaitingChange(userId: number, of: string): Promise<ChangeEntry | null> {
  const changes = (await listOutbox(userId)).filter(
    (entry): entry is ChangeEntry => entry.kind === 'change' && entry.of === of,
  );
  return changes.at(-1) ?? null;
}

/** Call this when the server has the change: earlier ones of the same thing must not arrive after it. */
export async function settleChange(entry: ChangeEntry): Promise<void> {
  const changes = (await listOutbox(entry.userId)).filter(
    (other) =>
      other.kind === 'change' && other.of === entry.of && other.createdAt <= entry.createdAt,
  );
  for (const { id } of changes) await deleteFromOutbox(id);
}

/** Stores the provisional analysis of an answer, unless the server has the answer meanwhile. */
export async function noteProvisional(id: string, provisional: AnswerAnalysis): Promise<void> {
  await changeAnswer(id, { provisional });
}

/** Stores the star of a waiting answer. Returns false when it does not wait (any more). */
export const noteStar = (id: string, starred: boolean): Promise<boolean> =>
  changeAnswer(id, { starred });

export async function isStarred(id: string): Promise<boolean> {
  const database = await chunkDb();
  const { data } = outboxRow.safeParse(await database.get('outbox', id));
  return data !== undefined && isAnswer(data) && data.starred === true;
}

async function changeAnswer(
  id: string,
  values: Partial<Pick<AnswerEntry, 'provisional' | 'starred'>>,
): Promise<boolean> {
  const database = await chunkDb();
  const transaction = database.transaction('outbox', 'readwrite');
  const { data } = outboxRow.safeParse(await transaction.store.get(id));
  const isThere = data !== undefined && isAnswer(data);
  if (isThere) await transaction.store.put({ ...data, ...values });
  await transaction.done;
  return isThere;
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
    (other) =>
      isAnswer(other) &&
      other.fields['sessionId'] === sessionId &&
      other.fields['questionId'] === questionId &&
      other.createdAt < entry.createdAt,
  );
  for (const { id } of [entry, ...earlier]) await deleteFromOutbox(id);
}
