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
    language: {
      label: 'Language of the interview',
      ko: '한국어',
      en: 'English',
      written: {
        ko: 'Your questions are in Korean. Answers are heard and analysed in the language you choose here.',
        en: 'Your questions are in English. Answers are heard and analysed in the language you choose here.',
      },
    },
    fill: 'Add {{missing}} usual questions to your {{given}}',
  },
};
