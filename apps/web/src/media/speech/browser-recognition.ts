/** What we use of the browser's Web Speech, which TypeScript does not know. */
export type Recognition = {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  readonly addEventListener: <Name extends keyof RecognitionEvents>(
    name: Name,
    listener: (event: RecognitionEvents[Name]) => void,
    options: { readonly signal: AbortSignal },
  ) => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly abort: () => void;
};

export type RecognitionResult = {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string; readonly confidence: number };
};

export type RecognitionEvents = {
  /** All results since it was started. */
  readonly result: { readonly results: ArrayLike<RecognitionResult> };
  readonly error: { readonly error: string };
  readonly end: object;
};

declare global {
  interface Window {
    readonly SpeechRecognition?: new () => Recognition;
    readonly webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Null where the browser has none. */
export function findRecognition(): (() => Recognition) | null {
  const Found = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  return Found ? () => new Found() : null;
}
