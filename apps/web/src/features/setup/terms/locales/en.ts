import type { ko } from './ko.ts';

export const en: typeof ko = {
  terms: {
    aloud: 'The interviewer reads the questions aloud',
    mode: 'Mode',
    format: 'Format',
    preparation: 'Time to prepare',
    none: 'None',
    about: {
      practice: 'You see your score and feedback after each answer, and can answer again.',
      real: 'The questions go on to the end, and all scores come last. You cannot record again or pause.',
    },
    formats: {
      free: 'No fixed form: each answer has the time of your plan.',
      competency:
        'Like the video part of a Korean competency test: 30 s to prepare, 60 s to answer.',
      hirevue: 'Like a recorded video interview: 30 s to prepare, up to 3 minutes to answer.',
      admission:
        'Like an admission interview about your school records: you answer without time to prepare.',
      pressure: 'You answer without time to prepare, and gaps are questioned at once.',
    },
    byPlan: 'Each answer has up to {{time}}, the time of the {{plan}} plan.',
    byFormat: 'Each answer has up to {{time}}.',
    capped:
      'This format has {{wanted}}, but the {{plan}} plan allows {{time}} an answer, so you get {{time}}.',
    total: 'The whole interview takes {{time}}. It ends when the time is up.',
    followUps: 'Up to {{max}} follow-up questions come if an answer leaves a gap.',
    noFollowUps: 'There are no follow-up questions.',
    askedFor: 'Follow-up questions come only if you ask for them.',
    ads: 'On the free plan an ad screen of {{seconds}} s comes before each question. You can prepare meanwhile.',
  },
};
