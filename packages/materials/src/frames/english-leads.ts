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
  placed: ['At {place}, {did}. ', 'When you were at {place}, {did}. '],
} as const;
