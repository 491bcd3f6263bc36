/** What the scores are made of. Each part has one value; its weight differs by dimension and language. */
export const partNames = [
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
] as const;

export type PartName = (typeof partNames)[number];
