import type { Language } from '@daedap/contract/languages';

/** Something to say. */
export type Utterance = {
  readonly text: string;
  readonly language: Language;
  /** Where the server finds the text; null for a question that the server does not know. */
  readonly source: { readonly sessionId: number; readonly questionId: number } | null;
};

export type VoiceEvent =
  /** It is heard from now on. */
  | { readonly type: 'VOICE.STARTED' }
  | { readonly type: 'VOICE.ENDED' }
  /** Nothing was heard, or it broke off: the text has to be read. */
  | { readonly type: 'VOICE.FAILED' };

/** The interviewer's voice. It says one thing at a time. */
export type Voice = {
  /** Whether speaking is worth a try: the person wants it, and nothing says that there is no voice. */
  readonly canSpeak: (language: Language) => boolean;
  /** How fast it speaks; 1 is normal. */
  readonly speed: () => number;
  /** Says it and reports once how it went. Call the result to be silent; nothing is reported after that. */
  readonly speak: (utterance: Utterance, report: (event: VoiceEvent) => void) => () => void;
  /** The letter of the text that is being said, by which lips move; null while it is silent. */
  readonly letter: () => number | null;
  readonly dispose: () => void;
};
