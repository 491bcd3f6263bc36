/** What moves a score up or down: the parts of an answer, and `limit`, which keeps the score between 0 and 100. */
export const movingEffects = [
  'subject',
  'points',
  'facts',
  'ideas',
  'volume',
  'time',
  'concrete',
  'figures',
  'deeds',
  'reasons',
  'order',
  'opening',
  'pace',
  'fillers',
  'repetition',
  'longSentences',
  'virtues',
  'limit',
] as const;

export type MovingEffect = (typeof movingEffects)[number];

/** `usual` is what an ordinary answer gets; the others take points from texts that are no answers. */
export const plainEffects = [
  'usual',
  'echo',
  'list',
  'repeated',
  'demand',
  'otherSubject',
  'empty',
  'falsehood',
] as const;

export const effectNames = [...movingEffects, ...plainEffects] as const;

export type EffectName = (typeof effectNames)[number];
