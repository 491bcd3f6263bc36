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
  record: [
    'Your school record says that {did}. ',
    'I read in your school record that {did}. ',
    'According to your school record, {did}. ',
    'Your record mentions that {did}. ',
  ],
  subject: [
    'In {place}, {did}, as your record says. ',
    'Your school record says that in {place} {did}. ',
    'About {place}, your record says that {did}. ',
  ],
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
    'About your time at {place} you wrote: “{quote}.” ',
    'For your time at {place}, your {paper} says: “{quote}.” ',
  ],
  project: ['About {place} you wrote: “{quote}.” ', 'For {place}, your {paper} says: “{quote}.” '],
  record: [
    'Your school record says: “{quote}.” ',
    'A teacher wrote about you: “{quote}.” ',
    'One remark in your record reads: “{quote}.” ',
  ],
  subject: [
    'Your record says about {place}: “{quote}.” ',
    'In {place} a teacher wrote about you: “{quote}.” ',
  ],
} as const;

/** What is said before a question that quotes the paper itself. */
export const englishOpenings = {
  placed: ["Let's turn to your time at {place}. ", 'A question about your time at {place}. '],
  project: ["Let's turn to {place}. "],
  record: [],
  subject: ["Let's turn to {place}. "],
} as const;
