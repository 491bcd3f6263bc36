import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAudioSource, type AudioSource } from '../audio-source.ts';
import type { EngineFailure, EngineResult, StartEngine } from '../engine-port.ts';
import { createStopwatch } from '#/lib/time/stopwatch.ts';
import { stubRecorder } from './fake-recorder.ts';

type Microphone = ReturnType<typeof stubRecorder>;

type EngineHarness = {
  readonly start: StartEngine;
  /** The user says this text, and the engine recognises it if it recognises anything. */
  readonly say: (text: string, microphone: Microphone) => Promise<void>;
  /** Makes the engine fail. */
  readonly breakDown: (microphone: Microphone) => void;
  /** Whether the engine still does any work. */
  readonly isBusy: () => boolean;
};

type Facts = {
  /** Whether the engine needs the source. */
  readonly needsSource: boolean;
  readonly understands: boolean;
};

/** The input of an engine, and the pieces that it reported. */
export function engineContext(source: AudioSource | null) {
  const pieces: EngineResult[] = [];
  const failures: EngineFailure[] = [];
  return {
    pieces,
    failures,
    language: 'ko',
    key: 'answer-1',
    source,
    stopwatch: startedStopwatch(),
    onResult: (piece: EngineResult) => void pieces.push(piece),
    onFailed: (failure: EngineFailure) => void failures.push(failure),
  } as const;
}

function startedStopwatch() {
  const stopwatch = createStopwatch(() => performance.now());
  stopwatch.start();
  return stopwatch;
}

export function openTestSource(microphone: Microphone): AudioSource {
  const stopwatch = startedStopwatch();
  return openAudioSource({
    stream: microphone.stream,
    platform: 'desktop',
    key: 'answer-1',
    stopwatch,
  });
}

/** The tests that every speech engine has to pass. */
export function describeSpeechEngine(name: string, facts: Facts, make: () => EngineHarness): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  function started() {
    const microphone = stubRecorder();
    const source = openTestSource(microphone);
    const context = engineContext(source);
    const harness = make();
    const engine = harness.start(context);
    return { microphone, source, context, harness, engine };
  }

  describe(`${name} as a speech engine`, () => {
    test('recognises an answer to its end', async () => {
      const { microphone, source, context, harness, engine } = started();
      await harness.say('안녕하세요', microphone);
      await harness.say('저는 민아예요', microphone);
      void source.stop();
      const finished = engine.finish();
      await vi.advanceTimersByTimeAsync(1_000);
      const transcript = await finished;
      expect(transcript.text).toBe(facts.understands ? '안녕하세요 저는 민아예요' : '');
      expect(transcript.segments.map(({ text }) => text).join(' ')).toBe(transcript.text);
      expect(transcript.segments.every(({ start, end }) => start <= end)).toBe(true);
      expect(transcript.confidence).toBeGreaterThanOrEqual(0);
      expect(transcript.confidence).toBeLessThanOrEqual(1);
      expect(context.failures).toEqual([]);
      engine.dispose();
      expect(harness.isBusy()).toBe(false);
    });

    test('continues after a pause', async () => {
      const { microphone, source, harness, engine } = started();
      await harness.say('안녕하세요', microphone);
      engine.pause();
      source.pause();
      await vi.advanceTimersByTimeAsync(5_000);
      source.resume();
      engine.resume();
      await harness.say('저는 민아예요', microphone);
      const finished = engine.finish();
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await finished).text).toBe(facts.understands ? '안녕하세요 저는 민아예요' : '');
      engine.dispose();
    });

    test('gives no text for an answer without speech', async () => {
      const { microphone, source, engine } = started();
      microphone.recorder().rest = '';
      void source.stop();
      const finished = engine.finish();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await finished).toEqual({ text: '', confidence: 0, segments: [], stream: null });
      engine.dispose();
    });

    test('reports a failure once', async () => {
      const { microphone, context, harness, engine } = started();
      harness.breakDown(microphone);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(context.failures).toHaveLength(1);
      engine.dispose();
      expect(harness.isBusy()).toBe(false);
    });

    test('dispose stops all work silently', async () => {
      const { microphone, source, context, harness, engine } = started();
      await harness.say('안녕하세요', microphone);
      const pieceCount = context.pieces.length;
      engine.dispose();
      source.dispose();
      expect(harness.isBusy()).toBe(false);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(vi.getTimerCount()).toBe(0);
      expect(context.failures).toEqual([]);
      expect(context.pieces).toHaveLength(pieceCount);
    });

    if (!facts.needsSource) return;
    test('does not start without the microphone', () => {
      expect(() => make().start(engineContext(null))).toThrow('MediaRecorder init failed');
    });
  });
}
