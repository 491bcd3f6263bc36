import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '#/media/browser-info.ts';
import { ChunkRefused, type ChunkTranscript, type SendChunk } from './send-chunk-port.ts';
import type { SpeechEvent } from './speech-port.ts';
import { createStartSpeech, engineOrder, type SpeechDeps } from './start-speech.ts';
import { fakeRecognition } from './testing/fake-recognition.ts';
import { stubRecorder } from './testing/fake-recorder.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const refused: SendChunk = () => Promise.reject(new ChunkRefused('503'));
const answering =
  (answer: Partial<ChunkTranscript>): SendChunk =>
  async () => ({ text: '', confidence: 0.8, segments: [], transcript: '', preview: '', ...answer });

type Options = {
  readonly platform?: Platform;
  readonly webSpeech?: boolean;
  readonly sendChunk?: SendChunk;
  readonly recogniser?: SpeechDeps['recogniser'];
  readonly microphone?: ReturnType<typeof stubRecorder>;
};

/** A browser with several engines that can be made to fail. */
function listen(options: Options = {}) {
  const { platform = 'desktop', webSpeech = true, sendChunk = refused } = options;
  const { recogniser = null, microphone = stubRecorder() } = options;
  const recognition = fakeRecognition();
  const events: SpeechEvent[] = [];
  const start = createStartSpeech({
    sendChunk,
    recogniser,
    readBrowser: () => ({
      platform,
      createRecognition: webSpeech ? () => recognition : null,
      onLine: true,
      slowNetwork: false,
      decode: async () => new Float32Array(16_000).fill(0.5),
    }),
  });
  const input = { stream: microphone.stream, language: 'ko', key: 'answer-1' } as const;
  const begin = () => start(input, (event) => events.push(event));
  const session = begin();
  const seen = <Type extends SpeechEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<SpeechEvent, { type: Type }> => event.type === type);
  return {
    ...microphone,
    recognition,
    session,
    begin,
    events,
    methods: () => seen('SPEECH.METHOD').map(({ method }) => method),
    troubles: () => seen('SPEECH.TROUBLE').map(({ trouble }) => trouble),
    statuses: () => seen('SPEECH.STATUS').map(({ status }) => status),
    results: () => seen('SPEECH.RESULTS').at(-1)?.results ?? [],
  };
}

async function stopped(session: ReturnType<typeof listen>['session'], ms = 1_000) {
  const stop = session.stop();
  await after(ms);
  return stop;
}

describe('the preferred engine', () => {
  test('recognises the answer', async () => {
    const { recognition, session, methods, statuses, troubles, liveClones } = listen();
    recognition.giveResults(['안녕하세요', 0.9, true]);
    const transcript = await stopped(session);
    expect(transcript).toMatchObject({ text: '안녕하세요', method: 'webspeech', stream: null });
    expect(methods()).toEqual(['webspeech']);
    expect(statuses()).toEqual(['listening', 'processing', 'idle']);
    expect(troubles()).toEqual([]);
    expect(liveClones()).toBe(0);
    expect(recognition.isRunning).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a second stop returns the same promise', () => {
    const { session } = listen();
    expect(session.stop()).toBe(session.stop());
    session.dispose();
  });

  test('pauses and resumes with its source', async () => {
    const { session, statuses, recorder, recognition } = listen();
    session.pause();
    recognition.end();
    expect(recorder().state).toBe('paused');
    await after(5_000);
    expect(recognition.starts).toBe(1);
    session.resume();
    expect(recorder().state).toBe('recording');
    expect(recognition.starts).toBe(2);
    expect(statuses()).toEqual(['listening', 'idle', 'listening']);
    session.dispose();
  });
});

describe('results', () => {
  test('keep the last 10, oldest first', () => {
    const { recognition, results, session } = listen();
    const spoken = Array.from({ length: 12 }, (_, at) => [`말 ${at}`, 0.9, true] as const);
    recognition.giveResults(...spoken);
    expect(results()).toHaveLength(10);
    expect(results()[0]?.text).toBe('말 2');
    expect(results().at(-1)).toEqual({
      text: '말 11',
      confidence: 0.9,
      isFinal: true,
      timestamp: Date.now(),
      method: 'webspeech',
    });
    session.dispose();
  });

  test('replace one that is not final', () => {
    const { recognition, results, session } = listen();
    recognition.giveResults(['하나', 0.9, true], ['두', 0, false]);
    recognition.giveResults(['하나', 0.9, true], ['둘이', 0, false]);
    expect(results().map(({ text }) => text)).toEqual(['하나', '둘이']);
    session.dispose();
  });
});

