import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formOf, startInterview } from '@daedap/server/test/interviews.ts';
import { clientOf, registerAccount, type TestClient } from '@daedap/server/test/http-client.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { expectOnly, newcomerGetsThrough } from './support/crowd.ts';
import { startOwnWorld } from './support/own-world.ts';
import { canMount, mountSmallDisk } from './support/small-disk.ts';
import { print, within } from '../harness/progress.ts';
import { openStage, startWorld } from './support/world.ts';

const megabyte = 1024 * 1024;
const mountable = canMount();
if (!mountable) print('full disk: left out, since only root may mount a small one');

/** A WebM as far as anybody looks. */
function recording(bytes: number): Uint8Array {
  const content = new Uint8Array(bytes).fill(7);
  content.set([0x1a, 0x45, 0xdf, 0xa3]);
  return content;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

test.runIf(mountable)(
  'a full disk during an upload: the backup is refused, and no file of it stays',
  async () => {
    const stage = await openStage();
    const disk = mountSmallDisk(stage, 32);
    const { crowd, nodes, postgres, end } = await startWorld({ stage });
    const { client } = await registerAccount(clientOf(nodes[0].address()));
    const { sessionId, questions } = await startInterview(client);
    const submit = (by: TestClient, number: number, size: number) => {
      const fields = { sessionId, questionId: questions[number]!.id, duration: 9 };
      const video = { field: 'video', bytes: recording(size), type: 'video/webm' };
      return by.upload('/api/interview/submit', formOf(fields, video));
    };
    expect((await submit(client, 0, 2 * megabyte)).status).toBe(200);
    // It fits when it begins, and no longer when it is half through.
    const halfWay = submit(client, 1, 40 * megabyte);
    expect(await halfWay).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    await disk.fill();
    expect(await submit(client, 1, megabyte)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    });
    const rounds = crowd.rounds();
    print(`a newcomer while the disk is full: ${await newcomerGetsThrough(nodes[1].address())}`);
    await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
    const backups = join(stage.folder, 'data/backups');
    expect(await filesBelow(backups)).toHaveLength(1);
    const database = new pg.Client({ connectionString: postgres.url() });
    await database.connect();
    const { rows } = await database.query(
      `select (select count(*) from backups)::int as kept,
            (select count(*) from removed_backups)::int as half`,
    );
    await database.end();
    expect(rows).toEqual([{ kept: 1, half: 0 }]);
    await disk.makeRoom();
    expect((await submit(client, 1, 2 * megabyte)).status).toBe(200);
    expect(await filesBelow(backups)).toHaveLength(2);
    expectOnly(crowd, {});
    await end();
  },
);

test.runIf(mountable)(
  'a full disk under the database: answers are refused, none is lost',
  async () => {
    const stage = await openStage();
    const disk = mountSmallDisk(stage, 256);
    const { crowd, node, end } = await startOwnWorld(stage);
    await disk.fill();
    await within(60_000, () => expect(crowd.failures()['503 UNAVAILABLE']).toBeGreaterThan(10));
    // Not waiting for anything: this is how long nobody notices.
    await sleep(5_000);
    await disk.makeRoom();
    print(`a newcomer after room was made: ${await newcomerGetsThrough(node.address())}`);
    const rounds = crowd.rounds();
    await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
    expectOnly(crowd, { unavailable: true });
    await end();
  },
);
