import { sentAudioBytesPerMinute } from '@daedap/contract/constants/speech';
import { expect, test, vi } from 'vitest';
import { takeReports } from '#/test/console.ts';
import { encodeInWorker, extractSound, weaknessOf } from './extract-sound.ts';
import { encodeWav } from './encode-wav.ts';
import type { Decoded, Encoded, SoundFacts } from './sound-port.ts';

const rate = 16_000;
const samples = (...values: number[]) => Float32Array.from(values);

/** Sound as the browser decodes it. */
function audioOf(...channels: Float32Array<ArrayBuffer>[]): AudioBuffer {
  const length = channels[0]?.length ?? 0;
  return {
    sampleRate: rate,
    length,
    duration: length / rate,
    numberOfChannels: channels.length,
    getChannelData: (channel) => channels[channel] ?? samples(),
    copyFromChannel: () => undefined,
    copyToChannel: () => undefined,
  };
}

const spoken = () => audioOf(new Float32Array(rate).fill(0.25));
const recording = new Blob(['webm']);

test('encodeWav writes one channel of clamped 16-bit samples with a header', () => {
  const { bytes, facts } = encodeWav({
    channels: [samples(1.5, -1.5, 0.5, 0), samples(1.5, -1.5, -0.5, 0)],
    sampleRate: rate,
  });
  const text = (from: number, to: number) =>
    String.fromCharCode(...new Uint8Array(bytes).slice(from, to));
  const view = new DataView(bytes);
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect([4, 24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([44, rate, rate * 2, 8]);
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16]);
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([32_767, -32_767, 0, 0]);
  expect(facts).toEqual({
    sampleRate: rate,
    channels: 1,
    duration: 4 / rate,
    peak: 1,
    meanVolume: 0.5,
  });
});

test.each<[Partial<SoundFacts>, string | null]>([
  [{}, null],
  [{ duration: 0.49 }, 'tooShort'],
  [{ duration: 0.5 }, null],
  [{ peak: 0.01 }, 'noVoice'],
  [{ peak: 0.011 }, null],
  [{ meanVolume: 0.000_9 }, 'tooQuiet'],
  [{ meanVolume: 0.001 }, null],
  [{ duration: 0.1, peak: 0, meanVolume: 0 }, 'tooShort'],
])('%j: %s', (facts, weakness) => {
  const good = { sampleRate: rate, channels: 1, duration: 10, peak: 0.5, meanVolume: 0.1 } as const;
  expect(weaknessOf({ ...good, ...facts })).toBe(weakness);
});

test('extractSound makes a WAV of a recording in a worker', async () => {
  const encodeInBackground = vi.fn<(decoded: Decoded) => Promise<Encoded>>(async (decoded) =>
    encodeWav(decoded),
  );
  const sound = await extractSound(recording, { decode: async () => spoken(), encodeInBackground });
  expect(sound?.wav).toMatchObject({ type: 'audio/wav', size: 44 + rate * 2 });
  expect(sound?.facts).toMatchObject({ duration: 1, peak: 0.25, meanVolume: 0.25 });
  expect(sound?.weakness).toBeNull();
  expect(encodeInBackground).toHaveBeenCalledOnce();
});

test('a minute of sound has the size that the user is told', async () => {
  const minute = audioOf(new Float32Array(60 * rate).fill(0.25));
  const sound = await extractSound(recording, {
    decode: async () => minute,
    encodeInBackground: async (decoded) => encodeWav(decoded),
  });
  expect(sound?.wav.size).toBe(44 + sentAudioBytesPerMinute.upload);
});

test('extractSound encodes in the page when the worker fails', async () => {
  const encodeInBackground = () => Promise.reject(new Error('no worker'));
  const sound = await extractSound(recording, { decode: async () => spoken(), encodeInBackground });
  expect(sound?.wav.size).toBe(44 + rate * 2);
  expect(takeReports()).toEqual(['Fault (media) while encoding sound in a worker:']);
});

test.each([
  [
    'returns null for a recording without sound',
    () => Promise.reject(new DOMException('no audio', 'EncodingError')),
  ],
  ['returns null for sound without length', async () => audioOf(samples())],
])('%s', async (_, decode) => {
  const encodeInBackground = async () => encodeWav({ channels: [], sampleRate: rate });
  expect(await extractSound(recording, { decode, encodeInBackground })).toBeNull();
});

class FakeWorker extends EventTarget {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  terminated = false;
  readonly moved: unknown[] = [];

  postMessage(_message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
    if (options && 'transfer' in options) this.moved.push(...(options.transfer ?? []));
  }

  terminate() {
    this.terminated = true;
  }
}

test('the samples are transferred to the worker, which ends after its reply', async () => {
  const worker = new FakeWorker();
  const channel = samples(0.5);
  const answer = encodeWav({ channels: [channel], sampleRate: rate });
  const encoded = encodeInWorker({ channels: [channel], sampleRate: rate }, () => worker);
  expect(worker.moved).toEqual([channel.buffer]);
  worker.dispatchEvent(new MessageEvent('message', { data: answer }));
  expect(await encoded).toBe(answer);
  expect(worker.terminated).toBe(true);
});

test.each(['error', 'messageerror'])('a worker with an %s event is ended', async (type) => {
  const worker = new FakeWorker();
  const encoded = encodeInWorker({ channels: [samples(1)], sampleRate: rate }, () => worker);
  worker.dispatchEvent(new Event(type));
  await expect(encoded).rejects.toThrow('The worker did not reply');
  expect(worker.terminated).toBe(true);
});
