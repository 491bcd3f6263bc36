import { sampleRate } from './recognition.ts';
import { runModel, type Whisper } from './run-model.ts';

/** A window as it comes, and as many tokens as Korean takes for it. */
const sample = { seconds: 8, paddedSeconds: 11, tokens: 45 } as const;

/** The seconds that a model takes on this machine for a second of speech. It is run twice: the first run warms it up. */
export async function measurePace(whisper: Whisper, check: () => void): Promise<number> {
  const sound = Float32Array.from(
    { length: sample.seconds * sampleRate },
    (_, at) => 0.2 * Math.sin(at / 12) * Math.sin(at / 2_000),
  );
  const run = () =>
    runModel(whisper, sound, {
      language: 'ko',
      check,
      minTokens: sample.tokens,
      maxTokens: sample.tokens,
      paddedSeconds: sample.paddedSeconds,
      prompt: null,
      repeats: true,
    });
  await run();
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000 / sample.seconds;
}
