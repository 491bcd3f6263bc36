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
    measure: () => Promise.resolve(pace),
    check: vi.fn<WhisperEngine['check']>(() => Promise.resolve()),
    warm: vi.fn<WhisperEngine['warm']>(),
    close: vi.fn<WhisperEngine['close']>(() => Promise.resolve()),
  };
}

/** Small takes 0.4 s for a second of speech, and `auto` knows that. */
async function open() {
  const base = scripted('base', 0.1);
  const small = scripted('small', 0.4);
  const verdicts = { read: () => Promise.resolve(0.4), write: () => Promise.resolve() };
  const warn = vi.fn<(...line: unknown[]) => void>();
  const log = { info: () => undefined, warn };
  const options = { model: 'auto', workers: 1, verdicts, log } as const;
  const transcriber = transcriberOf(base, createSlowEngine(small, options));
  await vi.waitFor(() => expect(transcriber.models().text).toBe('whisper-small'));
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

test('base alone makes no drafts', async () => {
  const transcriber = transcriberOf(scripted('base', 0.1), null);
  expect(transcriber.models()).toEqual({ text: 'whisper-base', captions: 'whisper-base' });
  expect(await transcriber.draft(window, { language: 'ko' })).toBeNull();
  expect((await transcriber.recognise(window, { language: 'ko' })).text).toBe('base');
});

test('check, warm and close reach both', async () => {
  const { transcriber, base, small } = await open();
  transcriber.warm();
  await transcriber.check();
  await transcriber.close();
  for (const engine of [base, small]) {
    expect(engine.warm).toHaveBeenCalledOnce();
    expect(engine.check).toHaveBeenCalledOnce();
    expect(engine.close).toHaveBeenCalledOnce();
  }
});
