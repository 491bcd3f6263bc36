import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { clientOf, createTestApp } from '../../../test/test-app.ts';
import { enginesWith, scriptedTranscriber } from '../../../test/scripted-engines.ts';
import { startTcpProxy } from '../../../test/tcp-proxy.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { openDatabase } from '../../database/database.ts';
import { createEngineReports } from '../../engines/engine-health.ts';

test('reports what works', async () => {
  const database = await createTestDatabase();
  const { app } = await createTestApp(database);
  const answer = await clientOf(app).get('/api/health');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    status: 'ok',
    version: '0.0.0-test',
    uptime: expect.any(Number),
    database: { status: 'ok', latencyMs: expect.any(Number) },
    queue: { status: 'ok' },
    engines: {
      questions: { status: 'ok', provider: 'embedded', model: 'coach' },
      analysis: { status: 'ok', provider: 'embedded', model: 'coach' },
      speech: { status: 'off', provider: 'embedded', model: null },
      voice: { status: 'off', provider: 'embedded', model: null },
    },
  });
  await app.close();
  await database.close();
});

test('responds with 503 when the database is gone, as do other calls', async () => {
  const database = await createTestDatabase();
  const nowhere = openDatabase({ host: '/nowhere' }, () => undefined);
  const { app } = await createTestApp({ ...database, db: nowhere.db, pool: nowhere.pool });
  const answer = await clientOf(app).get('/api/health');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({
    success: false,
    code: 'UNAVAILABLE',
    details: {
      status: 'down',
      database: { status: 'down', latencyMs: null },
      version: '0.0.0-test',
    },
  });
  const other = await clientOf(app).post('/api/auth/login', { email: 'a@b.co', password: 'x' });
  expect(other).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await app.close();
  await nowhere.close();
  await database.close();
});

test('does not wait for a silent database', async () => {
  const database = await createTestDatabase();
  const network = await startTcpProxy(`${database.connection.host}/.s.PGSQL.5432`);
  const address = { ...database.connection, host: '127.0.0.1', port: network.port };
  const far = openDatabase(address, () => undefined);
  const { app } = await createTestApp({ ...database, db: far.db, pool: far.pool });
  expect((await clientOf(app).get('/api/health')).status).toBe(200);
  await network.become('black-hole');
  const answer = await clientOf(app).get('/api/health');
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await network.become('reset');
  await app.close();
  await far.close();
  await network.close();
  await database.close();
});

test('names the model that writes the text, and the one of captions when it is another', async () => {
  let models = { text: 'whisper-base', captions: 'whisper-base' };
  const transcriber = {
    ...scriptedTranscriber(() => Promise.reject(new Error('not asked'))),
    models: () => models,
  };
  let now = Date.parse('2026-11-15T03:00:00.000Z');
  const clock = { now: () => new Date(now) };
  const config = {
    languageModel: undefined,
    speechService: undefined,
    voiceService: undefined,
  };
  const reports = createEngineReports(
    config,
    { ...enginesWith({}), transcriber, speaker: null },
    clock,
  );
  const speech = { status: 'ok', provider: 'embedded' };
  expect((await reports.health()).speech).toEqual({ ...speech, model: 'whisper-base' });
  models = { text: 'whisper-small', captions: 'whisper-base' };
  now += 10_000;
  expect((await reports.health()).speech).toEqual({
    ...speech,
    model: 'whisper-small',
    captions: 'whisper-base',
  });
});

test('checks the endpoints of the language model and the speech service', async () => {
  const database = await createTestDatabase();
  const asked: (string | undefined)[] = [];
  const endpoint = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(request.url?.startsWith('/broken') ? 500 : 200).end('{}');
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
  const { app, clock } = await createTestApp(
    database,
    {
      AI_BASE_URL: `${base}/v1/`,
      AI_API_KEY: 'key',
      AI_MODEL: 'some-model',
      STT_BASE_URL: `${base}/broken`,
    },
    { speech: undefined },
  );
  const { body } = await clientOf(app).get('/api/health');
  expect(body['engines']).toEqual({
    questions: { status: 'ok', provider: 'openai-compatible', model: 'some-model' },
    analysis: { status: 'ok', provider: 'openai-compatible', model: 'some-model' },
    speech: { status: 'down', provider: 'openai-compatible', model: 'whisper-1' },
    voice: { status: 'off', provider: 'embedded', model: null },
  });
  expect(asked.toSorted()).toEqual(['/broken/models undefined', '/v1/models Bearer key']);
  await clientOf(app).get('/api/health');
  expect(asked).toHaveLength(2);
  clock.advanceDays(10 / (24 * 60 * 60));
  await clientOf(app).get('/api/health');
  expect(asked).toHaveLength(4);
  endpoint.close();
  await app.close();
  await database.close();
});
