import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';

export type OneConnection = { client: pg.Client; db: Kysely<Schema> };

/** One connection for both Kysely and COPY, so that a transaction holds what either of them does. */
export async function onOneConnection<Result>(
  connection: pg.ClientConfig,
  run: (on: OneConnection) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  const lent = Object.assign(client, { release: () => undefined });
  const pool = { options: {}, connect: async () => lent, end: async () => undefined };
  try {
    return await run({
      client,
      db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    });
  } finally {
    await client.end();
  }
}
