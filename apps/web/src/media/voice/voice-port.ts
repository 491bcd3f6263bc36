import type { Language } from '@daedap/contract/languages';

/** Something to say. */
export type Utterance = {
  readonly text: string;
  readonly language: Language;
  /** Where the server finds the text; null for a question that the server does not know. */
  readonly source: { readonly sessionId: number; readonly questionId: number } | 'sample' | null;
};

export type VoiceEvent =
  /** It is heard from now on. */
  | { readonly type: 'VOICE.STARTED' }
  | { readonly type: 'VOICE.ENDED' }
  /** Nothing was heard, or it broke off: the text has to be read. */
  | { readonly type: 'VOICE.FAILED' };

/** How it is said. */
export type Manner = {
  /** 1 is the voice's own speed. */
  readonly speed: number;
  /** 1 is the voice's own pitch. Only the browser's voices can change it. */
  readonly pitch: number;
  /** The name of the browser's voice that the person chose; null for the best one. */
  readonly name: string | null;
};

/** The interviewer's voice. It says one thing at a time. */
export type Voice = {
  /** `no`: the person does not want it, or there is no voice. `unknown`: it is still finding out. */
  readonly canSpeak: (language: Language) => 'yes' | 'no' | 'unknown';
  readonly speed: () => number;
  /** Fetches what will be said soon, where that takes time. */
  readonly prepare: (utterance: Utterance) => void;
  /** Says it and reports once how it went. Call the result to be silent; nothing is reported after that. */
  readonly speak: (utterance: Utterance, report: (event: VoiceEvent) => void) => () => void;
  /** The place of the letter that is being said, by which lips move; null while it is silent. */
  readonly letter: () => number | null;
  readonly dispose: () => void;
};

/** One way to make sound of a text: the browser's synthesis, or the server's. */
export type VoiceEngine = {
  /** `unknown`: it is still finding out. */
  readonly has: (utterance: Pick<Utterance, 'language'>) => 'yes' | 'no' | 'unknown';
  readonly prepare: (utterance: Utterance) => void;
  /** Reports `VOICE.FAILED` instead of `VOICE.STARTED` when it cannot say this. */
  readonly speak: (
    utterance: Utterance,
    manner: Manner,
    report: (event: VoiceEvent) => void,
  ) => () => void;
  readonly letter: () => number | null;
  readonly dispose: () => void;
};
