import { beforeEach, expect, test } from 'vitest';
import { ApiError, NetworkError } from '#/lib/api/api-error.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { fakeRequests, type FakeRequest } from '#/domain/recording/testing/fake-request.ts';
import { mina } from '#/test/people.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { entryOf, reportOf } from '#/domain/answer/testing/answers.ts';
import { sendEntry } from './send-entry.ts';

const text = 'POST /api/interviews/analyze-text';
const watch = { signal: new AbortController().signal, onProgress: () => undefined };
const spoken = { sessionId: 'session-1-a', questionId: '3', duration: '9.5', stream: 'key-1' };

let requests: FakeRequest[] = [];

beforeEach(() => {
  requests = fakeRequests();
  startSession('token-1', mina);
});

test('sends a text as JSON under its key', async () => {
  const asked = stubServer({ [text]: { body: reportOf() } });
  const fields = {
    ...entryOf().fields,
    answerDuration: '9.5',
    segments: '[{"start":0,"end":2,"text":"저는"}]',
    interviewConfig: '{"type":"video","questionCount":3}',
  };
  expect(await sendEntry(entryOf({ fields }), watch)).toEqual(reportOf());
  expect(asked[0]?.headers.get('idempotency-key')).toBe('key-1');
  expect(await asked[0]?.json()).toMatchObject({
    sessionId: 40,
    questionId: 3,
    answerText: '저는 개발자입니다.',
    answerDuration: 9.5,
    segments: [{ start: 0, end: 2, text: '저는' }],
    interviewConfig: { type: 'video', questionCount: 3 },
  });
});

test.each([
  ['audio', new Blob(['RIFF'], { type: 'audio/wav' }), 'session-session-1-a-question-3.wav'],
  ['video', new Blob(['webm'], { type: 'video/webm' }), 'session-session-1-a-question-3.webm'],
  ['video', new Blob(['mp4!'], { type: 'video/mp4' }), 'session-session-1-a-question-3.mp4'],
] as const)('sends %s as a form with its file', async (kind, file, name) => {
  const video = { videoId: '9', filename: name, fileSizeFormatted: '4 B', message: '받았어요' };
  const sent = sendEntry(entryOf({ kind, file, fields: spoken }), watch);
  const [request] = requests;
  expect(request?.address).toBe(`POST /api/interviews/analyze-${kind}`);
  expect(request?.headers.get('idempotency-key')).toBe('key-1');
  const { [kind]: part, ...fields } = Object.fromEntries(request?.form.entries() ?? []);
  expect(fields).toEqual(spoken);
  expect(part).toMatchObject({ name, type: file.type, size: 4 });
  request?.respond(200, { ...reportOf(), ...video });
  expect(await sent).toMatchObject(reportOf());
});

test('a stream needs no file', async () => {
  const sent = sendEntry(entryOf({ kind: 'audio', fields: spoken }), watch);
  expect(requests[0]?.form.has('audio')).toBe(false);
  requests[0]?.respond(200, reportOf());
  await sent;
});

test('does not send unreadable entries', async () => {
  const asked = stubServer({});
  const broken = entryOf({ fields: { sessionId: 'x' } });
  await expect(sendEntry(broken, watch)).rejects.toMatchObject({ failure: 'session' });
  localStorage.removeItem('token');
  await expect(sendEntry(entryOf(), watch)).rejects.toMatchObject({ failure: 'noToken' });
  expect(asked).toEqual([]);
});

test('passes errors on', async () => {
  stubServer({ [text]: offline });
  await expect(sendEntry(entryOf(), watch)).rejects.toBeInstanceOf(NetworkError);
  stubServer({ [text]: failure(409, 'SESSION_CLOSED', '끝난 면접이에요') });
  await expect(sendEntry(entryOf(), watch)).rejects.toBeInstanceOf(ApiError);
});
