import { createHash } from 'node:crypto';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { formOf, sayText, startInterview } from '../../test/interviews.ts';
import { enginesWith } from '../../test/scripted-engines.ts';
import { clientOf, createTestApp, registerAccount, type TestClient } from '../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { recording } from '../features/backups/testing/backup-app.ts';
import { createFileStorage } from '../storage/files.ts';
import { checkArchive, restoreArchive } from './restore-archive.ts';
import { tableHashes } from './testing/table-hashes.ts';
import { inSnapshot, writeArchive } from './write-archive.ts';

const secret = 'a secret that tokens are signed with';

/** Answers with this word in them are not judged until they are let go. */
const waiting = '기다림';
const held = Promise.withResolvers<void>();
const embedded = enginesWith({});
const patient = enginesWith({
  evaluate: async (input) => {
    if (input.transcript.includes(waiting)) await held.promise;
    return embedded.evaluator.evaluate(input);
  },
});
const noLimits = { LIMIT_ANALYSES: '100000', LIMIT_GENERATIONS: '100000', LIMIT_CALLS: '100000' };

let root: string;
let database: TestDatabase;
let live: Awaited<ReturnType<typeof createTestApp>>;
let client: TestClient;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'daedap-archive-'));
  database = await createTestDatabase();
  live = await createTestApp(database, noLimits, { engines: patient });
  client = clientOf(live.app);
  await writeFile(join(root, 'jwt-secret'), secret, { mode: 0o600 });
});
afterAll(async () => {
  held.resolve();
  await live.app.close();
  await database.close();
  await rm(root, { recursive: true });
});

const source = () => ({
  storage: live.services.storage,
  secretFile: join(root, 'jwt-secret'),
});
const write = (name: string) =>
  inSnapshot(database.connection, (snapshot) => writeArchive(snapshot, source(), join(root, name)));

/** An empty database and folder, and what restores an archive into them. */
async function emptyTarget() {
  const target = await createTestDatabase({ empty: true });
  const dataDir = await mkdtemp(join(root, 'target-'));
  const restore = async (name: string, replace = false) => {
    const folder = join(root, name);
    const into = {
      database: target,
      storage: createFileStorage(dataDir),
      secretFile: join(dataDir, 'jwt-secret'),
    };
    await restoreArchive(into, folder, await checkArchive(folder), { replace });
  };
  return { database: target, dataDir, restore };
}

