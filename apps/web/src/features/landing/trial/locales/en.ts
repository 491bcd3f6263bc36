import type { ko } from './ko.ts';

export const en: typeof ko = {
  trial: {
    label: 'One question without an account',
    eyebrow: 'Try one question without an account',
    close: 'Close',
    private: 'Your answer is looked at in this browser only. It is neither stored nor sent.',
    loading: 'Choosing a question',
    failed: 'The question could not be prepared. Check your connection and try again.',
    speak: 'Answer aloud',
    type: 'Type an answer',
    model: {
      title: 'Download the speech recognition?',
      text: 'To turn your voice into text on this device, without sending it anywhere, about 80 MB have to be downloaded once. The files stay in this browser for the next time.',
      agree: 'Download and speak',
      progress: 'Downloading',
      percent: '{{percent}}%',
      instead: 'Stop and type instead',
    },
    opening: 'Opening the microphone. Please allow it if your browser asks.',
    recording: 'Listening. Take your time.',
    left: '{{seconds}} s left',
    stop: 'Done',
    recognising: 'Turning your words into text',
    answer: 'Your answer',
    heard: 'This is what was heard. You can correct it.',
    judge: 'Look at my answer',
    judging: 'Looking at your answer',
    again: 'Try it another way',
    trouble: {
      microphone: 'The microphone cannot be used, so you can type your answer.',
      download: 'The files could not be downloaded. You can type your answer.',
      recognition: 'Your words could not be turned into text. You can type your answer.',
      nothingHeard: 'No voice was found. Speak again or type your answer.',
      judging: 'That did not work. Please press the button once more.',
    },
    keep: {
      title: 'Keep this as your first answer?',
      text: 'With an account this answer stays in your records, and you can compare it with the next. Without one it is gone.',
      register: 'Create an account and keep it',
    },
  },
};
