import type { StartEngine } from './engine-port.ts';
import { nothingHeard } from './engine-port.ts';
import { checkSource, requireSource } from './follow-source.ts';

/** The last resort: it hears nothing, the recorded sound is recognised when the answer is analysed. */
export const recorderEngine: StartEngine = ({ source, onFailed }) => {
  const sound = requireSource(source);
  const unsubscribe = sound.subscribe(() => {
    try {
      checkSource(sound);
    } catch (error) {
      if (error instanceof Error) onFailed({ error, trouble: null });
    }
  });
  return {
    pause: () => undefined,
    resume: () => undefined,
    finish: async () => {
      await sound.stop();
      checkSource(sound);
      return nothingHeard;
    },
    heard: () => nothingHeard,
    dispose: unsubscribe,
  };
};
