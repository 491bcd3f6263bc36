import { randomUUID } from 'node:crypto';
import { exportMe } from '@daedap/contract/calls/accounts';
import { keysOf } from '@daedap/contract/keys-of';
import { expect, test } from 'vitest';
import { insertInterview } from '../../../test/interview-data.ts';
import { registerAccount, sessionOf, testAppForFile } from '../../../test/test-app.ts';
import { findTables } from '../../archive/catalog.ts';
import type { Schema } from '../../database/schema.ts';

const context = testAppForFile();

const ownId = 'the export is about one account, whose id it has';
const keyOfRepeat = 'tells a repeated request from a new one';
const onItsWay = 'is gone once its answer is analysed, and the answer is here';
const above = 'it stands below the session, or the question, that it is of';

/** What is not in the export, and why. A table or column that is in neither makes the test below fail. */
const leftOut: Record<string, string> = {
  'users.password_hash': 'would let whoever finds the file try passwords',
  'users.signed_out_at': 'only ends tokens, and signIns has when each one ended',
  'sign_ins.user_id': ownId,
  second_factors:
    'would let whoever finds the file make codes; since when it is on is secondFactorSince',
  recovery_codes: 'are hashes of codes',
  passkey_challenges: 'last for minutes',
  'consents.user_id': ownId,
  'passkeys.user_id': ownId,
  'passkeys.credential_id': 'is for the browser that holds the other half',
  'passkeys.public_key': 'is for the browser that holds the other half',
  'passkeys.counter': 'counts uses, and lastUsedAt has the last one',
  mail_links: 'works for half an hour; only a hash of its secret is kept',
  'interview_sessions.user_id': ownId,
  'questions.session_id': above,
  'answers.user_id': ownId,
  'answers.session_id': above,
  'answers.question_id': above,
  'answers.idempotency_key': keyOfRepeat,
  'answers.upload_id': onItsWay,
  'answers.stream_key': onItsWay,
  'answers.failures': 'counts tries of the server, and what became of them is failureReason',
  'backups.user_id': ownId,
  'scripts.user_id': ownId,
  'practice_plans.user_id': ownId,
  'question_sets.user_id': ownId,
  'question_sets.key': keyOfRepeat,
  'backups.session_id': above,
  'backups.storage_key': 'is the place of the file, which videoId stands for',
  uploads: onItsWay,
  client_errors: 'belong to nobody: who reported a fault is not kept',
  voice_sounds: 'are questions, which the export has as text, as a service read them',
  upload_parts: onItsWay,
  speech_streams: onItsWay,
  speech_chunks: onItsWay,
  speech_windows: onItsWay,
  rate_limits: 'counts calls of the last hour',
  removed_backups: 'lists files that are about to be removed',
};

/** Where the name in the export is not that of the column. */
const names: Record<string, string> = {
  'interview_sessions.client_id': 'clientSessionId',
  'questions.number': 'questionNumber',
  'questions.text': 'question',
  'answers.duration': 'answerDuration',
  'answers.video_path': 'answerVideoPath',
  'answers.processing_ms': 'processingTime',
  'backups.id': 'videoId',
  'analyses.session_id': 'id',
};

const nameOf = (table: string, column: string) =>
  names[`${table}.${column}`] ??
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

type Inserted = Awaited<ReturnType<typeof insertEverything>>;

