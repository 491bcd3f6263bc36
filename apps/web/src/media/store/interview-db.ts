import { localDatabase, migratedUserId } from '@daedap/contract/constants/storage';
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import { createConnection } from './database.ts';
import { defaultLocalConfig, legacyRow, type LocalSession, type Recording } from './rows.ts';

/** What this version writes. What it reads is `unknown` until it is parsed: see `readRows`. */
interface InterviewSchema extends DBSchema {
  recordings: {
    key: string;
    value: Recording;
    indexes: { sessionId: string; userId: number; timestamp: number; questionId: number };
  };
  sessions: {
    key: string;
    value: LocalSession;
    indexes: { userId: number; completedAt: number };
  };
  videoAnswers: {
    key: IDBValidKey;
    value: unknown;
    indexes: { questionIndex: number; timestamp: string };
  };
}

type Upgrade = IDBPTransaction<InterviewSchema, StoreNames<InterviewSchema>[], 'versionchange'>;

function addLegacyStore(database: IDBPDatabase<InterviewSchema>): void {
  const answers = database.createObjectStore('videoAnswers', { keyPath: 'id' });
  answers.createIndex('questionIndex', 'questionIndex');
  answers.createIndex('timestamp', 'timestamp');
}

function addStores(database: IDBPDatabase<InterviewSchema>): void {
  const recordings = database.createObjectStore('recordings', { keyPath: 'id' });
  recordings.createIndex('sessionId', 'sessionId');
  recordings.createIndex('userId', 'userId');
  recordings.createIndex('timestamp', 'timestamp');
  recordings.createIndex('questionId', 'questionId');
  const sessions = database.createObjectStore('sessions', { keyPath: 'id' });
  sessions.createIndex('userId', 'userId');
  sessions.createIndex('completedAt', 'completedAt');
}

/** Copies, never moves: the legacy store stays as it was. */
async function copyLegacyAnswers(upgrade: Upgrade): Promise<void> {
  let cursor = await upgrade.objectStore('videoAnswers').openCursor();
  while (cursor) {
    const recording = recordingOfLegacy(cursor.value);
    if (recording) await upgrade.objectStore('recordings').put(recording);
    cursor = await cursor.continue();
  }
}

const connection = createConnection<InterviewSchema>((gone) =>
  openDB<InterviewSchema>(localDatabase.name, localDatabase.version, {
    ...gone,
    upgrade(database, _from, _to, transaction) {
      // By what is there, not by the number: a version 1 that was cut off in the making has no stores.
      const hadAnswers = database.objectStoreNames.contains('videoAnswers');
      if (!hadAnswers) addLegacyStore(database);
      if (database.objectStoreNames.contains('recordings')) return;
      addStores(database);
      // What fails here aborts the upgrade, which is what opening the database reports.
      if (hadAnswers) copyLegacyAnswers(transaction).catch(() => undefined);
    },
  }),
);

/** The database of this browser; opened and upgraded when it is first asked for. */
export const interviewDb = connection.use;
export const closeInterviewDb = connection.close;

/** Version 1 knew no sessions: what it held is shown as one. */
const legacySessionId = 'session-0-legacy';

/** A legacy answer as a recording, or null when it cannot be read. */
function recordingOfLegacy(value: unknown): Recording | null {
  const legacy = legacyRow.safeParse(value);
  if (!legacy.success) return null;
  const { id, videoBlob, questionText, questionIndex, duration, timestamp } = legacy.data;
  return {
    id,
    sessionId: legacySessionId,
    questionId: questionIndex,
    questionText,
    questionType: 'general',
    blob: videoBlob,
    duration,
    timestamp,
    userId: migratedUserId,
    interviewConfig: defaultLocalConfig,
  };
}
