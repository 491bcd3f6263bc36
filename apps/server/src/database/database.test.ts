import { expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { openDatabase } from './database.ts';

test('reports and replaces a connection that the server ends, idle or in use', async () => {
  const own = await createTestDatabase();
  const errors: string[] = [];
  const { pool, close } = openDatabase(own.connection, (error) => errors.push(error.message));
  const lent = await pool.connect();
  const { rows } = await lent.query<{ pid: number }>('select pg_backend_pid() as pid');
  await own.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await eventually(() =>
    expect(errors).toContain('terminating connection due to administrator command'),
  );
  lent.release(true);
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await close();
  await own.close();
});
