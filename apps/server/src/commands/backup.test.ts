import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formOf, sayText, startInterview } from '../../test/interviews.ts';
import { clientOf } from '../../test/http-client.ts';
import { type ServerProcess, spawnServer } from '../../test/server-process.ts';
import { recording } from '../features/backups/testing/backup-app.ts';

const execute = promisify(execFile);
let folder: string;
let started: ServerProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daedap backup 한글-'));
  started = [];
});
afterEach(async () => {
  for (const server of started) server.child.kill('SIGTERM');
  await Promise.all(started.map((server) => server.ended));
  await rm(folder, { recursive: true });
});

function start(dataDir: string): ServerProcess {
  const server = spawnServer({ DATA_DIR: join(folder, dataDir), STT: 'off' });
  started.push(server);
  return server;
}

/** `npm run backup` and `npm run restore`, as processes. */
function run(command: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const env = { ...process.env, DATA_DIR: join(folder, dataDir) };
  return execute(process.execPath, [script, ...args], { env, cwd: folder });
}

test('a backup restores tokens, passwords, results and recordings on another server', async () => {
  const first = start('first');
  const address = await first.ready;
  const person = { email: 'minji@example.com', username: '민지', password: 'correct horse' };
  const { body } = await clientOf(address).post('/api/auth/register', person);
  const client = clientOf(address).as(body['token']);
  const { sessionId, questions } = await startInterview(client);
  const questionId = questions[0]!.id;
  expect((await sayText(client, sessionId, questionId)).status).toBe(200);
  const video = { field: 'video', bytes: recording(70_000), type: 'video/webm' };
  const form = formOf({ sessionId, questionId, duration: 9 }, video);
  expect((await client.upload('/api/interview/submit', form)).status).toBe(200);
  await client.post('/api/interviews/comprehensive-analysis', { sessionId });
  const resultsPath = `/api/interviews/session/${sessionId}/results`;
  const results = await client.get(resultsPath);

  const { stdout } = await run('backup', 'first', 'copy');
  expect(stdout).toMatch(/^\/.*\/copy is complete \(rows: \d+, recordings: 1\)\n$/);
  await expect(run('restore', 'first', 'copy', '--replace')).rejects.toMatchObject({
    code: 1,
    stderr: `Daedap is already running on ${join(folder, 'first')}\n`,
  });
  first.child.kill('SIGTERM');
  await first.ended;
  await run('backup', 'first', 'without a server');
  expect(await readdir(join(folder, 'first/postgres'))).not.toContain('postmaster.pid');

  const back = await run('restore', 'second', 'copy');
  expect(back.stdout).toMatch(/^Restored the backup of .*Z \(rows: \d+, recordings: 1\)\n$/);
  const elsewhere = await start('second').ready;
  const after = await clientOf(elsewhere).as(body['token']).get(resultsPath);
  expect(after.body['analysis']).toEqual(results.body['analysis']);
  expect((await clientOf(elsewhere).post('/api/auth/login', person)).status).toBe(200);
  const { backup } = after.body['userAnswers'][0];
  const bytes = await (await fetch(`${elsewhere}${backup.url}`)).arrayBuffer();
  expect(Buffer.from(bytes).equals(recording(70_000))).toBe(true);
});

test('creates nothing when there is nothing to back up or restore', async () => {
  await expect(run('backup', 'nothing', 'copy')).rejects.toMatchObject({
    code: 1,
    stderr: `there is no database in ${join(folder, 'nothing')}\n`,
  });
  await expect(stat(join(folder, 'nothing'))).rejects.toThrow('ENOENT');
  await expect(run('restore', 'nothing', 'copy')).rejects.toMatchObject({
    stderr: `${join(folder, 'copy')} is not a complete backup\n`,
  });
  await expect(stat(join(folder, 'nothing'))).rejects.toThrow('ENOENT');
});
