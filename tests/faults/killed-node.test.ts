import { expect, test } from 'vitest';
import { newcomerGetsThrough } from './support/crowd.ts';
import { expectOnly } from './support/outcomes.ts';
import { tell } from './support/tell.ts';
import { startWorld } from './support/world.ts';
import { within } from './support/within.ts';

test('kill -9 of a node: its people go on at the other, and it comes back', async () => {
  const { crowd, nodes, end } = await startWorld();
  for (const node of nodes) {
    const other = nodes.find((one) => one !== node)!;
    await node.kill('SIGKILL');
    const rounds = crowd.rounds();
    tell(`a newcomer at the other: ${await newcomerGetsThrough(other.address())}`);
    await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
    await node.restart();
    tell(`a newcomer at the one that came back: ${await newcomerGetsThrough(node.address())}`);
  }
  expectOnly(crowd, { noAnswer: true });
  await end();
});
