import type { Intent } from '../intents.ts';

/** A point of the rubric: what a strong answer contains, half a sentence to start from, and cues in the coach's syntax. */
export type PointTemplate = {
  readonly label: string;
  readonly start: string;
  readonly cues: readonly string[];
};

export type PointTable = { readonly [intent in Intent]: readonly PointTemplate[] };

/** Written as "label | start | cue, cue". */
export const point = (written: string): PointTemplate => {
  const [label = '', start = '', cues = ''] = written.split('|').map((part) => part.trim());
  return { label, start, cues: cues.split(',').map((cue) => cue.trim()) };
};
