import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { loadConfig } from '../../../lib/config.ts';
import { AppError } from '../../../http/app-error.ts';
import { addAuthentication } from '../../../http/authenticate.ts';
import { handleError } from '../../../http/errors.ts';
import { createRateLimits } from '../../../http/rate-limits.ts';
import { addSecurityHeaders } from '../../../http/security-headers.ts';
import { addUploads } from '../../../http/upload.ts';
import { createFileStorage } from '../../../storage/files.ts';
import { createSignedLinks } from '../../../storage/signed-links.ts';
import { findUser } from '../../accounts/repository.ts';
import { createRemover } from '../removal.ts';
import { backupRoutes } from '../routes.ts';
import type { BackupDeps } from '../service.ts';

/** What a WebM file begins with. */
const webmHead = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');

/** A recording of that many bytes. */
export const recording = (bytes: number) =>
  Buffer.concat([webmHead, Buffer.alloc(bytes, 7)], bytes);

/**
 * Backups on a database and a folder of their own, with any quota. Tests of the removal itself turn the removal in the
 * background off: it would remove the same files at the same time.
 */
export async function startBackupApp(quotaBytes: number, { removesInBackground = true } = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'daedap-backups-'));
  const troubles: unknown[] = [];
  let now = Date.parse('2026-11-15T03:00:00.000Z');
  const removal = {
    db,
    storage: createFileStorage(dataDir),
    onTrouble: (error: unknown) => void troubles.push(error),
  };
  const deps: BackupDeps = {
    ...removal,
    removeDue: removesInBackground ? createRemover(removal) : () => undefined,
    links: createSignedLinks('a secret for tests only, long enough', { now: () => new Date(now) }),
    quotaBytes,
  };
  const app = fastify({ forceCloseConnections: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  await addSecurityHeaders(app, { adScriptUrl: undefined });
  addAuthentication(app, {
    limits: createRateLimits(database.pool, loadConfig({}).limits),
    userOfToken: async (token) => {
      const user = await findUser(db, Number(token));
      if (!user) throw new AppError('UNAUTHENTICATED');
      return user;
    },
  });
  await addUploads(app);
  backupRoutes(app, deps);
  return {
    app,
    db,
    deps,
    troubles,
    advanceSeconds: (seconds: number) => (now += seconds * 1000),
    /** The keys whose bytes are really there. */
    stored: async () => {
      const names = await readdir(dataDir, { recursive: true });
      return names.filter((name) => /^backups\/\w+\/[\da-f-]{36}$/.test(name));
    },
    /** The keys that are to be removed. */
    listed: async () => {
      const rows = await db.selectFrom('removed_backups').select('storage_key').execute();
      return rows.map((row) => row.storage_key);
    },
    stop: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type BackupApp = Awaited<ReturnType<typeof startBackupApp>>;

let people = 0;

/** Someone with a session of one question, who can send the recording of an answer. */
export async function addPerson({ app, db }: BackupApp) {
  people += 1;
  const user = await db
    .insertInto('users')
    .values({ email: `person${people}@example.com`, username: '민지', password_hash: 'x' })
    .returning(['id', 'email', 'username', 'role'])
    .executeTakeFirstOrThrow();
  const session = await db
    .insertInto('interview_sessions')
    .values({
      user_id: user.id,
      main_category: 'job',
      sub_category: 'it',
      difficulty: 'beginner',
      question_count: 3,
      time_per_question: 10,
      client_id: `session-1-${user.id}`,
    })
    .returning(['id', 'client_id'])
    .executeTakeFirstOrThrow();
  const token = String(user.id);
  const addQuestion = async (number: number) => {
    const text = '자기소개를 해주세요.';
    const row = await db
      .insertInto('questions')
      .values({
        session_id: session.id,
        number,
        text,
        question_type: 'general',
        expected_duration: 10,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const questionId = await addQuestion(1);
  const addAnswer = async (to = questionId) => {
    const row = await db
      .insertInto('answers')
      .values({
        user_id: user.id,
        session_id: session.id,
        question_id: to,
        source: 'text',
        counts: false,
        retake: false,
        data_size: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const submit = async (file: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) => {
    const { 'accept-language': language = 'ko', type = 'video/webm', ...fields } = more;
    const form = new FormData();
    form.append('video', new Blob([file], { type }), '답변.webm');
    const all = { sessionId: String(session.id), questionId: String(questionId), duration: '9.5' };
    for (const [name, value] of Object.entries({ ...all, ...fields })) form.append(name, value);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/interview/submit',
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      payload: form,
    });
    return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
  };
  return { user, token, session, questionId, addQuestion, addAnswer, submit };
}
