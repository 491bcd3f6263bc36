import type { Manner, Utterance, VoiceEngine, VoiceEvent } from './voice-port.ts';

/** Engines in the order in which they are tried. The next one takes over when one does not begin to speak. */
export function joinVoices(engines: readonly VoiceEngine[]): VoiceEngine {
  let current: VoiceEngine | null = null;
  return {
    has: (utterance) => {
      const all = engines.map((engine) => engine.has(utterance));
      return all.find((has) => has === 'yes') ?? all.find((has) => has === 'unknown') ?? 'no';
    },
    prepare: (utterance) => engines.forEach((engine) => engine.prepare(utterance)),
    speak: (utterance, manner, report) => {
      // A voice that the person chose is one of the browser's, which come last.
      const order = manner.name === null ? engines : engines.toReversed();
      const left = order.filter((engine) => engine.has(utterance) !== 'no');
      return speakWithFirst(left, utterance, manner, (event, engine) => {
        current = event.type === 'VOICE.STARTED' ? engine : null;
        report(event);
      });
    },
    letter: () => current?.letter() ?? null,
    dispose: () => engines.forEach((engine) => engine.dispose()),
  };
}

function speakWithFirst(
  [engine, ...others]: readonly VoiceEngine[],
  utterance: Utterance,
  manner: Manner,
  report: (event: VoiceEvent, engine: VoiceEngine | null) => void,
): () => void {
  if (!engine) {
    report({ type: 'VOICE.FAILED' }, null);
    return () => undefined;
  }
  let hasStarted = false;
  let stop: () => void = () => undefined;
  let next: (() => void) | null = null;
  stop = engine.speak(utterance, manner, (event) => {
    if (event.type === 'VOICE.STARTED') hasStarted = true;
    // Half a question is not begun again: the text is on the screen.
    if (event.type === 'VOICE.FAILED' && !hasStarted) {
      next = speakWithFirst(others, utterance, manner, report);
    } else report(event, engine);
  });
  return () => (next ?? stop)();
}
