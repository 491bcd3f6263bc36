import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { type ServerProcess, spawnServer } from '../test/server-process.ts';
import { asAdmin } from '../test/test-database.ts';

const run = promisify(execFile);
/** Rarer cases, for `npm run test:full`: each takes a start or two. */
const inFull = { skip: !process.env['TEST_FULL'] };
let folder: string;
let started: ServerProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daedap main 한글-'));
  await chmod(folder, 0o700);
  started = [];
});
afterEach(async () => {
  for (const server of started) server.child.kill('SIGTERM');
  await Promise.all(started.map((server) => server.ended));
  await rm(folder, { recursive: true });
});

function start(env: Record<string, string> = {}): ServerProcess {
  const server = spawnServer({ DATA_DIR: join(folder, 'data'), ...env });
  started.push(server);
  return server;
}

let made: Promise<string> | null = null;
afterAll(async () => made && rm(await made, { recursive: true }));

async function makeOnce(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'daedap-made-'));
  const server = spawnServer({ DATA_DIR: dataDir });
  await server.ready;
  server.child.kill('SIGTERM');
  await server.ended;
  return dataDir;
}

/** For tests that are not about a first start: making a database is half of its time. */
async function haveDatabase(): Promise<void> {
  made ??= makeOnce();
  await run('cp', ['-a', await made, join(folder, 'data')]);
}

