import { interviewDb } from './interview-db.ts';
import { legacyRow, readRows, recordingRow, sessionRow, type ReadRows } from './rows.ts';

/** `broken`: the number of rows that cannot be read. */
export type LocalRows = {
  readonly recordings: ReadRows<{
    id: string;
    sessionId: string;
    questionId: number;
    blobSize: number;
    timestamp: number;
  }>;
  readonly sessions: ReadRows<{ id: string; userId: number; recordingCount: number }>;
  /** The rows of version 1 of the database, of any user. */
  readonly videoAnswers: ReadRows<{
    id: string;
    questionIndex: number;
    blobSize: number;
    timestamp: number;
  }>;
};

/** What this browser stores of a user: facts about each row, without texts, sound or video. */
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
