import { vi } from 'vitest';

/** A microphone track that remembers what happened to it and its clones. */
class FakeTrack {
  readonly kind = 'audio';
  readonly clones: FakeTrack[] = [];
  readyState: 'live' | 'ended' = 'live';
  wanted: MediaTrackConstraints = {};
  clone() {
    const clone = new FakeTrack();
    this.clones.push(clone);
    return clone;
  }
  stop() {
    this.readyState = 'ended';
  }
  getConstraints(): MediaTrackConstraints {
    return { echoCancellation: true };
  }
  /** Like most browsers: the device keeps its own rate. */
  applyConstraints(wanted: MediaTrackConstraints) {
    this.wanted = wanted;
    return Promise.reject(new DOMException('No such rate', 'OverconstrainedError'));
  }
}

/** A recorder that the test feeds. */
class FakeRecorder extends EventTarget {
  readonly mimeType: string;
  readonly options: MediaRecorderOptions;
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  timeslice: number | undefined;
  /** The last chunk, which it delivers when it is stopped. */
  rest = 'rest';
  /** How often a slice was asked for. */
  requested = 0;
  /** Whether it responds to `stop`. */
  answers = true;
  constructor(_: unknown, options: MediaRecorderOptions) {
    super();
    this.options = options;
    this.mimeType = options.mimeType ?? '';
  }
  start(timeslice: number) {
    this.state = 'recording';
    this.timeslice = timeslice;
  }
  requestData() {
    this.requested += 1;
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    if (!this.answers) return;
    queueMicrotask(() => {
      this.say(this.rest);
      queueMicrotask(() => this.dispatchEvent(new Event('stop')));
    });
  }
  say(sound: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([sound]) }));
  }
  fail() {
    this.dispatchEvent(new Event('error'));
  }
}

type Supported = (type: string) => boolean;

/** Stubs a microphone and its recorder; vitest removes them again. */
export function stubRecorder(isTypeSupported: Supported = () => true) {
  const recorders: FakeRecorder[] = [];
  const track = new FakeTrack();
  class Recorder extends FakeRecorder {
    static isTypeSupported = isTypeSupported;
    constructor(stream: unknown, options: MediaRecorderOptions) {
      super(stream, options);
      recorders.push(this);
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('MediaStream', EventTarget);
  const stream = { getAudioTracks: () => [track] };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the source asks of it
    stream: stream as unknown as MediaStream,
    track,
    recorders,
    recorder: () => {
      const recorder = recorders.at(-1);
      if (!recorder) throw new Error('Nothing is recorded');
      return recorder;
    },
    liveClones: () => track.clones.filter(({ readyState }) => readyState === 'live').length,
  };
}
