import { submitBackup } from '@daedap/contract/calls/backups';
import { transcribeChunk } from '@daedap/contract/calls/speech';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSession, startSession } from '#/lib/session/session-store.ts';
import {
  fakeRequests,
  type FakeRequest,
  storedBackup,
} from '#/domain/recording/testing/fake-request.ts';
import { mina } from '#/test/people.ts';
import { failure } from '#/test/stub-server.ts';
import { takeReports } from '#/test/console.ts';
import { ApiError, NetworkError, UploadTimeoutError } from './api-error.ts';
import { call } from './call.ts';
import { formOf } from './send.ts';
import { upload } from './upload.ts';

let requests: FakeRequest[] = [];

beforeEach(() => {
  requests = fakeRequests();
  startSession('token-1', mina);
});

const file = { blob: new Blob(['webm'], { type: 'video/webm' }), name: 'a.webm' };

function begin() {
  const stopping = new AbortController();
  const parts: number[] = [];
  const body = { sessionId: 40, questionId: 3 };
  const watch = { signal: stopping.signal, onProgress: (part: number) => void parts.push(part) };
  const answer = upload(submitBackup, { body, file, idempotencyKey: 'key-1' }, watch);
  return { answer, caught: answer.catch((error: unknown) => error), parts, stopping };
}

test('sends fields as text, objects as JSON, no undefined, and the file last', () => {
  const fields = { a: 'x', b: 1.5, c: true, d: { e: ['f'] }, g: undefined };
  const form = formOf(fields, submitBackup.upload, file);
  expect([...form.keys()]).toEqual(['a', 'b', 'c', 'd', 'video']);
  expect(form.get('a')).toBe('x');
  expect(form.get('b')).toBe('1.5');
  expect(form.get('c')).toBe('true');
  expect(form.get('d')).toBe('{"e":["f"]}');
  expect(form.get('video')).toMatchObject({ name: 'a.webm', type: 'video/webm' });
});

test('sends an ordinary call with a file as a form', async () => {
  const made: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    made.push(init);
    const heard = { text: '', confidence: 0, chunkIndex: 0, segments: [], transcript: '' };
    return Response.json({ success: true, ...heard });
  });
  await call(transcribeChunk, { body: { language: 'ko', final: true }, file });
  const [{ body, headers } = {}] = made;
  expect(body).toBeInstanceOf(FormData);
  expect(body instanceof FormData && [...body.keys()]).toEqual(['language', 'final', 'audio']);
  expect(new Headers(headers).has('content-type')).toBe(false);
});

test('uploads, reports progress and reads the response', async () => {
  const { answer, parts } = begin();
  const [request] = requests;
  expect(request?.address).toBe('POST /api/interview/submit');
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    authorization: 'Bearer token-1',
    'accept-language': 'ko',
    'idempotency-key': 'key-1',
  });
  request?.sent(1, 4);
  request?.sent(0, 0);
  request?.respond(200, storedBackup);
  expect(await answer).toEqual(storedBackup);
  expect(parts).toEqual([0.25]);
});

test('times out after a minute without progress or response', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { caught } = begin();
  vi.advanceTimersByTime(59_999);
  requests[0]?.sent(4, 4);
  // The server may take 55 s to respond.
  vi.advanceTimersByTime(59_999);
  expect(requests[0]?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(requests[0]?.aborted).toBe(true);
  const error = await caught;
  expect(error).toBeInstanceOf(UploadTimeoutError);
  expect(error).toMatchObject({ message: 'Timeout (60s)' });
  expect(vi.getTimerCount()).toBe(0);
});

test('fails with the same errors as call', async () => {
  const lost = begin();
  requests[0]?.fail();
  expect(await lost.caught).toBeInstanceOf(NetworkError);
  const refused = begin();
  requests[1]?.respond(413, failure(413, 'FILE_TOO_LARGE', '커요', '20MB').body, 'Too Large');
  expect(await refused.caught).toMatchObject({
    code: 'FILE_TOO_LARGE',
    message: '커요',
    statusText: 'Too Large',
    details: '20MB',
  });
  const strange = begin();
  requests[2]?.respond(200, { success: true });
  expect(await strange.caught).toBeInstanceOf(ApiError);
  expect(takeReports()).toHaveLength(1);
  const cancelled = begin();
  cancelled.stopping.abort();
  expect(await cancelled.caught).toMatchObject({ name: 'AbortError' });
  expect(requests[3]?.aborted).toBe(true);
});

test('a 401 ends the session', async () => {
  const { caught } = begin();
  requests[0]?.respond(401, failure(401, 'TOKEN_EXPIRED', '만료').body);
  expect(await caught).toMatchObject({ status: 401 });
  expect(getSession()).toEqual({ status: 'signedOut', expired: true });
});
