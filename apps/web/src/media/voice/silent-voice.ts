import type { Voice } from './voice-port.ts';

/** A silent voice: the question is only shown. */
export function silentVoice(): Voice {
  return {
    canSpeak: () => false,
    speed: () => 1,
    speak: () => () => undefined,
    letter: () => null,
    dispose: () => undefined,
  };
}
