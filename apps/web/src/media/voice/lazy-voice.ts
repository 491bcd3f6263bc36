import type { Manner, Voice, VoiceEngine, VoiceEvent } from './voice-port.ts';

type Deps = {
  /** Loads the engines: their code comes after the page. Resolves to null when that fails. */
  readonly load: () => Promise<VoiceEngine | null>;
  /** Whether the person wants to hear questions. */
  readonly isOn: () => boolean;
  readonly manner: () => Manner;
};

/** The voice of an interview, before and after its code has been loaded. */
export function createLazyVoice({ load, isOn, manner }: Deps): Voice {
  let engine: VoiceEngine | null = null;
  let isGone = false;
  let hasLoaded = false;
  const loadOnce = async () => {
    const loaded = await load();
    if (isGone) loaded?.dispose();
    else engine = loaded;
    hasLoaded = true;
  };
  const loading = loadOnce();
  return {
    canSpeak: (language) => {
      if (!isOn()) return 'no';
      return hasLoaded ? (engine?.has({ language }) ?? 'no') : 'unknown';
    },
    speed: () => manner().speed,
    prepare: (utterance) => {
      if (isOn()) void loading.then(() => engine?.prepare(utterance));
    },
    speak: (utterance, report) => {
      let silence: (() => void) | null = null;
      let isOver = false;
      const tell = (event: VoiceEvent) => {
        if (!isOver) report(event);
      };
      const begin = async () => {
        await loading;
        if (isOver) return;
        if (engine) silence = engine.speak(utterance, manner(), tell);
        else tell({ type: 'VOICE.FAILED' });
      };
      void begin();
      return () => {
        isOver = true;
        silence?.();
      };
    },
    letter: () => engine?.letter() ?? null,
    dispose: () => {
      isGone = true;
      engine?.dispose();
    },
  };
}