async function filesIn(folder: string): Promise<string[]> {
  const below = await readdir(folder, { recursive: true, withFileTypes: true });
  return below.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** Answers a question, and keeps a recording of it on the server. */
async function answer(person: TestClient, sessionId: number, questionId: number) {
  const { status, body } = await sayText(person, sessionId, questionId);
  expect(status).toBe(200);
  const form = formOf(
    { sessionId, questionId, duration: 9 },
    { field: 'video', bytes: recording(5_000), type: 'video/webm' },
  );
  const kept = await person.upload('/api/interview/submit', form);
  expect(kept.status).toBe(200);
  return { answerId: Number(body['answerId']), videoId: String(kept.body['videoId']) };
}

/** Someone who goes on answering until told to stop. */
function keepAnswering(person: TestClient) {
  const acknowledged: number[] = [];
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const { sessionId, questions } = await startInterview(person);
      for (const { id } of questions)
        acknowledged.push((await answer(person, sessionId, id)).answerId);
      await person.post('/api/interview/session', { sessionId, status: 'abandoned' });
    }
  };
  const running = run();
  return {
    acknowledged,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

test('a backup under load is consistent: all rows, files and acknowledged answers of one moment', async () => {
  const people = await Promise.all([1, 2, 3].map(() => registerAccount(client)));
  const writers = people.map((person) => keepAnswering(person.client));
  const answers = () => writers.flatMap(({ acknowledged }) => acknowledged);
  await eventually(() => expect(answers().length).toBeGreaterThan(5));
  const before = answers();
  const { hashes, manifest } = await inSnapshot(database.connection, async (snapshot) => ({
    hashes: await tableHashes(snapshot),
    manifest: await writeArchive(snapshot, source(), join(root, 'under-load')),
  }));
  await eventually(() => expect(answers().length).toBeGreaterThan(before.length + 2));
  await Promise.all(writers.map((writer) => writer.stop()));
  // What came after the snapshot shows that it was taken while people wrote.
  expect(await tableHashes(database.pool)).not.toEqual(hashes);

  const target = await emptyTarget();
  await target.restore('under-load');
  expect(await tableHashes(target.database.pool)).toEqual(hashes);
  const { rows } = await target.database.pool.query<{ id: number }>('select id from answers');
  expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(before));
  const backups = await target.database.db.selectFrom('backups').selectAll().execute();
  expect(backups.length).toBeGreaterThan(3);
  expect(manifest.missingFiles).toEqual([]);
  for (const { storage_key: key, bytes } of backups) {
    expect((await stat(join(target.dataDir, key))).size).toBe(bytes);
  }
  expect(await readFile(join(target.dataDir, 'jwt-secret'), 'utf8')).toBe(secret);
  expect((await stat(join(target.dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  await target.database.close();
});

test('a restored server continues: ids are not reused, and a waiting answer is analysed', async () => {
  const person = await registerAccount(client);
  const { sessionId, questions } = await startInterview(person.client);
  const unfinished = sayText(person.client, sessionId, questions[0]!.id, { answerText: waiting });
  await eventually(async () => {
    const row = await database.db
      .selectFrom('answers')
      .select('analysis_status')
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    expect(row?.analysis_status).toBe('processing');
  });
  const gone = await registerAccount(client);
  await gone.client.delete('/api/auth/me', { password: gone.password });
  await write('waiting');

  const target = await emptyTarget();
  await target.restore('waiting');
  const restored = await createTestApp(target.database);
  const restoredClient = clientOf(restored.app);
  const later = restoredClient.as(person.token);
  await eventually(async () => {
    const { body } = await later.get(`/api/recordings/sessions/${sessionId}/answers`);
    expect(body['answers']).toMatchObject([{ analysisStatus: 'completed' }]);
  });
  // The token of an account that is gone must not open a new one.
  const next = await registerAccount(restoredClient);
  expect(next.user.id).toBeGreaterThan(gone.user.id);
  await restored.app.close();
  await target.database.close();
  held.resolve();
  await unfinished;
});

test('a recording that is deleted during the backup does not leave its row behind', async () => {
  const person = await registerAccount(client);
  const { sessionId, questions } = await startInterview(person.client);
  const { answerId, videoId } = await answer(person.client, sessionId, questions[0]!.id);
  const key = `backups/${person.user.id}/${videoId}`;
  const stays = await answer(person.client, sessionId, questions[1]!.id);
  const manifest = await inSnapshot(database.connection, async (snapshot) => {
    await snapshot.query('select 1 from users');
    const deleted = `/api/recordings/sessions/${sessionId}/answers/${answerId}`;
    expect((await person.client.delete(deleted)).status).toBe(200);
    const path = join(live.services.config.dataDir, key);
    await eventually(() => expect(stat(path)).rejects.toThrow('ENOENT'));
    return writeArchive(snapshot, source(), join(root, 'deleted-file'));
  });
  expect(manifest.missingFiles).toEqual([key]);
  const target = await emptyTarget();
  await target.restore('deleted-file');
  const rows = await target.database.db
    .selectFrom('backups')
    .select('id')
    .where('user_id', '=', person.user.id)
    .execute();
  expect(rows).toEqual([{ id: stays.videoId }]);
  await target.database.close();
});

test('records that files and secret are elsewhere, and is readable by its owner only', async () => {
  const folder = join(root, 'with-a-bucket');
  const manifest = await inSnapshot(database.connection, (snapshot) =>
    writeArchive(snapshot, { storage: null, secretFile: null }, folder),
  );
  expect(manifest).toMatchObject({ files: null, secret: null });
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const names = await readdir(folder);
  expect(names).not.toContain('jwt-secret');
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});

test('an interrupted backup leaves nothing that looks like a backup', async () => {
  const storage = {
    ...live.services.storage,
    read: () => Promise.reject(new Error('the disk broke')),
  };
  const cutOff = inSnapshot(database.connection, (snapshot) =>
    writeArchive(snapshot, { storage, secretFile: null }, join(root, 'cut-off')),
  );
  await expect(cutOff).rejects.toThrow('the disk broke');
  expect((await readdir(root)).filter((name) => /cut-off|daedap-backup/.test(name))).toEqual([]);
  await expect(checkArchive(join(root, 'cut-off'))).rejects.toThrow('is not a complete backup');
});

test('removes the draft of a killed backup after a day', async () => {
  const [old, young] = ['.daedap-backup-old', '.daedap-backup-young'].map((name) =>
    join(root, name),
  );
  await Promise.all([mkdir(old!), mkdir(young!)]);
  const aDayAgo = Date.now() / 1000 - 24 * 60 * 60 - 1;
  await utimes(old!, aDayAgo, aDayAgo);
  await write('after a killed one');
  const names = await readdir(root);
  expect(names).toEqual(expect.arrayContaining(['.daedap-backup-young', 'after a killed one']));
  expect(names).not.toContain('.daedap-backup-old');
  await rm(young!, { recursive: true });
});

test('a migration waits for a running backup', async () => {
  await inSnapshot(database.connection, async (snapshot) => {
    const other = await database.pool.connect();
    await other.query("set lock_timeout = '50ms'");
    const rewrite = other.query('alter table users alter column id type bigint');
    await expect(rewrite).rejects.toThrow('lock timeout');
    other.release(true);
    expect((await snapshot.query('select from users')).rowCount).toBeGreaterThan(0);
  });
});

test('does not write to a folder that is not empty', async () => {
  await expect(write('.')).rejects.toThrow('is not empty');
});

describe('refuses, and changes nothing:', () => {
  beforeAll(async () => void (await write('whole')));

  const damage = async (name: string, change: (folder: string) => Promise<unknown>) => {
    const folder = join(root, name);
    await cp(join(root, 'whole'), folder, { recursive: true });
    await change(folder);
    return folder;
  };
  const flip = async (path: string) => {
    const bytes = await readFile(path);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    await writeFile(path, bytes);
  };
  const rewrite = async (folder: string, change: (text: string) => string) => {
    const path = join(folder, 'manifest.json');
    const text = change(await readFile(path, 'utf8'));
    await writeFile(path, text);
    const sum = createHash('sha256').update(text).digest('hex');
    await writeFile(join(folder, 'manifest.sha256'), `${sum}  manifest.json\n`);
  };

  test.each([
    ['a table with a flipped bit', (folder) => flip(join(folder, 'answers.copy.gz')), 'is damaged'],
    [
      'a manifest with a flipped bit',
      (folder) => flip(join(folder, 'manifest.json')),
      'is damaged',
    ],
    ['a secret with a flipped bit', (folder) => flip(join(folder, 'jwt-secret')), 'is damaged'],
    ['a missing table', (folder) => rm(join(folder, 'users.copy.gz')), 'is missing'],
    ['missing files', (folder) => rm(join(folder, 'files'), { recursive: true }), 'is missing'],
    ['a missing manifest', (folder) => rm(join(folder, 'manifest.json')), 'not a complete backup'],
    [
      'a newer format',
      (folder) => rewrite(folder, (text) => text.replace('"format": 1', '"format": 2')),
      'made by a newer version',
    ],
    [
      'a migration of a newer version',
      (folder) =>
        rewrite(folder, (text) => text.replace('"migrations": [', '"migrations": ["0000-later",')),
      'made by a newer version (0000-later)',
    ],
    [
      'a path out of the folder',
      (folder) =>
        rewrite(folder, (text) => text.replace('"key": "backups/', '"key": "../../backups/')),
      'is damaged',
    ],
  ] satisfies [string, (folder: string) => Promise<unknown>, string][])(
    '%s',
    async (name, change, message) => {
      await expect(checkArchive(await damage(name, change))).rejects.toThrow(message);
    },
  );

  test('a database with accounts, unless they are to be replaced', async () => {
    const target = await emptyTarget();
    await target.restore('under-load');
    const before = await tableHashes(target.database.pool);
    await expect(target.restore('whole')).rejects.toThrow('has accounts already');
    expect(await tableHashes(target.database.pool)).toEqual(before);
    await target.restore('whole', true);
    expect(await tableHashes(target.database.pool)).toEqual(await tableHashes(database.pool));
    await target.database.close();
  });

  test('a database that is in use', async () => {
    const target = await emptyTarget();
    const other = await target.database.pool.connect();
    await expect(target.restore('whole')).rejects.toThrow('is in use');
    other.release();
    await target.database.close();
  });

  test('a restore that fails half-way', async () => {
    const target = await emptyTarget();
    await target.restore('under-load');
    const before = await tableHashes(target.database.pool);
    const files = await filesIn(target.dataDir);
    const folder = await damage('fewer rows', (path) =>
      rewrite(path, (text) => text.replace(/("name": "speech_windows"[^]*?"rows": )0/, '$11')),
    );
    await expect(target.restore('fewer rows', true)).rejects.toThrow(
      'rows came into speech_windows',
    );
    expect(await tableHashes(target.database.pool)).toEqual(before);
    expect(await filesIn(target.dataDir)).toEqual(files);
    await rm(folder, { recursive: true });
    await target.database.close();
  });
});