/** An interview with something in every column of every table. */
async function insertEverything(userId: number) {
  const { db } = context.database;
  const upload = { id: randomUUID(), user_id: userId, content_type: 'audio/webm', bytes: 3 };
  await db
    .insertInto('uploads')
    .values({ ...upload, filename: 'on its way' })
    .execute();
  const inserted = await insertInterview(db, userId, {
    session: {
      client_id: 'session-1700000000000-export',
      current_question_index: 41,
      total_duration: 1234.5,
      time_per_question: 77,
      mode: 'real',
      format: 'hirevue',
      preparation_seconds: 30,
      source: 'questions',
      completed_at: new Date('2026-11-14T01:23:45.678Z'),
    },
    questions: [
      { text: '첫째 질문' },
      {
        text: '꼬리 질문',
        bank_id: 'job-it-beginner-12',
        points: JSON.stringify([{ label: '배운 점', start: '그 일로', cues: ['배우'] }]),
      },
    ],
    answers: [
      { answer_text: '처음 한 말', score: 21 },
      {
        question: 1,
        source: 'audio',
        idempotency_key: 'secret key of a repeat',
        upload_id: upload.id,
        stream_key: 'secret key of a stream',
        filename: 'answer.webm',
        data_size: 54_321,
        answer_text: '다시 한 말',
        segments: JSON.stringify([{ start: 0.25, end: 1.75, text: '다시 한 말' }]),
        duration: 33.25,
        video_path: 'recording-7',
        stt_method: 'whisper-server',
        stt_confidence: 0.875,
        failure_reason: 'speech_failed',
        score: 61,
        relevance_score: 62,
        clarity_score: 63,
        depth_score: 64,
        feedback: '느낀 점도 말해보세요.',
        evidence: JSON.stringify([
          { dimension: 'depth', effect: 'lowered', quote: '말', start: 5, end: 6, note: '짧아요' },
        ]),
        effects: JSON.stringify([{ dimension: 'depth', name: 'usual', points: 64 }]),
        starred: true,
        delivery: JSON.stringify({ pauses: 4, pitchRange: 5.25 }),
        processing_ms: 4_321,
      },
      { question: 1, answer_text: '나중에 한 말', score: 91, retake: true },
    ],
    analysis: { overall_score: 61, overall_feedback: '전체 평가' },
  });
  const { sessionId, questionIds, answerIds } = inserted;
  await db
    .updateTable('questions')
    .set({ follows_question_id: questionIds[0]! })
    .where('id', '=', questionIds[1]!)
    .execute();
  const backup = {
    id: randomUUID(),
    user_id: userId,
    session_id: sessionId,
    question_id: questionIds[0]!,
    answer_id: answerIds[1]!,
    storage_key: 'secret key of the storage',
    filename: 'backup.webm',
    content_type: 'video/webm',
    bytes: 7_654_321,
    duration: 33.5,
    created_at: new Date('2026-11-14T02:00:00.000Z'),
  };
  await db.insertInto('backups').values(backup).execute();
  const script = { user_id: userId, question: '첫째 질문', text: '다음에는 이렇게 말할래요.' };
  const { id: scriptId } = await db
    .insertInto('scripts')
    .values(script)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: planId } = await db
    .insertInto('practice_plans')
    .values({ user_id: userId, days: '[1,5]', minutes: 20, interview_on: '2026-12-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = new Date('2026-11-14T03:00:00.000Z');
  const { id: signInId } = await db
    .insertInto('sign_ins')
    .values({
      user_id: userId,
      method: 'password',
      browser: 'whale',
      system: 'windows',
      network: '203.0.113.0/24',
      created_at: at,
      last_seen_at: at,
      expires_at: new Date('2026-11-21T03:00:00.000Z'),
      ended_at: new Date('2026-11-15T03:00:00.000Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: passkeyId } = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: randomUUID(),
      public_key: Buffer.from([1, 2]),
      counter: 3,
      transports: '["internal"]',
      name: '내 노트북',
      backed_up: true,
      last_used_at: new Date('2026-11-14T04:00:00.000Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: consentId } = await db
    .insertInto('consents')
    .values({
      user_id: userId,
      version: '2026-01-01',
      language: 'ko',
      source: 'notice',
      agreed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: setId } = await db
    .insertInto('question_sets')
    .values({ user_id: userId, key: randomUUID(), name: '기출', questions: '[{"text":"왜요?"}]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { scriptId, planId, setId, signInId, passkeyId, consentId };
  return { ...inserted, userId, backup, ...own };
}

test('has each session with its questions, all attempts, the analysis and the backups', async () => {
  const account = await registerAccount(context.client);
  const { sessionId, questionIds, answerIds, backup } = await insertEverything(account.user.id);
  const { body } = await account.client.get('/api/auth/export');
  expect(body['sessions']).toEqual([
    expect.objectContaining({
      id: sessionId,
      status: 'completed',
      totalScore: 61,
      clientSessionId: 'session-1700000000000-export',
      analysis: expect.objectContaining({ overallScore: 61, overallFeedback: '전체 평가' }),
      backups: [
        {
          videoId: backup.id,
          questionId: questionIds[0],
          answerId: answerIds[1],
          filename: 'backup.webm',
          contentType: 'video/webm',
          bytes: 7_654_321,
          duration: 33.5,
          createdAt: '2026-11-14T02:00:00.000Z',
        },
      ],
    }),
  ]);
  const [first, second] = body['sessions'][0].questions;
  expect(first).toMatchObject({ id: questionIds[0], questionNumber: 1, question: '첫째 질문' });
  expect(second).toMatchObject({ question: '꼬리 질문', answers: [] });
  expect(first.answers).toMatchObject([
    { id: answerIds[0], answerText: '처음 한 말', score: 21, counts: false, retake: false },
    { id: answerIds[1], answerText: '다시 한 말', score: 61, counts: true, retake: false },
    { id: answerIds[2], answerText: '나중에 한 말', score: 91, counts: false, retake: true },
  ]);
});

/** Where in the export a row of each table stands, among those of `insertEverything`. */
const places = {
  users: (body) => body['user'],
  scripts: (body) => body['scripts'][0],
  practice_plans: (body) => body['practicePlans'][0],
  consents: (body) => body['consents'][0],
  passkeys: (body) => body['passkeys'][0],
  // The first is that of the registration.
  sign_ins: (body) => body['signIns'][1],
  question_sets: (body) => body['questionSets'][0],
  interview_sessions: (body) => body['sessions'][0],
  analyses: (body) => body['sessions'][0].analysis,
  backups: (body) => body['sessions'][0].backups[0],
  questions: (body) => body['sessions'][0].questions[1],
  answers: (body) => body['sessions'][0].questions[0].answers[1],
  // oxlint-disable-next-line typescript/no-explicit-any -- a wrong guess is `undefined` and fails its expectation
} satisfies Partial<Record<keyof Schema, (body: Record<string, any>) => Record<string, unknown>>>;

const rowOf = {
  users: ({ userId }) => userId,
  scripts: ({ scriptId }) => scriptId,
  practice_plans: ({ planId }) => planId,
  sign_ins: ({ signInId }) => signInId,
  consents: ({ consentId }) => consentId,
  passkeys: ({ passkeyId }) => passkeyId,
  question_sets: ({ setId }) => setId,
  interview_sessions: ({ sessionId }) => sessionId,
  analyses: ({ sessionId }) => sessionId,
  backups: ({ backup }) => backup.id,
  questions: ({ questionIds }) => questionIds[1],
  answers: ({ answerIds }) => answerIds[1],
} satisfies Record<keyof typeof places, (inserted: Inserted) => unknown>;

test('includes every table, or excludes it for a reason', async () => {
  const tables = (await findTables(context.database.pool)).map(({ name }) => name);
  const named = [...Object.keys(places), ...Object.keys(leftOut)];
  expect(tables.toSorted()).toEqual(named.filter((name) => !name.includes('.')).toSorted());
});

test.each(keysOf(places))(
  'every column of %s is in it, or left out for a reason',
  async (table) => {
    const account = await registerAccount(context.client);
    const inserted = await insertEverything(account.user.id);
    const { rows } = await context.database.pool.query<Record<string, unknown>>(
      `select * from ${table} where ${table === 'analyses' ? 'session_id' : 'id'} = $1`,
      [rowOf[table](inserted)],
    );
    const columns = Object.entries(rows[0]!).filter(([name]) => !(`${table}.${name}` in leftOut));
    // A new column is to be filled above, so that it can be looked for here.
    expect(columns.filter(([, value]) => value === null)).toEqual([]);
    const { body } = await account.client.get('/api/auth/export');
    const expected = columns.map(([name, value]) => [nameOf(table, name), value]);
    const plain: unknown = JSON.parse(JSON.stringify(Object.fromEntries(expected)));
    expect(places[table](body)).toMatchObject(plain as object);
    expect(columns.length).toBeGreaterThan(4);
  },
);

test('has all sessions in order, and fits the contract', async () => {
  const account = await registerAccount(context.client);
  const sessions = Array.from({ length: 45 }, () => sessionOf(account.user.id));
  const ids = await context.database.db
    .insertInto('interview_sessions')
    .values(sessions)
    .returning('id')
    .execute();
  const { body, headers } = await account.client.get('/api/auth/export');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { sessions: exported } = exportMe.response.parse(body);
  expect(exported.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
});

test('has neither internal keys nor data of other users', async () => {
  const [one, two] = [await registerAccount(context.client), await registerAccount(context.client)];
  await insertEverything(one.user.id);
  await insertInterview(context.database.db, two.user.id, {
    questions: [{ text: 'a question of someone else' }],
    answers: [{ answer_text: 'an answer of someone else' }],
    analysis: { overall_feedback: 'an analysis of someone else' },
  });
  const { body } = await one.client.get('/api/auth/export');
  const text = JSON.stringify(body);
  for (const strange of ['secret key', 'someone else', 'argon2'])
    expect(text).not.toContain(strange);
});
