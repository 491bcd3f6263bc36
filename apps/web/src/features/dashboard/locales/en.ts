import type { ko } from './ko.ts';

export const en: typeof ko = {
  dashboard: {
    title: 'Dashboard',
    welcome: 'Welcome, {{name}}',
    building: 'The practice screens are being built',
    text: 'We are carefully making the place where you pick questions and answer them. Once it opens, you will start right here.',
    account: 'See my account',
  },
};
