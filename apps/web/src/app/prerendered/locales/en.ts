import type { ko } from './ko.ts';

export const en: typeof ko = {
  prerendered: {
    description:
      'Daedap is a mock-interview coach: hear a question as in a real interview, answer out loud, and get feedback that points to your own words.',
    shared: 'Speak as in a real interview and get feedback that points to your own words.',
    noScript: 'Please turn on JavaScript in your browser to sign in and practise.',
  },
};