describe('the next engine', () => {
  test.each([
    ['not-allowed', 'permission'],
    ['network', 'recognition'],
  ])(
    'takes over after %s with the whole answer, and words are not doubled',
    async (error, trouble) => {
      const sendChunk = vi.fn<SendChunk>(answering({ text: '하나 둘', transcript: '하나 둘' }));
      const { recognition, recorder, session, methods, troubles, results } = listen({ sendChunk });
      recognition.giveResults(['하나', 0.9, true]);
      recorder().say('one');
      recognition.fail(error);
      await after(0);
      expect(troubles()).toEqual([trouble]);
      expect(methods()).toEqual(['webspeech', 'whisper-server']);
      expect(sendChunk.mock.calls[0]?.[0]).toMatchObject({ index: 0, stream: 'answer-1' });
      expect(results().every(({ method }) => method === 'whisper-server')).toBe(true);
      const transcript = await stopped(session);
      expect(transcript).toMatchObject({
        text: '하나 둘',
        method: 'whisper-server',
        stream: 'answer-1',
      });
    },
  );

  test('is this device’s Whisper when it is ready', async () => {
    const recogniser = {
      isReady: () => Promise.resolve(true),
      warm: () => undefined,
      recognise: () => Promise.resolve({ text: '하나', segments: [], confidence: 0.7 }),
    };
    const { session, methods, recorder } = listen({ platform: 'ios', recogniser });
    recorder().say('one');
    expect(await stopped(session)).toMatchObject({ text: '하나', method: 'whisper-local' });
    expect(methods()).toEqual(['whisper-local']);
  });

  test('takes over from one that fails at the end', async () => {
    const recogniser = {
      isReady: () => Promise.resolve(true),
      warm: () => undefined,
      recognise: () => Promise.reject(new Error('out of memory')),
    };
    const sendChunk = answering({ transcript: '하나' });
    const { session, methods, statuses } = listen({ platform: 'ios', recogniser, sendChunk });
    const transcript = await stopped(session);
    expect(transcript).toMatchObject({
      text: '하나',
      method: 'whisper-server',
      stream: 'answer-1',
    });
    expect(methods()).toEqual(['whisper-local', 'whisper-server']);
    expect(statuses()).toEqual(['listening', 'processing', 'idle']);
  });

  test('stays paused when it takes over during a pause', async () => {
    const { recognition, session, methods, recorder, statuses } = listen();
    session.pause();
    recognition.fail('network');
    expect(methods()).toEqual(['webspeech', 'whisper-server']);
    expect(statuses().at(-1)).toBe('idle');
    expect(recorder().state).toBe('paused');
    session.resume();
    expect(statuses().at(-1)).toBe('listening');
    session.dispose();
  });

  test('is tried at most 3 times, and the recorder recognises nothing', async () => {
    const isReady = () => Promise.resolve(false);
    const recogniser = {
      isReady,
      warm: () => undefined,
      recognise: () => Promise.reject(new Error('not ready')),
    };
    const { recognition, recorder, session, methods, troubles } = listen({ recogniser });
    recognition.fail('audio-capture');
    await after(0);
    recorder().say('one');
    await after(0);
    expect(methods()).toEqual(['webspeech', 'whisper-local', 'whisper-server', 'recorder']);
    expect(await stopped(session)).toEqual({
      text: '',
      confidence: 0,
      segments: [],
      stream: null,
      method: 'recorder',
    });
    expect(troubles()).toEqual(['recognition']);
  });

  test('uses the text of Web Speech when no engine after it has text', async () => {
    const { recognition, recorder, session } = listen();
    recognition.giveResults(['하나', 0.9, true]);
    recognition.fail('network');
    recorder().say('one');
    await after(0);
    expect(await stopped(session)).toMatchObject({ text: '하나', method: 'webspeech' });
  });
});

describe('when all engines fail', () => {
  const deaf = () => stubRecorder(() => false);

  test('reports that the microphone cannot be recorded', async () => {
    const { session, methods, troubles, statuses, liveClones } = listen({
      platform: 'ios',
      microphone: deaf(),
    });
    expect(methods()).toEqual([]);
    expect(troubles()).toEqual(['allFailed']);
    expect(statuses()).toEqual(['error']);
    expect(await session.stop()).toMatchObject({ text: '', method: 'recorder' });
    expect(liveClones()).toBe(0);
  });

  test('Web Speech works without the recorder; after it no engine is left', async () => {
    const { recognition, session, methods, troubles } = listen({ microphone: deaf() });
    recognition.giveResults(['하나', 0.9, true]);
    expect(methods()).toEqual(['webspeech']);
    recognition.fail('network');
    expect(troubles()).toEqual(['recognition', 'allFailed']);
    expect(await session.stop()).toMatchObject({ text: '하나', method: 'webspeech' });
  });

  test('a recorder that fails stops the engines that need it', async () => {
    const { recorder, troubles, session, liveClones } = listen({ webSpeech: false });
    recorder().fail();
    await after(0);
    expect(troubles()).toEqual(['allFailed']);
    expect(liveClones()).toBe(0);
    session.dispose();
  });
});

