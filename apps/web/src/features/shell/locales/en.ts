import type { ko } from './ko.ts';

export const en: typeof ko = {
  notices: {
    consent: {
      label: 'Terms and privacy',
      text: 'Please look at the terms and the privacy notice.',
      terms: 'Terms',
      privacy: 'Privacy notice',
      agree: 'I agree',
      failed: 'Your consent could not be sent. Please try again shortly.',
    },
    offline:
      'You are offline. You can still see records you have opened and the recordings on this device.',
    unreachable: 'The server could not be reached.',
    copies: 'What you see was saved on this device earlier.',
    update: {
      label: 'New version',
      ready: 'A new version is available',
      now: 'Reload now',
      later: 'An interview is running in another tab. The new version comes after it.',
    },
  },
};
