import type { Language } from '@daedap/contract/languages';
import type { Clock } from '#/lib/time/clock.ts';
import { chooseVoice } from './choose-voice.ts';
import type { Manner, Utterance, VoiceEngine, VoiceEvent } from './voice-port.ts';

type Deps = {
  readonly synthesis: SpeechSynthesis;
  readonly createUtterance: (text: string) => SpeechSynthesisUtterance;
  readonly clock: Clock;
};

/** Chrome and Android load their voices after the page. A list that is still empty by then stays so. */
export const voicesLimitMs = 1_500;
/** iOS is silent without an error until somebody has touched the page. */
const soundLimitMs = 2_500;
/** Chrome drops what is said directly after `cancel`. */
const afterCancelMs = 60;
/** The letters that a usual voice says in a second, with its pauses. */
const lettersASecond: Readonly<Record<Language, number>> = { ko: 6.2, en: 15 };

/** The speech synthesis of the browser. Android's web view has none. */
export function createBrowserVoice({ synthesis, createUtterance, clock }: Deps): VoiceEngine {
  const startedAt = clock.now();
  const isLate = () => clock.now() - startedAt >= voicesLimitMs;
  let speaking: { readonly letter: () => number | null; readonly stop: () => void } | null = null;
  // The first call makes browsers load their list.
  synthesis.getVoices();

  const whenKnown = (work: () => void): (() => void) => {
    if (synthesis.getVoices().length > 0 || isLate()) {
      work();
      return () => undefined;
    }
    const done = () => {
      stop();
      work();
    };
    const cancel = clock.after(startedAt + voicesLimitMs - clock.now(), done);
    synthesis.addEventListener('voiceschanged', done);
    const stop = () => {
      cancel();
      synthesis.removeEventListener('voiceschanged', done);
    };
    return stop;
  };

  return {
    has: ({ language }) => {
      const voices = synthesis.getVoices();
      if (chooseVoice(voices, language, null)) return 'yes';
      return voices.length > 0 || isLate() ? 'no' : 'unknown';
    },
    prepare: () => undefined,
    speak: (utterance, manner, report) => {
      speaking?.stop();
      let silence: () => void = () => undefined;
      const forget = whenKnown(() => {
        const voice = chooseVoice(synthesis.getVoices(), utterance.language, manner.name);
        if (!voice) {
          report({ type: 'VOICE.FAILED' });
          return;
        }
        const one = say(
          { synthesis, createUtterance, clock },
          utterance,
          manner,
          voice,
          (event) => {
            if (event.type !== 'VOICE.STARTED') speaking = null;
            report(event);
          },
        );
        speaking = one;
        silence = one.stop;
      });
      return () => {
        forget();
        silence();
        speaking = null;
      };
    },
    letter: () => speaking?.letter() ?? null,
    dispose: () => {
      speaking?.stop();
      speaking = null;
    },
  };
}

/** Says one text, sentence by sentence. */
function say(
  { synthesis, createUtterance, clock }: Deps,
  { text, language }: Utterance,
  { speed, pitch }: Manner,
  voice: SpeechSynthesisVoice,
  report: (event: VoiceEvent) => void,
) {
  let over = false;
  /** The letter that was said last, and when. */
  let place: { readonly letter: number; readonly at: number } | null = null;
  let sentenceEnd = 0;
  const end = (type: 'VOICE.ENDED' | 'VOICE.FAILED') => {
    if (over) return;
    stop();
    report({ type });
  };

  // Chrome stops a voice of a service after 15 s without any event (issues.chromium.org/issues/41294170): no part is
  // as long as that. The parts are kept, since browsers collect utterances that nobody holds, and their events too.
  const parts = sentencesOf(text).map((part, index, all) => {
    const utterance = createUtterance(part.text);
    utterance.voice = voice;
    // Android chooses by the language and ignores the voice.
    utterance.lang = voice.lang.replace('_', '-');
    utterance.rate = speed;
    utterance.pitch = pitch;
    utterance.addEventListener('start', () => {
      if (over) return;
      cancelStart();
      place = { letter: part.from, at: clock.now() };
      sentenceEnd = part.from + part.text.length;
      if (index === 0) report({ type: 'VOICE.STARTED' });
    });
    utterance.addEventListener('boundary', ({ charIndex }) => {
      place = { letter: part.from + charIndex, at: clock.now() };
    });
    utterance.addEventListener('end', () => {
      place = null;
      if (index === all.length - 1) end('VOICE.ENDED');
    });
    utterance.addEventListener('error', () => end('VOICE.FAILED'));
    return utterance;
  });

  const begin = () => {
    // Chrome keeps the pause of an earlier page.
    synthesis.resume();
    for (const part of parts) synthesis.speak(part);
  };
  // What another page left in the queue would come first.
  const isBusy = synthesis.speaking || synthesis.pending;
  if (isBusy) synthesis.cancel();
  const cancelBegin = clock.after(isBusy ? afterCancelMs : 0, begin);
  const cancelStart = clock.after(soundLimitMs, () => end('VOICE.FAILED'));

  function stop(): void {
    over = true;
    cancelBegin();
    cancelStart();
    synthesis.cancel();
  }

  return {
    stop,
    letter: () => {
      if (over || !place) return null;
      const passed = ((clock.now() - place.at) / 1_000) * lettersASecond[language] * speed;
      return Math.min(sentenceEnd, place.letter + Math.floor(passed));
    },
  };
}

const longestSentence = 120;

/** The text in parts of at most 120 letters, cut behind sentences, then behind commas or words. */
export function sentencesOf(text: string): { text: string; from: number }[] {
  const parts: { text: string; from: number }[] = [];
  let from = 0;
  while (from < text.length) {
    const rest = text.slice(from, from + longestSentence);
    const isLast = from + rest.length >= text.length;
    const cut =
      lastEnd(rest, /[.?!…。]+["'”’)]*\s+/gu) ??
      (isLast ? null : (lastEnd(rest, /[,;:，]\s+/gu) ?? lastEnd(rest, /\s+/gu)));
    const part = rest.slice(0, cut ?? rest.length);
    if (part.trim() !== '') parts.push({ text: part, from });
    from += part.length;
  }
  return parts;
}

function lastEnd(text: string, mark: RegExp): number | null {
  const found = [...text.matchAll(mark)].at(-1);
  return found ? found.index + found[0].length : null;
}

/** iOS speaks only after something was said during a touch. Says nothing, once. Call the result to stop waiting. */
export function unlockOnTouch({ synthesis, createUtterance }: Omit<Deps, 'clock'>): () => void {
  const unlock = () => {
    stop();
    if (synthesis.speaking) return;
    const nothing = createUtterance(' ');
    nothing.volume = 0;
    synthesis.speak(nothing);
  };
  const stop = () => document.removeEventListener('pointerup', unlock);
  document.addEventListener('pointerup', unlock);
  return stop;
}
