import type { ko } from './ko.ts';

export const en: typeof ko = {
  practice: {
    title: 'How to say it next time',
    outline: {
      show: 'Say it better',
      hide: 'Hide the outline',
      note: 'Your own words in an order that is easy to follow. Nothing is made up. What stands in a dashed box was not found in your answer: fill it with your own story.',
      polished:
        'A language model has smoothed the sentences. It added nothing that you did not say.',
      failed: 'The outline could not be loaded. Try again once you are online.',
      places: {
        point: 'First, in one sentence',
        situation: 'The situation',
        action: 'What you did',
        result: 'The result',
        lesson: 'What you learned',
        reason: 'Why',
        detail: 'In detail',
        example: 'An example',
        limit: 'The other side',
        plan: 'What comes next',
      },
    },
    script: {
      title: 'My script',
      note: 'When this question comes up again in practice mode, you can look at it before you answer.',
      make: 'Make it my script',
      remake: 'Rewrite the script from this answer',
      edit: 'Edit the script',
      remove: 'Delete the script',
      hint: 'Replace what stands in brackets with your own story, in words that come easily.',
      count: '{{number}} / {{limit}} characters',
      save: 'Save as my script',
      waits: 'Kept on this device. It will be saved as soon as you are connected.',
      saveFailed:
        'It could not be saved. Your text is still here: save it again once you are online.',
      removeFailed: 'It could not be deleted. Try again once you are online.',
    },
    drill: {
      passed: 'You passed the 60-second drill: {{title}}',
      again: 'The 60-second drill, once more? {{title}}',
      unknown: 'This answer cannot tell whether you passed the drill: {{title}}',
    },
    prompter: { show: 'Show my script', hide: 'Hide my script' },
    example: {
      show: 'Show an example answer',
      hide: 'Hide the example answer',
      note: 'One of many good answers. Don’t learn it by heart: look at what it says, and in which order.',
      own: 'Your answer',
      title: 'Example answer',
      silent: 'No words were transcribed.',
      missing: 'In the example, but not found in your answer',
      missingNote: 'If you said it in other words, that is fine.',
      shared: 'In the example and in your answer',
      allSaid: 'Your answer has everything that the example has.',
      none: 'There is no example for this question. Only questions of the question bank have one.',
      failed: 'The example could not be loaded. Try again once you are online.',
    },
  },
};
