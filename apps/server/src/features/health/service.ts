import { type Kysely, sql } from 'kysely';
import type { Health } from '@daedap/contract/health';
import type { Schema } from '../../database/schema.ts';
import type { EnginesHealth } from '../../engines/engine-health.ts';

export type HealthDeps = {
  db: Kysely<Schema>;
  version: string;
  engines: () => Promise<EnginesHealth>;
};

export async function checkHealth(deps: HealthDeps): Promise<Health> {
  const [database, engines] = await Promise.all([checkDatabase(deps.db), deps.engines()]);
  return {
    status: database.status === 'ok' ? 'ok' : 'down',
    version: deps.version,
    uptime: process.uptime(),
    database,
    // No jobs yet in this version.
    queue: { status: 'off' },
    engines,
  };
}

async function checkDatabase(db: Kysely<Schema>): Promise<Health['database']> {
  const start = performance.now();
  try {
    await sql`select 1`.execute(db);
    return { status: 'ok', latencyMs: Math.round((performance.now() - start) * 10) / 10 };
  } catch {
    return { status: 'down', latencyMs: null };
  }
}
