import type { LanguageEngines } from '../src/engines/language/ports.ts';
import { createLanguageEngines } from '../src/engines/language/create-engines.ts';
import { systemClock } from '../src/lib/clock.ts';
import type { Transcriber } from '../src/engines/speech/transcriber.ts';

/** The embedded engines, with some of what they do replaced. */
export function enginesWith(evaluator: Partial<LanguageEngines['evaluator']>): LanguageEngines {
  const engines = createLanguageEngines(
    { languageModel: undefined },
    { clock: systemClock, log: { warn: () => undefined } },
  );
  return { ...engines, evaluator: { ...engines.evaluator, ...evaluator } };
}

/** Hears what the script says, whatever was said. */
export function scriptedTranscriber(recognise: Transcriber['recognise']): Transcriber {
  return {
    provider: 'embedded',
    models: () => ({ text: 'scripted', captions: 'scripted' }),
    draft: () => Promise.resolve(null),
    preview: () => Promise.resolve(null),
    recognise,
    check: async () => undefined,
    warm: () => undefined,
    close: async () => undefined,
  };
}
