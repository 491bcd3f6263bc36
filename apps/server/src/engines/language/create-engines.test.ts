import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answersStatus,
  breaksOff,
  fills,
  hangs,
  neverEnds,
  startScriptedModel,
  writes,
  type ScriptedModel,
} from '../../../test/scripted-model.ts';
import { loadConfig } from '../../lib/config.ts';
import { createLogger } from '../../lib/logger.ts';
import { createChat } from './chat.ts';
import { createLanguageEngines, withFallback } from './create-engines.ts';
import { createEmbeddedEngines } from './embedded.ts';
import { someAnswers } from './engine-contract.ts';
import { loadCoach } from './load-coach.ts';
import { createOpenAiCompatibleEngines } from './openai-compatible.ts';
import type { LanguageEngines } from './ports.ts';

const answer = someAnswers.ko;
const embedded = createEmbeddedEngines(loadCoach);
const broken = answersStatus(500, `secret-key ${answer.transcript}`);

let model: ScriptedModel;
let engines: LanguageEngines;
let now = 0;
let logs: string[] = [];
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());
beforeEach(() => {
  logs = [];
  const config = loadConfig({
    AI_BASE_URL: model.baseUrl,
    AI_API_KEY: 'secret-key',
    AI_MODEL: 'some-model',
  });
  engines = createLanguageEngines(config, {
    clock: { now: () => new Date(now) },
    loadCoach,
    log: createLogger('debug', { write: (line) => void logs.push(line) }),
  });
});

const engineOf = async () => (await engines.evaluator.evaluate(answer)).engine;

test('without a language model the coach does everything', async () => {
  const { evaluator } = createLanguageEngines(loadConfig({}), {
    clock: { now: () => new Date(now) },
    log: createLogger('silent'),
  });
  expect(evaluator).toMatchObject({ provider: 'embedded', model: 'coach' });
});

test('uses a working model', async () => {
  model.reply(fills());
  expect(engines.evaluator).toMatchObject({ provider: 'openai-compatible', model: 'some-model' });
  expect(await engineOf()).toBe('openai-compatible');
  expect(logs).toEqual([]);
});

test.each([
  ['500', broken],
  ['429', answersStatus(429, '', { 'retry-after': '3600' })],
  ['cut off', breaksOff],
  ['not JSON', writes('I cannot do that.')],
  ['wrong schema', writes('{"score":100}')],
  ['huge', neverEnds],
])('the coach replaces a failing model: %s', async (_, reply) => {
  model.reply(reply);
  expect(await engines.evaluator.evaluate(answer)).toEqual({
    ...(await embedded.evaluator.evaluate(answer)),
    engine: 'embedded-fallback',
  });
  expect(logs).toHaveLength(1);
  expect(logs[0]).toContain('the embedded coach takes over');
});

test('the coach replaces a slow model', async () => {
  model.reply(hangs);
  const chat = createChat({ baseUrl: model.baseUrl, model: 'some-model' }, { budgetMs: 60 });
  const slow = createOpenAiCompatibleEngines({ chat, direct: chat }, loadCoach, embedded);
  const { evaluator } = withFallback(slow, embedded, createLogger('silent'));
  expect((await evaluator.evaluate(answer)).engine).toBe('embedded-fallback');
});

test('the coach replaces it for every call, and the log does not quote the answer', async () => {
  model.reply(broken);
  const session = { mainCategory: 'job', language: 'ko' } as const;
  const request = {
    mainCategory: 'job',
    subCategory: 'it',
    difficulty: 'beginner',
    count: 3,
    language: 'ko',
    seed: 'seed',
    seen: [],
  } as const;
  const made = await Promise.all([
    engines.interviewer.questions(request),
    engines.interviewer.followUp(answer),
    engines.evaluator.comprehensive(session, [{ ...answer, number: 1 }]),
  ]);
  expect(made.map(({ engine }) => engine)).toEqual(Array(3).fill('embedded-fallback'));
  expect(logs).toHaveLength(3);
  expect(logs.join()).not.toMatch(/secret-key|데이터베이스|Authorization/i);
});

test('pauses calls for 30 seconds after three failures in a row', async () => {
  model.reply(broken);
  for (let call = 0; call < 3; call += 1) await engineOf();
  const asked = model.requests.length;

  now += 29_999;
  model.reply(fills());
  expect(await engineOf()).toBe('embedded-fallback');
  expect(model.requests).toHaveLength(asked);
  expect(logs).toHaveLength(3);

  now += 1;
  expect(await engineOf()).toBe('openai-compatible');
  expect(await engineOf()).toBe('openai-compatible');
  expect(model.requests).toHaveLength(asked + 2);
});

test('after the pause one call tries the endpoint and the others do not wait', async () => {
  model.reply(broken);
  for (let call = 0; call < 3; call += 1) await engineOf();
  const asked = model.requests.length;
  now += 30_000;
  expect(await Promise.all([engineOf(), engineOf(), engineOf()])).toEqual(
    Array(3).fill('embedded-fallback'),
  );
  expect(model.requests).toHaveLength(asked + 1);
});

test('the pause is not longer when the clock was put back', async () => {
  model.reply(broken);
  for (let call = 0; call < 3; call += 1) await engineOf();
  model.reply(fills());
  now -= 60 * 60 * 1_000;
  expect(await engineOf()).toBe('openai-compatible');
});

test('three failures with a success between them are not in a row', async () => {
  model.reply(broken, broken, fills(), broken, fills());
  const made: string[] = [];
  for (let call = 0; call < 5; call += 1) made.push(await engineOf());
  expect(made).toEqual([
    'embedded-fallback',
    'embedded-fallback',
    'openai-compatible',
    'embedded-fallback',
    'openai-compatible',
  ]);
});

test('a silent answer does not use the endpoint and does not end the pause', async () => {
  model.reply(broken);
  await engineOf();
  await engineOf();
  const silent = await engines.evaluator.evaluate({ ...answer, transcript: '' });
  expect(silent.engine).toBe('embedded');
  await engineOf();
  const asked = model.requests.length;
  await engineOf();
  expect(model.requests).toHaveLength(asked);
});

test('a check calls the endpoint even during the pause', async () => {
  model.reply(broken);
  for (let call = 0; call < 3; call += 1) await engineOf();
  await expect(engines.evaluator.check()).rejects.toMatchObject({ code: 'refused' });
  model.reply(fills());
  await expect(engines.evaluator.check()).resolves.toBeUndefined();
});
