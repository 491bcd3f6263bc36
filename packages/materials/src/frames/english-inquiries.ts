import { framesOfDeeds, type Frame } from './frame.ts';
import {
  factual,
  inquiry,
  job,
  outcome,
  sampled,
  several,
  single,
  spoken,
} from './english-words.ts';

/** Questions about what somebody found out, said, wrote or chose, and whom somebody helped. */
export const englishInquiryFrames: readonly Frame[] = framesOfDeeds([
  {
    deeds: ['write'],
    ask: {
      concept: [{ text: '{lead}What was its main point?', if: factual }],
      proof: [
        {
          text: '{lead}Where did you find your facts, and how did you know you could trust them?',
          if: factual,
        },
      ],
      differently: [
        {
          text: '{lead}What would you add or leave out if you wrote it today?',
          if: single,
        },
      ],
      hardest: ['What was the most difficult part of {doing}?'],
    },
  },
  {
    deeds: ['study'],
    ask: {
      reason: [
        { text: '{lead}What question were you trying to answer?', if: inquiry, unless: /forecast/ },
      ],
      process: [{ text: '{lead}How exactly did you go about it?', unless: /\bby \w+ing\b/ }],
      proof: [
        {
          text: '{lead}What was the most important thing you found out?',
          if: inquiry,
          untold: /\b(?:found|noticed|showed|turned out|raised|cut|fell|rose)\b/,
        },
      ],
      limits: [
        {
          text: '{lead}How far would you trust the result, and what were its limits?',
          if: inquiry,
        },
        {
          text: '{lead}What could have distorted the result, and how did you deal with that?',
          if: inquiry,
        },
      ],
      differently: ['{lead}What would you do better the second time?'],
      hardest: ['{lead}What was the most difficult part of that?'],
      relation: [
        { text: 'How would your experience of {doing} help you in this position?', ...job },
      ],
    },
  },
  {
    deeds: ['survey'],
    ask: {
      process: ['{lead}Which questions did you ask, and which answer surprised you most?'],
      limits: [
        {
          text: '{lead}How did you choose the people, and do the answers hold for everybody?',
          untold: sampled,
        },
        { text: '{lead}What might those answers have missed?', untold: sampled },
      ],
      proof: [
        {
          text: '{lead}What did you do with what you learned?',
          unless: / to [a-z]+/,
          untold: /redesign|rewrite|rose|used/,
        },
      ],
      differently: [{ text: '{lead}Whom would you ask next time, and what?', untold: sampled }],
    },
  },
  {
    deeds: ['find'],
    ask: {
      process: [
        {
          text: '{lead}How did you find that out?',
          unless: /\b(?:[Ww]hen|[Aa]fter|[Ww]hile|by \w+ing)\b/,
        },
      ],
      proof: [{ text: '{lead}How did you check that you were right?', unless: /found out/ }],
      lesson: ['{lead}What did you do once you knew that?'],
    },
  },
  {
    deeds: ['choose'],
    ask: {
      reason: [
        '{lead}What mattered most in that decision?',
        '{lead}How did you come to that choice?',
      ],
      alternative: [
        '{lead}What would have happened if you had chosen differently?',
        '{lead}What did you have to give up for that choice?',
      ],
    },
  },
  {
    deeds: ['train'],
    ask: {
      process: ['{lead}How did you go about it, and how far have you got?'],
      proof: [
        {
          text: '{lead}What have you built or solved with what you learned?',
          unless: /\band (?:built|created|made|wrote|developed|solved|used)\b/,
        },
      ],
    },
  },
  {
    deeds: ['propose'],
    ask: {
      reason: ['{lead}What gave you the idea?'],
      proof: [
        {
          text: '{lead}Was it taken up, and what changed?',
          untold: new RegExp(`${outcome.source}|now use|adopted|accepted|since then`),
        },
      ],
      alternative: ['{lead}What would you say to somebody who is against it?'],
      hardest: ['{lead}What made it difficult to get people behind it?'],
    },
  },
  {
    deeds: ['persuade'],
    ask: {
      conflict: [
        '{lead}What did the other side want, and what did you agree on in the end?',
        '{lead}What would you have done if they had said no?',
        'While you were {doing}, what did you give up, and what did you insist on?',
      ],
      lesson: ['What did {doing} teach you about convincing people?'],
    },
  },
  {
    deeds: ['present'],
    ask: {
      concept: [
        {
          text: '{lead}Could you give me the main point in one minute?',
          unless: new RegExp(`you (?:explained|demonstrated)|${several.source}`),
        },
      ],
      process: [
        {
          text: '{lead}How did you make sure that you were understood?',
          if: /you (?:explained|demonstrated|presented)/,
        },
      ],
      hardest: [{ text: '{lead}Which question from the audience was the hardest?', if: spoken }],
    },
  },
  {
    deeds: ['help'],
    ask: {
      proof: ['{lead}How did you notice that it helped?'],
      process: [
        {
          text: '{lead}What did you do when somebody did not understand?',
          if: /you (?:taught|tutored|trained|coached|mentored|guided|instructed|onboarded)/,
        },
      ],
      lesson: ['What did you learn yourself from {doing}?'],
      hardest: ['What was the most difficult moment of {doing}?'],
    },
  },
]);
