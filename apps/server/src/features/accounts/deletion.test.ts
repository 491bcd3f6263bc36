import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { policyVersion } from '@daedap/contract/constants/accounts';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { formOf, sayText, startInterview } from '../../../test/interviews.ts';
import { enginesWith } from '../../../test/scripted-engines.ts';
import { clientOf, createTestApp, type TestClient } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Schema } from '../../database/schema.ts';
import { createStorage } from '../../storage/create-storage.ts';
import { type S3Server, startS3Server } from '../../storage/testing/s3-server.ts';
import { recording } from '../backups/testing/backup-app.ts';

/** Words that stand nowhere else, and numbers that nothing else has. */
const marks = [
  'trace-of-a-person',
  'Zauberwort',
  '72000',
  '73000',
  '74000',
  '75000',
  '76000',
  '77000',
  '78000',
];
const word = 'Zauberwort';
const person = {
  email: 'trace-of-a-person@example.com',
  username: 'trace-of-a-person',
  password: 'correct horse',
};
const tablesFrom = {
  users: 720_000_001,
  interview_sessions: 730_000_001,
  questions: 740_000_001,
  answers: 750_000_001,
  speech_streams: 760_000_001,
  sign_ins: 770_000_001,
  consents: 780_000_001,
};

/** Judges nothing of what says so until it is let go. */
let held: PromiseWithResolvers<void>;
const embedded = enginesWith({});
const patient = enginesWith({
  evaluate: async (input) => {
    if (input.transcript.startsWith('wait')) await held.promise;
    return embedded.evaluator.evaluate(input);
  },
});

