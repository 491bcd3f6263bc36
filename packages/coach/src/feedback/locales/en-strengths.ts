import type { FeedbackTexts } from '../texts.ts';

export const strengths: FeedbackTexts['strengths'] = {
  point: {
    note: 'Covers this: {label}.',
    lines: [
      'You covered something the question looks for: {label}.',
      'You did not leave this out: {label}.',
      'One thing you made clear: {label}.',
    ],
    praise: [
      'You said "{quote}", and that is to the point.',
      'With "{quote}" you answered what was asked.',
      'It was good to hear "{quote}", because this question calls for it.',
      'You said "{quote}", and that is the kind of thing an interviewer hopes to hear.',
    ],
  },
  core: {
    note: 'Fits the question.',
    lines: [
      'You kept to the question when you said "{quote}".',
      'It was good that you said "{quote}".',
      '"{quote}" fits the question.',
    ],
    praise: [
      'It was good that you said "{quote}".',
      'Your line "{quote}" fits the question well.',
      'The line "{quote}" works well here.',
      '"{quote}" was a good line.',
      'I liked that you said "{quote}".',
      'Saying "{quote}" made your answer clearer.',
    ],
  },
  concrete: {
    note: 'A concrete part.',
    lines: [
      'You were concrete when you said "{quote}".',
      'The part about "{quote}" was easy to picture.',
      '"{quote}" is a detail that people remember.',
    ],
    praise: [
      'The part where you said "{quote}" was concrete and easy to picture.',
      '"{quote}" is the kind of detail that people remember.',
      'It was good that you said "{quote}" instead of staying general.',
      '"{quote}" came across clearly.',
      'A detail like "{quote}" makes the answer your own.',
    ],
  },
  stance: {
    note: 'Takes a position.',
    lines: [
      'You took a clear position: "{quote}".',
      'You said where you stand: "{quote}".',
      'Your position was clear.',
    ],
    praise: [
      'You said clearly where you stand: "{quote}".',
      'With "{quote}" your position was clear.',
      'You did not dodge the question but said "{quote}".',
      '"{quote}" is a clear position.',
    ],
  },
  pointFirst: {
    note: 'Answers straight away.',
    lines: [
      'You answered in your first sentence.',
      'You opened with your answer: "{quote}".',
      'You came straight to the point.',
    ],
    praise: [
      'You opened with "{quote}", so it was clear at once what your answer is.',
      'Starting with "{quote}" took us straight to your point.',
      'It helped that your first words were "{quote}".',
      'You came straight to the point with "{quote}".',
    ],
  },
  ownAction: {
    note: 'Says what you did.',
    lines: [
      'You said what you did: "{quote}".',
      'Your own part was clear when you said "{quote}".',
      'You told what you did yourself.',
    ],
    praise: [
      'You told us what you did: "{quote}".',
      'It was good to hear what you did: "{quote}".',
      'You said what you actually did: "{quote}".',
      'It was clear what you did yourself: "{quote}".',
    ],
  },
  plan: {
    note: 'Says what you would do.',
    lines: [
      'You named something you would do: "{quote}".',
      'You answered with an action: "{quote}".',
      'You said what you would do.',
    ],
    praise: [
      '"{quote}" is a step that one can picture.',
      'You answered with an action, "{quote}", and that is what the question needs.',
      'With "{quote}" it was clear what you would do.',
      'Saying "{quote}" shows how you would go about it.',
      'It was good that you named a real step: "{quote}".',
    ],
  },
  situation: {
    note: 'Says when and where.',
    lines: [
      'You said where or when this was: "{quote}".',
      'You set the scene.',
      'You spoke about a real situation.',
    ],
    praise: [
      'Saying "{quote}" set the scene, so the story was easy to enter.',
      'With "{quote}" it was clear what kind of situation this was.',
      'You started from something that happened: "{quote}".',
    ],
  },
  result: {
    note: 'Says what came of it.',
    lines: [
      'You told what came of it: "{quote}".',
      'You carried the story through to its result.',
      'You said how it turned out.',
    ],
    praise: [
      'You told how it turned out: "{quote}".',
      'With "{quote}" the story got its ending.',
      '"{quote}" tells what changed, and that rounds it off.',
      'You went on from the effort to the outcome: "{quote}".',
    ],
  },
  number: {
    note: 'Gives a figure.',
    lines: [
      'You gave a figure: "{quote}".',
      'Your numbers ("{quote}") give a sense of size.',
      'You put a number on it.',
    ],
    praise: [
      'Using figures, as in "{quote}", makes your answer concrete.',
      'The figures make this convincing: "{quote}".',
      'It helped that you were exact: "{quote}".',
      'The numbers in "{quote}" make it easy to picture.',
    ],
  },
  reason: {
    note: 'Gives a reason.',
    lines: [
      'You gave a reason: "{quote}".',
      'You said why: "{quote}".',
      'You backed what you said with a reason.',
    ],
    praise: [
      'It was good that you said why: "{quote}".',
      'Giving your reason ("{quote}") made the answer stronger.',
      'You gave your reason, "{quote}", and that helps a listener to follow you.',
      'The reason you gave, "{quote}", was clear.',
    ],
  },
  example: {
    note: 'Gives an example.',
    lines: [
      'You gave an example: "{quote}".',
      'You used an example.',
      'You backed the idea with a case.',
    ],
    praise: [
      'Your example, "{quote}", made the idea easy to grasp.',
      'It was good that you moved to a case: "{quote}".',
      'With "{quote}" the explanation became something one can picture.',
    ],
  },
  contrast: {
    note: 'Looks at another side.',
    lines: [
      'You looked at another side: "{quote}".',
      'You weighed one thing against another.',
      'You did not see only one side.',
    ],
    praise: [
      'With "{quote}" you looked at another side as well.',
      'You weighed things against each other when you said "{quote}".',
      '"{quote}" shows that you thought about more than one side.',
    ],
  },
  reflection: {
    note: 'Says what you took from it.',
    lines: [
      'You said what you took from it: "{quote}".',
      'You said what stayed with you.',
      'You told what you learned.',
    ],
    praise: [
      'You said what you took from it: "{quote}".',
      '"{quote}" shows what the experience left behind.',
      'You did not stop at what happened but went on to "{quote}".',
    ],
  },
  step: {
    note: 'Gives the order.',
    lines: [
      'You put things in order.',
      'You took it one step at a time.',
      'The order of your answer was clear.',
    ],
    praise: [
      'Going step by step from "{quote}" made it easy to follow.',
      'You gave your steps in order, starting with "{quote}".',
      'The order was clear from "{quote}" on.',
    ],
  },
  complete: {
    note: 'Says what the question wants to hear.',
    lines: [
      'You said what this question calls for.',
      'You covered what the question asks for.',
      'Nothing important was left out.',
    ],
    praise: [
      'You covered everything that this question asks for.',
      'Nothing important was left out.',
      'You covered what the question asks for, step by step.',
      'Everything that this question asks for was there.',
    ],
  },
  fluent: {
    note: 'Flows without filler.',
    lines: [
      'You spoke without filler words.',
      'There was no "um" or "uh" in it.',
      'You did not hesitate.',
    ],
    praise: [
      'There were no filler words, so it was easy to listen to.',
      'You spoke from start to finish without an "um" or "uh".',
      'You did not hesitate, and that made it easy to follow.',
    ],
  },
};
