import { expect, test, vi } from 'vitest';
import { createLevelMeter } from './level-meter.ts';

function fakeContext(samples: readonly number[]) {
  const disconnect = vi.fn<() => void>();
  const close = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const context = {
    resume: () => Promise.resolve(),
    close,
    createAnalyser: () => ({
      fftSize: samples.length,
      getFloatTimeDomainData: (into: Float32Array) => into.set(samples),
    }),
    createMediaStreamSource: () => ({ connect: () => undefined, disconnect }),
  };
  return { context: context as unknown as AudioContext, disconnect, close };
}

test.each([
  [[0, 0, 0, 0], 0],
  [[0.5, -0.5, 0.5, -0.5], 0.5],
  // Samples may exceed 1.
  [[2, -2, 2, -2], 1],
])('%j has the level %d', (samples, level) => {
  const levels: number[] = [];
  let tick = () => {};
  createLevelMeter({} as MediaStream, (heard) => levels.push(heard), {
    createContext: () => fakeContext(samples).context,
    every: (ms, work) => {
      expect(ms).toBe(100);
      tick = work;
      return () => undefined;
    },
  });
  tick();
  expect(levels).toEqual([level]);
});

test('disposing stops the readings and closes the graph', () => {
  const { context, disconnect, close } = fakeContext([0]);
  const stop = vi.fn<() => void>();
  const meter = createLevelMeter({} as MediaStream, () => undefined, {
    createContext: () => context,
    every: () => stop,
  });
  meter.dispose();
  expect(stop).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});
