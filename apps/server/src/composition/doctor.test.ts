import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { nodeEnv } from '../../test/node-env.ts';
import { enginesWith } from '../../test/scripted-engines.ts';
import { startScriptedSmtp } from '../../test/scripted-smtp.ts';
import { createTestApp } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { systemClock } from '../lib/clock.ts';
import { loadConfig } from '../lib/config.ts';
import { type DoctorDeps, examine } from './doctor.ts';

const gib = 1024 ** 3;
const roomy: DoctorDeps = {
  clock: systemClock,
  disk: async () => ({ freeBytes: 50 * gib, totalBytes: 100 * gib }),
  language: enginesWith({}),
};

let database: TestDatabase;
let folder: string;
let site: string;
let stopSite: () => Promise<unknown>;
const closing: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { app } = await createTestApp(database);
  site = await app.listen({ host: '127.0.0.1', port: 0 });
  stopSite = () => app.close();
});
afterAll(async () => {
  await stopSite();
  await database.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daedap-doctor-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({ ...nodeEnv(database, folder), STT: 'off', PUBLIC_URL: site });

/** Only what is wrong, as one line each. */
async function problems(env: Record<string, string> = {}, deps: Partial<DoctorDeps> = {}) {
  const findings = await examine(loadConfig({ ...settings(), ...env }), { ...roomy, ...deps });
  return findings.filter(({ ok }) => ok === false).map(({ what, text }) => `${what}: ${text}`);
}

/** A site of another kind, at an address of its own. */
async function serve(listener: RequestListener, tls?: { key: string; cert: string }) {
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('finds nothing wrong with a deployment that works, and leaves nothing behind', async () => {
  const findings = await examine(loadConfig(settings()), roomy);
  expect(findings.map(({ ok, what }) => `${what} ${ok}`)).toEqual([
    'database true',
    'migrations true',
    'clock true',
    'engine true',
    'engine true',
    'engine true',
    'storage true',
    'disk true',
    'site true',
    'headers true',
    'tls true',
  ]);
  expect(await readdir(join(folder, 'backups'))).toEqual(['drafts']);
});

test('the command prints one line for each finding, and exits with 1 when one is wrong', async () => {
  const command = fileURLToPath(new URL('../commands/doctor.ts', import.meta.url));
  const run = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [command], {
      env: { PATH: process.env['PATH'], ...settings(), ...env },
      cwd: folder,
    });
  const failed = await run({ PUBLIC_URL: 'http://127.0.0.1:1' }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 1 });
  const { stdout } = failed as { stdout: string };
  expect(stdout).toMatch(/^ok {4}database {3}PostgreSQL \d+/m);
  expect(stdout).toMatch(/^WRONG site {7}http:\/\/127\.0\.0\.1:1 does not answer: /m);
  await expect(
    run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }),
  ).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^WRONG database .+\n- {5}migrations not checked\n- {5}clock {6}not checked\nok {4}engine /,
    ),
  });
  await expect(run({ PORT: 'many' })).rejects.toMatchObject({
    code: 1,
    stdout: 'WRONG settings   PORT must be a whole number from 0 to 65535\n',
  });
});

