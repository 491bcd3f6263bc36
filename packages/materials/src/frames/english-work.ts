import { framesOfDeeds, type Frame } from './frame.ts';
import {
  habit,
  inFigures,
  job,
  named,
  noEvent,
  outcome,
  presence,
  several,
  told,
} from './english-words.ts';

/** Questions about everything that somebody did, about work that goes on, a new place and a choice of others. */
export const englishWorkFrames: readonly Frame[] = framesOfDeeds([
  {
    deeds: ['do'],
    ask: {
      process: [
        {
          text: '{lead}What was the situation, and what did you do first?',
          unless: new RegExp(`${noEvent.source}|${inFigures.source}`),
        },
        {
          text: '{lead}How did you go about it?',
          unless: new RegExp(`\\bhave \\w+ed\\b|${presence.source}`),
        },
      ],
      ownPart: [{ text: '{lead}Which part of that did you do yourself?', if: /"quote":"We / }],
      reason: [
        {
          text: '{lead}What made you decide to do that?',
          if: told,
          unless:
            /\bhave \w+ed\b|you (?:helped|assisted|took part|participated|attended|worked|refused|treated)/,
        },
      ],
      hardest: ['{lead}What was the hardest part of that?'],
      proof: [
        {
          text: '{lead}What came of it?',
          untold: new RegExp(
            `${outcome.source}|\\bof whom\\b|\\b(?:passed|raised|won|result|since then|led to|so that)\\b`,
          ),
        },
      ],
      lesson: ['{lead}What did you learn from that?'],
      depth: [
        { text: '{lead}What do you think made the difference?', if: /you won / },
        {
          text: '{lead}What impressed you most there?',
          if: /you (?:participated|attended|took part|visited|shadowed|toured)/,
        },
      ],
      relation: [
        {
          text: '{lead}How would that experience help you in this job?',
          unless: /you refused/,
          ...job,
          kind: 'cv',
        },
      ],
    },
  },
  {
    deeds: ['make', 'write', 'present', 'operate'],
    ask: {
      depth: [{ text: '{lead}Which of them taught you most, and why?', if: several }],
    },
  },
  {
    deeds: ['duty'],
    ask: {
      process: [
        {
          text: '{lead}What does that look like on an ordinary day?',
          unless: new RegExp(`${named.source}|${habit.source}`),
        },
        { text: '{lead}What did that work look like on an ordinary day?', if: named },
      ],
      hardest: [
        {
          text: '{lead}What is the most demanding part of that?',
          unless: new RegExp(`${named.source}|${habit.source}`),
        },
        { text: '{lead}Which part of that work did you find most demanding?', if: named },
        {
          text: '{lead}Can you tell me about a day when that was difficult, and what you did?',
          unless: habit,
        },
      ],
      proof: [
        {
          text: '{lead}How do you make sure that nothing goes wrong there?',
          unless: new RegExp(`${named.source}|${habit.source}`),
        },
        {
          text: '{lead}How do you notice that you are doing it well?',
          unless: new RegExp(`${named.source}|${habit.source}`),
        },
        { text: '{lead}What has that changed for you?', if: habit },
      ],
      differently: [
        {
          text: '{lead}What have you changed in the way that is done?',
          unless: new RegExp(`${named.source}|${habit.source}`),
          ...job,
        },
      ],
      reason: [{ text: '{lead}What made you start doing that?', if: habit }],
      lesson: [
        { text: '{lead}What has that taught you?', unless: named },
        {
          text: '{lead}What did you learn there that you would use in this job?',
          if: named,
          ...job,
        },
      ],
    },
  },
  {
    deeds: ['turn'],
    ask: {
      process: ['{lead}What was new for you there, and how did you find your way into it?'],
      hardest: ['{lead}What was the hardest thing about that change?'],
      lesson: ['{lead}What did you learn in that time that you still use?'],
    },
  },
  {
    deeds: ['chosen'],
    ask: {
      reason: ['{lead}Why do you think that you were the one?'],
      process: ['{lead}What did you do to meet that trust?'],
      hardest: ['{lead}What turned out to be the most difficult part of it?'],
      lesson: ['{lead}What did that show you about yourself?'],
    },
  },
]);
