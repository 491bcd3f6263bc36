import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordSentence } from './record-sentence.ts';

const recorders: FakeRecorder[] = [];

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/webm';
  state: 'inactive' | 'recording' = 'inactive';
  readonly mimeType: string;
  constructor(_: unknown, { mimeType = '' }: MediaRecorderOptions) {
    super();
    this.mimeType = mimeType;
    recorders.push(this);
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

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('MediaStream', EventTarget);
});

afterEach(() => recorders.splice(0));

const stream = { getAudioTracks: () => [] } as unknown as MediaStream;

test('records for 4 seconds in the first format that the browser has', async () => {
  const recording = recordSentence(stream, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(recorders[0]?.state).toBe('recording');
  await vi.advanceTimersByTimeAsync(1);
  const sound = await recording;
  expect(sound.type).toBe('audio/webm');
  expect(sound.size).toBe(5);
});

test('aborting stops the recorder and rejects', async () => {
  const leaving = new AbortController();
  const recording = recordSentence(stream, leaving.signal);
  leaving.abort();
  await expect(recording).rejects.toThrow('No longer wanted');
  expect(recorders[0]?.state).toBe('inactive');
  expect(vi.getTimerCount()).toBe(0);
});

test('a recorder that fails rejects', async () => {
  const recording = recordSentence(stream, new AbortController().signal);
  recorders[0]?.dispatchEvent(new Event('error'));
  await expect(recording).rejects.toThrow('The recorder failed');
  expect(vi.getTimerCount()).toBe(0);
});
