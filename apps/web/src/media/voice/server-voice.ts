import { maxVoiceBytes, voiceServiceLimitMs } from '@daedap/contract/constants/voice';
import type { Clock } from '#/lib/time/clock.ts';
import type { Utterance, VoiceEngine } from './voice-port.ts';

/** The server's speech synthesis. Both calls reject when the server cannot be reached. */
export type VoiceService = {
  readonly isThere: () => Promise<boolean>;
  readonly fetchSound: (
    source: NonNullable<Utterance['source']>,
    signal: AbortSignal,
  ) => Promise<Blob>;
};

/** What it asks of an `<audio>`. */
export type Player = Pick<
  HTMLAudioElement,
  'src' | 'playbackRate' | 'currentTime' | 'duration' | 'play' | 'pause' | 'addEventListener'
>;

type Deps = {
  readonly service: VoiceService;
  readonly createPlayer: () => Player;
  readonly clock: Clock;
};

type Fetched = { readonly key: string; readonly sound: Promise<Blob>; readonly stop: () => void };

/** A voice that the server asks a service for. */
export function createServerVoice({ service, createPlayer, clock }: Deps): VoiceEngine {
  let status: 'yes' | 'no' | 'unknown' = 'unknown';
  const find = async () => {
    // Without a network there is no such voice.
    status = (await service.isThere().catch(() => false)) ? 'yes' : 'no';
  };
  const finding = find();
  let fetched: Fetched | null = null;
  let playing: { readonly letter: () => number | null; readonly stop: () => void } | null = null;

  const fetchOnce = ({ source }: Utterance): Fetched | null => {
    if (!source) return null;
    const key = JSON.stringify(source);
    if (fetched?.key === key) return fetched;
    fetched?.stop();
    const leaving = new AbortController();
    const sound = finding
      .then(() => {
        if (status !== 'yes') throw new Error('The server has no voice');
        return service.fetchSound(source, leaving.signal);
      })
      .then(checked);
    // Whoever speaks handles it; a sound that was only prepared is fetched anew.
    sound.catch(() => {
      if (fetched?.key === key) fetched = null;
    });
    fetched = { key, sound, stop: () => leaving.abort() };
    return fetched;
  };

  return {
    has: () => status,
    prepare: (utterance) => {
      if (status !== 'no') fetchOnce(utterance);
    },
    speak: (utterance, { speed }, report) => {
      playing?.stop();
      const player = createPlayer();
      let url: string | null = null;
      let state: 'fetching' | 'playing' | 'over' = 'fetching';
      const stop = () => {
        state = 'over';
        cancel();
        player.pause();
        if (url) URL.revokeObjectURL(url);
        url = null;
        playing = null;
      };
      const end = (type: 'VOICE.ENDED' | 'VOICE.FAILED') => {
        if (state === 'over') return;
        stop();
        report({ type });
      };
      const cancel = clock.after(voiceServiceLimitMs, () => {
        if (state === 'fetching') end('VOICE.FAILED');
      });
      const begin = (sound: Blob) => {
        if (state === 'over') return undefined;
        url = URL.createObjectURL(sound);
        player.src = url;
        player.playbackRate = speed;
        return player.play();
      };
      player.addEventListener('playing', () => {
        if (state !== 'fetching') return;
        state = 'playing';
        report({ type: 'VOICE.STARTED' });
      });
      player.addEventListener('ended', () => end('VOICE.ENDED'));
      player.addEventListener('error', () => end('VOICE.FAILED'));
      const letter = () => {
        if (state !== 'playing' || !(player.duration > 0)) return null;
        return Math.floor((player.currentTime / player.duration) * utterance.text.length);
      };
      playing = { stop, letter };
      const sound = fetchOnce(utterance)?.sound ?? Promise.reject(new Error('Not on the server'));
      // No sound in time, a wrong one, or a browser that plays nothing before a touch.
      sound.then(begin).catch(() => end('VOICE.FAILED'));
      return stop;
    },
    letter: () => playing?.letter() ?? null,
    dispose: () => {
      fetched?.stop();
      playing?.stop();
    },
  };
}

function checked(sound: Blob): Blob {
  const fits = sound.size > 0 && sound.size <= maxVoiceBytes;
  if (!fits || !sound.type.startsWith('audio/')) throw new Error('That is no sound');
  return sound;
}