const postmaster = async () => {
  const text = await readFile(join(folder, 'data/postgres/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
};
const register = async (address: string, email = 'one@example.com') => {
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret', username: 'x' }),
  });
  return { status: answer.status, token: ((await answer.json()) as { token: string }).token };
};
const whoAmI = (address: string, token: string) =>
  fetch(`${address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });

test('in a 0700 folder whose name has spaces and Korean letters it starts, stops, and keeps accounts and tokens', async () => {
  const first = start();
  const address = await first.ready;
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: 'ok' });
  const { token } = await register(address);
  const mode = async (path: string) => (await stat(join(folder, 'data', path))).mode & 0o777;
  expect(await mode('jwt-secret'), 'only its owner can read it').toBe(0o600);
  expect(await mode('postgres')).toBe(0o700);
  first.child.kill('SIGINT');
  await expectCleanEnd(first);

  // Variables of PostgreSQL's own clients have no effect.
  const second = start({
    PGHOST: 'elsewhere',
    PGPORT: '6000',
    PGSSLMODE: 'require',
    PGOPTIONS: '-c foo=bar',
  });
  expect((await whoAmI(await second.ready, token)).status).toBe(200);
  second.child.kill('SIGTERM');
  await expectCleanEnd(second);
});

async function expectCleanEnd(server: ServerProcess): Promise<void> {
  const { code, output, errors } = await server.ended;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output.match(/Daedap is ready/g)).toHaveLength(1);
  expect(await postmaster(), 'the database ends, too').toBe(0);
}

describe('after kill -9', () => {
  test('the next start takes over the running PostgreSQL, and stops it in the end', async () => {
    await haveDatabase();
    const first = start();
    const { token } = await register(await first.ready);
    first.child.kill('SIGKILL');
    await first.ended;
    const leftBehind = await postmaster();
    expect(leftBehind).toBeGreaterThan(0);
    const second = start();
    expect((await whoAmI(await second.ready, token)).status).toBe(200);
    expect(await postmaster()).toBe(leftBehind);
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
    expect(await postmaster()).toBe(0);
  });

  test('of the server and PostgreSQL, the next start recovers, even if another process has its id', async () => {
    await haveDatabase();
    const first = start();
    const { token } = await register(await first.ready);
    const pid = await postmaster();
    first.child.kill('SIGKILL');
    await first.ended;
    process.kill(pid, 'SIGKILL');
    const file = join(folder, 'data/postgres/postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [String(process.pid), ...lines.slice(1)].join('\n'));
    const second = start();
    expect((await whoAmI(await second.ready, token)).status).toBe(200);
  });

  test('during the creation of the database, the next start creates it again', inFull, async () => {
    await mkdir(join(folder, 'data/postgres-draft-99999999'), { recursive: true });
    await writeFile(join(folder, 'data/postgres-draft-99999999/PG_VERSION'), '18');
    expect((await register(await start().ready)).status).toBe(201);
    expect(await readdir(join(folder, 'data'))).not.toContain('postgres-draft-99999999');
  });
});

test('restarts PostgreSQL when it dies, and loses nothing', async () => {
  await haveDatabase();
  const server = start({ LOG_LEVEL: 'silent' });
  const address = await server.ready;
  const { token } = await register(address);
  const pid = await postmaster();
  process.kill(pid, 'SIGKILL');
  await eventually(async () => {
    expect((await whoAmI(address, token)).status).toBe(200);
    expect(await postmaster()).not.toBe(pid);
  });
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(await postmaster()).toBe(0);
});

test('SIGTERM stops everything despite a hanging query', async () => {
  await haveDatabase();
  const server = start({ DRAIN_SECONDS: '2' });
  const address = await server.ready;
  const file = await readFile(join(folder, 'data/postgres/postmaster.pid'), 'utf8');
  const client = new pg.Client({
    host: file.split('\n')[4] ?? '',
    user: 'daedap',
    database: 'daedap',
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin; lock table users');
  const stuck = register(address).catch(() => 'cut off');
  await eventually(async () => {
    // Not pg_stat_activity: within a transaction that shows the same moment for ever.
    const waiting = await client.query('select 1 from pg_locks where not granted');
    expect(waiting.rowCount).toBeGreaterThanOrEqual(1);
  });
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, errors: '', output: expect.any(String) });
  expect(await postmaster()).toBe(0);
  expect(await stuck).toBe('cut off');
});

test(
  'SIGTERM during the creation of the database ends the start and leaves nothing behind',
  inFull,
  async () => {
    const server = start();
    await once(server.child.stdout!, 'data');
    server.child.kill('SIGTERM');
    const { code, output, errors } = await server.ended;
    expect({ code, output, errors }).toEqual({
      code: 0,
      output: 'Creating the database …\n',
      errors: '',
    });
    expect(await readdir(join(folder, 'data'))).toEqual([]);
  },
);

test('SIGTERM works after PostgreSQL has died', inFull, async () => {
  await haveDatabase();
  const server = start({ LOG_LEVEL: 'silent' });
  await server.ready;
  process.kill(await postmaster(), 'SIGKILL');
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, errors: '' });
});

describe('one clear line, exit code 1, no stack', () => {
  const expectRefusal = async (server: ServerProcess, message: string) => {
    const { code, errors } = await server.ended;
    expect(code).toBe(1);
    expect(errors).toBe(`Daedap cannot start: ${message}\n`);
  };

  test('for a second start on the same DATA_DIR, and the first goes on', async () => {
    await haveDatabase();
    const address = await start().ready;
    await expectRefusal(start(), `Daedap is already running on ${join(folder, 'data')}`);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });

  test('for one of two concurrent first starts', inFull, async () => {
    const servers = [start(), start()];
    const outcomes = await Promise.allSettled(servers.map((server) => server.ready));
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const loser = servers[outcomes.findIndex((outcome) => outcome.status === 'rejected')]!;
    await expectRefusal(loser, `Daedap is already running on ${join(folder, 'data')}`);
    const winner = servers[outcomes.findIndex((outcome) => outcome.status === 'fulfilled')]!;
    expect((await register(await winner.ready)).status).toBe(201);
  });

  test('for a port in use, and PostgreSQL does not keep running', async () => {
    await haveDatabase();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expectRefusal(
      start({ PORT: String(port) }),
      `port ${port} is in use: set PORT to another`,
    );
    expect(await postmaster()).toBe(0);
    other.close();
  });

  test('for a wrong setting', async () => {
    await expectRefusal(start({ PORT: 'abc' }), 'PORT must be a whole number from 0 to 65535');
  });

  test('for a DATABASE_URL that cannot be reached', async () => {
    await expectRefusal(
      start({ DATABASE_URL: 'postgres://127.0.0.1:1/x', JWT_SECRET: 'sixteen letters or more' }),
      'DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    );
  });

  test('for a DATABASE_URL that is not a URL', inFull, async () => {
    await expectRefusal(
      start({
        DATABASE_URL: 'postgres://x@127.0.0.1:99999/y',
        JWT_SECRET: 'sixteen letters or more',
      }),
      'DATABASE_URL cannot be reached: Invalid URL',
    );
  });

  test('for a database that it may not change', async () => {
    await asAdmin('create role guest login');
    await asAdmin('create database not_ours');
    const { host } = inject('postgres');
    const url = `postgres://guest@localhost/not_ours?host=${encodeURIComponent(host)}`;
    await expectRefusal(
      start({ DATABASE_URL: url, JWT_SECRET: 'sixteen letters or more' }),
      'the database could not be brought up to date: permission denied for schema public',
    );
  });

  test('for a corrupt secret', inFull, async () => {
    await haveDatabase();
    const secret = join(folder, 'data/jwt-secret');
    await writeFile(secret, '');
    await expectRefusal(
      start(),
      `${secret} is damaged: remove it, and everyone signs in once more`,
    );
    expect(await postmaster()).toBe(0);
  });

  test('for a DATA_DIR that is a file', inFull, async () => {
    await writeFile(join(folder, 'data'), '');
    const { code, errors } = await start().ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^Daedap cannot start: DATA_DIR .* cannot be used: .*\n$/);
  });
});

