import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeSpeechEngine, engineContext, openTestSource } from './testing/engine-contract.ts';
import { stubRecorder } from './testing/fake-recorder.ts';
import { whisperLocalEngine, type Recogniser } from './whisper-local-engine.ts';

const rate = 16_000;

/** Nine seconds of sound for each word, with its index as loudness, then a pause. */
function spoken(count: number): Float32Array {
  const samples = new Float32Array(count * 10 * rate);
  for (let at = 0; at < count; at += 1) {
    samples.fill(0.2 + at / 100, at * 10 * rate, (at * 10 + 9) * rate);
  }
  return samples;
}

const placeOf = (samples: Float32Array) =>
  Math.round(((samples.find((sample) => sample > 0) ?? 0.2) - 0.2) * 100);

function fakeRecogniser(words: readonly string[]) {
  const signals: AbortSignal[] = [];
  const lengths: number[] = [];
  let open = 0;
  const recogniser: Recogniser = {
    isReady: () => Promise.resolve(true),
    warm: () => undefined,
    recognise: async (samples, _, signal) => {
      signals.push(signal);
      lengths.push(samples.length / rate);
      open += 1;
      signal.addEventListener('abort', () => (open = 0));
      await Promise.resolve();
      open = 0;
      const first = placeOf(samples);
      const texts = words.slice(first, first + Math.round(samples.length / (10 * rate)));
      const segments = texts.map((text, at) => ({ start: at * 10, end: at * 10 + 9, text }));
      return { text: texts.join(' '), segments, confidence: 0.9 };
    },
  };
  return { recogniser, signals, lengths, isBusy: () => open > 0 };
}

describeSpeechEngine('Whisper on the device', { needsSource: true, understands: true }, () => {
  const words: string[] = [];
  let isBroken = false;
  const { recogniser, isBusy } = fakeRecogniser(words);
  const decode = async () => {
    if (isBroken) throw new Error('out of memory');
    return spoken(words.length);
  };
  return {
    start: whisperLocalEngine({ recogniser, decode }),
    say: async (text, { recorder }) => {
      words.push(text);
      recorder().say(text);
      await vi.advanceTimersByTimeAsync(0);
    },
    breakDown: ({ recorder }) => {
      isBroken = true;
      recorder().fail();
    },
    isBusy,
  };
});

beforeEach(() => {
  vi.useFakeTimers();
});

function listen(deps: Partial<Parameters<typeof whisperLocalEngine>[0]> = {}) {
  const words: string[] = [];
  const fake = fakeRecogniser(words);
  const microphone = stubRecorder();
  const source = openTestSource(microphone);
  const context = engineContext(source);
  const decode = async () => spoken(words.length);
  const start = () => whisperLocalEngine({ recogniser: fake.recogniser, decode, ...deps })(context);
  const say = async (text: string) => {
    words.push(text);
    microphone.recorder().say(text);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...microphone, ...fake, source, context, start, say };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('fails at once', () => {
  test('without a recogniser', () => {
    const { start } = listen({ recogniser: null });
    expect(start).toThrow('No speech model on this device');
  });

  test('without the model', async () => {
    const { recogniser, context, start } = listen();
    vi.spyOn(recogniser, 'isReady').mockResolvedValue(false);
    start();
    await after(0);
    expect(context.failures).toMatchObject([{ error: { code: 'modelNotReady' }, trouble: null }]);
  });
});

test('gives captions with each window, and segments with times of the answer', async () => {
  const { context, say, start, lengths } = listen();
  const engine = start();
  await say('하나');
  expect(context.pieces).toEqual([{ text: '하나', confidence: 0.9, isFinal: true }]);
  await say('둘');
  expect(context.pieces).toHaveLength(2);
  const finished = engine.finish();
  await after(0);
  const { text, segments } = await finished;
  expect(text).toBe('하나 둘');
  expect(segments).toEqual([
    { start: 0, end: 9, text: '하나' },
    { start: expect.closeTo(9.6, 0), end: expect.closeTo(18.6, 0), text: '둘' },
  ]);
  expect(lengths.every((seconds) => seconds <= 14)).toBe(true);
});

test('begins with the first word when it takes over', async () => {
  const { say, start, lengths } = listen();
  for (const text of ['하나', '둘', '셋', '넷']) await say(text);
  const engine = start();
  const finished = engine.finish();
  await after(0);
  expect((await finished).text).toBe('하나 둘 셋 넷');
  expect(lengths.every((seconds) => seconds <= 14)).toBe(true);
});

test('skips a window without a voice', async () => {
  const decode = async () => new Float32Array(20 * rate).fill(0.01);
  const { say, start, signals } = listen({ decode });
  const engine = start();
  await say('…');
  const finished = engine.finish();
  await after(0);
  expect((await finished).text).toBe('');
  expect(signals).toEqual([]);
});

test('waits when the sound cannot be decoded yet, and fails at the end', async () => {
  const decode = () => Promise.reject(new Error('too little'));
  const { say, start, context } = listen({ decode });
  const engine = start();
  await say('하나');
  expect(context.failures).toEqual([]);
  const finished = engine.finish();
  await Promise.all([expect(finished).rejects.toThrow('too little'), after(0)]);
});

test('dispose aborts the current window', async () => {
  const { recogniser, say, start, signals } = listen();
  vi.spyOn(recogniser, 'recognise').mockImplementation((_, __, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  const engine = start();
  await say('하나');
  expect(signals[0]?.aborted).toBe(false);
  engine.dispose();
  expect(signals[0]?.aborted).toBe(true);
});
