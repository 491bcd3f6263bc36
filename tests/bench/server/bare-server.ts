// The minimum that a server needs for a read: Fastify, pg and the given queries, without checks and presenters.
import { fastify } from 'fastify';
import pg from 'pg';

type Statement = { sql: string; parameters: unknown[] };
type Task = { connection: pg.PoolConfig; routes: Record<string, Statement[]> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bench/server.ts wrote it
const task = JSON.parse(process.env['BARE_TASK'] ?? '') as Task;
const pool = new pg.Pool({ ...task.connection, max: 20 });
const app = fastify();
for (const [path, statements] of Object.entries(task.routes)) {
  app.get(path, async () => {
    const results = await Promise.all(
      statements.map(({ sql, parameters }) => pool.query(sql, parameters)),
    );
    return { success: true, rows: results.map((result) => result.rows) };
  });
}
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`Daedap is ready: ${address}`);