test('with DATABASE_URL two nodes share one database and DATA_DIR has none', async () => {
  const { host, user } = inject('postgres');
  const env = {
    DATABASE_URL: `postgres://${user}@localhost/two_nodes?host=${encodeURIComponent(host)}`,
    JWT_SECRET: 'sixteen letters or more',
  };
  await asAdmin('create database two_nodes');
  const [one, two] = await Promise.all([start(env).ready, start(env).ready]);
  const { token } = await register(one);
  expect((await whoAmI(two, token)).status).toBe(200);
  expect(await postmaster()).toBe(0);
  // The other tests hash passwords at a lower cost.
  const client = new pg.Client({ ...inject('postgres'), database: 'two_nodes' });
  await client.connect();
  const { rows } = await client.query<{ password_hash: string }>('select password_hash from users');
  await client.end();
  expect(rows).toEqual([
    { password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
  ]);
});

describe('npm run make-admin and reset-link', () => {
  const command = (name: string) => (email: string) =>
    run(process.execPath, [fileURLToPath(new URL(`commands/${name}.ts`, import.meta.url)), email], {
      env: { ...process.env, DATA_DIR: join(folder, 'data') },
    });
  const makeAdmin = command('make-admin');
  const makeResetLink = command('reset-link');

  test('work with and without a running server, and report an unknown account', async () => {
    await haveDatabase();
    const server = start();
    const address = await server.ready;
    const { token } = await register(address);
    const overview = () =>
      fetch(`${address}/api/admin/overview`, { headers: { authorization: `Bearer ${token}` } });
    expect((await overview()).status).toBe(403);
    expect((await makeAdmin('One@example.com')).stdout).toBe('One@example.com is an admin now\n');
    expect((await overview()).status).toBe(200);
    const [, link] = /#(\S+)\n/.exec((await makeResetLink('one@example.com')).stdout)!;
    const reset = () =>
      fetch(`${address}/api/auth/password/reset`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: link, password: 'another secret' }),
      });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(410);
    server.child.kill('SIGTERM');
    await server.ended;
    await expect(makeAdmin('nobody@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: 'no account has the email nobody@example.com: register it first\n',
    });
    await expect(makeResetLink('nobody@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: 'no account has the email nobody@example.com\n',
    });
    expect(await postmaster()).toBe(0);
  });
});

test.runIf(process.getuid?.() === 0)(
  'root on the DATA_DIR of an ordinary user says so',
  async () => {
    await haveDatabase();
    const cluster = join(folder, 'data/postgres');
    await chown(cluster, 1234, 1234);
    expect(await start().ended).toMatchObject({
      code: 1,
      errors: `Daedap cannot start: ${cluster} belongs to user 1234: start as that user, or set another DATA_DIR\n`,
    });
  },
);

describe.runIf(process.getuid?.() === 0)('as root where user namespaces are not to be had', () => {
  test('the user nobody runs PostgreSQL if it can reach the folder; otherwise one line says so', async () => {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    await writeFile(join(bin, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const env = { PATH: `${bin}:${process.env['PATH']}` };
    const hidden = await start(env).ended;
    expect(hidden.code).toBe(1);
    expect(hidden.errors).toMatch(/^Daedap cannot start: the database could not be made in .*\n$/);
    await chmod(folder, 0o711);
    const open = start(env);
    expect((await register(await open.ready)).status).toBe(201);
    expect((await stat(join(folder, 'data/postgres'))).uid).toBe(65_534);
  });
});
