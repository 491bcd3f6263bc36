export const en = {
  addToSet: {
    open: 'Put into my questions',
    title: 'Into which set?',
    newSet: 'New set',
    newName: 'Collected questions',
    choose: 'Set',
    add: 'Put in',
    added: 'It is in your questions now.',
    several: '{{count}} questions. What the set has already stays there once.',
    addedSeveral: '{{count}} questions are in your questions now.',
    present: 'This set has them already.',
    full: 'A set holds up to {{max}} questions. Please choose another one.',
    failed: 'That did not work. Please try again in a moment.',
    loading: 'Loading your sets.',
  },
};
