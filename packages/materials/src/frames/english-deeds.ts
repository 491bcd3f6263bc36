import { framesOfDeeds, type Frame } from './frame.ts';
import {
  begun,
  inFigures,
  job,
  method,
  noEvent,
  outcome,
  repeated,
  single,
  steady,
  study,
  team,
  usable,
} from './english-words.ts';

/** Questions about what somebody made, changed or ran. */
export const englishDeedFrames: readonly Frame[] = framesOfDeeds([
  {
    deeds: ['make', 'change', 'operate'],
    ask: {
      ownPart: [
        { text: '{lead}Which part of that was yours, and which part did others do?', near: team },
        {
          text: '{lead}What did you decide on your own, and where did you need help?',
          unless: noEvent,
        },
      ],
      process: [
        {
          text: '{lead}What did you do, concretely, to get there?',
          if: inFigures,
          unless: method,
          untold: /\bby [a-z]+ing\b/,
        },
        {
          text: 'Can you walk me through {doing}, step by step?',
          unless: new RegExp(`${noEvent.source}|${inFigures.source}`),
        },
        {
          text: '{lead}What did you do first, and what came after that?',
          if: single,
          unless: new RegExp(`${noEvent.source}|${inFigures.source}`),
        },
      ],
      hardest: [
        {
          text: 'What was the hardest part of {doing}, and how did you get past it?',
          unless: steady,
        },
        { text: '{lead}What went differently from what you had expected?', unless: noEvent },
        {
          text: 'When you think back to {doing}, which moment was the most difficult?',
          unless: steady,
        },
        {
          text: '{lead}Which part of that was the most demanding?',
          if: steady,
          unless: /you kept/,
        },
      ],
      differently: [
        {
          text: 'If you were {doing} again today, what would you do differently?',
          unless: new RegExp(`${repeated.source}|${steady.source}`),
        },
        {
          text: '{lead}Looking back, what would you do differently, and why?',
          unless: new RegExp(
            `you saved|${steady.source}|\\b(?:daily|weekly|monthly|regularly|every)\\b`,
          ),
        },
      ],
      lesson: [
        {
          text: 'What did you learn from {doing} that you still use today?',
          unless: inFigures,
        },
        { text: '{lead}What did that teach you that you would bring to this job?', ...job },
        { text: '{lead}What has stayed with you from that?', ...study },
      ],
      relation: [
        { text: 'How would your experience of {doing} help you in this job?', ...job },
        { text: '{lead}How is that connected with what you want to study?', ...study },
      ],
    },
  },
  {
    deeds: ['make', 'change'],
    ask: {
      conflict: [
        {
          text: '{lead}Where did people disagree with you, and how did you handle it?',
          near: team,
        },
      ],
    },
  },
  {
    deeds: ['make'],
    ask: {
      reason: [
        { text: 'What problem did you want to solve by {doing}?', if: single },
        { text: '{lead}Where did the idea come from?', if: begun },
        { text: '{lead}Who was it for, and what did they need?', if: usable },
      ],
      alternative: [
        {
          text: '{lead}Why did you not use something that already existed?',
          if: new RegExp(
            `you (?:built|created|developed|designed|implemented) (?:an?|your|our) .*${usable.source}`,
          ),
        },
        { text: '{lead}Which idea did you drop on the way, and why?', if: single },
      ],
      proof: [
        {
          text: '{lead}How did people react when they first used it?',
          if: new RegExp(`${single.source}.*${usable.source}`),
          untold: outcome,
        },
        { text: '{lead}How do you know that it was good enough?', if: single, untold: outcome },
      ],
      differently: [
        {
          text: '{lead}What would you have improved with one more month?',
          if: /you (?:built|created|developed|designed|made|produced|implemented) (?:an?|the|your) /,
          unless: repeated,
        },
      ],
      depth: [
        {
          text: '{lead}Pick the detail that mattered most to you and explain it.',
          kind: 'portfolio',
        },
      ],
    },
  },
  {
    deeds: ['change'],
    ask: {
      reason: [
        { text: '{lead}Why did you choose that approach?', if: method },
        { text: 'What problem made you think of {doing}?', if: method },
      ],
      alternative: [
        {
          text: '{lead}Which other options did you consider, and why did you reject them?',
          if: method,
        },
        { text: '{lead}Did it have any downsides?', if: method },
      ],
      relation: [
        { text: '{lead}Would the same approach work here? Why or why not?', if: method, ...job },
      ],
    },
  },
  {
    deeds: ['change'],
    types: ['action'],
    ask: {
      proof: [
        { text: '{lead}How do you know that it really worked?', untold: outcome },
        { text: '{lead}What was different afterwards, and how did you check it?', untold: outcome },
      ],
    },
  },
  {
    deeds: ['operate'],
    ask: {
      reason: [
        {
          text: '{lead}What did you want to achieve with it?',
          if: /you (?:organised|organized|hosted|held|planned|arranged)/,
        },
      ],
      proof: [
        {
          text: '{lead}How could you tell that it was going well?',
          unless: /you (?:sold|kept|ordered|supplied|packed|sourced|purchased|booked)/,
        },
      ],
    },
  },
]);
