const megabyte = 1024 * 1024;

/** The largest id: what a PostgreSQL integer holds. */
export const maxId = 2_147_483_647;

export const localDatabase = { name: 'InterviewDB', version: 2 } as const;
export const chunkDatabaseName = 'InterviewChunks';
export const databaseDeletionTimeoutMs = 5_000;
/** An estimate for recordings whose size is not known. */
export const estimatedRecordingBytes = 50_000;
/** Recordings of the legacy database are assigned to this user. */
export const migratedUserId = 1;

export const storageLow = { percent: 80, freeBytes: 100 * megabyte } as const;
export const storageCritical = { percent: 95, freeBytes: 50 * megabyte } as const;
export const recordingsKeptByCleanup = 10;

export const backupReasons = [
  'storage_low',
  'large_file',
  'multiple_recordings',
  'important_recording',
] as const;
export const backupLargeFileBytes = 52_428_800;
export const backupManyRecordings = 5;
export const backupLinkMinutes = 10;
