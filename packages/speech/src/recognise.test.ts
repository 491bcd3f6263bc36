import { Tensor } from '@huggingface/transformers';
import { expect, test } from 'vitest';
import { recogniseSound, recogniseWindow, type Whisper } from './recognise.ts';

const firstSpecial = 1_000;
const vocabulary = 4_000;
const at = (seconds: number) => 2_000 + seconds * 50;

/** Start, Korean, transcribe. */
const beginning = [1_001, 1_002, 1_003];

const floats = (data: Float32Array, dims: number[]) => new Tensor('float32', data, dims).ort_tensor;
type Feeds = Record<string, ReturnType<typeof floats>>;

/**
 * A model that writes the given tokens, one list per run, and its last token for ever. Tokens below 1,000 stand for the
 * word of their number. A rule that forbids what it would write makes it write word 0.
 */
function fakeWhisper(...runs: number[][]) {
  const guesses: boolean[] = [];
  const config = { d_model: 512, decoder_attention_heads: 8 };
  const promptPieces = [501, 502];
  /** For each run: the seconds that are given to the encoder, the tokens that the text begins with, all that are read after. */
  const padded: number[] = [];
  const begun: number[][] = [];
  const read: number[][] = [];
  /** How many positions of the sound each call of the decoder got. */
  const sounds: number[] = [];
  let script: number[] = [];
  let isGuess = false;
  const encoder = {
    inputNames: ['input_features'],
    outputNames: ['last_hidden_state'],
    run: async ({ input_features: { dims } }: { input_features: { dims: number[] } }) => {
      padded.push((dims[2] ?? 0) / 100);
      script = [...(runs.shift() ?? [])];
      isGuess = guesses.shift() ?? false;
      return { last_hidden_state: floats(new Float32Array(512 * 9), [1, 9, 512]) };
    },
  };
  const decoder = {
    inputNames: ['encoder_hidden_states', 'input_ids', 'past_key_values.0.decoder.key'],
    outputNames: ['logits', 'present.0.decoder.key', 'cross_attentions.0'],
    run: async (feeds: Feeds, wanted: string[]) => {
      expect(wanted).toEqual(['logits', 'present.0.decoder.key']);
      const given = Array.from(feeds['input_ids']?.data ?? [], Number);
      if (feeds['use_cache_branch']?.data[0] === 0) {
        begun.push(given);
        read.push([]);
      } else read.at(-1)?.push(...given);
      sounds.push(feeds['encoder_hidden_states']?.dims[1] ?? 0);
      const next = script.length > 1 ? script.shift() : script[0];
      return {
        logits: floats(scoresFor(next ?? firstSpecial, isGuess), [1, 1, vocabulary]),
        'present.0.decoder.key': floats(new Float32Array(), [1, 8, 0, 64]),
      };
    },
  };
  const whisper = {
    model: {
      config,
      generation_config: {
        eos_token_id: firstSpecial,
        no_timestamps_token_id: 1_999,
        decoder_start_token_id: 1_001,
        lang_to_id: { '<|ko|>': 1_002, '<|en|>': 1_004 },
        task_to_id: { transcribe: 1_003 },
      },
      sessions: { model: encoder, decoder_model_merged: decoder },
    },
    processor: { feature_extractor: { config: { mel_filters: [[1], [0, 1]] } } },
    takesShortSound: true,
    tokenizer: {
      decode: (tokens: number[]) => tokens.map((token) => ` w${token}`).join(''),
      encode: (text: string) => (text.startsWith('<|') ? [1_005] : promptPieces),
      get_vocab: () => new Map(),
    },
  };
  /** These runs are as unsure as can be. */
  const guess = { first: () => guesses.push(true), second: () => guesses.push(false, true) };
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
  return { whisper: fake, padded, begun, read, sounds, guess, enlarge };
}

