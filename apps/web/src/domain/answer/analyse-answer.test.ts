import { beforeEach, expect, test, vi } from 'vitest';
import { takeReports } from '#/test/console.ts';
import { settle } from '#/lib/time/testing/test-clock.ts';
import { ApiError, NetworkError, UploadTimeoutError } from '#/lib/api/api-error.ts';
import { onUnauthorized } from '#/lib/api/unauthorized.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { createAnalyseAnswer } from './analyse-answer.ts';
import { AnswerError } from './answer-errors.ts';
import type { AnalysisProgress, AnalysisWarning, AnswerToAnalyse } from './answer-port.ts';
import { analysis, answerOf, heard, reportOf, scored } from './testing/answers.ts';
import { fakeDeps, sound } from './testing/fake-deps.ts';

let fake: ReturnType<typeof fakeDeps>;

beforeEach(() => {
  fake = fakeDeps();
  startSession('token-1', mina);
});

function analyse(answer: AnswerToAnalyse) {
  const stopping = new AbortController();
  const progress: AnalysisProgress[] = [];
  const warnings: AnalysisWarning[] = [];
  const result = createAnalyseAnswer(fake.deps)(answer, {
    onProgress: (step) => progress.push(step),
    onWarning: (warning) => warnings.push(warning),
    signal: stopping.signal,
  });
  return { result, progress, warnings, stopping };
}

const refusal = (status: number, message = '', details?: unknown) =>
  new ApiError({ code: 'INTERNAL', status, message, statusText: 'Bad Gateway', details });

const entryAt = (call: number) => fake.send.mock.calls[call]?.[0];

test('sends what was heard while speaking as text', async () => {
  const { result, warnings } = analyse(answerOf());
  expect(await result).toEqual(scored);
  const { interviewConfig, segments, ...fields } = entryAt(0)?.fields ?? {};
  expect(entryAt(0)).toMatchObject({ id: 'key-1', kind: 'text', userId: 7, file: null });
  expect(fields).toEqual({
    sessionId: '40',
    questionId: '3',
    questionText: '자기소개를 해주세요.',
    questionType: 'general',
    answerText: '저는 개발자입니다.',
    answerDuration: '9.5',
    expectedDuration: '10',
    sttMethod: 'webspeech',
    sttConfidence: '0.9',
    answerVideoPath: 'take-1',
  });
  expect(JSON.parse(interviewConfig ?? '')).toMatchObject({
    type: 'video',
    difficulty: 'intermediate',
    questionCount: 3,
    industry: 'it',
  });
  expect(JSON.parse(segments ?? '')).toEqual(heard.segments);
  expect(warnings).toEqual([]);
  expect(fake.extractSound).not.toHaveBeenCalled();
  expect(fake.sockets[0]?.disposed).toBe(true);
});

test('keeps the answer in the outbox only while it is being sent', async () => {
  fake.send.mockImplementation(async () => {
    expect([...fake.waiting.keys()]).toEqual(['key-1']);
    return reportOf();
  });
  await analyse(answerOf()).result;
  expect(fake.waiting.size).toBe(0);
});

test('extracts the sound, sends it with its facts, and returns the analysis', async () => {
  const { result, progress } = analyse(
    answerOf({ mode: 'upload', heard: { ...heard, text: '', stream: 'stream-1' } }),
  );
  fake.send.mockImplementation(async (_entry, { onProgress }) => {
    onProgress(0.5);
    onProgress(1);
    const ids = { sessionId: 40, questionId: 3, answerId: 9 };
    fake.sockets[0]?.onProgress({ ...ids, progress: 70, message: '답변을 분석하고 있어요.' });
    fake.sockets[0]?.onProgress({ ...ids, questionId: 8, progress: 100, message: '다른 질문' });
    return reportOf();
  });
  expect(await result).toEqual(scored);
  expect(entryAt(0)).toMatchObject({
    kind: 'audio',
    file: sound.wav,
    fields: { duration: '9.5', stream: 'stream-1', answerVideoPath: 'take-1' },
  });
  expect(JSON.parse(entryAt(0)?.fields['audioMetadata'] ?? '')).toEqual({
    ...sound.facts,
    size: 4,
  });
  expect(progress.map(({ phase, percent }) => [phase, percent])).toEqual([
    ['extracting', 0],
    ['extracting', 20],
    ['uploading', 20],
    ['uploading', 40],
    ['uploading', 60],
    ['analysing', 88],
    ['analysing', 100],
  ]);
  expect(progress.at(-1)?.message).toBe('답변을 분석하고 있어요.');
});

