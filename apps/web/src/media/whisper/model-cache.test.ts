import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteModel, downloadModel, isModelCached, openModel } from './model-cache.ts';
import { stubCaches } from './testing/fake-caches.ts';

const version = '0123456789abcdef';
const contents = { 'config.json': '{"a":1}', 'onnx/encoder.onnx': 'x'.repeat(93) };
const address = (name: string) => `/models/whisper-base/${version}/${name}`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const list = (of = version) => ({
  version: of,
  files: Object.entries(contents).map(([name, text]) => ({
    name,
    bytes: text.length,
    sha256: sha256(text),
  })),
});

type Outcome = Response | Error;
let caches: ReturnType<typeof stubCaches>;
let answers: Record<string, () => Outcome>;
let requested: string[];

beforeEach(() => {
  caches = stubCaches();
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('Worker', EventTarget);
  requested = [];
  answers = {
    '/models/whisper-base.json': () => Response.json(list()),
    [address('config.json')]: () => new Response(contents['config.json']),
    [address('onnx/encoder.onnx')]: () => new Response(contents['onnx/encoder.onnx']),
  };
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    requested.push(path);
    signal?.throwIfAborted();
    const answer = answers[path]?.() ?? new Response(null, { status: 404 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

async function download(signal = new AbortController().signal) {
  const parts: number[] = [];
  const outcome = await downloadModel({ onProgress: (part) => parts.push(part), signal });
  return { outcome, parts };
}

test('downloads everything once, with progress, and reads it without the network', async () => {
  expect(await isModelCached()).toBe(false);
  const { outcome, parts } = await download();
  expect(outcome).toBe('ready');
  expect(parts).toEqual([0, 0.07, 1]);
  requested = [];
  expect(await isModelCached()).toBe(true);
  const model = await openModel();
  expect(await (await model?.read('config.json'))?.text()).toBe('{"a":1}');
  expect(await model?.read('vocab.json')).toBeUndefined();
  expect(requested).toEqual([]);
});

test('keeps whole files when the connection breaks, and continues there', async () => {
  const name = address('onnx/encoder.onnx');
  const whole = answers[name];
  answers[name] = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('x')),
        pull: (controller) => controller.error(new TypeError('network error')),
      }),
    );
  expect((await download()).outcome).toBe('network');
  expect(caches.kept()).toEqual([address('config.json')]);
  expect(await isModelCached()).toBe(false);
  if (whole) answers[name] = whole;
  requested = [];
  expect(await download()).toEqual({ outcome: 'ready', parts: [0.07, 1] });
  expect(requested).toEqual(['/models/whisper-base.json', name]);
});

test('fails without a network', async () => {
  answers['/models/whisper-base.json'] = () => new TypeError('Failed to fetch');
  expect((await download()).outcome).toBe('network');
});

test.each([
  ['changed', () => new Response('y'.repeat(93))],
  ['cut short', () => new Response('x'.repeat(92))],
  ['too long', () => new Response('x'.repeat(94))],
  ['missing', () => new Response(null, { status: 404 })],
])('does not store a file that is %s', async (_what, answer) => {
  answers[address('onnx/encoder.onnx')] = answer;
  expect((await download()).outcome).toBe('other');
  expect(caches.kept()).toEqual([address('config.json')]);
});

test.each([
  ['none', () => new Response(null, { status: 404 })],
  ['not JSON', () => new Response('<html>')],
  ['another shape', () => Response.json({ version: '../..', files: [] })],
])('refuses a list that is %s', async (_what, answer) => {
  answers['/models/whisper-base.json'] = answer;
  expect((await download()).outcome).toBe('other');
});

test('reports that there is no room, before or during the download', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 99, usage: 0 }) } });
  expect((await download()).outcome).toBe('space');
  expect(requested).toEqual(['/models/whisper-base.json']);
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1_000, usage: 0 }) } });
  caches.failPut(new DOMException('full', 'QuotaExceededError'));
  expect((await download()).outcome).toBe('space');
});

test('reports a cancelled download as cancelled', async () => {
  const cancelling = new AbortController();
  answers[address('onnx/encoder.onnx')] = () => {
    cancelling.abort();
    return new DOMException('aborted', 'AbortError');
  };
  expect((await download(cancelling.signal)).outcome).toBe('cancelled');
  expect(caches.kept()).toEqual([address('config.json')]);
});

test('replaces files of another version', async () => {
  answers[address('onnx/encoder.onnx')] = () => new TypeError('Failed to fetch');
  await download();
  const newer = 'fedcba9876543210';
  answers['/models/whisper-base.json'] = () => Response.json(list(newer));
  for (const [name, text] of Object.entries(contents)) {
    answers[`/models/whisper-base/${newer}/${name}`] = () => new Response(text);
  }
  expect((await download()).outcome).toBe('ready');
  expect(caches.kept().filter((path) => path.includes(version))).toEqual([]);
  expect(await isModelCached()).toBe(true);
});

test('finds no model after deleteModel, nor with a list without its files', async () => {
  await download();
  const cache = await globalThis.caches.open('speech-model');
  await cache.delete(address('config.json'));
  expect(await isModelCached()).toBe(false);
  await download();
  expect(await isModelCached()).toBe(true);
  await deleteModel();
  expect(caches.kept()).toEqual([]);
  expect(await isModelCached()).toBe(false);
});

test('finds no model in a browser without caches', async () => {
  vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect(await isModelCached()).toBe(false);
});
