import type { Logger } from 'pino';
import type { DatabaseHooks } from '../database/database.ts';
import { withRequestId } from '../lib/request-context.ts';
import type { Metrics } from './metrics.ts';

/** What is told of the database: broken connections, and statements that took long, without their values. */
export function databaseHooks(log: Logger, metrics: Metrics, slowQueryMs: number): DatabaseHooks {
  return {
    // A connection outlives the request that opened it.
    onTrouble: (error) =>
      withRequestId(undefined, () => log.warn({ err: error }, 'trouble with the database')),
    slowQueryMs,
    onSlowQuery: (query) => {
      log.warn(query, 'slow query');
      metrics.slowQuery();
    },
  };
}
