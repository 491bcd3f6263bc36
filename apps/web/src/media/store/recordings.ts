import { recordingsKeptByCleanup } from '@daedap/contract/constants/storage';
import { chunkDb } from './chunk-db.ts';
import { completeTransaction } from './database.ts';
import { interviewDb } from './interview-db.ts';
import { readRows, type ReadRows, type Recording, recordingRow, sessionRow } from './rows.ts';

/** Stores a recording and adds it to its session, if there is one, in one transaction. */
export async function saveRecording(recording: Recording): Promise<void> {
  const database = await interviewDb();
  const transaction = database.transaction(['recordings', 'sessions'], 'readwrite');
  const sessions = transaction.objectStore('sessions');
  const parsed = sessionRow.safeParse(await sessions.get(recording.sessionId));
  const work: Promise<unknown>[] = [transaction.objectStore('recordings').put(recording)];
  if (parsed.success && parsed.data.userId === recording.userId) {
    const ids = new Set([...parsed.data.recordings, recording.id]);
    work.push(sessions.put({ ...parsed.data, recordings: [...ids] }));
  }
  await completeTransaction(transaction.done, work);
}

/** The recordings of one user, newest first. */
export async function listRecordings(userId: number): Promise<ReadRows<Recording>> {
  const database = await interviewDb();
  const { rows, broken } = readRows(
    recordingRow,
    await database.getAllFromIndex('recordings', 'userId', userId),
  );
  return { rows: rows.toSorted((one, other) => other.timestamp - one.timestamp), broken };
}

export async function getRecording(userId: number, id: string): Promise<Recording | null> {
  const database = await interviewDb();
  const parsed = recordingRow.safeParse(await database.get('recordings', id));
  return parsed.success && parsed.data.userId === userId ? parsed.data : null;
}

type AnswerRef = {
  readonly userId: number;
  /** Compares with the server's id and the client's, because a recording may have either. */
  readonly sessionId: string | number;
  readonly questionId: number;
};

/** The newest attempt at a question that is not empty. */
export async function findRecording(wanted: AnswerRef): Promise<Recording | null> {
  const { rows } = await listRecordings(wanted.userId);
  const session = String(wanted.sessionId);
  const belongs = ({ sessionId, interviewConfig: config }: Recording) =>
    [sessionId, config.clientSessionId, config.serverSessionId].some(
      (id) => id !== undefined && String(id) === session,
    );
  return (
    rows.find((row) => row.questionId === wanted.questionId && row.blob.size > 0 && belongs(row)) ??
    null
  );
}

/** Deletes some recordings of one user, with what was seen and heard in them, and returns how many there were. */
export async function deleteRecordings(
  userId: number,
  chosen: (recording: Recording) => boolean,
): Promise<number> {
  const { rows } = await listRecordings(userId);
  const going = new Set(rows.filter(chosen).map(({ id }) => id));
  // First, in the other database: if this fails, the recording is still there, and the user can try again.
  await deleteMeasured(going);
  const database = await interviewDb();
  const transaction = database.transaction(['recordings', 'sessions'], 'readwrite');
  const recordings = transaction.objectStore('recordings');
  const sessions = transaction.objectStore('sessions');
  const work: Promise<unknown>[] = [...going].map((id) => recordings.delete(id));
  const own = readRows(sessionRow, await sessions.index('userId').getAll(userId));
  for (const session of own.rows) {
    const left = session.recordings.filter((id) => !going.has(id));
    if (left.length < session.recordings.length) {
      work.push(sessions.put({ ...session, recordings: left }));
    }
  }
  await completeTransaction(transaction.done, work);
  return going.size;
}

/** Deletes what was measured in recordings. */
async function deleteMeasured(ids: ReadonlySet<string>): Promise<void> {
  const database = await chunkDb();
  const transaction = database.transaction(['looking', 'tracks'], 'readwrite');
  const stores = [transaction.objectStore('looking'), transaction.objectStore('tracks')];
  const work = [...ids].flatMap((id) => stores.map((store) => store.delete(id)));
  await completeTransaction(transaction.done, work);
}

/** The recordings that a clean-up would delete. The list has to be sorted newest first. */
export function beyondLatest<Row extends Pick<Recording, 'id'>>(rows: readonly Row[]): Row[] {
  return rows.slice(recordingsKeptByCleanup);
}

/** Keeps the latest ten and returns how many were deleted. Only called after the user has confirmed it. */
export async function cleanUp(userId: number): Promise<number> {
  const { rows } = await listRecordings(userId);
  const going = new Set(beyondLatest(rows).map(({ id }) => id));
  return deleteRecordings(userId, ({ id }) => going.has(id));
}
