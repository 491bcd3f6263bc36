import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { formOf, sayText, startInterview } from '../../test/interviews.ts';
import { clientOf, registerAccount, type TestClient } from '../../test/http-client.ts';
import { nodeEnv } from '../../test/node-env.ts';
import { type ServerProcess, spawnServer, spawnWorker } from '../../test/server-process.ts';
import { spokenClip } from '../../test/sound.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
let folder: string;
let started: ServerProcess[];
let env: Record<string, string>;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'daedap-killed-'));
  env = { ...nodeEnv(database, folder), LOG_LEVEL: 'silent' };
  started = [];
});
afterEach(async () => {
  for (const server of started) server.child.kill('SIGKILL');
  await Promise.all(started.map((server) => server.ended));
  await database.close();
  await rm(folder, { recursive: true });
});

const keep = (server: ServerProcess) => {
  started.push(server);
  return server;
};

type Step = 'received' | 'transcribing' | 'analysing' | 'done';
type Moment = { kind: 'text' | 'audio'; at: Step; afterMs: number };

/** Moments between the upload and its result; more of them in `npm run test:full`, since each takes a start. */
const moments: Moment[] = [
  { kind: 'text', at: 'analysing', afterMs: 0 },
  { kind: 'audio', at: 'transcribing', afterMs: 300 },
  ...(process.env['TEST_FULL'] ? moreMoments() : []),
];

function moreMoments(): Moment[] {
  return [
    { kind: 'text', at: 'received', afterMs: 0 },
    { kind: 'audio', at: 'received', afterMs: 0 },
    { kind: 'audio', at: 'transcribing', afterMs: 0 },
    { kind: 'audio', at: 'transcribing', afterMs: 50 },
    { kind: 'audio', at: 'transcribing', afterMs: 900 },
    { kind: 'audio', at: 'transcribing', afterMs: 1_600 },
    { kind: 'audio', at: 'analysing', afterMs: 0 },
    { kind: 'audio', at: 'done', afterMs: 0 },
  ];
}

/** Each moment takes a start of the server and of its speech engine: half a minute, and several on a busy machine. */
const timeout = 300_000 + moments.length * 120_000;

/** Resolves when any answer of the question reaches the step: the test hears what the nodes tell each other. */
async function whenReached(questionId: number, step: Step): Promise<{ reached: Promise<void> }> {
  const listener = new pg.Client(database.connection);
  await listener.connect();
  await listener.query('listen daedap_events');
  const reached = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload }) => {
      const { progress } = JSON.parse(payload ?? '{}') as {
        progress?: { questionId: number; step: string };
      };
      if (progress?.questionId === questionId && progress.step === step) resolve();
    });
  });
  return { reached: reached.finally(() => void listener.end()) };
}

test('kill -9 at any moment between upload and result loses nothing', { timeout }, async () => {
  const clip = await spokenClip('short.wav');
  let server = keep(spawnServer(env));
  const { token, client } = await registerAccount(clientOf(await server.ready));
  const first = await startInterview(client, { count: 7 });
  const second = await startInterview(client, { count: 3 });
  const questions = [
    ...first.questions.map(({ id }) => ({ sessionId: first.sessionId, questionId: id })),
    ...second.questions.map(({ id }) => ({ sessionId: second.sessionId, questionId: id })),
  ];

  const say = (node: TestClient, { kind }: Moment, index: number) => {
    const { sessionId, questionId } = questions[index]!;
    const keyed = node.with({ 'idempotency-key': `moment-${index}` });
    const audio = { field: 'audio', bytes: clip, type: 'audio/wav' };
    return kind === 'text'
      ? sayText(keyed, sessionId, questionId)
      : keyed.upload('/api/interviews/analyze-audio', formOf({ sessionId, questionId }, audio));
  };

  for (const [index, moment] of moments.entries()) {
    const { reached } = await whenReached(questions[index]!.questionId, moment.at);
    // Nobody gets to see this answer.
    say(clientOf(await server.ready).as(token), moment, index).catch(() => undefined);
    await reached;
    // Not waiting for anything: these are different moments of one piece of work.
    await sleep(moment.afterMs);
    server.child.kill('SIGKILL');
    await server.ended;
    server = keep(spawnServer(env));
    await server.ready;
  }

  const address = await server.ready;
  const node = clientOf(address).as(token);
  const sessions = [first.sessionId, second.sessionId];
  await eventually(async () => {
    const answers = await Promise.all(
      sessions.map((id) => node.get(`/api/recordings/sessions/${id}/answers`)),
    );
    const all = answers.flatMap(({ body }) => body['answers'] as { analysisStatus: string }[]);
    expect(all.map(({ analysisStatus }) => analysisStatus)).toEqual(moments.map(() => 'completed'));
  });
  // Whoever repeats the request that broke off gets the one answer, heard and judged.
  for (const [index, moment] of moments.entries()) {
    const { status, body } = await say(node, moment, index);
    expect(status).toBe(200);
    expect(body['analysis'].transcription).toContain(moment.kind === 'text' ? '백엔드' : '책임');
  }
  const { rows } = await database.pool.query<{ answers: string; uploads: string }>(
    'select (select count(*) from answers) as answers, (select count(*) from uploads) as uploads',
  );
  expect(rows[0]).toEqual({ answers: String(moments.length), uploads: '0' });
});

// It takes two starts of the speech engine.
test.runIf(process.env['TEST_FULL'])(
  'a worker without HTTP finishes what a killed server left',
  { timeout },
  async () => {
    const server = keep(spawnServer(env));
    const { client } = await registerAccount(clientOf(await server.ready));
    const { sessionId, questions } = await startInterview(client);
    const { reached } = await whenReached(questions[0]!.id, 'transcribing');
    const audio = { field: 'audio', bytes: await spokenClip('short.wav'), type: 'audio/wav' };
    const form = formOf({ sessionId, questionId: questions[0]!.id }, audio);
    client.upload('/api/interviews/analyze-audio', form).catch(() => undefined);
    await reached;
    server.child.kill('SIGKILL');
    const worker = keep(spawnWorker(env));
    await worker.ready;
    await eventually(async () => {
      const row = await database.db
        .selectFrom('answers')
        .select(['analysis_status', 'answer_text'])
        .executeTakeFirst();
      expect(row?.analysis_status).toBe('completed');
      expect(row?.answer_text).toContain('책임');
    });
    worker.child.kill('SIGTERM');
    expect((await worker.ended).code).toBe(0);
  },
);
