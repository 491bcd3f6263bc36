import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '#/media/browser-info.ts';
import { openAudioSource } from './audio-source.ts';
import { createStopwatch } from '#/lib/time/stopwatch.ts';
import { stubRecorder } from './testing/fake-recorder.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function open(platform: Platform = 'desktop', microphone = stubRecorder()) {
  const stopwatch = createStopwatch(() => performance.now());
  stopwatch.start();
  const { stream } = microphone;
  const source = openAudioSource({ stream, platform, key: 'answer-1', stopwatch });
  return { ...microphone, stopwatch, source };
}

describe('recorder', () => {
  test.each([
    ['ios', 3_000, 64_000, 'audio/mp4'],
    ['android', 5_000, 96_000, 'audio/webm;codecs=opus'],
    ['desktop', 10_000, 128_000, 'audio/webm;codecs=opus'],
  ] as const)(
    '%s: slices of %d ms, %d bits a second, %s',
    (platform, timeslice, audioBitsPerSecond, mimeType) => {
      const { recorder } = open(platform);
      expect(recorder()).toMatchObject({
        timeslice,
        options: { audioBitsPerSecond, mimeType },
        state: 'recording',
      });
    },
  );

  test('uses the next format when the platform’s own is missing', () => {
    const { source } = open(
      'ios',
      stubRecorder((type) => type === 'audio/webm' || type === 'audio/wav'),
    );
    expect(source.mimeType).toBe('audio/webm');
  });

  test('does not start without any format, and closes everything', () => {
    const microphone = stubRecorder(() => false);
    expect(() => open('desktop', microphone)).toThrow('MediaRecorder init failed');
    expect(microphone.track.clones).toHaveLength(1);
    expect(microphone.liveClones()).toBe(0);
  });

  test('does not start without MediaRecorder or a microphone', () => {
    const microphone = stubRecorder();
    vi.stubGlobal('MediaRecorder', undefined);
    expect(() => open('desktop', microphone)).toThrow('MediaRecorder init failed');
    expect(microphone.liveClones()).toBe(0);
    const silent = {
      ...microphone,
      stream: { getAudioTracks: () => [] } as unknown as MediaStream,
    };
    expect(() => open('desktop', silent)).toThrow('MediaRecorder init failed');
  });

  test('asks a clone of the track for 16 kHz, and ignores a refusal', async () => {
    const { track, source, liveClones } = open();
    await vi.advanceTimersByTimeAsync(0);
    expect(track.wanted).toEqual({});
    expect(track.clones[0]?.wanted).toEqual({
      echoCancellation: true,
      sampleRate: { ideal: 16_000 },
    });
    expect(source.state()).toBe('recording');
    source.dispose();
    expect(liveClones()).toBe(0);
    expect(track.readyState).toBe('live');
  });
});

describe('chunks', () => {
  test('have their time in the recording, without pauses and empty chunks', async () => {
    const { source, stopwatch, recorder } = open();
    await vi.advanceTimersByTimeAsync(10_000);
    recorder().say('one');
    recorder().say('');
    source.pause();
    stopwatch.pause();
    expect(recorder().state).toBe('paused');
    await vi.advanceTimersByTimeAsync(60_000);
    source.resume();
    stopwatch.start();
    expect(recorder().state).toBe('recording');
    await vi.advanceTimersByTimeAsync(4_000);
    await source.stop();
    expect(source.chunks()).toMatchObject([
      { id: 'answer-1-0', startTime: 0, endTime: 10_000, duration: 10_000, index: 0 },
      { id: 'answer-1-1', startTime: 10_000, endTime: 14_000, duration: 4_000, index: 1 },
    ]);
  });

  test('have their full length where loudness cannot be measured', async () => {
    const { source } = open();
    source.sliceAtPauses();
    await vi.dynamicImportSettled();
    expect(source.state()).toBe('recording');
  });

  test('listeners are called for each and for the end', async () => {
    const { source, recorder } = open();
    const seen: string[] = [];
    const leave = source.subscribe(() => seen.push(`${source.chunks().length} ${source.state()}`));
    recorder().say('one');
    await source.stop();
    expect(seen).toEqual(['1 recording', '2 stopping', '2 ended']);
    leave();
  });
});

describe('end', () => {
  test('stops the clone; a second stop returns the same promise', async () => {
    const { source, liveClones } = open();
    const stops = [source.stop(), source.stop()];
    await Promise.all(stops);
    expect(source.state()).toBe('ended');
    expect(liveClones()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a recorder that does not stop within 5 s has failed', async () => {
    const { source, recorder, liveClones } = open();
    recorder().answers = false;
    const stopped = source.stop();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(source.state()).toBe('stopping');
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(source.state()).toBe('failed');
    expect(liveClones()).toBe(0);
  });

  test('a recorder that fails stops the clone', () => {
    const { source, recorder, liveClones } = open();
    recorder().fail();
    expect(source.state()).toBe('failed');
    expect(recorder().state).toBe('inactive');
    expect(liveClones()).toBe(0);
  });
});
