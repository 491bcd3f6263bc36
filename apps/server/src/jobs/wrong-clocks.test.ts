import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { openQueue } from './queue.ts';

test('jobs that were sent, or taken by a process now dead, while the clock was an hour ahead are done', async () => {
  const database = await createTestDatabase();
  const { db, pool, connection } = database;
  const queue = await openQueue(connection, pino({ enabled: false }));
  await queue.send(db, 'analyse-text', { answerId: 1 });
  await queue.send(db, 'analyse-text', { answerId: 2 });
  await pool.query(
    `update pgboss.job set start_after = now() + interval '1 hour' where data ->> 'answerId' = '1'`,
  );
  await pool.query(
    `update pgboss.job set state = 'active', started_on = now() + interval '1 hour',
       heartbeat_on = now() + interval '1 hour', heartbeat_seconds = 1 where data ->> 'answerId' = '2'`,
  );
  await pool.query(`update pgboss.queue set monitor_claim_on = now() + interval '1 hour'`);
  const done = vi.fn<(answerId: number) => void>();
  await queue.work('analyse-text', 1, async ({ data }) => done(data.answerId));
  await eventually(() => expect(done.mock.calls).toEqual([[1], [2]]));
  await queue.stop(1_000);
  await database.close();
});