test.each(['tooShort', 'noVoice', 'tooQuiet'] as const)('%s only warns', async (weakness) => {
  fake.extractSound.mockResolvedValue({ ...sound, weakness });
  const { result, warnings } = analyse(answerOf({ mode: 'upload' }));
  expect(await result).toEqual(scored);
  expect(warnings).toEqual([weakness]);
});

test('sends the sound of an answer with an empty transcript, and warns', async () => {
  const { result, warnings } = analyse(answerOf({ heard: { ...heard, text: ' ' } }));
  expect(await result).toEqual(scored);
  expect(warnings).toEqual(['emptyTranscript']);
  expect(entryAt(0)?.kind).toBe('audio');
});

test('does not warn about an empty transcript of the recorder engine', async () => {
  const { result, warnings } = analyse(
    answerOf({ heard: { ...heard, text: '', method: 'recorder' } }),
  );
  expect(await result).toEqual(scored);
  expect(warnings).toEqual([]);
});

test('sends the sound after the text failed; the progress does not go back', async () => {
  fake.send.mockRejectedValueOnce(refusal(500, '문제가 생겼어요'));
  const { result, warnings, progress } = analyse(answerOf());
  expect(await result).toEqual(scored);
  expect(warnings).toEqual(['textFailed']);
  expect([entryAt(0)?.kind, entryAt(1)?.kind]).toEqual(['text', 'audio']);
  const percents = progress.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
});

test.each([401, 403, 404, 409, 429])(
  'a text refused with %d is not tried as sound',
  async (status) => {
    fake.send.mockRejectedValue(refusal(status, '천천히 해주세요'));
    const { result, warnings } = analyse(answerOf());
    expect(await result).toMatchObject({ kind: 'failed' });
    expect(warnings).toEqual([]);
    expect(fake.send).toHaveBeenCalledOnce();
    // What can be sent after sign-in waits for that.
    expect(fake.waiting.size).toBe(status === 401 ? 1 : 0);
  },
);

test('fails when the text failed and there is no recording', async () => {
  fake.send.mockRejectedValue(refusal(500, '문제가 생겼어요'));
  const { result } = analyse(answerOf({ recording: null, mode: 'upload' }));
  expect(await result).toEqual({
    kind: 'failed',
    message: '텍스트 분석 실패: 서버 업로드 실패: 500 문제가 생겼어요',
  });
});

test.each([
  ['neither recording nor text', { recording: null, heard: null }],
  ['no sound', {}],
  ['a video that is not there', { recording: null, sendVideo: true }],
])('%s', async (_, values) => {
  fake.extractSound.mockResolvedValue(null);
  const { result } = analyse(answerOf({ mode: 'upload', ...values }));
  expect(await result).toEqual({ kind: 'noSound' });
  expect(fake.send).not.toHaveBeenCalled();
});

test('sends no sound that the server has in a stream', async () => {
  fake.extractSound.mockResolvedValue(null);
  const { result } = analyse(
    answerOf({ mode: 'upload', heard: { ...heard, text: '', stream: 'stream-1' } }),
  );
  expect(await result).toEqual(scored);
  expect(entryAt(0)).toMatchObject({ kind: 'audio', file: null });
});

test('sends the video once the person agrees', async () => {
  const { result } = analyse(answerOf({ sendVideo: true }));
  expect(await result).toEqual(scored);
  expect(entryAt(0)).toMatchObject({ kind: 'video', file: answerOf().recording?.blob });
  expect(fake.extractSound).not.toHaveBeenCalled();
});

test.each([
  [new Blob([]), '비디오 파일이 비어있습니다. 다시 녹화해주세요.'],
  ['bytes', '유효하지 않은 비디오 데이터입니다'],
])('does not send %s', async (blob, message) => {
  // @ts-expect-error -- what the types rule out
  const { result } = analyse(answerOf({ sendVideo: true, recording: { id: 'take-1', blob } }));
  expect(await result).toEqual({ kind: 'failed', message });
  expect(fake.send).not.toHaveBeenCalled();
});

