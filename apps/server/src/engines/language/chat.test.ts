import { languageModelTimeoutMs } from '@daedap/contract/constants/speech';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  answersBody,
  answersStatus,
  breaksOff,
  hangs,
  neverEnds,
  startScriptedModel,
  writes,
  type ScriptedModel,
} from '../../../test/scripted-model.ts';
import { createChat, type Ask } from './chat.ts';

let model: ScriptedModel;
let before = 0;
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());
afterEach(() => {
  before = model.requests.length;
});

const ask: Ask<{ city: string }> = {
  name: 'town',
  schema: z.object({ city: z.string() }),
  instructions: 'Name a city.',
  data: 'Please.',
};

const seoul = writes('{"city":"Seoul"}');

const chatOf = (options: Parameters<typeof createChat>[1] = {}) =>
  createChat({ baseUrl: model.baseUrl, apiKey: 'secret-key', model: 'some-model' }, options);

const asked = () => model.requests.slice(before);

test('sends a schema, a token limit and temperature 0, and reads the response', async () => {
  model.reply(seoul);
  await expect(chatOf().ask(ask)).resolves.toEqual({ city: 'Seoul' });
  const [request, ...others] = asked();
  expect(others).toEqual([]);
  expect(request?.path).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe('Bearer secret-key');
  expect(request?.body).toMatchObject({
    model: 'some-model',
    temperature: 0,
    max_tokens: 4000,
    messages: [
      { role: 'system', content: 'Name a city.' },
      { role: 'user', content: 'Please.' },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: 'town',
        strict: true,
        schema: { required: ['city'], additionalProperties: false },
      },
    },
  });
});

test('works with an endpoint that wants no key', async () => {
  model.reply(seoul);
  const chat = createChat({ baseUrl: model.baseUrl, model: null });
  await expect(chat.ask(ask)).resolves.toEqual({ city: 'Seoul' });
});

test('reads an object inside a code fence or reasoning', async () => {
  model.reply(writes('<think>Which one?</think>\n```json\n{"city":"Busan"}\n```'));
  await expect(chatOf().ask(ask)).resolves.toEqual({ city: 'Busan' });
});

