import type { Language } from '@daedap/contract/languages';
import type { Recognition } from '@daedap/speech/recognition';

export type RecogniseOptions = {
  language: Language;
  signal?: AbortSignal | undefined;
  /** How long the caller can wait. An engine that is quicker, but hears worse, may take over. */
  patienceMs?: number | undefined;
  /** Nobody speaks meanwhile: an engine that is too slow to keep up with a speaker may work, if it comes in time. */
  isRecording?: boolean | undefined;
  /** It is for a caption that is shown for a moment: soon rather than right. */
  isPreview?: boolean | undefined;
  /** The text of the same window by the quicker engine, where it is known already. */
  draft?: Recognition | undefined;
};

/** Turns sound into text. All providers pass the same tests: transcriber-contract.ts. */
export type Transcriber = {
  readonly provider: 'embedded' | 'openai-compatible';
  /** Which model writes the text at the moment, and which one the captions. */
  models: () => { text: string; captions: string };
  /** A window has at most 28 s and a voice in it. The times of the segments count from its start. */
  recognise: (window: Float32Array, options: RecogniseOptions) => Promise<Recognition>;
  /** A quick first version for captions; null where the text itself comes as quickly. */
  draft: (window: Float32Array, options: RecogniseOptions) => Promise<Recognition | null>;
  /** What can be heard of a window that is still open. Null when the engine has other work, or would ask for money. */
  preview: (window: Float32Array, options: RecogniseOptions) => Promise<Recognition | null>;
  /** Rejects when it cannot work. */
  check: () => Promise<void>;
  /** Loads before the first window comes. */
  warm: () => void;
  close: () => Promise<void>;
};

/** The text of a whole recording. */
export type Transcript = Recognition & {
  durationSeconds: number;
  /** Without a voice there is nothing to recognise, and the text is empty. */
  voiced: boolean;
};

/** Jobs that wait or run when an engine is closed reject with this. */
export class EngineClosed extends Error {
  override readonly name = 'EngineClosed';

  constructor() {
    super('the speech engine is closed');
  }
}
