import { join } from 'node:path';
import { clusterDir, superuser } from '@daedap/server/src/database/embedded/cluster.ts';
import {
  isPostmasterOf,
  readPostmaster,
} from '@daedap/server/src/database/embedded/postmaster-file.ts';
import { expect } from 'vitest';
import { type ManagedProcess, startServer, textServerEnv } from '../../harness/server.ts';
import type { Crowd } from '../../harness/crowd/crowd.ts';
import { endAll, expectNobodyIn, openStage, type Stage, expectAllKept } from './world.ts';

export type OwnWorld = {
  node: ManagedProcess;
  crowd: Crowd;
  /** The process of its PostgreSQL. */
  postmaster: () => Promise<number>;
  end: () => Promise<void>;
};

/** One node with a PostgreSQL of its own in DATA_DIR, as `npm start` has it, and people at it. */
export async function startOwnWorld(stage?: Stage): Promise<OwnWorld> {
  const { folder, keep, gather, clean } = stage ?? (await openStage());
  const dataDir = join(folder, 'data');
  const cluster = clusterDir(dataDir);
  const running = async () => {
    const found = await readPostmaster(cluster);
    if (!found) throw new Error('there is no PostgreSQL');
    return found;
  };
  const node = keep(await startServer({ ...textServerEnv, DATA_DIR: dataDir }));
  // It outlives a node that is killed, and is gone already after a good end.
  clean(async () => {
    const left = await readPostmaster(cluster);
    if (left && (await isPostmasterOf(cluster, left.pid))) process.kill(left.pid, 'SIGQUIT');
  });
  const crowd = await gather([node.address()]);
  return {
    node,
    crowd,
    postmaster: async () => (await running()).pid,
    end: async () => {
      await crowd.stop();
      const { socketDir } = await running();
      await expectAllKept(crowd, { host: socketDir, user: superuser, database: 'daedap' });
      expect(await endAll([node]), 'exit code at the end').toEqual([0]);
      await expectNobodyIn(folder);
    },
  };
}
