import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createRemoteTranscriber } from './remote-transcriber.ts';
import { describeTranscriber } from './transcriber-contract.ts';

type Behaviour = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

const answer = {
  text: ' In my last internship our checkout page was slow. Queries, an index. I measure.',
  segments: [
    {
      start: 0,
      end: 3.4,
      text: ' In my last internship our checkout page was slow.',
      avg_logprob: -0.2,
    },
    { start: 3.4, end: 99, text: ' Queries, an index. I measure.', avg_logprob: -0.3 },
  ],
};

const json = (response: ServerResponse, value: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
const wellBehaved: Behaviour = (_request, response) => json(response, answer);

let behave: Behaviour = wellBehaved;
let requests: { url: string | undefined; authorization: string | undefined; body: Buffer }[] = [];
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    requests.push({ url: request.url, authorization: request.headers.authorization, body });
    behave(request, response, body);
  });
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/`;
});
afterEach(() => {
  behave = wellBehaved;
  requests = [];
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const create = (more: { apiKey?: string; timeoutMs?: number } = {}) =>
  createRemoteTranscriber({ baseUrl, model: 'some-whisper', ...more });
const window = new Float32Array(5 * 16_000);
const recognise = (more?: Parameters<typeof create>[0]) =>
  create(more).recognise(window, { language: 'ko' });

describeTranscriber('a speech service', create);

describe('requests', () => {
  test('send a WAV file, the model and the language, and ask for times', async () => {
    await recognise({ apiKey: 'secret' });
    const body = requests[0]?.body.toString('latin1') ?? '';
    expect(requests[0]).toMatchObject({
      url: '/v1/audio/transcriptions',
      authorization: 'Bearer secret',
    });
    expect(body).toMatch(/name="model"\r\n\r\nsome-whisper\r\n/);
    expect(body).toMatch(/name="language"\r\n\r\nko\r\n/);
    expect(body).toMatch(/name="response_format"\r\n\r\nverbose_json\r\n/);
    expect(body).toMatch(/filename="window.wav"\r\ncontent-type: audio\/wav\r\n\r\nRIFF/i);
    expect(requests[0]?.body.length).toBeGreaterThan(5 * 16_000 * 2 + 44);
  });

  test('check that the service is there by listing its models', async () => {
    behave = (_request, response) => json(response, { object: 'list', data: [] });
    await create().check();
    expect(requests.map(({ url }) => url)).toEqual(['/v1/models']);
    behave = (_request, response) => response.writeHead(401).end('{}');
    await expect(create().check()).rejects.toThrow('401');
  });
});

describe('responses', () => {
  test('give times inside the window and a confidence', async () => {
    const recognition = await recognise();
    expect(recognition.segments.map(({ start, end }) => [start, end])).toEqual([
      [0, 3.4],
      [3.4, 5],
    ]);
    expect(recognition.confidence).toBeCloseTo(0.79, 1);
  });

  test('with text alone give one segment as long as the window', async () => {
    behave = (_request, response) => json(response, { text: ' 안녕하세요. ' });
    expect(await recognise()).toEqual({
      text: '안녕하세요.',
      segments: [{ start: 0, end: 5, text: '안녕하세요.' }],
      confidence: 0.5,
    });
  });

  test('without text have a confidence of 0', async () => {
    behave = (_request, response) => json(response, { text: '', segments: [] });
    expect(await recognise()).toEqual({ text: '', segments: [], confidence: 0 });
  });

  test('with more text than can be said in the time are refused', async () => {
    behave = (_request, response) => json(response, { text: '가나다라마 '.repeat(50) });
    await expect(recognise()).rejects.toThrow('wrote more than can be said');
  });
});

describe('a service that misbehaves', () => {
  const failsOnce = (failure: Behaviour): Behaviour => {
    let calls = 0;
    return (...exchange) => {
      calls += 1;
      (calls === 1 ? failure : wellBehaved)(...exchange);
    };
  };

  test.each<[string, Behaviour]>([
    ['busy', (_, response) => response.writeHead(429, { 'retry-after': '0' }).end('{}')],
    ['broken', (_, response) => response.writeHead(500).end('oh')],
    [
      'cut off',
      (_, response) =>
        response.writeHead(200, { 'content-length': 999 }).write('{"te', () => response.destroy()),
    ],
    ['slow', () => undefined],
    ['slow to end', (_, response) => void response.writeHead(200).write('{"text": "')],
  ])('is asked once more when it is %s', async (_name, failure) => {
    behave = failsOnce(failure);
    await expect(recognise({ timeoutMs: 3_000 })).resolves.toMatchObject({
      confidence: expect.any(Number),
    });
    expect(requests).toHaveLength(2);
  });

  test('fails after two tries', async () => {
    behave = (_, response) => response.writeHead(500).end('oh');
    await expect(recognise()).rejects.toThrow('500');
    expect(requests).toHaveLength(2);
  });

  test('fails in time when it tells us to wait too long', async () => {
    behave = (_, response) => response.writeHead(429, { 'retry-after': '50' }).end('{}');
    await expect(recognise({ timeoutMs: 3_000 })).rejects.toThrow('timeout');
    expect(requests).toHaveLength(1);
  });

  test.each<[string, Behaviour]>([
    [
      'no JSON',
      (_, response) => response.setHeader('content-type', 'application/json').end('<html>'),
    ],
    ['text', (_, response) => response.setHeader('content-type', 'text/plain').end('hello')],
    ['another schema', (_, response) => json(response, { words: [] })],
    [
      'times that are none',
      (_, response) => json(response, { text: 'a', segments: [{ start: 'x', end: 1, text: 'a' }] }),
    ],
    ['far too much', (_, response) => json(response, { text: 'a', filler: 'x'.repeat(2_000_000) })],
  ])('fails with %s', async (_name, behaviour) => {
    behave = behaviour;
    await expect(recognise()).rejects.toBeInstanceOf(Error);
  });
});
