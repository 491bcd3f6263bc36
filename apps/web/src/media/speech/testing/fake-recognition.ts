import type {
  BrowserRecognition,
  BrowserRecognitionEvents,
  BrowserRecognitionResult,
} from '../browser-recognition.ts';

type Result = readonly [text: string, confidence: number, isFinal: boolean];

const listed = ([transcript, confidence, isFinal]: Result): BrowserRecognitionResult => ({
  isFinal,
  0: { transcript, confidence },
});

export type FakeRecognition = BrowserRecognition & {
  readonly starts: number;
  readonly isRunning: boolean;
  /** The whole list of results, as the browser sends it each time. */
  readonly giveResults: (...results: readonly Result[]) => void;
  readonly fail: (error: string) => void;
  /** It ends by itself. */
  readonly end: () => void;
};

/** A recogniser that the test controls. */
export function fakeRecognition(): FakeRecognition {
  const listeners: {
    [Name in keyof BrowserRecognitionEvents]: Set<(event: BrowserRecognitionEvents[Name]) => void>;
  } = { result: new Set(), error: new Set(), end: new Set() };
  let isRunning = false;
  let starts = 0;
  const fake: FakeRecognition = {
    continuous: false,
    interimResults: false,
    lang: '',
    addEventListener: (name, listener, { signal }) => {
      listeners[name].add(listener);
      signal.addEventListener('abort', () => listeners[name].delete(listener));
    },
    get starts() {
      return starts;
    },
    get isRunning() {
      return isRunning;
    },
    start: () => {
      if (isRunning) throw new DOMException('It runs', 'InvalidStateError');
      isRunning = true;
      starts += 1;
    },
    // The test decides when it ends.
    stop: () => undefined,
    abort: () => {
      isRunning = false;
    },
    giveResults: (...results) => {
      for (const listener of listeners.result) listener({ results: results.map(listed) });
    },
    fail: (error) => {
      for (const listener of listeners.error) listener({ error });
    },
    end: () => {
      isRunning = false;
      for (const listener of listeners.end) listener({});
    },
  };
  return fake;
}
