import type { MeaningFile } from '../src/meaning/meaning.ts';
import { logistic } from '../src/scoring/curves.ts';
import { signsOf, type PointSigns } from '../src/matching/recognition.ts';

/** A sentence of an example answer: the number of the point that it makes, and how it looks for each point. */
type TaggedSentence = { readonly made: number; readonly points: readonly PointSigns[] };

const settings = { rounds: 3_000, rate: 0.5, shrinkage: 1e-4 } as const;

/** Fits how sure each sign makes that a point is made (logistic regression; no sign counts against a point). */
export function fitRecognition(sentences: readonly TaggedSentence[]): MeaningFile['recognition'] {
  const names = ['cue', 'moreCues', 'nearness', 'lead'] as const;
  const rows = sentences.flatMap(({ made, points }) =>
    points.map((_, index) => ({ signs: signsOf(points, index), target: index === made ? 1 : 0 })),
  );
  const weights = { start: -1, cue: 1, moreCues: 0, nearness: 1, lead: 1 };
  if (rows.length === 0) return weights;
  for (let round = 0; round < settings.rounds; round += 1) {
    const change = { start: 0, cue: 0, moreCues: 0, nearness: 0, lead: 0 };
    for (const { signs, target } of rows) {
      const value = names.reduce((sum, name) => sum + weights[name] * signs[name], weights.start);
      const error = (logistic(value) - target) / rows.length;
      change.start += error;
      for (const name of names) change[name] += error * signs[name];
    }
    weights.start -= settings.rate * change.start;
    for (const name of names)
      weights[name] = Math.max(
        0,
        weights[name] - settings.rate * (change[name] + settings.shrinkage * weights[name]),
      );
  }
  return weights;
}
