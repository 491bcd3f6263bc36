import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ChunkRefused,
  type ChunkTranscript,
  type ChunkToSend,
  type SendChunk,
} from './send-chunk-port.ts';
import { describeSpeechEngine, engineContext, openTestSource } from './testing/engine-contract.ts';
import { stubRecorder } from './testing/fake-recorder.ts';
import { whisperServerEngine } from './whisper-server-engine.ts';

const silence: ChunkTranscript = {
  text: '',
  confidence: 0,
  segments: [],
  transcript: '',
  preview: '',
};

describeSpeechEngine('the server’s Whisper', { needsSource: true, understands: true }, () => {
  const words: string[] = [];
  let sentCount = 0;
  let isRefusing = false;
  let open = 0;
  const send: SendChunk = async ({ signal }) => {
    if (isRefusing) throw new ChunkRefused('503');
    open += 1;
    signal.addEventListener('abort', () => (open -= 1));
    await Promise.resolve();
    if (!signal.aborted) open -= 1;
    const news = words.slice(sentCount);
    sentCount = words.length;
    const segments = news.map((text, at) => ({ start: at, end: at + 1, text }));
    const transcript = words.join(' ');
    return { text: news.join(' '), confidence: 0.8, segments, transcript, preview: '' };
  };
  return {
    start: whisperServerEngine(send),
    say: async (text, { recorder }) => {
      words.push(text);
      recorder().say(text);
      await vi.advanceTimersByTimeAsync(0);
    },
    breakDown: ({ recorder }) => {
      isRefusing = true;
      recorder().say('');
      recorder().say('안녕');
    },
    isBusy: () => open > 0,
  };
});

beforeEach(() => {
  vi.useFakeTimers();
});

function listen(answer: (input: ChunkToSend) => Promise<ChunkTranscript>) {
  const sent: ChunkToSend[] = [];
  const send: SendChunk = (input) => {
    sent.push(input);
    return answer(input);
  };
  const microphone = stubRecorder();
  const source = openTestSource(microphone);
  const context = engineContext(source);
  const start = () => whisperServerEngine(send)(context);
  return { ...microphone, sent, source, context, start };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const places = (sent: readonly ChunkToSend[]) => sent.map(({ index, final }) => [index, final]);

describe('stream', () => {
  test('begins with the first chunk, even when it takes over late, and ends with the last', async () => {
    const { recorder, sent, source, start } = listen(async () => silence);
    recorder().say('one');
    recorder().say('two');
    const engine = start();
    await after(0);
    recorder().say('three');
    await after(0);
    const finished = engine.finish();
    await after(0);
    expect(places(sent)).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(sent.map(({ chunk }) => chunk)).toEqual(source.chunks().map(({ data }) => data));
    expect(sent[0]).toMatchObject({ stream: 'answer-1', language: 'ko' });
    expect((await finished).stream).toBe('answer-1');
  });

  test('sends one chunk after the other', async () => {
    const answers: (() => void)[] = [];
    const { recorder, sent, start } = listen(
      () => new Promise((resolve) => answers.push(() => resolve(silence))),
    );
    start();
    recorder().say('one');
    recorder().say('two');
    await after(0);
    expect(places(sent)).toEqual([[0, false]]);
    answers[0]?.();
    await after(0);
    expect(places(sent)).toEqual([
      [0, false],
      [1, false],
    ]);
  });

  test('sends the end alone when no chunk is left', async () => {
    const { recorder, sent, start } = listen(async () => silence);
    const engine = start();
    recorder().say('one');
    recorder().rest = '';
    await after(0);
    void engine.finish();
    await after(0);
    expect(places(sent)).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(sent[1]?.chunk).toBeNull();
  });
});

test('the text is the whole transcript; captions are the new words and what is being said', async () => {
  const answers: ChunkTranscript[] = [
    silence,
    {
      text: '하나',
      confidence: 0.6,
      segments: [{ start: 0, end: 1, text: '하나' }],
      transcript: '하나',
      preview: '두',
    },
    {
      text: '둘',
      confidence: 0.8,
      segments: [{ start: 1, end: 2, text: '둘' }],
      transcript: '하나 둘',
      preview: '',
    },
  ];
  const { recorder, context, start } = listen(async ({ index }) => answers[index] ?? silence);
  const engine = start();
  recorder().say('one');
  recorder().say('two');
  await after(0);
  const finished = engine.finish();
  await after(0);
  const result = await finished;
  expect(result).toMatchObject({ text: '하나 둘', stream: 'answer-1' });
  expect(result.confidence).toBeCloseTo(0.7);
  expect(result.segments).toHaveLength(2);
  expect(context.pieces).toEqual([
    { text: '하나', confidence: 0.6, isFinal: true },
    { text: '두', confidence: 0, isFinal: false },
    { text: '둘', confidence: 0.8, isFinal: true },
  ]);
});

describe('a chunk that does not get through', () => {
  test('is sent 3 more times, with growing pauses', async () => {
    let failures = 3;
    const { recorder, sent, context, start } = listen(async () => {
      failures -= 1;
      if (failures >= 0) throw new TypeError('no network');
      return silence;
    });
    start();
    recorder().say('one');
    for (const [pause, tries] of [
      [0, 1],
      [499, 1],
      [1, 2],
      [999, 2],
      [1, 3],
      [1_999, 3],
      [1, 4],
    ] as const) {
      await after(pause);
      expect(sent).toHaveLength(tries);
    }
    expect(sent.every(({ index }) => index === 0)).toBe(true);
    expect(context.failures).toEqual([]);
  });

  test('is a failure of the engine after that', async () => {
    const { recorder, sent, context, start } = listen(() => Promise.reject(new TypeError('none')));
    start();
    recorder().say('one');
    await after(60_000);
    expect(sent).toHaveLength(4);
    expect(context.failures).toMatchObject([{ error: { code: 'chunkLost' }, trouble: null }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not sent again after a refusal', async () => {
    const { recorder, sent, context, start } = listen(() =>
      Promise.reject(new ChunkRefused('503')),
    );
    start();
    recorder().say('one');
    await after(60_000);
    expect(sent).toHaveLength(1);
    expect(context.failures).toHaveLength(1);
  });

  test('is sent again when the request hangs for 30 s', async () => {
    const hang = ({ signal }: ChunkToSend) =>
      new Promise<ChunkTranscript>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const { recorder, sent, start } = listen(hang);
    const engine = start();
    recorder().say('one');
    await after(30_000);
    expect(sent[0]?.signal.aborted).toBe(true);
    await after(500);
    expect(sent).toHaveLength(2);
    engine.dispose();
    expect(sent[1]?.signal.aborted).toBe(true);
    await after(60_000);
    expect(sent).toHaveLength(2);
  });

  test('rejects finish at the end', async () => {
    const { start } = listen(() => Promise.reject(new ChunkRefused('503')));
    const finished = start().finish();
    await Promise.all([expect(finished).rejects.toThrow('A chunk could not be sent'), after(0)]);
  });

  test('stops the sending when the recorder fails', async () => {
    const { recorder, context, start } = listen(async () => silence);
    start();
    recorder().fail();
    await after(0);
    expect(context.failures).toMatchObject([{ error: { code: 'recorderFailed' } }]);
  });
});