/** Half of the probability is the token's, the other half is spread over all words. */
function scoresFor(token: number, isGuess: boolean): Float32Array {
  const scores = new Float32Array(vocabulary).fill(-Infinity).fill(0, 0, firstSpecial);
  scores[0] = 0.01;
  const sure = token < firstSpecial ? Math.log(firstSpecial - 1) : 20;
  scores[token] = isGuess && token < firstSpecial ? 0.02 : sure;
  return scores;
}

const options = { language: 'ko', check: () => undefined } as const;

test('recogniseWindow gives text, segments and confidence', async () => {
  const { whisper, begun, read, sounds } = fakeWhisper([at(0), 1, 2, at(3), 1_000]);
  const recognition = await recogniseWindow(whisper, new Float32Array(16_000 * 10), options);
  expect(recognition).toMatchObject({
    text: 'w1 w2',
    segments: [{ start: 0, end: 3, text: 'w1 w2' }],
  });
  expect(recognition.confidence).toBeCloseTo(0.5);
  expect(begun).toEqual([beginning]);
  expect(read).toEqual([[at(0), 1, 2, at(3)]]);
  // The decoder gets the sound with its first tokens. After that it remembers what it needs.
  expect(sounds).toEqual([9, 1, 1, 1, 1]);
});

test('recogniseWindow gives a text room for what can be said in its time', async () => {
  const { whisper, read } = fakeWhisper([at(0), 1], [at(0), 1, at(9.5), 1_000]);
  await recogniseWindow(whisper, new Float32Array(16_000 * 10), options);
  // The last token that is written is not read.
  expect(read.map(({ length }) => length)).toEqual([101, 3]);
});

test('recogniseWindow runs the model again from where it stopped', async () => {
  const { whisper, padded } = fakeWhisper(
    [at(0), 1, at(4), at(4), 1_000],
    [at(0), 2, at(2), 1_000],
  );
  const { segments } = await recogniseWindow(whisper, new Float32Array(16_000 * 10), options);
  expect(segments).toEqual([
    { start: 0, end: 4, text: 'w1' },
    { start: 4, end: 6, text: 'w2' },
  ]);
  expect(padded).toEqual([13, 9]);
});

test('recogniseWindow has a confidence of 0 without text', async () => {
  const { whisper } = fakeWhisper([at(0), 1_000]);
  expect(await recogniseWindow(whisper, new Float32Array(16_000), options)).toEqual({
    text: '',
    segments: [],
    confidence: 0,
  });
});

