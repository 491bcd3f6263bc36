import { vi } from 'vitest';
import type { NativeAdBridge, NativeAdEvent } from '../native-bridge.ts';

/** A phone's ad plugin that the test controls. */
export function scriptedBridge() {
  const listeners = new Map<NativeAdEvent, Set<(payload: unknown) => void>>();
  const bridge = {
    initialize: vi.fn<NativeAdBridge['initialize']>().mockResolvedValue({ ready: true }),
    load: vi.fn<NativeAdBridge['load']>().mockResolvedValue({ started: true }),
    show: vi.fn<NativeAdBridge['show']>().mockResolvedValue({ shown: true }),
    close: vi.fn<NativeAdBridge['close']>().mockResolvedValue({}),
    addListener: async (event: NativeAdEvent, listener: (payload: unknown) => void) => {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return { remove: () => known.delete(listener) };
    },
  } satisfies NativeAdBridge;
  return {
    ...bridge,
    say: (event: NativeAdEvent, payload: unknown = {}) => {
      for (const listener of listeners.get(event) ?? []) listener(payload);
    },
    listening: () => [...listeners.values()].reduce((sum, known) => sum + known.size, 0),
  };
}
