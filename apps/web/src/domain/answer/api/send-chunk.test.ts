import { expect, test, vi } from 'vitest';
import { NetworkError } from '#/lib/api/api-error.ts';
import { ChunkRefused } from '#/media/speech/send-chunk-port.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { sendChunk } from './send-chunk.ts';

const address = 'POST /api/stt/whisper-chunk';
const heard = { text: '안녕', confidence: 0.9, segments: [], transcript: '안녕' };
const chunk = {
  chunk: new Blob(['sound']),
  index: 2,
  stream: 'answer-1',
  language: 'ko',
  final: false,
  signal: new AbortController().signal,
} as const;

/** Node cannot read a form with jsdom's file in it. */
function stubForms(): FormData[] {
  const forms: FormData[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (body instanceof FormData) forms.push(body);
    return Response.json({ success: true, chunkIndex: 2, ...heard });
  });
  return forms;
}

test('sends the slice with its language, place and stream', async () => {
  const forms = stubForms();
  expect(await sendChunk(chunk)).toMatchObject(heard);
  expect(Object.fromEntries(forms[0] ?? [])).toEqual({
    language: 'ko',
    chunk_index: '2',
    stream: 'answer-1',
    final: 'false',
    audio: expect.any(File),
  });
});

test('the last call may have no slice', async () => {
  const forms = stubForms();
  await sendChunk({ ...chunk, chunk: null, final: true });
  expect(forms[0]?.get('final')).toBe('true');
  expect(forms[0]?.has('audio')).toBe(false);
});

test.each([
  ['400', failure(400, 'VALIDATION', '')],
  ['401', failure(401, 'BAD_CREDENTIALS', '')],
  ['413', failure(413, 'FILE_TOO_LARGE', '')],
  ['415', failure(415, 'UNSUPPORTED_MEDIA', '')],
  ['503', failure(503, 'STT_UNAVAILABLE', '')],
])('refuses on %s', async (_, answer) => {
  stubServer({ [address]: answer });
  await expect(sendChunk(chunk)).rejects.toBeInstanceOf(ChunkRefused);
});

test.each([
  ['429', failure(429, 'RATE_LIMITED', ''), { status: 429 }],
  ['500', failure(500, 'INTERNAL', ''), { status: 500 }],
  ['no network', offline, { name: NetworkError.name }],
])('may be retried after %s', async (_, answer, error) => {
  stubServer({ [address]: answer });
  await expect(sendChunk(chunk)).rejects.toMatchObject(error);
});
