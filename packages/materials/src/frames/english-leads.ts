/** Sentences that say what the paper tells, with the clause turned to its writer. */
export const englishLeads = {
  own: [
    'You say that {did}. ',
    'Your {paper} says that {did}. ',
    'You mention that {did}. ',
    'I read that {did}. ',
    'You write that {did}. ',
  ],
  placed: ['At {place}, {did}. ', 'Your {paper} says that at {place}, {did}. '],
  project: ['In {place}, {did}. ', 'Your {paper} says that in {place}, {did}. '],
} as const;

/** The same, with the clause word for word. */
export const englishQuotes = {
  own: [
    'You wrote: “{quote}.” ',
    'Your {paper} says: “{quote}.” ',
    'I noticed this line in your {paper}: “{quote}.” ',
    'One line of your {paper} reads: “{quote}.” ',
  ],
  placed: [
    'On your time at {place} you wrote: “{quote}.” ',
    'For your time at {place}, your {paper} says: “{quote}.” ',
  ],
  project: ['About {place} you wrote: “{quote}.” ', 'For {place}, your {paper} says: “{quote}.” '],
} as const;

/** What is said before a question that quotes the paper itself. */
export const englishOpenings = {
  placed: ["Let's turn to your time at {place}. ", 'A question about your time at {place}. '],
  project: ["Let's turn to {place}. "],
} as const;
