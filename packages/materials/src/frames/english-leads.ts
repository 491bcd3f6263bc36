/** Sentences that say what the paper tells. */
export const englishLeads = {
  own: [
    'You say that {did}. ',
    'Your {paper} says that {did}. ',
    'You mention that {did}. ',
    "I'd like to hear more about {doing}. ",
    'I read that {did}. ',
    'According to your {paper}, {did}. ',
    "Let's talk about {doing}. ",
    'You write that {did}. ',
  ],
  /** Before a claim that nobody understands who does not know what it is about. */
  scene: [
    "Let's go back to {scene}. You say that {did}. ",
    'You told us about {scene}. Your {paper} says that {did}. ',
  ],
  where: ['{where}, {did}. '],
  placed: [
    'At {place}, {did}. ',
    'When you were at {place}, {did}. ',
    'Your {paper} says that at {place}, {did}. ',
  ],
  project: ['In {place}, {did}. ', 'Your {paper} says that in {place}, {did}. '],
} as const;

/** What is said before a question that quotes the paper itself. */
export const englishOpenings = {
  scene: ["Let's go back to {scene}. ", 'You told us about {scene}. '],
  placed: ["Let's turn to your time at {place}. ", 'A question about your time at {place}. '],
  project: ["Let's turn to {place}. "],
} as const;
