/** What an interviewer wants to know about a claim. */
export const intents = [
  'ownPart',
  'reason',
  'process',
  'hardest',
  'proof',
  'number',
  'differently',
  'alternative',
  'lesson',
  'relation',
  'conflict',
  'role',
  'failure',
  'limits',
  'concept',
  'depth',
  'bookView',
  'plan',
  'trait',
  'turn',
  'gap',
  'contradiction',
  'requirement',
] as const;

export type Intent = (typeof intents)[number];
