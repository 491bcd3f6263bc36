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

/** What this version writes. What it reads is `unknown` until `readRows` has parsed it. */
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

/** Copies the answers and leaves the legacy store as it was. */
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
      // Checks which stores exist instead of the version number: a version 1 that was interrupted has none.
      const hadAnswers = database.objectStoreNames.contains('videoAnswers');
      if (!hadAnswers) addLegacyStore(database);
      if (database.objectStoreNames.contains('recordings')) return;
      addStores(database);
      // A failure here aborts the upgrade, and opening the database reports it.
      if (hadAnswers) copyLegacyAnswers(transaction).catch(() => undefined);
    },
  }),
);

/** The database of this browser. It is opened and upgraded on first use. */
export const interviewDb = connection.use;
export const closeInterviewDb = connection.close;

/** Version 1 had no sessions, so its answers are shown as one session. */
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
