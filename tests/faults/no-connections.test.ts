import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newcomerGetsThrough } from './support/crowd.ts';
import { expectOnly } from './support/outcomes.ts';
import { tell } from './support/tell.ts';
import { startWorld } from './support/world.ts';
import { within } from './support/within.ts';

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

test('PostgreSQL out of connections: people are told to come back, then it goes on', async () => {
  const { crowd, nodes, postgres, end } = await startWorld({
    postgres: { settings: { max_connections: maxConnections } },
  });
  const glutton = startGlutton(postgres.url());
  onTestFinished(glutton.stop);
  await within(60_000, () => expect(crowd.failures()['503 UNAVAILABLE']).toBeGreaterThan(10));
  tell(`somebody else held ${glutton.count()} of ${maxConnections} connections`);
  await glutton.stop();
  for (const node of nodes) tell(`a newcomer: ${await newcomerGetsThrough(node.address())}`);
  const rounds = crowd.rounds();
  await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
  expectOnly(crowd, { unavailable: true });
  await end();
});
