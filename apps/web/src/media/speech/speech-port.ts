import type { Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';

/** `recorder` hears nothing while one speaks: the recorded sound is recognised afterwards. */
export type SpeechMethod = 'webspeech' | 'whisper-local' | 'whisper-server' | 'recorder';

export type SpeechStatus = 'idle' | 'listening' | 'processing' | 'error';

export type SpeechResult = {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly isFinal: boolean;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly method: SpeechMethod;
};

/** Each makes the answer be analysed by its recorded sound, whatever was heard live. */
export type SpeechTrouble =
  /** not-allowed, service-not-allowed. */
  | 'permission'
  /** network, audio-capture. */
  | 'recognition'
  /** No engine could be started. */
  | 'allFailed'
  /** The answer before this one is still being listened to. */
  | 'alreadyRunning';

export type SpeechEvent =
  | { readonly type: 'SPEECH.STATUS'; readonly status: SpeechStatus }
  | { readonly type: 'SPEECH.METHOD'; readonly method: SpeechMethod }
  /** The newest ones, oldest first; at most ten. */
  | { readonly type: 'SPEECH.RESULTS'; readonly results: readonly SpeechResult[] }
  | { readonly type: 'SPEECH.TROUBLE'; readonly trouble: SpeechTrouble };

/** What was heard, as far as it goes. */
export type Heard = {
  /** Empty when nothing was heard, or when the method hears nothing live. */
  readonly text: string;
  readonly confidence: number;
  readonly method: SpeechMethod;
  readonly segments: readonly Segment[];
  /** The server's stream that holds the whole answer, when there is one. */
  readonly stream: string | null;
};

/** Listens to one answer, from its start to its end, whatever engine does it. */
export type SpeechSession = {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends it and waits for the last words. Never rejects. */
  readonly stop: () => Promise<Heard>;
  /** Ends it without a word. */
  readonly dispose: () => void;
};

export type SpeechInput = {
  readonly stream: MediaStream;
  readonly language: Language;
  /** Names this answer: the key of the server's stream. */
  readonly key: string;
};

export type StartSpeech = (
  input: SpeechInput,
  onEvent: (event: SpeechEvent) => void,
) => SpeechSession;
