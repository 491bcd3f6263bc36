import type { FeedbackTexts } from '../texts.ts';

export const strengths: FeedbackTexts['strengths'] = {
  point: {
    note: 'Shows {label}.',
    line: 'You covered {label}.',
    praise: [
      'Saying "{quote}" made {label} clear.',
      'You covered {label}, which this question was after.',
      'With "{quote}" you got to {label}.',
    ],
  },
  pointFirst: {
    note: 'Answers straight away.',
    line: 'You gave your answer first and explained it afterwards.',
    praise: [
      'You answered in your first sentence, so it was easy to follow.',
      'Your point came first and the details came after, which works well.',
      'The opening went straight to what was asked.',
    ],
  },
  ownAction: {
    note: 'Says what you did.',
    line: 'You said plainly what you did yourself.',
    praise: [
      '"{quote}" says exactly what you did.',
      'It was clear what your own part was.',
      'You used plain verbs for what you did, and that is convincing.',
    ],
  },
  plan: {
    note: 'Says what you would do.',
    line: 'You named concrete things that you would do.',
    praise: [
      '"{quote}" is a concrete step that one can picture.',
      'You turned your intention into actions.',
      'What you would do came across clearly.',
    ],
  },
  situation: {
    note: 'Says when and where.',
    line: 'You set the scene, so the story was easy to picture.',
    praise: [
      'Starting from "{quote}" set the scene well.',
      'It was clear when and where this happened.',
      'You spoke about a real situation, not in general terms.',
    ],
  },
  result: {
    note: 'Says what came of it.',
    line: 'You finished with what came of it.',
    praise: [
      'You carried the story through to its result.',
      '"{quote}" tells what changed in the end.',
      'You did not stop at the effort but told the outcome.',
    ],
  },
  number: {
    note: 'Gives a figure.',
    line: 'Figures made the size of it clear.',
    praise: [
      'A figure like "{quote}" makes the story concrete.',
      'Your numbers gave a sense of scale.',
      'Putting a number on it ("{quote}") made it convincing.',
    ],
  },
  reason: {
    note: 'Gives a reason.',
    line: 'You gave the reason behind what you said.',
    praise: [
      'You backed your claim with a reason.',
      'You explained why, and the logic was easy to follow.',
      'The reason behind your choice came through.',
    ],
  },
  example: {
    note: 'Gives an example.',
    line: 'You used an example.',
    praise: [
      'Your example made the idea easy to grasp.',
      'Moving to an example ("{quote}") was a good step.',
      'You did not stay abstract but gave a case.',
    ],
  },
  contrast: {
    note: 'Looks at another side.',
    line: 'You looked at more than one side.',
    praise: [
      'You weighed one side against the other.',
      'Bringing in the other side with "{quote}" showed careful thought.',
      'You named limits as well as benefits.',
    ],
  },
  reflection: {
    note: 'Says what you took from it.',
    line: 'You said what you learned.',
    praise: [
      'You closed with what you took from it.',
      '"{quote}" shows what the experience changed.',
      'You went on from what happened to what you learned.',
    ],
  },
  step: {
    note: 'Gives the order.',
    line: 'You put things in order, so the thread never got lost.',
    praise: [
      'Marking the order with "{quote}" made it easy to follow.',
      'You took it step by step.',
      'The answer had a clear order.',
    ],
  },
  shared: {
    note: 'Mentions the others.',
    line: 'You showed what was done together with others.',
    praise: [
      'You spoke of the others as well as of yourself.',
      'With "{quote}" the teamwork became visible.',
      'It was clear what was done together.',
    ],
  },
  fluent: {
    note: 'Flows without filler.',
    line: 'You spoke without filler words from start to finish.',
    praise: [
      'There were no filler words in the way of what you said.',
      'Your sentences followed on from each other smoothly.',
      'You kept going without getting stuck.',
    ],
  },
};
