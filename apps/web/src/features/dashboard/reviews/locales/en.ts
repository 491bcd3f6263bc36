import type { ko } from './ko.ts';

export const en: typeof ko = {
  reviews: {
    title: 'Questions to see again today',
    link: 'Questions to see again today: {{count}}',
    text: 'Saying it once more makes it stick. When it goes well, it comes back after 3, 7 and 21 days.',
    more: '{{count}} more are due today. There is no hurry.',
    start: 'Answer again',
    startOf: 'Answer again: {{question}}',
    last: 'Last time {{score}} points',
    reasons: {
      score: 'The score was low',
      point: 'Something was missing',
      star: 'You marked it as important',
    },
    done: 'Nothing to see again today.',
    next: 'The next question comes back on {{date}}.',
  },
};
