import type { Language } from '@daedap/contract/languages';
import type { Clock } from '#/lib/time/clock.ts';
import { createListeners } from '#/lib/store.ts';
import { voicesLimitMs } from './browser-voice.ts';
import { voicesOf } from './choose-voice.ts';

export type VoiceChoice = { readonly name: string; readonly isLocal: boolean };

/** The browser's voices of one language, best first; null while they are being looked for. */
export type VoiceList = {
  readonly get: () => readonly VoiceChoice[] | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispose: () => void;
};

/** Browsers load their voices late, and may load more at any time. */
export function createVoiceList(
  synthesis: Pick<SpeechSynthesis, 'getVoices' | 'addEventListener' | 'removeEventListener'> | null,
  language: Language,
  clock: Clock,
): VoiceList {
  const listeners = createListeners();
  const read = () => {
    const voices = voicesOf(synthesis?.getVoices() ?? [], language);
    return voices.map(({ name, localService }) => ({ name, isLocal: localService }));
  };
  const first = read();
  let list: readonly VoiceChoice[] | null = first.length > 0 || !synthesis ? first : null;
  const update = () => {
    list = read();
    listeners.notify();
  };
  synthesis?.addEventListener('voiceschanged', update);
  const cancel = list ? () => undefined : clock.after(voicesLimitMs, update);
  return {
    get: () => list,
    subscribe: listeners.add,
    dispose: () => {
      cancel();
      synthesis?.removeEventListener('voiceschanged', update);
      listeners.clear();
    },
  };
}
