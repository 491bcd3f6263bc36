import { expect, test, vi } from 'vitest';
import type { Recognition } from '@daedap/speech/recognition';
import { EngineClosed } from './transcriber.ts';
import type { WhisperEngine } from './whisper-engine.ts';
import { createSlowEngine, transcriberOf } from './whisper-transcriber.ts';

const said = (text: string): Recognition => ({ text, segments: [], confidence: 0.9 });

function scripted(name: string, pace: number) {
  return {
    model: `whisper-${name}`,
    recognise: vi.fn<WhisperEngine['recognise']>(() => Promise.resolve(said(name))),
    isIdle: vi.fn<WhisperEngine['isIdle']>(() => true),
    measure: () => Promise.resolve(pace),
    check: vi.fn<WhisperEngine['check']>(() => Promise.resolve()),
    warm: vi.fn<WhisperEngine['warm']>(),
    close: vi.fn<WhisperEngine['close']>(() => Promise.resolve()),
  };
}

/** Small takes 0.4 s for a second of speech, and `auto` knows that. */
async function open() {
  const opened = openWith(0.4);
  await vi.waitFor(() => expect(opened.transcriber.models().text).toBe('whisper-small'));
  return opened;
}

function openWith(pace: number) {
  const base = scripted('base', 0.1);
  const small = scripted('small', pace);
  const verdicts = { read: () => Promise.resolve(pace), write: () => Promise.resolve() };
  const warn = vi.fn<(...line: unknown[]) => void>();
  const log = { info: () => undefined, warn };
  const options = { model: 'auto', workers: 1, verdicts, log } as const;
  const transcriber = transcriberOf(base, createSlowEngine(small, options));
  return { transcriber, base, small, warn };
}

const window = new Float32Array(16_000 * 5);

test('small writes the text and base the captions', async () => {
  const { transcriber } = await open();
  expect(transcriber.models()).toEqual({ text: 'whisper-small', captions: 'whisper-base' });
  expect((await transcriber.recognise(window, { language: 'ko' })).text).toBe('small');
  expect((await transcriber.draft(window, { language: 'ko' }))?.text).toBe('base');
});

test('base writes the text when the caller cannot wait for small', async () => {
  const { transcriber, small } = await open();
  // Five seconds take small two.
  const asked = { language: 'ko', patienceMs: 1_900 } as const;
  expect((await transcriber.recognise(window, asked)).text).toBe('base');
  expect(await transcriber.draft(window, asked)).toBeNull();
  const patient = { language: 'ko', patienceMs: 2_100 } as const;
  expect((await transcriber.recognise(window, patient)).text).toBe('small');
  const { promise, resolve } = Promise.withResolvers<Recognition>();
  small.recognise.mockReturnValueOnce(promise);
  const running = transcriber.recognise(window, patient);
  // Now another window waits before it.
  expect((await transcriber.recognise(window, patient)).text).toBe('base');
  resolve(said('late'));
  expect((await running).text).toBe('late');
});

test('base starts as well when small takes longer than the caller can wait, and the first counts', async () => {
  const { transcriber, small } = await open();
  let stopped: AbortSignal | undefined;
  small.recognise.mockImplementationOnce((_window, { signal }) => {
    stopped = signal;
    return new Promise(() => undefined);
  });
  vi.useFakeTimers();
  const running = transcriber.recognise(window, { language: 'ko', patienceMs: 3_000 });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(stopped?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect((await running).text).toBe('base');
  expect(stopped?.aborted).toBe(true);
});

test('base takes over when small fails, but not when it was closed or nobody waits any more', async () => {
  const { transcriber, small, warn } = await open();
  small.recognise.mockRejectedValueOnce(new Error('out of memory'));
  expect((await transcriber.recognise(window, { language: 'ko' })).text).toBe('base');
  expect(warn).toHaveBeenCalledOnce();
  small.recognise.mockRejectedValueOnce(new EngineClosed());
  await expect(transcriber.recognise(window, { language: 'ko' })).rejects.toThrow(EngineClosed);
  const reason = new Error('gone');
  small.recognise.mockRejectedValueOnce(reason);
  const signal = AbortSignal.abort(reason);
  await expect(transcriber.recognise(window, { language: 'ko', signal })).rejects.toBe(reason);
});

test('a text of base that is known already stands in at once', async () => {
  const { transcriber, base } = await open();
  const asked = { language: 'ko', patienceMs: 1_900, draft: said('known') } as const;
  expect((await transcriber.recognise(window, asked)).text).toBe('known');
  expect(base.recognise).not.toHaveBeenCalled();
  const patient = { ...asked, patienceMs: 2_100 };
  expect((await transcriber.recognise(window, patient)).text).toBe('small');
});

test('base previews an open window only while neither has other work', async () => {
  const { transcriber, base, small } = await open();
  expect((await transcriber.preview(window, { language: 'ko' }))?.text).toBe('base');
  const { promise, resolve } = Promise.withResolvers<Recognition>();
  small.recognise.mockReturnValueOnce(promise);
  const running = transcriber.recognise(window, { language: 'ko' });
  expect(await transcriber.preview(window, { language: 'ko' })).toBeNull();
  resolve(said('small'));
  await running;
  expect((await transcriber.preview(window, { language: 'ko' }))?.text).toBe('base');
  base.isIdle.mockReturnValueOnce(false);
  expect(await transcriber.preview(window, { language: 'ko' })).toBeNull();
});

test('small writes the text of a recording even where it cannot keep up with a speaker', async () => {
  vi.useFakeTimers();
  const { transcriber } = openWith(1.2);
  // The measurement comes a while after the start.
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(transcriber.models().text).toBe('whisper-base');
  const text = async (asked: { patienceMs: number; isRecording?: boolean }) =>
    (await transcriber.recognise(window, { language: 'ko', ...asked })).text;
  expect(await text({ patienceMs: 30_000 })).toBe('base');
  // Five seconds take small six.
  expect(await text({ patienceMs: 5_000, isRecording: true })).toBe('base');
  expect(await text({ patienceMs: 30_000, isRecording: true })).toBe('small');
});

test('base alone makes no drafts', async () => {
  const transcriber = transcriberOf(scripted('base', 0.1), null);
  expect(transcriber.models()).toEqual({ text: 'whisper-base', captions: 'whisper-base' });
  expect(await transcriber.draft(window, { language: 'ko' })).toBeNull();
  expect((await transcriber.recognise(window, { language: 'ko' })).text).toBe('base');
});

test('check and close reach both', async () => {
  const { transcriber, base, small } = await open();
  await transcriber.check();
  await transcriber.close();
  for (const engine of [base, small]) {
    expect(engine.check).toHaveBeenCalledOnce();
    expect(engine.close).toHaveBeenCalledOnce();
  }
});

test.each(['loads', 'fails to load'])('small is warmed once base %s', async (outcome) => {
  const { transcriber, base, small } = await open();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  base.check.mockReturnValueOnce(promise);
  transcriber.warm();
  expect(base.warm).toHaveBeenCalledOnce();
  expect(small.warm).not.toHaveBeenCalled();
  if (outcome === 'loads') resolve();
  else reject(new Error('no memory'));
  await vi.waitFor(() => expect(small.warm).toHaveBeenCalledOnce());
});
