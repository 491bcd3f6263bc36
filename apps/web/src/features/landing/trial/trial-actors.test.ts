import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { trialActors, trialSeconds } from './trial-actors.ts';
import type { createLocalRecogniser } from '#/media/whisper/local-recogniser.ts';
import type * as cache from '#/media/whisper/model-cache.ts';
import type { TrialEvent } from './trial-machine.ts';

type Recognise = ReturnType<typeof createLocalRecogniser>['recognise'];

const downloadModel = vi.hoisted(() => vi.fn<typeof cache.downloadModel>());
const recognise = vi.hoisted(() => vi.fn<Recognise>());
const disposeRecogniser = vi.hoisted(() => vi.fn<() => void>());

vi.mock('#/media/whisper/model-cache.ts', () => ({
  downloadModel,
  isModelCached: async () => true,
}));
vi.mock('#/media/whisper/local-recogniser.ts', () => ({
  createLocalRecogniser: () => ({ recognise, dispose: disposeRecogniser }),
}));
vi.mock('#/media/audio/extract-sound.ts', () => ({
  decodeSound: async () => ({ getChannelData: () => new Float32Array([0.5]) }),
}));

/** Runs one callback actor, and notes what it reports. */
function run(logic: typeof trialActors.microphone) {
  const said: TrialEvent[] = [];
  const parent = setup({ actors: { logic } }).createMachine({
    invoke: { id: 'it', src: 'logic' },
    on: { '*': { actions: ({ event }) => said.push(event as unknown as TrialEvent) } },
  });
  const actor = createActor(parent);
  actor.start();
  const tell = (event: TrialEvent) => actor.getSnapshot().children['it']?.send(event);
  return { said, tell, stop: () => actor.stop(), types: () => said.map(({ type }) => type) };
}

class Recorder extends EventTarget {
  static made: Recorder[] = [];
  state = 'inactive';
  mimeType = 'audio/webm';
  constructor() {
    super();
    Recorder.made.push(this);
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

const track = { stop: vi.fn<() => void>() };
type Open = (wanted: MediaStreamConstraints) => Promise<{ getTracks: () => unknown[] }>;
let getUserMedia = vi.fn<Open>();

beforeEach(() => {
  vi.useFakeTimers();
  Recorder.made = [];
  track.stop.mockClear();
  getUserMedia = vi.fn<Open>(async () => ({ getTracks: () => [track] }));
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});

afterEach(() => vi.useRealTimers());

const opened = () => vi.advanceTimersByTimeAsync(0);

describe('the microphone', () => {
  test('records until it is told to stop, and keeps the sound in memory', async () => {
    const { said, tell, types, stop } = run(trialActors.microphone);
    await opened();
    expect(types()).toEqual(['MICROPHONE.READY']);
    expect(getUserMedia).toHaveBeenCalledWith({ audio: true });
    await vi.advanceTimersByTimeAsync(500);
    expect(types()).toEqual(['MICROPHONE.READY', 'MICROPHONE.TICK', 'MICROPHONE.TICK']);
    tell({ type: 'STOP' });
    const done = said.at(-1);
    expect(done).toMatchObject({ type: 'MICROPHONE.DONE', seconds: 0.5 });
    expect(done && 'blob' in done && done.blob.size).toBe('sound'.length);
    stop();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  test('stops by itself when the time is up', async () => {
    const { said, stop } = run(trialActors.microphone);
    await opened();
    await vi.advanceTimersByTimeAsync(trialSeconds * 1_000 - 1);
    expect(Recorder.made[0]?.state).toBe('recording');
    await vi.advanceTimersByTimeAsync(1);
    expect(said.at(-1)).toMatchObject({ type: 'MICROPHONE.DONE', seconds: trialSeconds });
    stop();
  });

  test('that is refused says so', async () => {
    getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { types, stop } = run(trialActors.microphone);
    await opened();
    expect(types()).toEqual(['MICROPHONE.FAILED']);
    stop();
  });

  test('is released when the visitor leaves, also while the browser still asks', async () => {
    const leaving = run(trialActors.microphone);
    await opened();
    leaving.stop();
    expect(Recorder.made[0]?.state).toBe('inactive');
    expect(leaving.types()).toEqual(['MICROPHONE.READY']);
    expect(track.stop).toHaveBeenCalledOnce();

    const early = run(trialActors.microphone);
    early.stop();
    await opened();
    expect(Recorder.made).toHaveLength(1);
    expect(track.stop).toHaveBeenCalledTimes(2);
  });
});

describe('the download of the model', () => {
  test.each([
    ['ready', ['DOWNLOAD.PROGRESS', 'DOWNLOAD.DONE']],
    ['other', ['DOWNLOAD.PROGRESS', 'DOWNLOAD.FAILED']],
    ['cancelled', ['DOWNLOAD.PROGRESS']],
  ] as const)('that ends as %s reports %j', async (outcome, events) => {
    downloadModel.mockImplementation(async ({ onProgress }) => {
      onProgress(0.5);
      return outcome;
    });
    const { types, stop } = run(trialActors.download);
    await opened();
    expect(types()).toEqual(events);
    stop();
  });

  test('is cancelled when the visitor leaves', () => {
    downloadModel.mockImplementation(() => new Promise(() => undefined));
    run(trialActors.download).stop();
    expect(downloadModel.mock.lastCall?.[0].signal.aborted).toBe(true);
  });
});

describe('recognition', () => {
  const input = { blob: new Blob(['sound']), seconds: 3 };

  test('reads the sound on this device and frees the engine', async () => {
    recognise.mockResolvedValue({ text: '저는 개발자입니다.', segments: [], confidence: 1 });
    const actor = createActor(trialActors.recognise, { input });
    actor.start();
    await expect.poll(() => actor.getSnapshot().output).toBe('저는 개발자입니다.');
    expect(recognise.mock.lastCall?.slice(0, 2)).toEqual([new Float32Array([0.5]), 'ko']);
    expect(disposeRecogniser).toHaveBeenCalledOnce();
  });

  test('frees the engine when it fails, too', async () => {
    recognise.mockRejectedValue(new Error('no model'));
    const actor = createActor(trialActors.recognise, { input });
    actor.subscribe({ error: () => undefined });
    actor.start();
    await expect.poll(() => actor.getSnapshot().status).toBe('error');
    expect(disposeRecogniser).toHaveBeenCalled();
  });
});
