import type { ko } from './ko.ts';

export const en: typeof ko = {
  unbuilt: {
    title: 'This page is still being built',
    text: 'Please bear with us. It will open at this very address once it is ready.',
  },
};
