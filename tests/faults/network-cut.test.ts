import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectOnly, newcomerGetsThrough } from './support/crowd.ts';
import { print, within } from '../harness/progress.ts';
import { startWorld } from './support/world.ts';

/** Long enough for people to notice, and in silence longer than it takes to give a connection up. */
const cutMs = { refused: 3_000, reset: 3_000, 'black-hole': 20_000 } as const;

test('the network to the database is refused, reset or silent: people are told to retry, and go on once it is back', async () => {
  const { crowd, nodes, network, end } = await startWorld();
  for (const weather of ['refused', 'reset', 'black-hole'] as const) {
    const refusals = crowd.failures()['503 UNAVAILABLE'] ?? 0;
    await network.become(weather);
    const cutAt = performance.now();
    expect((await fetch(`${nodes[0].address()}/api/health`)).status).toBe(503);
    print(`${weather}: health says so after ${Math.round(performance.now() - cutAt)} ms`);
    await within(60_000, () =>
      expect(crowd.failures()['503 UNAVAILABLE']).toBeGreaterThan(refusals + 10),
    );
    // Not waiting for anything: this is how long the cut lasts.
    await sleep(cutMs[weather]);
    await network.become('open');
    for (const node of nodes) print(`a newcomer: ${await newcomerGetsThrough(node.address())}`);
    const rounds = crowd.rounds();
    await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
  }
  expectOnly(crowd, { unavailable: true });
  await end();
});
