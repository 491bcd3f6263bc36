import type { Segment } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';

export type ChunkToSend = {
  /** Null: only the end of the stream. */
  readonly chunk: Blob | null;
  readonly index: number;
  readonly stream: string;
  readonly language: Language;
  readonly final: boolean;
  readonly signal: AbortSignal;
};

export type ChunkTranscript = {
  /** The new text; often empty. */
  readonly text: string;
  readonly confidence: number;
  readonly segments: readonly Segment[];
  /** The whole text of the stream so far. */
  readonly transcript: string;
  /** What is being said at the moment; it may still change. */
  readonly preview: string;
};

/** Rejects with `ChunkRefused` when a retry would not help. The same chunk may be sent again. */
export type SendChunk = (input: ChunkToSend) => Promise<ChunkTranscript>;

/** The server refuses the chunk, or has no speech engine. */
export class ChunkRefused extends Error {
  constructor(cause: unknown) {
    super('The chunk was refused', { cause });
    this.name = 'ChunkRefused';
  }
}
