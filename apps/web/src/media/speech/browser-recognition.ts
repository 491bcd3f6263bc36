/** The parts of the browser's Web Speech that we use. TypeScript has no types for it. */
export type BrowserRecognition = {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  readonly addEventListener: <Name extends keyof BrowserRecognitionEvents>(
    name: Name,
    listener: (event: BrowserRecognitionEvents[Name]) => void,
    options: { readonly signal: AbortSignal },
  ) => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly abort: () => void;
};

export type BrowserRecognitionResult = {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string; readonly confidence: number };
};

export type BrowserRecognitionEvents = {
  /** All results since it was started. */
  readonly result: { readonly results: ArrayLike<BrowserRecognitionResult> };
  readonly error: { readonly error: string };
  readonly end: object;
};

declare global {
  interface Window {
    readonly SpeechRecognition?: new () => BrowserRecognition;
    readonly webkitSpeechRecognition?: new () => BrowserRecognition;
  }
}

/** Null when the browser has none. */
export function findBrowserRecognition(): (() => BrowserRecognition) | null {
  const Constructor = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  return Constructor ? () => new Constructor() : null;
}
