import type { LookingSample } from './summarise-looking.ts';

/** `network`: a file of the model did not come. `picture`: the recording has none, or this browser cannot decode it. */
export type ReadFailure = 'network' | 'picture' | 'other';

export type ReadStep = 'loading' | 'reading';

export type ReaderMessage =
  /** `part` of the step, 0 to 1. */
  | { readonly type: 'progress'; readonly step: ReadStep; readonly part: number }
  | { readonly type: 'done'; readonly samples: readonly LookingSample[] }
  | { readonly type: 'failed'; readonly failure: ReadFailure };
