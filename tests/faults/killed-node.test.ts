import { expect, test } from 'vitest';
import { expectOnly, newcomerGetsThrough } from './support/crowd.ts';
import { print, within } from '../harness/progress.ts';
import { startWorld } from './support/world.ts';

test('kill -9 of a node: its people continue on the other node, and the node comes back', async () => {
  const { crowd, nodes, end } = await startWorld();
  for (const node of nodes) {
    const other = nodes.find((one) => one !== node)!;
    await node.kill('SIGKILL');
    const rounds = crowd.rounds();
    print(`a newcomer at the other: ${await newcomerGetsThrough(other.address())}`);
    await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
    await node.restart();
    print(`a newcomer at the one that came back: ${await newcomerGetsThrough(node.address())}`);
  }
  expectOnly(crowd, { noResponse: true });
  await end();
});
