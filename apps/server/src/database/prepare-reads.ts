import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Our reads are a few hundred; whatever made more of them would fill the memory of every connection. */
const mostNames = 500;
/** A prepared statement whose table was changed by a newer node's migration. */
const outdatedPlan = '0A000';

const names = new Map<string, string>();

/**
 * Has a connection prepare each read once: planning one takes PostgreSQL as long as running it. Writes are left alone;
 * with several rows in one statement they come in too many forms.
 */
export function prepareReads(client: pg.PoolClient): void {
  // pg has a dozen ways to ask; only the one with a text and its values, as Kysely asks, is changed.
  // oxlint-disable typescript/no-unsafe-type-assertion
  const plain = client.query.bind(client) as (...values: unknown[]) => Promise<unknown>;
  const query = (...given: unknown[]) => {
    const [text, values] = given;
    const name = given.length === 2 && typeof text === 'string' ? nameOf(text) : undefined;
    if (name === undefined) return plain(...given);
    return plain({ name, text, values }).catch((error: unknown) => {
      if (isOutdated(error)) return plain(text, values);
      throw error;
    });
  };
  client.query = query as typeof client.query;
  // oxlint-enable typescript/no-unsafe-type-assertion
}

const isOutdated = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === outdatedPlan;

/** Not what locks (it is part of a transaction, which one failure ends), nor what takes all columns there are. */
const isPrepared = (sql: string) =>
  /^\s*(?:select|with)\b/.test(sql) &&
  !/\*(?!\))|\bfor (?:no key |key )?(?:update|share)\b/.test(sql);

function nameOf(sql: string): string | undefined {
  if (!isPrepared(sql)) return undefined;
  const known = names.get(sql);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = createHash('sha256').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}