test.each([
  [
    'silent',
    reportOf({ analysis: { ...analysis, transcription: '', score: 0 } }),
    { kind: 'silent', answerId: 9 },
  ],
  [
    'unscored',
    reportOf({ analysis: null, analysisStatus: 'failed', failureReason: 'speech_off' }),
    { kind: 'unscored', answerId: 9, reason: 'speech_off' },
  ],
])('%s', async (_, report, result) => {
  fake.send.mockResolvedValue(report);
  expect(await analyse(answerOf()).result).toMatchObject(result);
});

test('queues the answer without a network', async () => {
  fake.send.mockRejectedValue(new NetworkError('offline'));
  expect(await analyse(answerOf()).result).toEqual({
    kind: 'queued',
    key: 'key-1',
    provisional: null,
  });
  expect([...fake.waiting.keys()]).toEqual(['key-1']);
  expect(fake.notice).toHaveBeenCalledOnce();
});

test('scores a queued answer on this device', async () => {
  fake.send.mockRejectedValue(new NetworkError('offline'));
  fake.analyseProvisionally.mockResolvedValue(scored.analysis);
  expect(await analyse(answerOf()).result).toEqual({
    kind: 'queued',
    key: 'key-1',
    provisional: scored.analysis,
  });
  expect(fake.analyseProvisionally.mock.calls[0]?.[0]).toMatchObject({ id: 'key-1', kind: 'text' });
});

test('does not report an answer as queued that could not be stored', async () => {
  fake.deps.outbox.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  fake.send.mockRejectedValue(new NetworkError('offline'));
  expect(await analyse(answerOf()).result).toEqual({
    kind: 'failed',
    message: '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해주세요.',
  });
});

test.each<[Error, string, faults?: number]>([
  [refusal(413, '너무 커요', '파일이 20MB를 넘었어요.'), '파일이 20MB를 넘었어요.'],
  [refusal(413), '파일이 너무 커요. 더 짧게 답변해주세요.'],
  [refusal(429, '한 시간에 60번까지예요'), '한 시간에 60번까지예요'],
  [refusal(403), '인증 실패. 다시 로그인해주세요.'],
  [refusal(502), '서버 업로드 실패: 502 Bad Gateway'],
  [refusal(200), '(Invalid server response format)', 1],
  [new UploadTimeoutError(), '(Timeout (60s))'],
  [new TypeError('a fault of ours'), '잠시 문제가 생겼어요. 조금 뒤에 다시 시도해주세요.', 1],
])('fails and does not queue the answer: %s', async (error, message, faults = 0) => {
  fake.send.mockRejectedValue(error);
  expect(await analyse(answerOf({ mode: 'upload' })).result).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining(message),
  });
  expect(fake.waiting.size).toBe(0);
  expect(takeReports()).toHaveLength(faults);
});

test('reports a bug, also when the sound is analysed instead of the text', async () => {
  fake.send.mockRejectedValueOnce(new TypeError('a fault of ours'));
  expect(await analyse(answerOf()).result).toEqual(scored);
  expect(takeReports()).toEqual(['Fault (answers) while analysing an answer:']);
});

test('without a token shows a message, opens sign-in, and keeps the answer queued', async () => {
  localStorage.removeItem('token');
  const leave = vi.fn<() => void>();
  onUnauthorized(leave);
  fake.send.mockRejectedValue(new AnswerError('noToken'));
  expect(await analyse(answerOf()).result).toEqual({
    kind: 'failed',
    message: '인증 토큰이 없습니다',
  });
  await fake.pass(999);
  expect(leave).not.toHaveBeenCalled();
  await fake.pass(1);
  expect(leave).toHaveBeenCalledOnce();
  expect(fake.waiting.size).toBe(1);
  onUnauthorized(() => undefined);
});

test('rejects when cancelled, closes the socket, and keeps the answer queued', async () => {
  fake.send.mockImplementation(
    (_entry, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const { result, stopping } = analyse(answerOf());
  const caught = result.catch((error: unknown) => error);
  await settle();
  stopping.abort();
  expect(await caught).toMatchObject({ name: 'AbortError' });
  expect(fake.sockets[0]?.disposed).toBe(true);
  expect(fake.waiting.size).toBe(1);
});
