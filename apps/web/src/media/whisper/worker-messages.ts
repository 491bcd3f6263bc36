import type { Language } from '@daedap/contract/languages';
import type { Recognition } from '@daedap/speech/recognition';

export type Job =
  | { readonly type: 'load' }
  | {
      readonly type: 'recognise';
      readonly samples: Float32Array;
      readonly language: Language;
      /** Memory that both sides see: a worker that computes reads no messages. Null where there is none. */
      readonly stop: Int32Array | null;
    };

export type JobMessage = { readonly id: number; readonly job: Job };

export type ReplyMessage =
  | { readonly id: number; readonly result: Recognition | null }
  | { readonly id: number; readonly error: string };
