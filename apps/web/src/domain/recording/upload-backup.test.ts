import { beforeEach, expect, test, vi } from 'vitest';
import { onUnauthorized } from '#/lib/api/unauthorized.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { defaultLocalConfig } from '#/media/store/rows.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { failure } from '#/test/stub-server.ts';
import { takeReports } from '#/test/console.ts';
import { fakeRequests, type FakeRequest, storedBackup } from './testing/fake-request.ts';
import { uploadBackup, uploadErrorText } from './upload-backup.ts';

let requests: FakeRequest[] = [];

beforeEach(() => {
  requests = fakeRequests();
  startSession('token-1', mina);
});

function begin(recording = recordingOf()) {
  const cancelling = new AbortController();
  const parts: number[] = [];
  const upload = uploadBackup(
    { recording, answerId: 5 },
    { signal: cancelling.signal, onProgress: (part) => parts.push(part) },
  );
  const outcome = upload.then(
    () => null,
    (error: unknown) => error,
  );
  return { upload, outcome, parts, cancelling, request: requests[0] };
}

test('sends the file with its ids, reports progress and parses the response', async () => {
  const config = { ...defaultLocalConfig, serverSessionId: 40 };
  const { upload, parts, request } = begin(
    recordingOf({ sessionId: 'session-1-a', interviewConfig: config }),
  );
  expect(request?.address).toBe('POST /api/interview/submit');
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    authorization: 'Bearer token-1',
    'accept-language': 'ko',
  });
  const { video, ...fields } = Object.fromEntries(request?.form.entries() ?? []);
  expect(fields).toEqual({ sessionId: '40', questionId: '3', answerId: '5', duration: '9.5' });
  expect(video).toMatchObject({ name: 'session-40-question-3.webm', size: 10, type: 'video/webm' });
  request?.sent(5, 20);
  request?.sent(20, 20);
  request?.respond(200, storedBackup);
  expect((await upload).videoId).toBe(storedBackup.videoId);
  expect(parts).toEqual([0.25, 1]);
});

test('times out after 60 s without progress', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { outcome, request } = begin();
  vi.advanceTimersByTime(59_999);
  request?.sent(1, 20);
  vi.advanceTimersByTime(59_999);
  expect(request?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(request?.aborted).toBe(true);
  const error = await outcome;
  expect(error).toMatchObject({ message: 'Timeout (60s)' });
  expect(uploadErrorText(error)).toContain('Timeout (60s)');
  expect(vi.getTimerCount()).toBe(0);
});

test('aborts the request on cancel and leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { outcome, request, cancelling } = begin();
  cancelling.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  expect(request?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('fails without a network', async () => {
  const { outcome, request } = begin();
  request?.fail();
  const error = await outcome;
  expect(error).toMatchObject({ message: 'Network error' });
  expect(uploadErrorText(error)).toContain('서버에 연결하지 못했어요.');
});

test('fails on an invalid response', async () => {
  const { outcome, request } = begin();
  request?.respond(200, { success: true });
  expect(await outcome).toMatchObject({ message: 'Invalid server response format' });
  expect(takeReports()).toHaveLength(1);
});

test.each([
  [
    failure(413, 'FILE_TOO_LARGE', '너무 커요', '파일이 50MB를 넘었어요.'),
    '파일이 50MB를 넘었어요.',
  ],
  [failure(413, 'FILE_TOO_LARGE', '너무 커요'), '파일이 너무 커요. 더 짧게 답변해주세요.'],
  [failure(404, 'NOT_FOUND', '없어요'), '서버에 기록이 없어서'],
  [failure(503, 'UNAVAILABLE', '잠시 쉬어요'), '서버 업로드 실패: 503 잠시 쉬어요'],
  [{ status: 502, body: '<html>' }, '서버 업로드 실패: 502 Bad Gateway'],
])('explains a refusal: %j', async (response, text) => {
  const { outcome, request } = begin();
  request?.respond(response.status ?? 0, response.body, 'Bad Gateway');
  const error = await outcome;
  expect(error).toMatchObject({ message: `Upload failed: ${response.status}` });
  expect(uploadErrorText(error)).toContain(text);
});

test('signs out on a 401', async () => {
  const leave = vi.fn<(reason: { expired: boolean }) => void>();
  onUnauthorized(leave);
  const { outcome, request } = begin();
  request?.respond(401, failure(401, 'TOKEN_EXPIRED', '만료').body);
  expect(uploadErrorText(await outcome)).toBe('인증 실패. 다시 로그인해주세요.');
  expect(leave).toHaveBeenCalledExactlyOnceWith({ expired: true });
  expect(localStorage.getItem('token')).toBeNull();
  onUnauthorized(() => undefined);
});

test('does not send an empty or invalid file', async () => {
  const empty = begin(recordingOf({ blob: new Blob([]) }));
  expect(uploadErrorText(await empty.outcome)).toBe(
    '비디오 파일이 비어있습니다. 다시 녹화해주세요.',
  );
  // @ts-expect-error -- what the types rule out
  const invalid = begin(recordingOf({ blob: 'bytes' }));
  expect(uploadErrorText(await invalid.outcome)).toBe('유효하지 않은 비디오 데이터입니다');
  localStorage.removeItem('token');
  expect(uploadErrorText(await begin().outcome)).toBe('인증 토큰이 없습니다');
  expect(requests).toEqual([]);
});
