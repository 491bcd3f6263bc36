import { chunkDatabaseName } from '@daedap/contract/constants/storage';
import { type DBSchema, openDB } from 'idb';
import type { BackupEntry, Chunk, DraftInfo, OutboxEntry } from './chunk-rows.ts';
import { createConnection } from './database.ts';
import type { Material } from './materials.ts';
import type { LookingEntry } from './looking.ts';
import type { TrackEntry } from './sound-tracks.ts';

/**
 * Data that is not finished or can be made again: recordings in progress, answers that wait for the network, a list of
 * what is on the server, the measured sound of recordings, and where a face was turned. Also the user's papers, which
 * are not part of the interviews.
 */
interface ChunkSchema extends DBSchema {
  takes: { key: string; value: DraftInfo; indexes: { userId: number } };
  chunks: { key: [string, number]; value: Chunk; indexes: { takeId: string } };
  outbox: { key: string; value: OutboxEntry; indexes: { userId: number } };
  backups: { key: string; value: BackupEntry; indexes: { userId: number } };
  looking: { key: string; value: LookingEntry; indexes: { userId: number } };
  tracks: { key: string; value: TrackEntry; indexes: { userId: number } };
  materials: { key: string; value: Material; indexes: { userId: number } };
}

/** Version 1 had neither `looking` nor `tracks`, version 2 no `materials`. */
const version = 3;

const connection = createConnection<ChunkSchema>((gone) =>
  openDB<ChunkSchema>(chunkDatabaseName, version, {
    ...gone,
    upgrade(database, from) {
      const add = (
        name: 'takes' | 'outbox' | 'backups' | 'looking' | 'tracks' | 'materials',
        keyPath: string,
      ) => database.createObjectStore(name, { keyPath }).createIndex('userId', 'userId');
      if (from < 1) {
        add('takes', 'id');
        add('outbox', 'id');
        add('backups', 'recordingId');
        database
          .createObjectStore('chunks', { keyPath: ['takeId', 'index'] })
          .createIndex('takeId', 'takeId');
      }
      if (from < 2) {
        add('looking', 'recordingId');
        add('tracks', 'recordingId');
      }
      add('materials', 'id');
    },
  }),
);

export const chunkDb = connection.use;
export const closeChunkDb = connection.close;
