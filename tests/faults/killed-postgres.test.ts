import { expect, test } from 'vitest';
import { expectOnly, newcomerGetsThrough } from './support/crowd.ts';
import { startOwnWorld } from './support/own-world.ts';
import { print, within } from '../harness/progress.ts';
import { startWorld } from './support/world.ts';

test('kill -9 of PostgreSQL: the nodes reconnect once its supervisor has restarted it', async () => {
  const { crowd, nodes, postgres, end } = await startWorld();
  await postgres.kill('SIGKILL');
  await within(30_000, () => expect(crowd.failures()['503 UNAVAILABLE']).toBeGreaterThan(10));
  for (const node of nodes) {
    expect((await fetch(`${node.address()}/api/health`)).status).toBe(503);
  }
  await postgres.start();
  for (const node of nodes) print(`a newcomer: ${await newcomerGetsThrough(node.address())}`);
  const rounds = crowd.rounds();
  await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
  expectOnly(crowd, { unavailable: true });
  await end();
});

test('kill -9 of the embedded PostgreSQL: the server restarts it', async () => {
  const { crowd, node, postmaster, end } = await startOwnWorld();
  for (let times = 0; times < 2; times += 1) {
    const pid = await postmaster();
    process.kill(pid, 'SIGKILL');
    const killedAt = performance.now();
    await within(30_000, async () => expect(await postmaster()).not.toBe(pid));
    print(`there again after ${Math.round(performance.now() - killedAt)} ms`);
    print(`a newcomer: ${await newcomerGetsThrough(node.address())}`);
  }
  expectOnly(crowd, { unavailable: true });
  await end();
});
