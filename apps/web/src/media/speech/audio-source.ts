import { audioMimePreference, videoCollectionTimeoutMs } from '@daedap/contract/constants/media';
import {
  chunkMs,
  microphoneSampleRate,
  speechBitsPerSecond,
  speechMime,
} from '@daedap/contract/constants/speech';
import { createListeners } from '#/lib/store.ts';
import type { Platform } from '#/media/browser-info.ts';
import { SpeechError } from './speech-error.ts';
import type { Stopwatch } from '#/lib/time/stopwatch.ts';

export type AudioChunk = {
  readonly id: string;
  readonly data: Blob;
  /** Milliseconds of the recording. */
  readonly startTime: number;
  readonly endTime: number;
  readonly duration: number;
  readonly index: number;
};

/** The sound of one answer from its first word on, in slices of one recording. */
export type AudioSource = {
  readonly mimeType: string;
  readonly chunks: () => readonly AudioChunk[];
  /** `failed`: part of the answer is missing. */
  readonly state: () => 'recording' | 'stopping' | 'ended' | 'failed';
  /** Calls the listener when a chunk comes or the state changes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** From now on slices end where the speaker pauses, too, and not only when they have their full length. */
  readonly sliceAtPauses: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Resolves once the last chunk is there. May be called again. */
  readonly stop: () => Promise<void>;
  readonly dispose: () => void;
};

type SourceInput = {
  readonly stream: MediaStream;
  readonly platform: Platform;
  readonly key: string;
  readonly stopwatch: Stopwatch;
};

/** Records a clone of the microphone's track, so that the answer's own recording is left alone. */
export function openAudioSource(input: SourceInput): AudioSource {
  const { stream, platform, key, stopwatch } = input;
  const track = cloneMicrophone(stream);
  const recorder = startRecorder(track, platform);
  const chunks: AudioChunk[] = [];
  const listeners = createListeners();
  const ended = Promise.withResolvers<void>();
  let state: ReturnType<AudioSource['state']> = 'recording';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isOver = () => state === 'ended' || state === 'failed';
  const end = (how: 'ended' | 'failed') => {
    if (isOver()) return;
    state = how;
    clearTimeout(timer);
    track.stop();
    stopRecorder();
    ended.resolve();
    listeners.notify();
  };
  const stopRecorder = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };

  recorder.addEventListener('dataavailable', ({ data }) => {
    // An mp4 recorder ends with an empty chunk.
    if (data.size === 0 || isOver()) return;
    const index = chunks.length;
    const startTime = chunks.at(-1)?.endTime ?? 0;
    const endTime = stopwatch.elapsedMs();
    const duration = endTime - startTime;
    chunks.push({ id: `${key}-${index}`, data, startTime, endTime, duration, index });
    listeners.notify();
  });
  recorder.addEventListener('stop', () => end('ended'));
  recorder.addEventListener('error', () => end('failed'));

  return {
    mimeType: recorder.mimeType,
    chunks: () => chunks,
    state: () => state,
    subscribe: listeners.add,
    sliceAtPauses: () => {
      import('./slice-at-pauses.ts')
        .then(({ sliceAtPauses }) => sliceAtPauses(recorder))
        // Without Web Audio, or if the file does not load, slices have their full length.
        .catch(() => undefined);
    },
    pause: () => {
      if (recorder.state === 'recording') recorder.pause();
    },
    resume: () => {
      if (recorder.state === 'paused') recorder.resume();
    },
    stop: () => {
      if (state === 'recording') {
        state = 'stopping';
        timer = setTimeout(() => end('failed'), videoCollectionTimeoutMs);
        stopRecorder();
      }
      return ended.promise;
    },
    dispose: () => {
      listeners.clear();
      end('ended');
    },
  };
}

function cloneMicrophone(stream: MediaStream): MediaStreamTrack {
  const track = stream.getAudioTracks()[0]?.clone();
  if (!track) throw new SpeechError('recorderInit');
  const constraints = { ...track.getConstraints(), sampleRate: { ideal: microphoneSampleRate } };
  // Most browsers keep the rate of the device; the recogniser resamples the sound.
  track.applyConstraints(constraints).catch(() => undefined);
  return track;
}

function startRecorder(track: MediaStreamTrack, platform: Platform): MediaRecorder {
  try {
    const mimeType = [speechMime[platform], ...audioMimePreference].find((type) =>
      MediaRecorder.isTypeSupported(type),
    );
    if (mimeType === undefined) throw new SpeechError('recorderInit');
    const audioBitsPerSecond = speechBitsPerSecond[platform];
    const recorder = new MediaRecorder(new MediaStream([track]), { mimeType, audioBitsPerSecond });
    recorder.start(chunkMs[platform]);
    return recorder;
  } catch (error) {
    track.stop();
    throw error instanceof SpeechError ? error : new SpeechError('recorderInit', error);
  }
}
