import { onTestFinished, vi } from 'vitest';
import { type NativeBridge, provideBridge } from '../bridge.ts';

function emitter<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    add: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
    count: () => listeners.size,
  };
}

/** A phone that does what the test says, until the test is over. */
export function scriptedPhone() {
  const pause = emitter();
  const resume = emitter();
  const back = emitter();
  const keyboard = emitter<[open: boolean]>();
  const bridge = {
    onPause: pause.add,
    onResume: resume.add,
    onBackButton: back.add,
    onKeyboard: keyboard.add,
    exit: vi.fn<NativeBridge['exit']>().mockResolvedValue(undefined),
    tap: vi.fn<NativeBridge['tap']>().mockResolvedValue(undefined),
    keepAwake: vi.fn<NativeBridge['keepAwake']>().mockResolvedValue(undefined),
    paintBars: vi.fn<NativeBridge['paintBars']>().mockResolvedValue(undefined),
  } satisfies NativeBridge;
  provideBridge(bridge);
  onTestFinished(() => provideBridge(null));
  const listening = () =>
    [pause, resume, back, keyboard].reduce((sum, { count }) => sum + count(), 0);
  return { ...bridge, pause, resume, back, keyboard, listening };
}
