import type { GapTexts } from '../texts.ts';

/** An answer that says too little, told by the kind of its question. */
const littleByKind = {
  experience: [
    'You said "{quote}", but the scene around it is still thin.',
    'What happened around "{quote}" could be told in more detail.',
    'You said "{quote}", and it could be clearer what you did there.',
    'It could be clearer what happened and what you did.',
    'One scene, told from beginning to end, would help.',
  ],
  self: [
    'You said "{quote}", and something that shows it would make it stronger.',
    'You said "{quote}", and one real moment would make that easier to picture.',
    'You said "{quote}", but not when that happened or how.',
    'Something that you have done yourself would make this clearer.',
    'One detail that only you could tell would make this easier to remember.',
  ],
  situation: [
    'You said "{quote}", and it would help to hear more of how you would go about it.',
    'After "{quote}", it is still hard to picture what you would do.',
    'You said "{quote}". What would you do after that?',
    'One more thing that you would really say or do there would bring this to life.',
    'Three steps would make this solid: what comes first, what comes next, and how you finish.',
  ],
  opinion: [
    'A real case would give weight to "{quote}".',
    'One more reason for "{quote}" would help.',
    'Your view "{quote}" needs something to back it up.',
    'One more reason or a real case would back this up.',
    'A real case would give weight to your view.',
  ],
  knowledge: [
    'One more sentence to explain "{quote}" would help.',
    'You said "{quote}", and the explanation could go on from there.',
    'After "{quote}", a reason or an example would make it easier to follow.',
    'What it is, why it is so and one example: three sentences make a solid explanation.',
    'It would be clearer if you said what it means, and then why.',
  ],
} as const satisfies GapTexts['gapFor'];

/** What helps a story, and an explanation, that says too little. */
const tellScene = [
  'Pick one scene: "What I did then was …".',
  'Say what you did yourself: "My own part was …".',
] as const;
const explainMore = [
  'Say what it means in one sentence: "Put simply, …".',
  'Add why it is so: "The reason is …".',
  'Give one example: "For example, …".',
] as const;

