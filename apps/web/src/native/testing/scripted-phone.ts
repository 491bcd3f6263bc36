import { onTestFinished, vi } from 'vitest';
import { createListeners } from '#/lib/store.ts';
import { type NativeBridge, provideBridge } from '../bridge.ts';

/** A phone that the test controls, until the test is over. */
export function scriptedPhone() {
  const pause = createListeners();
  const resume = createListeners();
  const back = createListeners();
  const keyboard = createListeners<[open: boolean]>();
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
