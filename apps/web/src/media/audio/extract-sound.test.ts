import { sentAudioBytesPerMinute } from '@daedap/contract/constants/speech';
import { expect, test, vi } from 'vitest';
import { takeReports } from '#/test/console.ts';
import { encodeInWorker } from './encode-in-worker.ts';
import { encodeWav } from './encode-wav.ts';
import { extractSound } from './extract-sound.ts';
import type { Decoded, Encoded, SoundFacts } from './sound-port.ts';
import { weaknessOf } from './sound-weakness.ts';

const rate = 16_000;
const samples = (...values: number[]) => Float32Array.from(values);

/** As the browser decodes it. */
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

test('one channel of 16-bit samples with its header; what is too loud is clamped', () => {
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

test('a recording becomes a WAV beside the page', async () => {
  const encodeBeside = vi.fn<(decoded: Decoded) => Promise<Encoded>>(async (decoded) =>
    encodeWav(decoded),
  );
  const sound = await extractSound(recording, { decode: async () => spoken(), encodeBeside });
  expect(sound?.wav).toMatchObject({ type: 'audio/wav', size: 44 + rate * 2 });
  expect(sound?.facts).toMatchObject({ duration: 1, peak: 0.25, meanVolume: 0.25 });
  expect(sound?.weakness).toBeNull();
  expect(encodeBeside).toHaveBeenCalledOnce();
});

test('a minute of it weighs what the person is told', async () => {
  const minute = audioOf(new Float32Array(60 * rate).fill(0.25));
  const sound = await extractSound(recording, {
    decode: async () => minute,
    encodeBeside: async (decoded) => encodeWav(decoded),
  });
  expect(sound?.wav.size).toBe(44 + sentAudioBytesPerMinute.upload);
});

test('where no worker helps the page does it itself', async () => {
  const encodeBeside = () => Promise.reject(new Error('no worker'));
  const sound = await extractSound(recording, { decode: async () => spoken(), encodeBeside });
  expect(sound?.wav.size).toBe(44 + rate * 2);
  expect(takeReports()).toEqual(['Fault (media) while encoding sound in a worker:']);
});

test.each([
  ['no sound in it', () => Promise.reject(new DOMException('no audio', 'EncodingError'))],
  ['sound of no length', async () => audioOf(samples())],
])('%s', async (_, decode) => {
  const encodeBeside = async () => encodeWav({ channels: [], sampleRate: rate });
  expect(await extractSound(recording, { decode, encodeBeside })).toBeNull();
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

test('the samples move to the worker, which ends with its answer', async () => {
  const worker = new FakeWorker();
  const channel = samples(0.5);
  const answer = encodeWav({ channels: [channel], sampleRate: rate });
  const encoded = encodeInWorker({ channels: [channel], sampleRate: rate }, () => worker);
  expect(worker.moved).toEqual([channel.buffer]);
  worker.dispatchEvent(new MessageEvent('message', { data: answer }));
  expect(await encoded).toBe(answer);
  expect(worker.terminated).toBe(true);
});

test.each(['error', 'messageerror'])('a worker with an %s is ended', async (type) => {
  const worker = new FakeWorker();
  const encoded = encodeInWorker({ channels: [samples(1)], sampleRate: rate }, () => worker);
  worker.dispatchEvent(new Event(type));
  await expect(encoded).rejects.toThrow('The worker did not answer');
  expect(worker.terminated).toBe(true);
});
