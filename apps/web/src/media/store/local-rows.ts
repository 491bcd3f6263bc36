import { interviewDb } from './interview-db.ts';
import { legacyRow, readRows, recordingRow, sessionRow, type ReadRows } from './rows.ts';

/** `broken`: how many are there that cannot be read. */
export type LocalRows = {
  readonly recordings: ReadRows<{
    id: string;
    sessionId: string;
    questionId: number;
    blobSize: number;
    timestamp: number;
  }>;
  readonly sessions: ReadRows<{ id: string; userId: number; recordingCount: number }>;
  /** What version 1 of the database held, whoever it was of. */
  readonly videoAnswers: ReadRows<{
    id: string;
    questionIndex: number;
    blobSize: number;
    timestamp: number;
  }>;
};

/** What this browser holds of a user: the facts of each row, and nothing that was said or filmed. */
export async function listLocalRows(userId: number): Promise<LocalRows> {
  const database = await interviewDb();
  const [recordings, sessions, videoAnswers] = await Promise.all([
    database.getAllFromIndex('recordings', 'userId', userId),
    database.getAllFromIndex('sessions', 'userId', userId),
    database.getAll('videoAnswers'),
  ]);
  return {
    recordings: mapped(
      readRows(recordingRow, recordings),
      ({ id, sessionId, questionId, blob, timestamp }) => ({
        id,
        sessionId,
        questionId,
        blobSize: blob.size,
        timestamp,
      }),
    ),
    sessions: mapped(readRows(sessionRow, sessions), ({ id, userId: of, recordings: ids }) => ({
      id,
      userId: of,
      recordingCount: ids.length,
    })),
    videoAnswers: mapped(
      readRows(legacyRow, videoAnswers),
      ({ id, questionIndex, videoBlob, timestamp }) => ({
        id,
        questionIndex,
        blobSize: videoBlob.size,
        timestamp,
      }),
    ),
  };
}

function mapped<Row, Facts>(
  { rows, broken }: ReadRows<Row>,
  facts: (row: Row) => Facts,
): ReadRows<Facts> {
  return { rows: rows.map(facts), broken };
}

export const countOf = ({ rows, broken }: ReadRows<unknown>): number => rows.length + broken;
