import type { ko } from './ko.ts';

export const en: typeof ko = {
  sessions: {
    score: { unit: ' pts', none: 'No score yet' },
    howWeScore: { link: 'How we score', newTab: '(new tab)' },
    status: {
      started: 'Started',
      in_progress: 'In progress',
      completed: 'Completed',
      abandoned: 'Stopped',
      unknown: 'Unknown',
    },
    title: '{{main}} > {{sub}}',
    unreadable: {
      sessions:
        'Interviews that cannot be shown here: {{count}}. They are still there. Reloading the page may help.',
      answers:
        'Answers that cannot be shown here: {{count}}. They are still there. Reloading the page may help.',
    },
    resume: {
      action: 'Continue',
      failedTitle: 'The interview cannot be continued',
      failed: 'The questions could not be loaded. Please try again.',
      limit:
        'You already have {{max}} interviews in progress. Finish or delete one, and you can continue this one.',
    },
    delete: {
      action: 'Delete this record',
      title: 'Delete this interview?',
      text: 'Its answers, its analysis and the videos on this device go with it. This cannot be undone.',
      confirm: 'Delete',
      failed: 'The session could not be deleted',
      done: 'The interview was deleted.',
    },
  },
};
