import type { Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';

/** `recorder` recognises nothing during the answer: the server recognises its recording afterwards. */
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

/** After any of these the answer is analysed by its recording, whatever was recognised live. */
export type SpeechTrouble =
  /** not-allowed, service-not-allowed. */
  | 'permission'
  /** network, audio-capture. */
  | 'recognition'
  /** No engine could be started. */
  | 'allFailed'
  /** The answer before this one is still being recognised. */
  | 'alreadyRunning';

export type SpeechEvent =
  | { readonly type: 'SPEECH.STATUS'; readonly status: SpeechStatus }
  | { readonly type: 'SPEECH.METHOD'; readonly method: SpeechMethod }
  /** The newest ones, oldest first; at most ten. */
  | { readonly type: 'SPEECH.RESULTS'; readonly results: readonly SpeechResult[] }
  | { readonly type: 'SPEECH.TROUBLE'; readonly trouble: SpeechTrouble };

/** The text of an answer that was recognised while the person spoke. */
export type LiveTranscript = {
  /** Empty when nothing was recognised, or when the method recognises nothing live. */
  readonly text: string;
  readonly confidence: number;
  readonly method: SpeechMethod;
  readonly segments: readonly Segment[];
  /** The server's stream that holds the whole answer, when there is one. */
  readonly stream: string | null;
};

/** Recognises one answer from its start to its end, with whatever engine works. */
export type SpeechSession = {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the session and waits for the last words. Never rejects. */
  readonly stop: () => Promise<LiveTranscript>;
  /** Ends the session without a result. */
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
