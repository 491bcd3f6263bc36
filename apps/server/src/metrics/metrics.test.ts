import { clientErrorKinds } from '@daedap/contract/client-errors';
import { rateLimits } from '@daedap/contract/constants/network';
import { failureReasons } from '@daedap/contract/interviews';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { formOf, sayText, startInterview } from '../../test/interviews.ts';
import { clientOf, registerAccount } from '../../test/http-client.ts';
import { enginesWith } from '../../test/scripted-engines.ts';
import { silence } from '../../test/sound.ts';
import { testAppForFile } from '../../test/test-app.ts';
import { queueNames } from '../lib/job-queues.ts';
import { createPrometheus } from './prometheus.ts';

const { metrics, registry } = createPrometheus({ ofProcess: false });
const engines = enginesWith({});
const fallingBack = {
  ...engines,
  interviewer: {
    ...engines.interviewer,
    questions: async (request: Parameters<typeof engines.interviewer.questions>[0]) => ({
      ...(await engines.interviewer.questions(request)),
      engine: 'embedded-fallback' as const,
    }),
  },
};
const context = testAppForFile({ LIMIT_GENERATIONS: '1' }, { metrics, engines: fallingBack });
let address: string;

beforeAll(async () => {
  address = await context.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => registry.clear());

/** The figure of a line such as `name{label="value"} 3`. */
async function figure(start: string): Promise<number | undefined> {
  const lines = (await registry.metrics()).split('\n');
  const line = lines.find((one) => one.startsWith(`${start} `));
  return line === undefined ? undefined : Number(line.slice(start.length));
}

const expectFigure = (start: string, value: number) =>
  eventually(async () => expect({ [start]: await figure(start) }).toEqual({ [start]: value }));

const requestsTo = (method: string, route: string, status: number | string) =>
  `daedap_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

test('counts requests by route, and unknown paths together', async () => {
  const client = clientOf(address);
  for (const path of ['/api/nothing', '/api/a-person@example.com', '/wp-login.php?q=secret']) {
    expect((await client.get(path)).status).toBe(404);
  }
  await expectFigure(requestsTo('GET', 'unknown', 404), 3);
  await client.get('/api/health');
  await expectFigure(requestsTo('GET', '/api/health', 200), 1);
  await expectFigure('daedap_http_requests_in_flight', 0);
  expect(await registry.metrics()).not.toMatch(/person|wp-login|secret/);
});

test('counts an answer as a job, by its engine, and in the queue', async () => {
  const { client } = await registerAccount(clientOf(address));
  const { sessionId, questions } = await startInterview(client);
  await sayText(client, sessionId, questions[0]!.id);
  const engine = (role: string, by: string) =>
    `daedap_engine_duration_seconds_count{role="${role}",engine="${by}",outcome="ok"}`;
  await expectFigure('daedap_job_duration_seconds_count{queue="analyse-text",outcome="done"}', 1);
  await expectFigure(engine('evaluation', 'embedded'), 1);
  await expectFigure(engine('questions', 'embedded-fallback'), 1);
  await expectFigure('daedap_jobs{queue="analyse-text",state="active"}', 0);
  await expectFigure('daedap_jobs{queue="analyse-speech",state="retry"}', 0);
  const route = '/api/interviews/:sessionId/next-question';
  await client.get(`/api/interviews/${sessionId}/next-question`);
  await expectFigure(requestsTo('GET', route, 200), 1);
});

test('counts an unscored answer with its reason', async () => {
  const { client } = await registerAccount(clientOf(address));
  const { sessionId, questions } = await startInterview(client);
  const fields = { sessionId, questionId: questions[0]!.id };
  const audio = { field: 'audio', bytes: silence(1), type: 'audio/wav' };
  await client.upload('/api/interviews/analyze-audio', formOf(fields, audio));
  await expectFigure('daedap_answers_failed_total{reason="speech_off"}', 1);
});

test('counts refused calls and failed sign-ins', async () => {
  const { client } = await registerAccount(clientOf(address));
  await startInterview(client);
  await client.post('/api/ai/generate-questions', {});
  await expectFigure('daedap_rate_limited_total{limit="generations"}', 1);
  await expectFigure('daedap_rate_limited_total{limit="calls"}', 0);
  await client.post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong one' });
  await expectFigure('daedap_sign_ins_failed_total', 1);
});

test('counts sockets, connections and uploaded bytes', async () => {
  const { client, token } = await registerAccount(clientOf(address));
  await expectFigure('daedap_sockets_connected', 0);
  const socket = io(address, { auth: { token }, transports: ['websocket'], forceNew: true });
  await expectFigure('daedap_sockets_connected', 1);
  socket.disconnect();
  await expectFigure('daedap_sockets_connected', 0);
  expect(await figure('daedap_database_connections{state="idle"}')).toBeGreaterThan(0);
  await expectFigure('daedap_database_connections{state="waiting"}', 0);
  const { sessionId, questions } = await startInterview(client);
  const bytes = new Uint8Array(30_000);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  const fields = { sessionId, questionId: questions[0]!.id, duration: 3 };
  const form = formOf(fields, { field: 'video', bytes, type: 'video/webm' });
  const { status } = await client.upload('/api/interview/submit', form);
  expect(status).toBe(200);
  await eventually(async () =>
    expect(
      await figure('daedap_upload_bytes_total{route="/api/interview/submit"}'),
    ).toBeGreaterThan(30_000),
  );
});

test('what alerts count starts at 0, so that they see the first event', async () => {
  const fresh = createPrometheus({ ofProcess: false });
  const lines = (await fresh.registry.metrics()).split('\n');
  const engine = 'daedap_engine_duration_seconds_count';
  expect(lines).toEqual(
    expect.arrayContaining([
      ...Object.keys(rateLimits).map((limit) => `daedap_rate_limited_total{limit="${limit}"} 0`),
      ...failureReasons.map((reason) => `daedap_answers_failed_total{reason="${reason}"} 0`),
      ...clientErrorKinds.map((kind) => `daedap_client_errors_total{kind="${kind}"} 0`),
      ...queueNames.flatMap((queue) =>
        ['done', 'failed'].map(
          (outcome) => `daedap_job_duration_seconds_count{queue="${queue}",outcome="${outcome}"} 0`,
        ),
      ),
      `${engine}{role="evaluation",engine="embedded-fallback",outcome="ok"} 0`,
      `${engine}{role="questions",engine="embedded-fallback",outcome="ok"} 0`,
      `${engine}{role="speech",engine="embedded",outcome="failed"} 0`,
      `${engine}{role="speech",engine="openai-compatible",outcome="failed"} 0`,
      'daedap_sign_ins_failed_total 0',
    ]),
  );
});

test('reports the other metrics while the database is unreachable', async () => {
  const other = createPrometheus({ ofProcess: false });
  other.metrics.watch({ jobs: () => Promise.reject(new Error('away')), sockets: () => 5 });
  other.metrics.slowQuery();
  const text = await other.registry.metrics();
  expect(text).toContain('daedap_sockets_connected 5');
  expect(text).toContain('daedap_slow_queries_total 1');
  expect(text).not.toContain('daedap_jobs{');
});
