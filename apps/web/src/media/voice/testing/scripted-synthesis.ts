import { createListeners } from '#/lib/store.ts';

type VoiceFields = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

export const voiceNamed = (
  name: string,
  change: Partial<VoiceFields> = {},
): SpeechSynthesisVoice => ({
  name,
  lang: 'ko-KR',
  localService: true,
  default: false,
  voiceURI: name,
  ...change,
});

class ScriptedUtterance extends EventTarget {
  readonly text: string;
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  pitch = 1;
  volume = 1;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A speech synthesis that says nothing by itself: the test says what it does. */
export function scriptedSynthesis(first: readonly SpeechSynthesisVoice[] = []) {
  let voices = first;
  const changed = createListeners();
  const queue: ScriptedUtterance[] = [];
  const done: string[] = [];
  let waiting = 0;
  const synthesis = {
    speaking: false,
    pending: false,
    getVoices: () => [...voices],
    addEventListener: (_type: string, listener: () => void) => {
      waiting += 1;
      const stop = changed.add(listener);
      stops.set(listener, stop);
    },
    removeEventListener: (_type: string, listener: () => void) => {
      waiting -= 1;
      stops.get(listener)?.();
    },
    speak: (utterance: ScriptedUtterance) => void queue.push(utterance),
    cancel: () => {
      done.push('cancel');
      queue.length = 0;
    },
    resume: () => void done.push('resume'),
    pause: () => undefined,
  };
  const stops = new Map<() => void, () => void>();
  const fire = (at: number, event: Event) => queue[at]?.dispatchEvent(event);
  return {
    // Only what the voice asks of it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    synthesis: synthesis as unknown as SpeechSynthesis,
    createUtterance: (text: string) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      new ScriptedUtterance(text) as unknown as SpeechSynthesisUtterance,
    /** What it was told to say. */
    queue,
    done,
    waiting: () => waiting,
    load: (later: readonly SpeechSynthesisVoice[]) => {
      voices = later;
      changed.notify();
    },
    busy: () => {
      synthesis.speaking = true;
    },
    start: (at = 0) => fire(at, new Event('start')),
    boundary: (charIndex: number, at = 0) =>
      fire(at, Object.assign(new Event('boundary'), { charIndex })),
    end: (at = 0) => fire(at, new Event('end')),
    fail: (at = 0) => fire(at, new Event('error')),
  };
}
