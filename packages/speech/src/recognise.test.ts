import { type LogitsProcessorList, Tensor } from '@huggingface/transformers';
import { expect, test, vi } from 'vitest';
import { recogniseSound, recogniseWindow, type Whisper } from './recognise.ts';

const firstSpecial = 1_000;
const at = (seconds: number) => 2_000 + seconds * 50;

type GenerateOptions = { logits_processor: LogitsProcessorList; max_new_tokens: number };

/** A model that writes the given tokens, one list per run. Tokens below 1,000 stand for the word of their number. */
function fakeWhisper(...runs: number[][]) {
  const lengths: number[] = [];
  const padded: number[] = [];
  const generate = vi.fn<(options: GenerateOptions) => Tensor>(({ logits_processor: rules }) => {
    const tokens = runs.shift() ?? [];
    const scores = new Float32Array(firstSpecial).fill(Math.log(0.5));
    let last = firstSpecial;
    for (const token of tokens) {
      rules([[BigInt(last)]], new Tensor('float32', scores, [1, scores.length]));
      last = token;
    }
    return new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]);
  });
  const whisper = {
    model: {
      generation_config: { eos_token_id: firstSpecial, no_timestamps_token_id: 1_999 },
      generate,
    },
    processor: {
      feature_extractor: (samples: Float32Array, { max_length: most }: { max_length: number }) => {
        lengths.push(samples.length / 16_000);
        padded.push(most / 16_000);
        return { input_features: null };
      },
    },
    takesShortSound: true,
    tokenizer: { decode: (tokens: number[]) => tokens.map((token) => ` w${token}`).join('') },
  };
  return { whisper: whisper as unknown as Whisper, generate, lengths, padded };
}

const options = { language: 'ko', check: () => undefined } as const;

test('recogniseWindow gives text, segments and confidence', async () => {
  const { whisper, generate } = fakeWhisper([at(0), 1, 2, at(3), 1_000]);
  const recognition = await recogniseWindow(whisper, new Float32Array(16_000 * 10), options);
  expect(recognition).toMatchObject({
    text: 'w1 w2',
    segments: [{ start: 0, end: 3, text: 'w1 w2' }],
  });
  expect(recognition.confidence).toBeCloseTo(1 / firstSpecial);
  expect(generate.mock.calls[0]?.[0]).toMatchObject({
    language: 'ko',
    task: 'transcribe',
    return_timestamps: true,
    no_repeat_ngram_size: 3,
    max_new_tokens: 160,
  });
});

test('recogniseWindow runs the model again from where it stopped', async () => {
  const { whisper, generate, lengths } = fakeWhisper(
    [at(0), 1, at(4), at(4), 1_000],
    [at(0), 2, at(2), 1_000],
  );
  const { segments } = await recogniseWindow(whisper, new Float32Array(16_000 * 10), options);
  expect(segments).toEqual([
    { start: 0, end: 4, text: 'w1' },
    { start: 4, end: 6, text: 'w2' },
  ]);
  expect(lengths).toEqual([10, 6]);
  expect(generate.mock.calls.map(([{ max_new_tokens: most }]) => most)).toEqual([160, 104]);
});

test('recogniseWindow has a confidence of 0 without text', async () => {
  const { whisper } = fakeWhisper([at(0), at(0), 1_000]);
  expect(await recogniseWindow(whisper, new Float32Array(16_000), options)).toEqual({
    text: '',
    segments: [],
    confidence: 0,
  });
});

test('recogniseWindow stops when the check throws', async () => {
  const { whisper, generate } = fakeWhisper([at(0), 1, at(1), 1_000]);
  const check = () => {
    throw new Error('stopped');
  };
  const stopped = recogniseWindow(whisper, new Float32Array(16_000), { ...options, check });
  await expect(stopped).rejects.toThrow('stopped');
  expect(generate).not.toHaveBeenCalled();
});

test('recogniseSound drops a segment without a voice and gives times of the whole sound', async () => {
  const { whisper } = fakeWhisper([at(0), 1, at(1), at(3), 2, at(4), at(5), 3, at(5.5), 1_000]);
  // A voice from 4 s to 5 s and from 9 s to 9.5 s; the window starts shortly before it.
  const loud = (second: number) => (second >= 4 && second < 5) || (second >= 9 && second < 9.5);
  const samples = Float32Array.from({ length: 16_000 * 10 }, (_, index) =>
    loud(index / 16_000) ? 0.3 * Math.sin(index / 10) : 0,
  );
  expect((await recogniseSound(whisper, samples, options)).segments).toEqual([
    { start: 3.74, end: 4.74, text: 'w1' },
    { start: 8.74, end: 9.24, text: 'w3' },
  ]);
  const silent = fakeWhisper();
  expect((await recogniseSound(silent.whisper, new Float32Array(16_000), options)).text).toBe('');
  expect(silent.generate).not.toHaveBeenCalled();
});

test.each([
  [1, 8],
  [4, 8],
  [9.51, 12.52],
  [26, 29],
  [28, 30],
])(
  '%d s of sound are padded to %d s: three of silence, at least eight',
  async (seconds, expected) => {
    const { whisper, padded } = fakeWhisper([at(0), 1, at(Math.floor(seconds)), 1_000]);
    await recogniseWindow(whisper, new Float32Array(Math.round(16_000 * seconds)), options);
    expect(padded).toEqual([expected]);
  },
);

test('an encoder that takes 30 s gets 30 s', async () => {
  const { whisper, padded } = fakeWhisper([at(0), 1, at(4), 1_000]);
  const fixed = { ...whisper, takesShortSound: false };
  await recogniseWindow(fixed, new Float32Array(16_000 * 4), options);
  expect(padded).toEqual([30]);
});

test('a run that loops is replaced by one that is padded to 30 s', async () => {
  const loop = Array.from({ length: 46 }, (_, place) => place + 1);
  const { whisper, padded } = fakeWhisper([at(0), ...loop, at(4), 1_000], [at(0), 1, at(4), 1_000]);
  const { text } = await recogniseWindow(whisper, new Float32Array(16_000 * 4), options);
  expect(padded).toEqual([8, 30]);
  expect(text).toBe('w1');
});

test('a run of a few words over and over is replaced, too', async () => {
  const repeated = Array.from({ length: 30 }, () => 7);
  const { whisper, padded } = fakeWhisper(
    [at(0), ...repeated, at(4), 1_000],
    [at(0), 1, 2, at(4), 1_000],
  );
  const { text } = await recogniseWindow(whisper, new Float32Array(16_000 * 4), options);
  expect(padded).toEqual([8, 30]);
  expect(text).toBe('w1 w2');
});