/** What is missing in what was said. */
export const contentGaps = {
  hollow: {
    note: 'Anyone could say this.',
    gap: [
      'Anyone could say "{quote}", so it is easily forgotten.',
      '"{quote}" sounds good, but it says nothing specific.',
      'After "{quote}", a listener still has nothing concrete to picture.',
      'You said "{quote}", but gave nothing concrete to back it up.',
      '"{quote}" is a general statement, not yet an answer.',
      'Many candidates say things like "{quote}", so something specific would help you stand out.',
    ],
    tries: [
      'Begin with "There was one time when …" and tell something that happened.',
      'Go on with "So the first thing I did was …".',
      'Name one thing that shows it: "A real example is …".',
      'Give it a date or a place: "For example, last … I …".',
      'Turn it into something you did: "In practice, I …".',
    ],
    triesFor: {
      situation: [
        'Turn it into your first step: "I would first go to … and …".',
        'Say what you would do at once: "In the first half hour I would …".',
        'Name the moves: "I would check …, and then …".',
        'Say the words you would use: "I would tell them …".',
        'Split the cases: "If …, I would …; if not, …".',
      ],
      opinion: [
        'Bring in a case: "Take … for example: …".',
        'Choose a side and say why: "I am for …, because …".',
        'Say what would follow: "If …, then people would …".',
        'Weigh it: "One could object that …, but …".',
        'Add something you have seen: "In the case of …, …".',
      ],
      knowledge: [
        'Define it first: "To be exact, … means …".',
        'Give the principle: "This happens because …".',
        'Name a case: "For example, in …".',
        'Compare it: "Unlike …, it …".',
        'Go through it in order: "First, …; then …".',
      ],
    },
  },
  point: {
    note: 'Could be added: {label}.',
    gap: [
      'After this, one question stays open: "{question}"',
      'A listener would still want to ask: "{question}"',
      'At this point an interviewer would ask "{question}"',
      'The answer would be stronger if it also covered this: "{question}"',
      'There is one more question to answer: "{question}"',
      'An interviewer would like to hear one more thing: "{question}"',
      'It would help to hear what you say to this: "{question}"',
      'Anyone who hears this will ask "{question}"',
      'On hearing "{quote}", a listener would like to ask "{question}"',
      'You said "{quote}", and that leaves a question: "{question}"',
      'At "{quote}" a listener begins to wonder: "{question}"',
      'An interviewer would pick up "{quote}" and ask "{question}"',
      'After "{quote}" it would help to hear an answer to "{question}"',
    ],
    tries: [
      'Next time, add one sentence that begins with "{start}".',
      'Say it before you are asked: "{start}".',
      'One more sentence would do: "{start}".',
      'Answer it with "{start}".',
      'Before you finish, add "{start}".',
      'At the end, go on with "{start}".',
      'Let your last sentence be about that: "{start}".',
      'If you answer again, say one sentence more: "{start}".',
    ],
  },
  weak: {
    note: 'What was asked could be clearer.',
    gap: [
      'You said "{quote}", but what the question asks for is still vague.',
      'Something concrete should follow "{quote}".',
      '"{quote}" does not answer the question yet.',
      'An interviewer has little to go by yet.',
      'The answer to the question could come out more clearly.',
    ],
    gapFor: littleByKind,
    tries: [
      'Give the answer and one reason: "My answer is …, because …".',
      'Put in one real thing: "To be specific, …".',
      'Begin with what was asked: "The first thing to say is …".',
    ],
    triesFor: {
      experience: tellScene,
      self: [
        'Add one thing that shows it: "For example, …".',
        'Describe one moment when it showed: "There was a day when …".',
      ],
      situation: [
        'Say what comes first and why: "First I would …, because …".',
        'Take it in three steps: "First I would check …, then tell …, and finally …".',
        'Say the words you would use: "I would tell them …".',
      ],
      opinion: [
        'Put your view and its reason side by side: "I think …, because …".',
        'Add one real case: "Take … for example: …".',
        'Tell what brought you to it: "I came to think so when …".',
      ],
      knowledge: explainMore,
    },
  },
  polish: {
    note: 'Ready for a deeper question.',
    gap: [
      'An interviewer may want to hear more about "{quote}".',
      '"{quote}" is what an interviewer would dig into.',
      'The next question will probably be about "{quote}".',
      'You may be asked to say more about "{quote}".',
      'A listener would like to hear more about "{quote}".',
      'An interviewer may well want to go deeper into your answer.',
    ],
    tries: [
      'Have two more sentences ready: "To go into detail, …".',
      'Have a case ready: "For instance, …".',
      'Have one more sentence about it ready: "In more detail, …".',
      'Pick one more detail to add: "Something I have not mentioned yet is …".',
    ],
  },
  short: {
    note: 'A little more would help.',
    gap: [
      'We would have liked to hear more about "{quote}".',
      'The part about "{quote}" could be told in more detail.',
      'You said "{quote}" and did not go any deeper.',
      'For this question, there is still little in the answer.',
      'There is not enough to go by yet.',
      'The heart of the answer is not clear yet.',
    ],
    gapFor: littleByKind,
    tries: [
      'Say more about your own share: "My part in it was …".',
      'Tell the hardest moment: "The hardest part was …".',
      'Add why you did it that way: "I did it like that because …".',
      'Say what you would change: "If I did it again, I would …".',
      'Close with what changed: "Since then I …".',
    ],
    triesFor: {
      experience: tellScene,
      self: [
        'Add one thing that shows it: "For example, …".',
        'Describe one moment when it showed: "There was a day when …".',
        'Make it practical: "In practice, that means I …".',
      ],
      situation: [
        'Say what comes first and why: "First I would …, because …".',
        'Say the words you would use: "I would tell them …".',
        'Name your next step as well: "After that I would check …".',
      ],
      opinion: [
        'Add one reason: "I think so because …".',
        'Add one case: "Take … for example: …".',
        'Say what made you think so: "I came to think so when …".',
        'Tell what brought you to it: "I came to think so when …".',
      ],
      knowledge: explainMore,
    },
  },
  action: {
    note: 'Your own part is missing.',
    gap: [
      '"{quote}" tells what happened, but not what you did about it.',
      'After "{quote}", it was not clear what you did yourself.',
      'With "{quote}", your own part stayed vague.',
      'It was not clear what you did yourself.',
      'What you did about it was left out.',
      'Your thoughts came across, but not your actions.',
    ],
    tries: [
      'Begin with your first move: "The first thing I did was …".',
      'Add a sentence that begins with "What I did was …".',
      'Tell it in the order you did it: "I went to …, and then I …".',
      'Say what would have been missing without you: "Without me, …".',
      'Name your own share: "The part I did myself was …".',
    ],
  },
  result: {
    note: 'The result is missing.',
    gap: [
      'You said "{quote}", but not how it turned out.',
      'The story stops at "{quote}", and we would like to know the ending.',
      'What changed after "{quote}" was left out.',
      'We did not hear how it turned out.',
      'The story stopped before its result.',
      'How it ended is still open.',
    ],
    tries: [
      'Open your last sentence with "As a result, …".',
      'Put before and after side by side: "Before, …; afterwards, …".',
      'Say how it ended: "In the end, …".',
      'Add what others said about it: "When they saw it, they …".',
      'Even if it did not work out, say so: "It ended with …".',
    ],
  },
  number: {
    note: 'No sense of size.',
    gap: [
      'With "{quote}", a number would show how long or how often.',
      'Without a number, it is hard to tell the scale of "{quote}".',
      '"{quote}" would say more with a length of time or a count.',
      'There was no number to show how big it was.',
      'Without a number for time or amount, the size is hard to guess.',
    ],
    tries: [
      'Give a length or a count: "For … months I …".',
      'Compare two figures: "It went from … to …".',
      'Say how many: "There were … of us" or "… hours a day".',
      'A rough figure will do: "About …".',
      'Put it as a share: "… out of …".',
    ],
  },
  reason: {
    note: 'The reason is missing.',
    gap: [
      'You said "{quote}", but not why.',
      'The reason for "{quote}" is missing.',
      'After "{quote}", an interviewer would still want to know why.',
      'We did not hear why.',
      'The answer came without a reason.',
      'The reason behind it is still missing.',
    ],
    tries: [
      'Go on right after your conclusion: "The reason is …".',
      'Add one reason: "I think so because …".',
      'Compare it with the other way: "I prefer it to …, because …".',
      'Say what you base it on: "I have seen that …".',
      'Name what decided it: "What mattered to me was …".',
    ],
  },
  example: {
    note: 'No example.',
    gap: [
      'You said "{quote}", but gave no example of it.',
      'There is no real example of "{quote}" yet.',
      '"{quote}" would be easier to believe with one real example.',
      'The explanation came without an example.',
      'One real example would make this stronger.',
      'A listener cannot picture a real case yet.',
    ],
    tries: [
      'Add one real case: "For example, …".',
      'Bring in something you know: "In the case of …, …".',
      'Use something you have seen: "Someone I know …".',
      'Tell where you met it: "I have seen this in …".',
      'Name one place where it happened: "At …, for instance, …".',
    ],
    triesFor: {
      self: [
        'Add one thing that shows it: "There was one time when …".',
        'Tell something recent: "For example, last …".',
        'Pick one scene: "What I remember most is …".',
        'Say when it showed: "You could see it when …".',
      ],
    },
  },
  reflection: {
    note: 'What you took from it is missing.',
    gap: [
      'You told us "{quote}", but not what you took from it.',
      'You did not say how "{quote}" still matters to you today.',
      'The story stops at "{quote}", without what it taught you.',
      'We did not hear what you took from it.',
      'What it meant for you is still open.',
    ],
    tries: [
      'Add a last sentence: "Since then I …".',
      'Say what you would change: "If I did it again, I would …".',
      'Name what you took from it: "It showed me that …".',
      'Tell a habit that stayed: "To this day, when …, I …".',
      'Look back once: "What I missed then was …".',
    ],
  },
} as const satisfies Record<string, GapTexts>;