test('recogniseWindow stops when the check throws', async () => {
  const { whisper, padded } = fakeWhisper([at(0), 1, at(1), 1_000]);
  const check = () => {
    throw new Error('stopped');
  };
  const stopped = recogniseWindow(whisper, new Float32Array(16_000), { ...options, check });
  await expect(stopped).rejects.toThrow('stopped');
  expect(padded).toEqual([]);
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
  expect(silent.padded).toEqual([]);
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

const words = Array.from({ length: 900 }, (_, place) => place + 1);

test('sound in which no run comes to an end is cut at its quietest moment, and nothing is invented', async () => {
  const { whisper, padded, read } = fakeWhisper(
    [at(0), 7],
    // Nothing is repeated, but nobody says 180 words in 16 s.
    [at(0), ...words, 1_000],
    [at(0), 1, 2, at(6), 1_000],
    [at(0), 3, 4, at(9), 1_000],
  );
  const samples = Float32Array.from({ length: 16_000 * 16 }, (_, index) =>
    index > 16_000 * 6.4 && index < 16_000 * 6.8 ? 0 : 0.3 * Math.sin(index / 10),
  );
  const { segments } = await recogniseWindow(whisper, samples, options);
  expect(segments).toEqual([
    { start: 0, end: 6, text: 'w1 w2' },
    { start: expect.closeTo(6.5, 0), end: expect.closeTo(15.5, 0), text: 'w3 w4' },
  ]);
  expect(padded).toEqual([19, 30, expect.closeTo(9.6, 0), expect.closeTo(12.4, 0)]);
  // The longest texts that fit into 16 s: the last token is not read.
  expect(read.slice(0, 2).map(({ length }) => length)).toEqual([155, 155]);
});

test('short sound in which no run comes to an end has no text', async () => {
  const { whisper, padded } = fakeWhisper([at(0), 7], [at(0), ...words, 1_000]);
  const heard = await recogniseWindow(whisper, new Float32Array(16_000 * 7), options);
  expect(heard).toEqual({ text: '', segments: [], confidence: 0 });
  expect(padded).toEqual([10, 30]);
});

test('sound in which one run loops and the other guesses is cut, too, unless it is short', async () => {
  const guessed = [at(0), 3, at(4), 1_000];
  const long = fakeWhisper([at(0), 7], guessed, [at(0), 1, at(4), 1_000], [at(0), 2, at(4), 1_000]);
  long.guess.second();
  const heard = await recogniseWindow(long.whisper, new Float32Array(16_000 * 9), options);
  expect(heard.text).toBe('w1 w2');
  const short = fakeWhisper([at(0), 7], guessed);
  short.guess.second();
  const { text } = await recogniseWindow(short.whisper, new Float32Array(16_000 * 7), options);
  expect(text).toBe('w3');
});

test('a guess is better than a second run that does not come to an end', async () => {
  const { whisper, guess } = fakeWhisper([at(0), 1, 2, at(4), 1_000], [at(0), ...words, 1_000]);
  guess.first();
  const { text } = await recogniseWindow(whisper, new Float32Array(16_000 * 4), options);
  expect(text).toBe('w1 w2');
});

test('English takes fewer tokens than Korean', async () => {
  const { whisper, read } = fakeWhisper([at(0), 1], [at(0), 1, at(9.5), 1_000]);
  await recogniseWindow(whisper, new Float32Array(16_000 * 10), { ...options, language: 'en' });
  expect(read[0]).toHaveLength(81);
});

test('a preview is padded less, and what looks wrong gets no second try', async () => {
  const short = new Float32Array(16_000);
  const asked = { ...options, isPreview: true };
  const sure = fakeWhisper([at(0), 1, at(0.8), 1_000]);
  expect((await recogniseWindow(sure.whisper, short, asked)).text).toBe('w1');
  expect(sure.padded).toEqual([5]);
  const loop = fakeWhisper([at(0), 7]);
  expect((await recogniseWindow(loop.whisper, short, asked)).text).toBe('');
  expect(loop.padded).toEqual([5]);
  const unsure = fakeWhisper([at(0), 1, at(0.8), 1_000]);
  unsure.guess.first();
  const { text, confidence } = await recogniseWindow(unsure.whisper, short, asked);
  expect(text).toBe('w1');
  expect(confidence).toBeLessThan(0.1);
  expect(unsure.padded).toEqual([5]);
});

test('a large model is prompted with hesitant speech, and a repeated run is not', async () => {
  const repeated = Array.from({ length: 30 }, () => 7);
  const { whisper, begun, enlarge } = fakeWhisper(
    [at(0), ...repeated, at(4), 1_000],
    [at(0), 7, 7, 7, 7, at(4), 1_000],
  );
  enlarge();
  const { text } = await recogniseWindow(whisper, new Float32Array(16_000 * 4), options);
  expect(begun).toEqual([[1_005, 501, 502, ...beginning], beginning]);
  // Nor may it say the same three words twice.
  expect(text).toBe('w7 w7 w7 w0');
});

test('the prompt and the text share the room of the model', async () => {
  const { whisper, begun, read, enlarge } = fakeWhisper([at(0), 1], [at(0), 1, at(28), 1_000]);
  enlarge(200);
  await recogniseWindow(whisper, new Float32Array(16_000 * 28), options);
  expect(begun[0]).toHaveLength(204);
  expect(read[0]).toHaveLength(448 - 204 - 1);
});
