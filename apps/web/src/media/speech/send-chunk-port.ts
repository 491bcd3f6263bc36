import type { Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';

export type ChunkToSend = {
  /** Null: nothing but the end. */
  readonly chunk: Blob | null;
  readonly index: number;
  readonly stream: string;
  readonly language: Language;
  readonly final: boolean;
  readonly signal: AbortSignal;
};

export type ChunkHeard = {
  /** The words that are new; often none. */
  readonly text: string;
  readonly confidence: number;
  readonly segments: readonly Segment[];
  /** The whole text of the stream so far. */
  readonly transcript: string;
};

/** Rejects with `ChunkRefused` where another try would not help. The same chunk may be sent again. */
export type SendChunk = (input: ChunkToSend) => Promise<ChunkHeard>;

/** The server does not want it, or has no speech engine. */
export class ChunkRefused extends Error {
  constructor(cause: unknown) {
    super('The chunk was refused', { cause });
    this.name = 'ChunkRefused';
  }
}
