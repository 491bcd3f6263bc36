import { createHash } from 'node:crypto';
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/** Does something around a query. pg has a dozen ways to call `query`: a wrapper passes on those it does not know. */
type QueryWrapper = (query: Query) => Query;

/** The one place that replaces `client.query`. The first wrapper is the outermost. */
export function wrapQueries(client: pg.ClientBase, wrappers: readonly QueryWrapper[]): void {
  // oxlint-disable typescript/no-unsafe-type-assertion -- pg declares each way to call `query` as an overload
  const original = client.query.bind(client) as Query;
  const wrapped = wrappers.reduceRight((query, wrap) => wrap(query), original);
  client.query = wrapped as typeof client.query;
  // oxlint-enable typescript/no-unsafe-type-assertion
}

export type SlowQuery = { sql: string; ms: number };

/** A statement that writes many rows is long, and its beginning says enough. */
const longestText = 1_000;

/**
 * Reports statements that take this long or longer. Only their text: the values are what people typed. Copies and
 * cursors return a stream and are not measured.
 */
export function reportSlowQueries(
  slowMs: number,
  onSlow: (query: SlowQuery) => void,
): QueryWrapper {
  return (query) =>
    (...args) => {
      const start = performance.now();
      const onEnd = () => {
        const ms = Math.round(performance.now() - start);
        if (ms >= slowMs) onSlow({ sql: textOf(args[0]), ms });
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        return query(...args.slice(0, -1), (...result: unknown[]) => {
          onEnd();
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is pg's callback
          (callback as Query)(...result);
        });
      }
      const result = query(...args);
      return result instanceof Promise ? result.finally(onEnd) : result;
    };
}

function textOf(statement: unknown): string {
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement;
  const text = String(isConfig ? statement.text : statement);
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longestText);
}

/** There are a few hundred different reads. More would fill the memory of every connection. */
const maxPreparedReads = 500;
/** The error of a prepared statement whose table was changed by a newer node's migration. */
const outdatedPlan = '0A000';

const statementNames = new Map<string, string>();

/**
 * Prepares each read once per connection: planning a read takes PostgreSQL as long as running it. Writes are not
 * prepared, because the number of their rows varies. Only `query(text, values)`, which Kysely uses, is changed.
 */
export const prepareReads: QueryWrapper =
  (query) =>
  (...args) => {
    const [text, values] = args;
    const name = args.length === 2 && typeof text === 'string' ? statementName(text) : undefined;
    if (name === undefined) return query(...args);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a callback pg returns a promise
    const result = query({ name, text, values }) as Promise<unknown>;
    return result.catch((error: unknown) => {
      if (hasCode(error, outdatedPlan)) return query(text, values);
      throw error;
    });
  };

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

function statementName(sql: string): string | undefined {
  if (!isPreparable(sql)) return undefined;
  const known = statementNames.get(sql);
  if (known !== undefined || statementNames.size >= maxPreparedReads) return known;
  const name = createHash('sha256').update(sql).digest('base64url');
  statementNames.set(sql, name);
  return name;
}

/**
 * Not a read that locks: it is part of a transaction, which an outdated plan would end. Not a read of all columns: its
 * plan is outdated by every new column.
 */
const isPreparable = (sql: string) =>
  /^\s*(?:select|with)\b/.test(sql) &&
  !/\*(?!\))|\bfor (?:no key |key )?(?:update|share)\b/.test(sql);

/**
 * Closes a connection after a query timeout. pg only rejects the query: the pool would lend the connection again while
 * it still waits for the old result. Queries with a callback come from the pool itself, which closes them.
 */
export const closeSilentConnection =
  (client: pg.ClientBase): QueryWrapper =>
  (query) =>
  (...args) => {
    const result = query(...args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      const isTimeout = error instanceof Error && error.message === 'Query read timeout';
      if (isTimeout && client instanceof pg.Client) void client.end();
      throw error;
    });
  };