test('a database that cannot be reached: the rest is checked, or named as not checked', async () => {
  const env = { ...settings(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  const findings = await examine(loadConfig(env), roomy);
  expect(findings.filter(({ ok }) => ok === false)).toEqual([
    { ok: false, what: 'database', text: expect.stringContaining('ECONNREFUSED') },
  ]);
  expect(findings.map(({ ok, what }) => `${what} ${ok}`).slice(0, 6)).toEqual([
    'database false',
    'migrations null',
    'clock null',
    'engine true',
    'engine true',
    'engine true',
  ]);
});

test('a database that no node has migrated', async () => {
  const empty = await createTestDatabase({ empty: true });
  const { DATABASE_URL = '' } = nodeEnv(empty, folder);
  expect(await problems({ DATABASE_URL })).toEqual([
    expect.stringMatching(/^migrations: missing: 0001-accounts, .*the next start of a node/),
  ]);
  await empty.close();
});

test('a database of a newer version', async () => {
  const newer = await createTestDatabase();
  await newer.pool.query(`insert into kysely_migration values ('9999-future', now()::text)`);
  const { DATABASE_URL = '' } = nodeEnv(newer, folder);
  expect(await problems({ DATABASE_URL })).toEqual([
    'migrations: the database belongs to a newer version (9999-future)',
  ]);
  await newer.close();
});

test('no database in DATA_DIR', async () => {
  const found = await problems({ DATABASE_URL: '' });
  expect(found).toEqual([`database: there is no database in ${folder}`]);
});

test.each([
  [3_600_000, /^clock: 36\d\d\.\d s ahead of the database$/],
  [-5_000, /^clock: \d\.\d s behind the database$/],
])('a clock that is %i ms off', async (off, line) => {
  const clock = { now: () => new Date(Date.now() + off) };
  expect(await problems({}, { clock })).toEqual([expect.stringMatching(line)]);
});

test('a storage that cannot be written', async () => {
  await writeFile(join(folder, 'backups'), 'a file where a folder has to be');
  expect(await problems()).toEqual([expect.stringMatching(/^storage: .*backups: DATA_DIR/)]);
});

test('a bucket that does not answer', async () => {
  const found = await problems({
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'recordings',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(found).toEqual([expect.stringMatching(/^storage: bucket recordings: /)]);
});

test.each([
  [0.5 * gib, 2 * gib],
  [4 * gib, 100 * gib],
])('a disk with %i of %i bytes free', async (freeBytes, totalBytes) => {
  const found = await problems({}, { disk: async () => ({ freeBytes, totalBytes }) });
  expect(found).toEqual([expect.stringMatching(/^disk: .* free at /)]);
});

test('engines that do not answer', async () => {
  const { language: _scripted, ...deps } = roomy;
  const env = {
    AI_BASE_URL: 'http://127.0.0.1:1/v1',
    AI_MODEL: 'some-model',
    STT: 'on',
    STT_BASE_URL: 'http://127.0.0.1:1/v1',
  };
  const findings = await examine(loadConfig({ ...settings(), ...env }), deps);
  const found = findings.filter(({ ok }) => !ok).map(({ what, text }) => `${what}: ${text}`);
  expect(found).toEqual([
    'engine: questions: openai-compatible, some-model does not answer',
    'engine: analysis: openai-compatible, some-model does not answer',
    'engine: speech: openai-compatible, whisper-1 does not answer',
  ]);
});

test('a proxy that removes or doubles headers', async () => {
  const { headers } = await fetch(site);
  const plain = await serve((_request, response) => response.end('a page'));
  expect(await problems({ PUBLIC_URL: plain })).toEqual([
    'headers: permissions-policy is missing: no microphone',
    'headers: permissions-policy is missing: no camera',
    'headers: cross-origin-opener-policy is missing: no threads for Whisper',
    'headers: cross-origin-embedder-policy is missing: no threads for Whisper',
    'headers: content-security-policy is missing: no Whisper in browsers',
  ]);
  const doubling = await serve((_request, response) => {
    response.setHeaders(headers);
    response.setHeader('cross-origin-opener-policy', ['same-origin', 'same-origin']);
    response.end('a page');
  });
  expect(await problems({ PUBLIC_URL: doubling })).toEqual([
    'headers: cross-origin-opener-policy is "same-origin, same-origin": no threads for Whisper',
  ]);
});

test('no https where browsers ask for it', async () => {
  const found = await problems({ PUBLIC_URL: 'http://daedap.invalid' });
  expect(found).toEqual([
    expect.stringMatching(/^site: http:\/\/daedap\.invalid does not answer/),
    'tls: none: browsers give no microphone to a page without https',
  ]);
});

test('a certificate that is not trusted, ends soon, or works', async () => {
  const pem = (name: string) =>
    readFile(new URL(`../../test/fixtures/tls/${name}`, import.meta.url), 'utf8');
  const [key, cert] = await Promise.all([pem('localhost-key.pem'), pem('localhost.pem')]);
  const { headers } = await fetch(site);
  const secure = await serve(
    (_request, response) => {
      response.setHeaders(headers);
      response.setHeader('strict-transport-security', 'max-age=31536000');
      response.end('a page');
    },
    { key, cert },
  );
  expect(await problems({ PUBLIC_URL: secure })).toEqual([
    'tls: browsers will refuse the certificate: DEPTH_ZERO_SELF_SIGNED_CERT',
  ]);
  expect(await problems({ PUBLIC_URL: secure }, { ca: cert })).toEqual([]);
  const late = { now: () => new Date('2126-10-20T00:00:00Z') };
  expect(await problems({ PUBLIC_URL: secure }, { ca: cert, clock: late })).toContainEqual(
    expect.stringMatching(/^tls: the certificate ends in \d+ days$/),
  );
});

test('signs in to the mail server, where the settings name one', async () => {
  const smtp = await startScriptedSmtp();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@daedap.example' };
  const config = loadConfig({ ...settings(), ...mail });
  const line = (await examine(config, roomy)).find(({ what }) => what === 'mail');
  expect(line).toMatchObject({ ok: true, text: expect.stringContaining('no-reply@') });
  await smtp.close();
  const { host } = new URL(smtp.url);
  expect(await problems(mail)).toEqual([expect.stringMatching(`^mail: ${host}: .*ECONNREFUSED`)]);
});
