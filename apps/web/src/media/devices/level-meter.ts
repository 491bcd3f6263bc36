export type LevelMeter = { readonly dispose: () => void };

type Deps = {
  readonly createContext: () => AudioContext;
  readonly every: (ms: number, work: () => void) => () => void;
};

const readEveryMs = 100;

const browser: Deps = {
  createContext: () => new AudioContext(),
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};

const rootMeanSquare = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** Reports how loud the stream's microphone is, ten times a second: 0 is silence, 1 the loudest there is. */
export function createLevelMeter(
  stream: MediaStream,
  onLevel: (level: number) => void,
  { createContext, every }: Deps = browser,
): LevelMeter {
  const context = createContext();
  // Safari starts it suspended. If it cannot resume, the meter stays at 0.
  void context.resume().catch(() => undefined);
  const analyser = context.createAnalyser();
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const stop = every(readEveryMs, () => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(Math.min(1, rootMeanSquare(samples)));
  });
  return {
    dispose: () => {
      stop();
      source.disconnect();
      // Closing a closed context fails.
      void context.close().catch(() => undefined);
    },
  };
}
