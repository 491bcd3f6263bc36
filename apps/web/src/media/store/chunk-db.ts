import { chunkDatabaseName } from '@daedap/contract/constants/storage';
import { type DBSchema, openDB } from 'idb';
import type { BackupEntry, Chunk, OutboxEntry, DraftInfo } from './chunk-rows.ts';
import { createConnection } from './database.ts';

/**
 * Data that is not finished: recordings in progress, answers that wait for the network, and a list of what is on the
 * server.
 */
interface ChunkSchema extends DBSchema {
  takes: { key: string; value: DraftInfo; indexes: { userId: number } };
  chunks: { key: [string, number]; value: Chunk; indexes: { takeId: string } };
  outbox: { key: string; value: OutboxEntry; indexes: { userId: number } };
  backups: { key: string; value: BackupEntry; indexes: { userId: number } };
}

const version = 1;

const connection = createConnection<ChunkSchema>((gone) =>
  openDB<ChunkSchema>(chunkDatabaseName, version, {
    ...gone,
    upgrade(database) {
      database.createObjectStore('takes', { keyPath: 'id' }).createIndex('userId', 'userId');
      database
        .createObjectStore('chunks', { keyPath: ['takeId', 'index'] })
        .createIndex('takeId', 'takeId');
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('userId', 'userId');
      database
        .createObjectStore('backups', { keyPath: 'recordingId' })
        .createIndex('userId', 'userId');
    },
  }),
);

export const chunkDb = connection.use;
export const closeChunkDb = connection.close;
