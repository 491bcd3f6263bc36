/** Sentences that say what the paper tells, word for word. */
export const englishLeads = {
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
