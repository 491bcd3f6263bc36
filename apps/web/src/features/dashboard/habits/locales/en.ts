import type { ko } from './ko.ts';

export const en: typeof ko = {
  habits: {
    title: 'How you speak',
    text: 'How often good habits show in your newest answers, ten at most.',
    show: 'Look at my habits',
    failed: 'Your habits could not be loaded. Try again once you are online.',
    tooFew: 'Habits show after three answers. A little more practice!',
    best: 'Your most reliable habit: {{name}}.',
    weakest: 'Next time, mind this one: {{name}}.',
    steady: 'Every habit shows in every answer. Keep going like this.',
    names: {
      pointFirst: 'the point first',
      ownAction: 'what you did yourself',
      figures: 'figures',
      reasons: 'reasons',
      fillers: 'few fillers',
      pace: 'an even pace',
    },
    count: '{{shown}} of {{total}}',
    unknown: 'Not known yet',
    competences: 'Scores by competence',
    competencesNote:
      'Scores of answers to questions that look for the same competence, oldest first.',
    scores: '{{name}}: {{scores}} points',
    last: '{{score}} points',
    drill: {
      title: 'A 60-second drill: {{title}}',
      question: 'Do it with this question: {{question}}',
      start: 'Start the drill',
    },
  },
};
