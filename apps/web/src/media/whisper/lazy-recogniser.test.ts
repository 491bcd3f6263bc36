import { expect, test, vi } from 'vitest';
import { createLazyRecogniser } from './lazy-recogniser.ts';
import type { LocalRecogniser } from './local-recogniser.ts';

const real = {
  isReady: vi.fn<LocalRecogniser['isReady']>(),
  warm: vi.fn<() => void>(),
  recognise: vi.fn<LocalRecogniser['recognise']>(),
  dispose: vi.fn<() => void>(),
};

vi.mock('./local-recogniser.ts', () => ({ createLocalRecogniser: () => real }));

const recognition = { text: '안녕하세요', confidence: 0.9, segments: [] };

test('asks the recogniser, which it loads once', async () => {
  real.isReady.mockResolvedValue(true);
  real.recognise.mockResolvedValue(recognition);
  const lazy = createLazyRecogniser();
  expect(await lazy.isReady()).toBe(true);
  lazy.warm();
  const { signal } = new AbortController();
  const samples = new Float32Array(4);
  expect(await lazy.recognise(samples, 'ko', signal)).toBe(recognition);
  expect(real.recognise).toHaveBeenCalledExactlyOnceWith(samples, 'ko', signal);
  expect(real.warm).toHaveBeenCalledOnce();
});

test('disposes of a recogniser that comes too late', async () => {
  const lazy = createLazyRecogniser();
  const ready = lazy.isReady();
  lazy.dispose();
  await ready;
  await vi.waitFor(() => expect(real.dispose).toHaveBeenCalled());
});

test('has nothing to dispose of if nobody asked', () => {
  real.dispose.mockClear();
  createLazyRecogniser().dispose();
  expect(real.dispose).not.toHaveBeenCalled();
});
