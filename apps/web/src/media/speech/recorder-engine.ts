import type { StartEngine } from './engine-port.ts';
import { emptyTranscript } from './engine-port.ts';
import { checkSource, requireSource } from './follow-source.ts';

/** The last resort: it recognises nothing. The server recognises the recording when it analyses the answer. */
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
      return emptyTranscript;
    },
    transcript: () => emptyTranscript,
    dispose: unsubscribe,
  };
};
