import type { ko } from './ko.ts';

export const en: typeof ko = {
  answers: {
    errors: {
      noToken: 'There is no sign-in token',
      notSignedIn: 'Authentication failed. Please log in again.',
      invalid: 'The video data is not valid',
      empty: 'The video file is empty. Please record again.',
      tooLarge: 'The file is too large. Please give a shorter answer.',
      timeout:
        'There was no answer for {{seconds}} seconds. The answer may be too long, or the server busy. (Timeout ({{seconds}}s))',
      badAnswer:
        'The server’s answer could not be read. Please try again. (Invalid server response format)',
      refused: 'Server upload failed: {{status}} {{text}}',
      text: 'Text analysis failed: {{reason}}',
      gone: 'The server does not have this answer. It may have been deleted elsewhere.',
      stillRunning:
        'The analysis takes long. Your answer is stored; you will find the result in your records.',
      session: 'The interview could not be matched with the server. Please try again in a moment.',
      question: 'The question could not be loaded',
    },
    outbox: {
      dropped:
        'The server did not take an answer that was waiting. The recording is still on this device. ({{reason}})',
    },
  },
};
