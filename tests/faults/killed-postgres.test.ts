import { expect, test } from 'vitest';
import { newcomerGetsThrough } from './support/crowd.ts';
import { expectOnly } from './support/outcomes.ts';
import { startOwnWorld } from './support/own-world.ts';
import { tell } from './support/tell.ts';
import { startWorld } from './support/world.ts';
import { within } from './support/within.ts';

test('kill -9 of PostgreSQL, which its supervisor starts again: the nodes find it', async () => {
  const { crowd, nodes, postgres, end } = await startWorld();
  await postgres.kill('SIGKILL');
  await within(30_000, () => expect(crowd.failures()['503 UNAVAILABLE']).toBeGreaterThan(10));
  for (const node of nodes) {
    expect((await fetch(`${node.address()}/api/health`)).status).toBe(503);
  }
  await postgres.start();
  for (const node of nodes) tell(`a newcomer: ${await newcomerGetsThrough(node.address())}`);
  const rounds = crowd.rounds();
  await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
  expectOnly(crowd, { unavailable: true });
  await end();
});

test('kill -9 of the PostgreSQL that the server brought: the server brings it back', async () => {
  const { crowd, node, postmaster, end } = await startOwnWorld();
  for (let times = 0; times < 2; times += 1) {
    const pid = await postmaster();
    process.kill(pid, 'SIGKILL');
    const killedAt = performance.now();
    await within(30_000, async () => expect(await postmaster()).not.toBe(pid));
    tell(`there again after ${Math.round(performance.now() - killedAt)} ms`);
    tell(`a newcomer: ${await newcomerGetsThrough(node.address())}`);
  }
  expectOnly(crowd, { unavailable: true });
  await end();
});
