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
    overall: {
      remake: 'Make the overall analysis again',
      remaking: 'Making the overall analysis again',
      make: 'Analyse the interview',
      making: 'Making the overall analysis',
      ask: {
        title: 'Make the overall analysis again?',
        text: 'The present overall analysis is dropped, and a new one is made from your answers as they are now. The answers and their scores stay.',
        retakes: 'Answers that you gave again after the interview do not count towards its score.',
        confirm: 'Make it again',
      },
      made: 'The overall analysis is ready.',
      remade: 'The overall analysis was made anew.',
      gone: 'This interview was deleted elsewhere.',
      failed: 'The overall analysis did not work. Your answers and scores are still there.',
      nothing:
        'There is no answer with a score, so no overall analysis could be made. Your answers are still there.',
      queued: 'It will be made as soon as possible. You can also press again right now.',
      pressAgain: 'Please press again in a moment.',
      refused: 'The overall analysis could not be made again',
      stillThere: 'The present one is still there.',
      unsure:
        'Your answers and scores are still there. Please look at this interview again once you are online.',
    },
    firstKept: 'Your answer is kept in your records.',
    outbox: {
      dropped:
        'The server did not take an answer that was waiting. The recording is still on this device. ({{reason}})',
    },
  },
};
