import type { ko } from './ko.ts';

export const en: typeof ko = {
  ads: {
    label: 'Ad',
    closeIn: 'You can close this in {{seconds}} s',
    close: 'Close the ad',
    house: {
      title: 'Answer for {{seconds}} seconds, without ads',
      text: 'Daedap {{name}} lets you finish your thought.',
    },
  },
};
