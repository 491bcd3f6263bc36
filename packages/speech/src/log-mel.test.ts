import { WhisperFeatureExtractor } from '@huggingface/transformers';
import { expect, test } from 'vitest';
import { createLogMel, hopSamples } from './log-mel.ts';

const extractor = new WhisperFeatureExtractor({
  feature_size: 80,
  hop_length: 160,
  n_fft: 400,
  n_samples: 480_000,
  nb_max_frames: 3_000,
  sampling_rate: 16_000,
});
const logMel = createLogMel(extractor.config.mel_filters);

/** Tones that glide, with clicks between them. */
const sound = Float32Array.from({ length: 16_000 }, (_, at) =>
  at % 3_000 === 0 ? 0.9 : 0.3 * Math.sin(at * (0.02 + at / 60_000)),
);

test.each([100, 130, 250])('%d frames are those of transformers.js', async (frames) => {
  const { input_features: expected } = await extractor(sound, { max_length: frames * hopSamples });
  const given = logMel(sound, frames);
  expect(expected.dims).toEqual([1, 80, frames]);
  const apart = given.map((value, at) => Math.abs(value - Number(expected.data[at])));
  expect(Math.max(...apart)).toBeLessThan(1e-4);
});

test('silence is the same everywhere', () => {
  expect(new Set(logMel(new Float32Array(8_000), 60))).toEqual(new Set([(-10 + 4) / 4]));
});