describe('end', () => {
  const hanging: SendChunk = () => new Promise(() => undefined);

  test('waits 60 s for the last words, then takes the text so far', async () => {
    let isHanging = false;
    const sendChunk: SendChunk = (input) =>
      isHanging ? hanging(input) : answering({ text: '하나', transcript: '하나' })(input);
    const { recorder, session, statuses, troubles, liveClones } = listen({
      webSpeech: false,
      sendChunk,
    });
    recorder().say('one');
    await after(0);
    isHanging = true;
    const isTold = vi.fn<() => void>();
    const stop = session.stop();
    void stop.then(isTold);
    await after(59_999);
    expect(isTold).not.toHaveBeenCalled();
    expect(troubles()).toEqual([]);
    await after(1);
    expect(await stop).toMatchObject({ text: '하나', method: 'whisper-server', stream: null });
    expect(troubles()).toEqual(['recognition']);
    expect(statuses().at(-1)).toBe('idle');
    expect(liveClones()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(['listening', 'paused', 'stopping', 'failed'])(
    'dispose while %s ends all work and sends no more events',
    async (state) => {
      const { session, events, recognition, recorder, liveClones, begin } = listen({
        sendChunk: hanging,
      });
      recorder().say('one');
      if (state === 'paused') session.pause();
      const stop = state === 'stopping' ? session.stop() : null;
      if (state === 'failed') recognition.fail('network');
      await after(0);
      session.dispose();
      const eventCount = events.length;
      await after(120_000);
      await stop;
      expect(events).toHaveLength(eventCount);
      expect(recognition.isRunning).toBe(false);
      expect(recorder().state).toBe('inactive');
      expect(liveClones()).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
      begin().dispose();
    },
  );

  test('stop after dispose gives an empty transcript', async () => {
    const { session } = listen();
    session.dispose();
    expect(await session.stop()).toMatchObject({ text: '', stream: null });
  });
});

describe('a second answer', () => {
  test('is refused while another is being recognised', () => {
    const { session, begin, recorders } = listen();
    expect(begin).toThrow(expect.objectContaining({ code: 'alreadyRunning' }));
    expect(recorders).toHaveLength(1);
    session.dispose();
  });

  test('may start after it', async () => {
    const { session, begin } = listen();
    await stopped(session);
    const next = begin();
    next.dispose();
    expect(() => begin().dispose()).not.toThrow();
  });
});

test('does not use a browser recogniser with trouble for the next answers', async () => {
  const { recognition, session, begin, methods } = listen({
    sendChunk: answering({ transcript: '안녕' }),
  });
  recognition.fail('network');
  await after(0);
  await stopped(session);
  const next = begin();
  expect(methods()).toEqual(['webspeech', 'whisper-server', 'whisper-server']);
  next.dispose();
});

test('without a microphone only engines that open it themselves are tried, and the transcript is empty', async () => {
  const microphone = stubRecorder();
  const silent = { getAudioTracks: () => [] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the source asks of it
  const stream = silent as unknown as MediaStream;
  const { session, methods, troubles } = listen({
    webSpeech: false,
    sendChunk: answering({}),
    microphone: { ...microphone, stream },
  });
  expect(methods()).toEqual([]);
  expect(troubles()).toEqual(['allFailed']);
  session.pause();
  session.resume();
  expect(await stopped(session)).toMatchObject({ text: '', stream: null, method: 'recorder' });
  expect(microphone.recorders).toHaveLength(0);
});

describe('engineOrder', () => {
  const all = ['webspeech', 'whisper-local', 'whisper-server', 'recorder'];
  const whispers = ['whisper-local', 'whisper-server', 'recorder'];
  const server = ['whisper-server', 'recorder'];

  test.each([
    ['ios', 'fast', false, whispers],
    ['ios', 'fast', true, whispers],
    ['ios', 'slow', true, whispers],
    ['ios', 'offline', true, ['whisper-local', 'recorder']],
    ['android', 'fast', true, all],
    ['android', 'fast', false, server],
    ['android', 'slow', true, all],
    ['android', 'slow', false, whispers],
    ['android', 'offline', true, ['whisper-local', 'webspeech', 'recorder']],
    ['desktop', 'fast', true, all],
    ['desktop', 'fast', false, server],
    ['desktop', 'slow', true, all],
    ['desktop', 'slow', false, whispers],
    ['desktop', 'offline', false, ['whisper-local', 'recorder']],
  ] as const)('%s, %s network, Web Speech %s: %j', (platform, network, webSpeech, order) => {
    const onLine = network !== 'offline';
    const slowNetwork = network !== 'fast';
    expect(engineOrder({ platform, webSpeech, slowNetwork, onLine })).toEqual(order);
  });
});