describe('asks again when the response', () => {
  test.each([
    ['is not JSON', writes('Seoul, of course.')],
    ['is cut off', writes('{"city":"Seo')],
    ['is empty', writes(null)],
    ['has the wrong schema', writes('{"city":5}')],
  ])('%s', async (_, first) => {
    model.reply(first, seoul);
    await expect(chatOf().ask(ask)).resolves.toEqual({ city: 'Seoul' });
    expect(asked()).toHaveLength(2);
    expect(asked()[1]?.body.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
  });

  test('with a description of the problem', async () => {
    model.reply(writes('{"city":5}'), seoul);
    await chatOf().ask(ask);
    expect(asked()[1]?.body.messages.at(-1)?.content).toContain('expected string');
    expect(asked()[1]?.body.messages.at(-1)?.content).toContain('city');
  });

  test('but not a third time', async () => {
    model.reply(writes('no'));
    await expect(chatOf().ask(ask)).rejects.toMatchObject({ code: 'unusable' });
    expect(asked()).toHaveLength(2);
  });
});

describe('fails at once when the endpoint', () => {
  test.each([
    ['answers 500', answersStatus(500, 'secret words'), 'refused'],
    ['answers 401', answersStatus(401), 'refused'],
    ['answers 429 and does not say how long', answersStatus(429), 'refused'],
    ['breaks off', breaksOff, 'unreachable'],
    ['sends a page', answersBody('<html></html>', 'text/html'), 'unusable'],
    ['sends broken JSON', answersBody('{"choices":[{"mess'), 'unusable'],
    ['sends another object', answersBody('{"choices":[]}'), 'unusable'],
    ['sends more than a megabyte', neverEnds, 'too-large'],
  ])('%s', async (_, reply, code) => {
    model.reply(reply);
    const failure = chatOf().ask(ask);
    await expect(failure).rejects.toMatchObject({ name: 'LanguageModelError', code });
    await expect(failure).rejects.not.toThrow(/secret/);
    expect(asked()).toHaveLength(1);
  });

  test('is not there', async () => {
    const gone = await startScriptedModel();
    await gone.close();
    const chat = createChat({ baseUrl: gone.baseUrl, model: 'm' });
    await expect(chat.ask(ask)).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('has a time limit', () => {
  test('of 20 seconds', () => {
    expect(languageModelTimeoutMs).toBe(20_000);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    model.reply(seoul);
    return chatOf()
      .ask(ask)
      .then(() => expect(timeout).toHaveBeenCalledWith(20_000));
  });

  test('that ends a slow call', async () => {
    model.reply(hangs);
    await expect(chatOf({ budgetMs: 60 }).ask(ask)).rejects.toMatchObject({ code: 'timeout' });
  });

  test('that ends a response which stalls', async () => {
    model.reply((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"choices":');
    });
    await expect(chatOf({ budgetMs: 60 }).ask(ask)).rejects.toMatchObject({ code: 'timeout' });
  });

  test('for both attempts together', async () => {
    model.reply(writes('not yet'), hangs);
    await expect(chatOf({ budgetMs: 3_000 }).ask(ask)).rejects.toMatchObject({ code: 'timeout' });
    expect(asked()).toHaveLength(2);
  });
});

describe('Retry-After', () => {
  const busy = (after: string, status = 429) => answersStatus(status, '', { 'retry-after': after });

  test.each([429, 503])('is waited for once if it is within the limit (%i)', async (status) => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    model.reply(busy('3', status), seoul);
    await expect(chatOf({ wait }).ask(ask)).resolves.toEqual({ city: 'Seoul' });
    expect(waits).toEqual([3000]);
  });

  test('may be a date', async () => {
    const wait = vi.fn<() => Promise<void>>(async () => undefined);
    model.reply(busy(new Date(Date.now() - 60_000).toUTCString()), seoul);
    await expect(chatOf({ wait }).ask(ask)).resolves.toEqual({ city: 'Seoul' });
    expect(wait).toHaveBeenCalledWith(0, expect.any(AbortSignal));
  });

  test('fails at once when it does not fit', async () => {
    const wait = vi.fn<() => Promise<void>>(async () => undefined);
    model.reply(busy('21'));
    await expect(chatOf({ wait }).ask(ask)).rejects.toMatchObject({ code: 'refused' });
    expect(wait).not.toHaveBeenCalled();
    expect(asked()).toHaveLength(1);
  });

  test('is not waited for twice', async () => {
    const wait = vi.fn<() => Promise<void>>(async () => undefined);
    model.reply(busy('0'));
    await expect(chatOf({ wait }).ask(ask)).rejects.toMatchObject({ code: 'refused' });
    expect(asked()).toHaveLength(2);
  });
});

describe('an endpoint of another dialect', () => {
  test('is asked for a JSON object from then on if it has no schemas', async () => {
    const chat = chatOf();
    model.reply(answersStatus(400, "response_format 'json_schema' is not supported"), seoul);
    await expect(chat.ask(ask)).resolves.toEqual({ city: 'Seoul' });
    await chat.ask(ask);
    expect(asked().map(({ body }) => body.response_format.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect(asked()[1]?.body.messages[0]?.content).toContain('"required":["city"]');
  });

  test('gets no parameters that it does not know', async () => {
    model.reply(
      answersStatus(400, "Unsupported parameter: 'max_tokens'"),
      answersStatus(400, "Unsupported value: 'temperature'"),
      seoul,
    );
    await chatOf().ask(ask);
    const { body } = asked()[2]!;
    expect(body).toMatchObject({ max_completion_tokens: 4000 });
    expect(body).not.toHaveProperty('max_tokens');
    expect(body).not.toHaveProperty('temperature');
    expect(body.response_format.type).toBe('json_schema');
  });

  test('that refuses everything is a failure, and changes nothing for later calls', async () => {
    const chat = chatOf();
    model.reply(answersStatus(400, 'no'), answersStatus(400, 'no'), seoul);
    await expect(chat.ask(ask)).rejects.toMatchObject({ code: 'refused' });
    await chat.ask(ask);
    expect(asked()[2]?.body.response_format.type).toBe('json_schema');
  });
});
