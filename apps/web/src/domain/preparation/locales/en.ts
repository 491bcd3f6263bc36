import type { ko } from './ko.ts';

export const en: typeof ko = {
  preparation: {
    progress: 'Question {{number}} / {{total}}',
    hint: 'Take a slow breath and think of your first sentence.',
    secondsLeft: '{{seconds}} seconds left',
    soon: '{{seconds}} seconds to go',
    go: 'Start!',
    ready: 'Ready. You can start now.',
    start: 'Start answering',
    leave: 'Stop preparing',
    leaveDialog: {
      title: 'Leave now?',
      text: 'Your questions stay in your records, so you can carry on later.',
      stay: 'Keep preparing',
      confirm: 'Go to the dashboard',
    },
    ad: {
      loading: 'Loading an ad',
      playing: 'An ad is showing. You can read the question meanwhile.',
      waiting: 'An ad is showing.',
    },
    trouble: {
      service: 'Ads are not available right now. We carry on without one.',
      load: 'The ad could not be loaded. We carry on without one.',
      show: 'The ad could not be shown. We carry on without one.',
    },
    analysis: {
      running: 'Analysing your answer',
      runningHint: 'We have your answer and are looking for evidence in what you said.',
      done: 'Your analysis is ready',
      doneHint: 'You will see the score and the reasons for it.',
      failed: 'This answer could not be analysed',
      failedHint: 'Your recording is still there. You can try again on the next screen.',
      busy: 'Analysing',
      result: 'See the result',
    },
    end: {
      running: 'Analysis in progress',
      runningHint: 'Well done. We are looking at all your answers together.',
      done: 'Analysis complete',
      doneHint: 'Well done. Your full result is ready.',
      failed: 'The analysis could not be finished',
      failedHint: 'All your answers are kept. You can try again on the results page.',
      busy: 'One moment',
      result: 'See the result',
    },
  },
};
