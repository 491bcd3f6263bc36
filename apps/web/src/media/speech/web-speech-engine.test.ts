import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '#/media/browser-info.ts';
import { describeSpeechEngine, engineContext } from './testing/engine-contract.ts';
import { fakeRecognition } from './testing/fake-recognition.ts';
import { webSpeechEngine } from './web-speech-engine.ts';

describeSpeechEngine('Web Speech', { needsSource: false, understands: true }, () => {
  const recognition = fakeRecognition();
  const results: [string, number, boolean][] = [];
  return {
    start: webSpeechEngine({ createRecognition: () => recognition, platform: 'desktop' }),
    say: async (text) => {
      results.push([text, 0.9, true]);
      recognition.giveResults(...results);
    },
    breakDown: () => recognition.fail('network'),
    isBusy: () => recognition.isRunning,
  };
});

beforeEach(() => {
  vi.useFakeTimers();
});

function listen(platform: Platform = 'desktop', language: 'ko' | 'en' = 'ko') {
  const recognition = fakeRecognition();
  const context = { ...engineContext(null), language };
  const start = webSpeechEngine({ createRecognition: () => recognition, platform });
  return { recognition, context, engine: start(context) };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([
  ['ko', 'ko-KR'],
  ['en', 'en-US'],
] as const)('recognises %s as %s, continuously and with interim results', (language, lang) => {
  const { recognition } = listen('desktop', language);
  expect(recognition).toMatchObject({ continuous: true, interimResults: true, lang, starts: 1 });
});

test('throws in a browser without Web Speech', () => {
  const start = webSpeechEngine({ createRecognition: null, platform: 'desktop' });
  expect(() => start(engineContext(null))).toThrow('Web Speech API not supported');
});

describe('starts again', () => {
  test('100 ms after it has ended, and keeps the text before', async () => {
    const { recognition, engine } = listen();
    recognition.giveResults(['하나', 0.8, true]);
    recognition.end();
    await after(99);
    expect(recognition.starts).toBe(1);
    await after(1);
    expect(recognition.starts).toBe(2);
    recognition.giveResults(['둘', 0.6, true]);
    expect(engine.transcript()).toMatchObject({ text: '하나 둘', confidence: 0.7 });
  });

  test.each(['no-speech', 'aborted'])('100 ms after %s', async (error) => {
    const { recognition, context } = listen();
    recognition.fail(error);
    recognition.end();
    await after(99);
    expect(recognition.starts).toBe(1);
    await after(1);
    expect(recognition.starts).toBe(2);
    expect(context.failures).toEqual([]);
  });

  test('at resume, not during a pause', async () => {
    const { recognition, engine } = listen();
    engine.pause();
    recognition.end();
    await after(1_000);
    expect(recognition.starts).toBe(1);
    engine.resume();
    expect(recognition.starts).toBe(2);
  });

  test('at its end event when it is resumed before it has ended', async () => {
    const { recognition, engine } = listen();
    engine.pause();
    engine.resume();
    expect(recognition.starts).toBe(1);
    recognition.end();
    await after(100);
    expect(recognition.starts).toBe(2);
  });
});

test.each([
  ['not-allowed', 'permission'],
  ['service-not-allowed', 'permission'],
  ['network', 'recognition'],
  ['audio-capture', 'recognition'],
  ['language-not-supported', null],
])('%s is a failure with the trouble %s', async (error, trouble) => {
  const { recognition, context } = listen();
  recognition.fail(error);
  await after(1_000);
  expect(context.failures).toMatchObject([{ trouble }]);
  expect(recognition.isRunning).toBe(false);
  expect(recognition.starts).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

describe('last words', () => {
  test.each([
    ['desktop', 500],
    ['android', 500],
    ['ios', 1_000],
  ] as const)('%s waits %d ms for them', async (platform, ms) => {
    const { recognition, engine } = listen(platform);
    recognition.giveResults(['처음', 0.9, true], ['그리', 0.4, false]);
    const finished = vi.fn<() => void>();
    const finishing = engine.finish();
    void finishing.then(finished);
    await after(ms - 1);
    expect(finished).not.toHaveBeenCalled();
    recognition.giveResults(['처음', 0.9, true], ['그리고 끝', 0.9, true]);
    await after(1);
    expect((await finishing).text).toBe('처음 그리고 끝');
    expect(recognition.isRunning).toBe(false);
  });

  test('are there at once when it has ended', async () => {
    const { recognition, engine } = listen();
    const finishing = engine.finish();
    recognition.giveResults(['끝', 0.9, true]);
    recognition.end();
    expect((await finishing).text).toBe('끝');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('include text that is not final', async () => {
    const { recognition, engine, context } = listen();
    recognition.giveResults(['끝까지', 0.5, false]);
    const finishing = engine.finish();
    await after(500);
    expect((await finishing).text).toBe('끝까지');
    expect(context.pieces).toMatchObject([{ text: '끝까지', isFinal: false }]);
  });

  test('are not waited for after an error', async () => {
    const { recognition, engine, context } = listen();
    recognition.giveResults(['끝', 0.9, true]);
    const finishing = engine.finish();
    recognition.fail('network');
    expect((await finishing).text).toBe('끝');
    expect(context.failures).toEqual([]);
  });
});

test('a segment lasts from the one before it to its own recognition', async () => {
  const { recognition, engine } = listen();
  await after(2_000);
  recognition.giveResults(['하나', 0.9, true]);
  await after(1_500);
  recognition.giveResults(['하나', 0.9, true], ['둘', 0.9, true]);
  expect(engine.transcript().segments).toEqual([
    { start: 0, end: 2, text: '하나' },
    { start: 2, end: 3.5, text: '둘' },
  ]);
});

test('removes Android’s repetitions', () => {
  const { recognition, engine, context } = listen('android');
  recognition.giveResults(['안녕', 0, true]);
  recognition.giveResults(['안녕', 0, true], ['안녕 하세요', 0, true]);
  expect(engine.transcript().text).toBe('안녕 하세요');
  recognition.giveResults(
    ['안녕', 0, true],
    ['안녕 하세요', 0, true],
    ['안녕 하세요 저는', 0.9, true],
  );
  expect(engine.transcript()).toMatchObject({ text: '안녕 하세요 저는', confidence: 0.9 });
  recognition.end();
  expect(engine.transcript().text).toBe('안녕 하세요 저는');
  expect(context.pieces.filter(({ isFinal }) => isFinal)).toHaveLength(1);
});
