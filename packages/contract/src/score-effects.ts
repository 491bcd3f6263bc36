/** What the scores of the coach are made of. Each part has one value; its weight differs by dimension and language. */
export const partNames = [
  'subject',
  'drift',
  'points',
  'facts',
  'ideas',
  'volume',
  'time',
  'concrete',
  'substance',
  'figures',
  'deeds',
  'reasons',
  'order',
  'opening',
  'pace',
  'fillers',
  'repetition',
  'longSentences',
  'wording',
  'virtues',
  'sweeping',
  'decency',
] as const;

export type PartName = (typeof partNames)[number];

/** Texts that look like answers and are none: each takes points from all scores. */
export const gateNames = [
  'echo',
  'list',
  'nonsense',
  'repeated',
  'demand',
  'otherSubject',
  'empty',
  'falsehood',
] as const;

export type GateName = (typeof gateNames)[number];

/** What moves a score up or down: the parts, and `limit`, which keeps the score between 0 and 100. */
export const movingEffects = [...partNames, 'limit'] as const;

export type MovingEffect = (typeof movingEffects)[number];

/** `usual` is what an ordinary answer gets. */
export const plainEffects = ['usual', ...gateNames] as const;

export const effectNames = [...movingEffects, ...plainEffects] as const;

export type EffectName = (typeof effectNames)[number];
