import { reportAndReturn } from '#/lib/errors/report-error.ts';
import type { LocalRecogniser } from './local-recogniser.ts';

/** Whisper in this browser, loaded when an answer asks for it. */
export function createLazyRecogniser(): LocalRecogniser {
  let loading: Promise<LocalRecogniser | null> | null = null;
  let isDisposed = false;
  const create = async () => {
    const { createLocalRecogniser } = await import('./local-recogniser.ts');
    const recogniser = createLocalRecogniser();
    // The interview may have ended meanwhile.
    if (isDisposed) recogniser.dispose();
    return recogniser;
  };
  const load = () =>
    (loading ??= create().catch(reportAndReturn('speech', 'loading the recogniser', null)));
  return {
    isReady: async () => (await (await load())?.isReady()) ?? false,
    warm: () => void load().then((recogniser) => recogniser?.warm()),
    recognise: async (samples, language, signal) => {
      const recogniser = await load();
      if (!recogniser) throw new Error('the recogniser could not be loaded');
      return recogniser.recognise(samples, language, signal);
    },
    dispose: () => {
      isDisposed = true;
      void loading?.then((recogniser) => recogniser?.dispose());
    },
  };
}
