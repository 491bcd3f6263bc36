import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { startTcpProxy } from '../../test/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { type EventBus, openEventBus, publishProgress } from './event-bus.ts';

let database: TestDatabase;
let bus: EventBus;

beforeEach(async () => {
  database = await createTestDatabase();
  bus = await openEventBus(database.connection, pino({ enabled: false }));
});
afterEach(async () => {
  await bus.close();
  await database.close();
});

const progress = (answerId: number) => ({
  sessionId: 1,
  questionId: 2,
  answerId,
  step: 'done' as const,
  message: '끝났어요.',
  progress: 100,
});

test('events of a transaction are sent on commit only', async () => {
  const heard = vi.fn<(event: unknown) => void>();
  bus.subscribe(heard);
  const undone = database.db.transaction().execute(async (trx) => {
    await publishProgress(trx, progress(1));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database.db.transaction().execute((trx) => publishProgress(trx, progress(2)));
  await eventually(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls).toEqual([[{ type: 'progress', progress: progress(2) }]]);
});

test('an unsubscribed listener gets no events', async () => {
  const [stopped, stays] = [vi.fn<() => void>(), vi.fn<() => void>()];
  bus.subscribe(stopped)();
  bus.subscribe(stays);
  await publishProgress(database.db, progress(1));
  await eventually(() => expect(stays).toHaveBeenCalledOnce());
  expect(stopped).not.toHaveBeenCalled();
});

test('ignores invalid messages on the channel', async () => {
  const heard = vi.fn<() => void>();
  bus.subscribe(heard);
  for (const payload of ['', 'x', '{}', '{"type":"progress"}', '{"type":"account","userId":"1"}']) {
    await database.pool.query("select pg_notify('daedap_events', $1)", [payload]);
  }
  await publishProgress(database.db, progress(1));
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
});

test('reconnects and reports the gap', async () => {
  const [heard, missed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  bus.subscribe(heard);
  bus.onGap(missed);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  );
  await eventually(() => expect(missed).toHaveBeenCalledOnce());
  await publishProgress(database.db, progress(1));
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
});

test('sends an event when an account is changed or deleted', async () => {
  const heard = vi.fn<(event: unknown) => void>();
  bus.subscribe(heard);
  const { id } = await database.db
    .insertInto('users')
    .values({ email: 'a@b.co', username: 'a', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  await database.db.deleteFrom('users').where('id', '=', id).execute();
  await eventually(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(heard).toHaveBeenLastCalledWith({ type: 'account', userId: id });
});

test('tries one connection at a time while the database is unreachable', async () => {
  const attempts: number[] = [];
  const refusing = createServer((socket) => {
    attempts.push(performance.now());
    socket.destroy();
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const { port } = refusing.address() as AddressInfo;
  const connection = { ...database.connection };
  const lost = await openEventBus(connection, pino({ enabled: false }));
  Object.assign(connection, { host: '127.0.0.1', port });
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  );
  await eventually(() => expect(attempts.length).toBeGreaterThanOrEqual(4));
  // Each try begins half a second after the last one has failed. In a storm they would come together.
  const pauses = attempts.slice(1).map((at, index) => at - attempts[index]!);
  expect(Math.min(...pauses)).toBeGreaterThan(300);
  await lost.close();
  refusing.close();
});

test('replaces a silent connection', async () => {
  const network = await startTcpProxy(`${database.connection.host}/.s.PGSQL.5432`);
  const far = {
    ...database.connection,
    host: '127.0.0.1',
    port: network.port,
    query_timeout: 3_000,
  };
  const remote = await openEventBus(far, pino({ enabled: false }), { pulseMs: 50 });
  const [heard, missed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  remote.subscribe(heard);
  remote.onGap(missed);
  await network.become('black-hole');
  await network.become('open');
  await eventually(() => expect(missed).toHaveBeenCalled());
  await publishProgress(database.db, progress(1));
  await eventually(() => expect(heard).toHaveBeenCalledOnce());
  await remote.close();
  await network.close();
});
