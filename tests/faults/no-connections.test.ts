import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { expectOnly, newcomerGetsThrough } from './support/crowd.ts';
import { print, within } from '../harness/progress.ts';
import { startWorld } from './support/world.ts';

/** What both nodes hold at rest fits in; what they take under load does not, once somebody else has the rest. */
const maxConnections = 60;

/** Takes every connection that becomes free. */
function startGlutton(url: string) {
  const held: pg.Client[] = [];
  const full = new AbortController();
  const eat = async () => {
    while (!full.signal.aborted) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect().then(
        () => held.push(client),
        () => client.end().catch(() => undefined),
      );
    }
  };
  const eating = eat();
  return {
    count: () => held.length,
    stop: async () => {
      full.abort();
      await eating;
      await Promise.all(held.splice(0).map((client) => client.end()));
    },
  };
}

test('PostgreSQL without free connections: people get 503, and go on once there are some', async () => {
  const { crowd, nodes, postgres, end } = await startWorld({
    postgres: { settings: { max_connections: maxConnections } },
  });
  const glutton = startGlutton(postgres.url());
  onTestFinished(glutton.stop);
  await within(60_000, () => expect(crowd.failures()['503 UNAVAILABLE']).toBeGreaterThan(10));
  print(`somebody else held ${glutton.count()} of ${maxConnections} connections`);
  await glutton.stop();
  for (const node of nodes) print(`a newcomer: ${await newcomerGetsThrough(node.address())}`);
  const rounds = crowd.rounds();
  await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
  expectOnly(crowd, { unavailable: true });
  await end();
});