/** Every row of every table of every schema with a mark in it, also in bytes. */
async function tracesInTables(pool: pg.Pool): Promise<string[]> {
  const tables = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname !~ '^pg_(catalog|toast|temp)|^information_schema$'`,
  );
  const hex = marks.map((mark) => Buffer.from(mark).toString('hex'));
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text like any($1)`,
      [[...marks, ...hex].map((mark) => `%${mark}%`)],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`));
  }
  return found;
}

/** Every file with a mark in its path or in its bytes. */
async function tracesInFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const below = path.slice(folder.length);
    const content = entry.isFile() ? await readFile(path) : Buffer.of();
    if (marks.some((mark) => below.includes(mark) || content.includes(mark))) found.push(below);
  }
  return found;
}

/** Whatever an account can have: what it did itself, and what only stands in the database for moments. */
async function liveFully(client: TestClient, db: Kysely<Schema>) {
  const consent = policyVersion;
  const { body } = await client.post('/api/auth/register', { ...person, consent });
  const me = client.as(body['token']);
  await client.post('/api/auth/login', { ...person, password: `wrong ${word}` });
  const { sessionId, questions } = await startInterview(me);
  const [first, second, third] = questions.map(({ id }) => id);
  await sayText(me, sessionId, first!, { answerText: `${word} 처음 한 말` });
  await sayText(me, sessionId, first!, { answerText: `${word} 다시 한 말` });
  await me.post('/api/ai/generate-next-question', {
    sessionId,
    questionId: first,
    answerText: `${word} 뒤에 물어볼 말`,
  });
  const bytes = Buffer.concat([recording(2_000), Buffer.from(word)]);
  for (const questionId of [first!, first!, second!]) {
    const fields = { sessionId, questionId, duration: 9 };
    const video = { field: 'video', bytes, type: 'video/webm', name: `${word}.webm` };
    const kept = await me.upload('/api/interview/submit', formOf(fields, video));
    expect(kept.status).toBe(200);
  }
  const analysed = await me.post('/api/interviews/comprehensive-analysis', { sessionId });
  expect(analysed.status).toBeLessThan(300);
  await sayText(me, sessionId, first!, { answerText: `${word} 나중에 한 말`, retake: true });
  await insertMoments(db, Number(body['user'].id), sessionId, third!);
  const script = { text: `${word} 다음에 할 말` };
  await me.post(`/api/practice/questions/${first}/script`, script);
  await me.post('/api/practice/plan', { days: [1], minutes: 20, interviewOn: null });
  const set = { key: randomUUID(), name: word, questions: [{ text: `${word} 내 질문` }] };
  await me.post('/api/practice/question-sets', set);
  const offline = `session-${Date.now()}-${word}`;
  const unfinished = sayText(me, offline, 1, { questionText: word, answerText: `wait ${word}` });
  return { me, unfinished };
}

/** What is on its way: an upload that waits to be heard, a stream of speech in all its stages. */
async function insertMoments(
  db: Kysely<Schema>,
  userId: number,
  sessionId: number,
  questionId: number,
) {
  const upload_id = randomUUID();
  const data = Buffer.from(word);
  const type = { filename: `${word}.webm`, content_type: 'audio/webm', bytes: data.length };
  await db
    .insertInto('uploads')
    .values({ id: upload_id, user_id: userId, ...type })
    .execute();
  await db.insertInto('upload_parts').values({ upload_id, number: 0, data }).execute();
  const waiting = { source: 'audio', counts: true, retake: false, data_size: data.length } as const;
  await db
    .insertInto('answers')
    .values({
      user_id: userId,
      session_id: sessionId,
      question_id: questionId,
      upload_id,
      stream_key: word,
      idempotency_key: word,
      ...waiting,
    })
    .execute();
  await db.insertInto('second_factors').values({ user_id: userId, secret: data }).execute();
  await db.insertInto('recovery_codes').values({ user_id: userId, code_hash: word }).execute();
  await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: word,
      public_key: data,
      counter: 0,
      transports: '[]',
      name: word,
      backed_up: false,
    })
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge: word, user_id: userId, expires_at: new Date('2099-01-01') })
    .execute();
  await db
    .insertInto('mail_links')
    .values({ token_hash: word, user_id: userId, purpose: 'reset', expires_at: new Date() })
    .execute();
  const { id: stream_id } = await db
    .insertInto('speech_streams')
    .values({ user_id: userId, key: word, language: 'ko', tail: data, memory: data })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('speech_chunks').values({ stream_id, chunk_index: 0, data }).execute();
  await db
    .insertInto('speech_windows')
    .values({
      stream_id,
      number: 0,
      start_seconds: 0,
      voice: '[]',
      pcm: data,
      heard: JSON.stringify({ text: word, segments: [], confidence: 1 }),
    })
    .execute();
}

let s3: S3Server;
let database: TestDatabase;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  held = Promise.withResolvers();
  database = await createTestDatabase();
  for (const [table, first] of Object.entries(tablesFrom)) {
    await database.pool.query(`alter table ${table} alter id restart with ${first}`);
  }
});
afterEach(() => database.close());

test.each(['files', 'a bucket'])(
  'a deleted account leaves nothing in any table, nor in %s, nor in the log',
  async (where) => {
    const settings = where === 'files' ? undefined : s3.settings;
    const storage = settings && (await createStorage({ dataDir: '', s3: settings }));
    const given = { engines: patient, ...(storage && { storage }) };
    const { app, logs, services } = await createTestApp(database, {}, given);
    const folder = settings ? s3.folder : services.config.dataDir;
    const { me, unfinished } = await liveFully(clientOf(app), database.db);
    await eventually(async () => {
      const { rows } = await database.pool.query("select 1 from pgboss.job where state = 'active'");
      expect(rows).toHaveLength(1);
    });
    const tables = (await tracesInTables(database.pool)).map((trace) => trace.split(':')[0]);
    // It had something in each of these, or the search would prove nothing.
    expect([...new Set(tables)].toSorted()).toEqual([
      'analyses',
      'answers',
      'backups',
      'consents',
      'interview_sessions',
      'mail_links',
      'passkey_challenges',
      'passkeys',
      'pgboss.job_common',
      'practice_plans',
      'question_sets',
      'questions',
      'rate_limits',
      'recovery_codes',
      'scripts',
      'second_factors',
      'sign_ins',
      'speech_chunks',
      'speech_streams',
      'speech_windows',
      'upload_parts',
      'uploads',
      'users',
    ]);
    expect((await tracesInFiles(folder)).length).toBeGreaterThan(1);

    const { status } = await me.delete('/api/auth/me', { password: person.password });
    expect(status).toBe(200);
    // Whoever judges an answer at this moment finds it gone.
    held.resolve();
    await eventually(async () => {
      expect(await tracesInTables(database.pool)).toEqual([]);
      expect(await tracesInFiles(folder)).toEqual([]);
    });
    await app.close();
    await unfinished;
    const words = ['trace-of-a-person', word];
    expect(logs.filter((line) => words.some((mark) => line.includes(mark)))).toEqual([]);
  },
);

test('the log of PostgreSQL does not quote what people wrote', async () => {
  const insert = 'insert into users (email, username, password_hash, role) values ($1, $2, $3, $4)';
  const values = [person.email, person.username, word, 'nobody-is-this'];
  await expect(database.pool.query(insert, values)).rejects.toMatchObject({ code: '23514' });
  const { rows } = await database.pool.query<{ data_directory: string }>('show data_directory');
  const log = join(dirname(rows[0]!.data_directory), 'postgres.log');
  await eventually(async () => expect(await readFile(log, 'utf8')).toContain('users_role_check'));
  const text = await readFile(log, 'utf8');
  for (const value of values) expect(text).not.toContain(value);
});
