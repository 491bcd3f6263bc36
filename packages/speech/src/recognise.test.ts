import { type LogitsProcessorList, Tensor } from '@huggingface/transformers';
import { expect, test, vi } from 'vitest';
import { recogniseSound, recogniseWindow, type Whisper } from './recognise.ts';

const firstSpecial = 1_000;
const at = (seconds: number) => 2_000 + seconds * 50;

type GenerateOptions = {
  logits_processor: LogitsProcessorList;
  decoder_input_ids: number[];
  max_new_tokens: number;
};
/** Start, Korean, transcribe. */
const beginning = [1_001, 1_002, 1_003];

/** A model that writes the given tokens, one list per run. Tokens below 1,000 stand for the word of their number. */
function fakeWhisper(...runs: number[][]) {
  const guesses: boolean[] = [];
  const config = { d_model: 512 };
  const promptPieces = [501, 502];
  const lengths: number[] = [];
  const padded: number[] = [];
  const generate = vi.fn<(options: GenerateOptions) => Tensor>((options) => {
    const { logits_processor: rules, decoder_input_ids: given } = options;
    const tokens = runs.shift() ?? [];
    const isGuess = guesses.shift() ?? false;
    const written = given.map(BigInt);
    for (const token of tokens) {
      // Half of the probability is the token's, the other half is spread over all others.
      const scores = new Float32Array(firstSpecial);
      scores[token] = isGuess ? 0 : Math.log(firstSpecial - 1);
      rules([written], new Tensor('float32', scores, [1, scores.length]));
      written.push(BigInt(token));
    }
    return new Tensor('int64', BigInt64Array.from(written), [1, written.length]);
  });
  const whisper = {
    model: {
      config,
      generation_config: {
        eos_token_id: firstSpecial,
        no_timestamps_token_id: 1_999,
        decoder_start_token_id: 1_001,
        lang_to_id: { '<|ko|>': 1_002 },
        task_to_id: { transcribe: 1_003 },
      },
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
    tokenizer: {
      decode: (tokens: number[]) => tokens.map((token) => ` w${token}`).join(''),
      encode: (text: string) => (text.startsWith('<|') ? [1_005] : promptPieces),
      get_vocab: () => new Map(),
    },
  };
  /** The first run is as unsure as can be. */
  const guess = { first: () => guesses.push(true) };
  /** As large as small, with a prompt of so many tokens. */
  const enlarge = (promptLength = promptPieces.length) => {
    config.d_model = 768;
    promptPieces.splice(
      0,
      Infinity,
      ...Array.from({ length: promptLength }, (_, place) => 501 + place),
    );
  };
  const fake = whisper as unknown as Whisper;
  return { whisper: fake, generate, lengths, padded, guess, enlarge };
}

const options = { language: 'ko', check: () => undefined } as const;

test('recogniseWindow gives text, segments and confidence', async () => {
  const { whisper, generate } = fakeWhisper([at(0), 1, 2, at(3), 1_000]);
  const recognition = await recogniseWindow(whisper, new Float32Array(16_000 * 10), options);
  expect(recognition).toMatchObject({
    text: 'w1 w2',
    segments: [{ start: 0, end: 3, text: 'w1 w2' }],
  });
  expect(recognition.confidence).toBeCloseTo(0.5);
  expect(generate.mock.calls[0]?.[0]).toMatchObject({
    decoder_input_ids: beginning,
    return_timestamps: true,
    no_repeat_ngram_size: 0,
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

test('a model that guesses gets more silence, and the more likely text is kept', async () => {
  const { whisper, padded, guess } = fakeWhisper(
    [at(0), 1, 2, at(4), 1_000],
    [at(0), 3, 4, at(4), 1_000],
  );
  guess.first();
  const { text } = await recogniseWindow(whisper, new Float32Array(16_000 * 4), options);
  expect(padded).toEqual([8, 30]);
  expect(text).toBe('w3 w4');
});

test('a large model is prompted with hesitant speech, and a repeated run is not', async () => {
  const repeated = Array.from({ length: 30 }, () => 7);
  const { whisper, generate, enlarge } = fakeWhisper(
    [at(0), ...repeated, at(4), 1_000],
    [at(0), 1, at(4), 1_000],
  );
  enlarge();
  const { text } = await recogniseWindow(whisper, new Float32Array(16_000 * 4), options);
  expect(generate.mock.calls.map(([{ decoder_input_ids: given }]) => given)).toEqual([
    [1_005, 501, 502, ...beginning],
    beginning,
  ]);
  expect(generate.mock.calls.map(([given]) => given)).toMatchObject([
    { no_repeat_ngram_size: 0 },
    { no_repeat_ngram_size: 3 },
  ]);
  expect(text).toBe('w1');
});

test('the prompt and the text share the room of the model', async () => {
  const { whisper, generate, enlarge } = fakeWhisper([at(0), 1, at(28), 1_000]);
  enlarge(60);
  await recogniseWindow(whisper, new Float32Array(16_000 * 28), options);
  expect(generate.mock.calls[0]?.[0].max_new_tokens).toBe(448 - 64);
});
