export const en = {
  own: {
    label: 'Or practise with what you have prepared',
    materials: {
      name: 'From my papers',
      hint: 'Questions made from your cover letter, school record or CV',
      banner: 'Practising {{count}} questions from your papers',
    },
    questions: {
      name: 'My questions',
      hint: 'Questions that you wrote down yourself',
      banner: 'Practising {{count}} questions of your own',
    },
    drop: 'Use the usual questions',
    first: 'The first {{count}} of your {{given}} questions are asked.',
    fill: 'Add {{missing}} usual questions to your {{given}}',
  },
};
