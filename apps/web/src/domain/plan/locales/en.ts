import type { ko } from './ko.ts';

export const en: typeof ko = {
  upgrade: {
    title: 'More time to answer?',
    text: 'It begins with a {{days}}-day free trial. No payment details needed; when it ends you are back on the free plan.',
    trial: '{{days}}-day free trial',
    price: '₩{{price}} a month',
    free: 'Free',
    popular: 'Popular',
    current: 'Your plan',
    until: 'until {{date}}',
    seconds: '{{number}} seconds',
    minutes: '{{number}} min',
    answerTime: '{{time}} for each answer',
    ads: 'An ad before each question',
    noAds: 'Practice without ads',
    features: {
      localStorage: 'Videos stay on your device only',
      serverBackup: 'Back up {{number}} videos on the server',
      unlimitedBackup: 'As many server backups as you like',
    },
    start: 'Try {{tier}}',
    later: 'Maybe later',
    done: 'You are on {{tier}} now, until {{date}}.',
    failed: {
      title: 'Your plan could not be changed',
      text: 'The browser did not keep it. Your plan is as it was. Please try again.',
    },
    timeUp: {
      title: 'Time is up',
      text: 'The {{tier}} plan gives you {{time}} for each answer. What you said so far is kept.',
      session: 'This interview gives you {{time}} for each answer. What you said so far is kept.',
      longest: 'You used all of the longest answer time, {{time}}. What you said so far is kept.',
      next: 'Continue',
      upgrade: 'Get more time',
    },
  },
};
