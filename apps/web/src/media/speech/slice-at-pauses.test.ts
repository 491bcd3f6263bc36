import { expect, test, vi } from 'vitest';
import type { createLevelMeter } from '#/media/devices/level-meter.ts';
import { createSliceRule, sliceAtPauses } from './slice-at-pauses.ts';
import { stubRecorder } from './testing/fake-recorder.ts';

const room = 0.001;
const loud = 0.1;

/** Stretches of sound, each a level and its seconds; the seconds at which a slice is due. */
function slicesOf(...stretches: readonly (readonly [level: number, seconds: number])[]): number[] {
  const rule = createSliceRule();
  const due: number[] = [];
  let tenths = 0;
  for (const [level, seconds] of stretches) {
    for (let end = tenths + Math.round(seconds * 10); tenths < end; tenths += 1) {
      if (rule.isDue(level, tenths * 100)) due.push(tenths / 10);
    }
  }
  return due;
}

test('the first words go 0.4 s and 0.8 s after they began, and speech then every two seconds', () => {
  expect(slicesOf([room, 3], [loud, 6])).toEqual([3.4, 3.8, 5.8, 7.8]);
});

test('a pause ends a slice after half a second, and one more brings the captions of what came before it', () => {
  expect(slicesOf([room, 1], [loud, 1.2], [room, 10])).toEqual([1.4, 1.8, 2.6, 3.6]);
});

test('the hold of a consonant is no pause', () => {
  expect(slicesOf([room, 1], [loud, 1], [room, 0.3], [loud, 1])).toEqual([1.4, 1.8]);
});

test('after a long silence the next words are a new slice', () => {
  const [, , , , ...later] = slicesOf([room, 1], [loud, 1.2], [room, 20], [loud, 3]);
  expect(later).toEqual([24.2]);
});

test('nothing is due in silence or in the noise of a room', () => {
  expect(slicesOf([room, 60])).toEqual([]);
  expect(slicesOf([0.03, 60])).toEqual([]);
});

test('a voice is found above a noise, and the pauses in it', () => {
  expect(slicesOf([0.03, 2], [0.2, 1.5], [0.03, 5])).toEqual([2.4, 2.8, 3.9, 4.9]);
});

function startSlicing() {
  const { recorder } = stubRecorder();
  const recording = new MediaRecorder(new MediaStream(), { mimeType: 'audio/webm' });
  const dispose = vi.fn<() => void>();
  let report: (level: number) => void = () => undefined;
  const createMeter = vi.fn<typeof createLevelMeter>((_stream, onLevel) => {
    report = onLevel;
    return { dispose };
  });
  /** The loudness of so many tenths of a second. */
  const hear = (level: number, tenths: number) => {
    for (let tenth = 0; tenth < tenths; tenth += 1) {
      report(level);
      vi.advanceTimersByTime(100);
    }
  };
  const start = () => sliceAtPauses(recording, createMeter);
  return { recorder: recorder(), recording, createMeter, dispose, hear, start };
}

test('slices are asked for while the recorder records, until it ends', async () => {
  vi.useFakeTimers();
  const { recorder, recording, dispose, hear, start } = startSlicing();
  recording.start(10_000);
  start();
  hear(room, 3);
  hear(loud, 6);
  expect(recorder.requested).toBe(1);
  recording.pause();
  hear(loud, 30);
  expect(recorder.requested).toBe(1);
  recording.stop();
  await vi.waitFor(() => expect(dispose).toHaveBeenCalledOnce());
});

test('nothing is measured for a recorder that has ended', () => {
  const { createMeter, start } = startSlicing();
  start();
  expect(createMeter).not.toHaveBeenCalled();
});
