import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newcomerGetsThrough } from './support/crowd.ts';
import { expectOnly } from './support/outcomes.ts';
import { tell } from './support/tell.ts';
import { startWorld } from './support/world.ts';
import { within } from './support/within.ts';

/** Long enough for people to notice, and in silence longer than it takes to give a connection up. */
const cutMs = { refused: 3_000, reset: 3_000, 'black-hole': 20_000 } as const;

test('network between nodes and database cut, in three ways, and restored', async () => {
  const { crowd, nodes, network, end } = await startWorld();
  for (const weather of ['refused', 'reset', 'black-hole'] as const) {
    const refusals = crowd.failures()['503 UNAVAILABLE'] ?? 0;
    await network.become(weather);
    const cutAt = performance.now();
    expect((await fetch(`${nodes[0].address()}/api/health`)).status).toBe(503);
    tell(`${weather}: health says so after ${Math.round(performance.now() - cutAt)} ms`);
    await within(60_000, () =>
      expect(crowd.failures()['503 UNAVAILABLE']).toBeGreaterThan(refusals + 10),
    );
    // Not waiting for anything: this is how long the cut lasts.
    await sleep(cutMs[weather]);
    await network.become('open');
    for (const node of nodes) tell(`a newcomer: ${await newcomerGetsThrough(node.address())}`);
    const rounds = crowd.rounds();
    await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
  }
  expectOnly(crowd, { unavailable: true });
  await end();
});
