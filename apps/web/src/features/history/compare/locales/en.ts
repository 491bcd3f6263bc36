import type { ko } from './ko.ts';

export const en: typeof ko = {
  compare: {
    title: 'Q{{number}}: your attempts compared',
    retake: 'Answer once more',
    attempt: 'Attempt {{number}}',
    score: '{{score}} pts',
    newest: 'Latest',
    counts: 'Counts for the interview',
    retaken: 'Answered again',
    waiting: 'Being scored',
    unscored: 'Not scored',
    verdict: {
      higher: 'Up {{points}}, from {{from}} to {{to}}.',
      same: 'Both answers got {{to}}. Shall we see which words changed?',
      lower: 'Down {{points}}, from {{from}} to {{to}}.',
      lowerNow: '{{points}} lower this time. Look through it one by one and try again?',
      lowerNowDropped: '{{points}} lower this time. How about bringing back what was left out?',
      silentNow: 'No voice was heard this time, so it is a 0. Answer once more?',
      waitingNow: 'Your latest answer is being scored. It will appear here as soon as it is done.',
      waitingFirst:
        'The earlier attempt is being scored. It will appear here as soon as it is done.',
      waitingSecond:
        'The later attempt is being scored. It will appear here as soon as it is done.',
      unscoredNow:
        'Your latest answer could not be scored. That is not a zero. Answer again to have it scored.',
      unscoredFirst: 'The earlier attempt could not be scored, so the scores cannot be compared.',
      unscoredSecond: 'The later attempt could not be scored, so the scores cannot be compared.',
    },
    pair: {
      legend: 'Attempts to compare',
      first: 'Earlier attempt',
      second: 'Later attempt',
    },
    table: {
      title: 'Scores compared',
      what: 'What',
      difference: 'Change',
      score: 'Score',
      duration: 'Answer time',
      none: 'None',
      up: 'higher',
      down: 'lower',
      same: 'the same',
      longer: 'longer',
      shorter: 'shorter',
    },
    changes: {
      title: 'What changed?',
      keywordsGained: 'Key words newly said',
      keywordsLost: 'Key words left out',
      strengthsGained: 'New strengths',
      improvementsSettled: 'Missing before, settled now',
      improvementsNew: 'What to work on next',
      none: 'Key words, strengths and things to improve are the same.',
    },
    words: {
      title: 'What you said, compared',
      same: 'You said the same in both answers.',
      silent: 'No words were heard.',
      waiting: 'Listening to your answer.',
      added: 'Newly said',
      dropped: 'Left out',
      addedStart: '(newly said) ',
      droppedStart: '(left out) ',
      end: ' (end)',
    },
    video: { name: '{{attempt}}, {{question}}', none: 'No video was saved for this attempt.' },
    list: {
      title: 'All attempts',
      recent: 'Only the latest {{count}} are shown.',
      retakes:
        'What you answer again after the interview is practice. The interview’s score stays as it is.',
    },
    once: {
      title: 'Nothing to compare yet',
      text: 'You have answered this question once. Answer it again to see side by side what got better.',
      retake: 'Answer this question again',
    },
    missing: {
      title: 'There are no answers to compare here',
      text: 'They may have been deleted, or the address may have changed.',
      toRecords: 'Go to my interviews',
    },
    failed: {
      title: 'The attempts could not be loaded',
      text: 'Your answers are safe. Please try again in a moment.',
    },
  },
};
