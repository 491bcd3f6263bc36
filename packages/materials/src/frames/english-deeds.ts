import { framesOfDeeds, type Frame } from './frame.ts';
import {
  alone,
  inFigures,
  inquiry,
  job,
  method,
  noEvent,
  outcome,
  single,
  study,
  team,
  told,
  wayTold,
} from './english-words.ts';

/** Questions about what somebody did. The first group fits every deed with an object, the others one sort each. */
export const englishDeedFrames: readonly Frame[] = framesOfDeeds([
  {
    deeds: [
      'make',
      'change',
      'operate',
      'write',
      'study',
      'survey',
      'help',
      'present',
      'persuade',
      'do',
    ],
    ask: {
      process: [
        {
          text: '{lead}How did you go about it?',
          unless: /\bhave \w+ed\b/,
          untold: wayTold,
        },
        {
          text: '{lead}What did you do first, and what came after that?',
          if: single,
          unless: new RegExp(`${noEvent.source}|${inFigures.source}`),
        },
      ],
      hardest: [
        '{lead}What was the hardest part of that, and how did you deal with it?',
        { text: '{lead}Which difficulty had you not expected?', unless: noEvent },
      ],
      differently: [
        {
          text: '{lead}Looking back, what would you do differently, and why?',
          unless: /you saved|"quote":"[^"]*\bI have\b/,
        },
        {
          text: '{lead}What would you do differently if you did that again today?',
          unless: noEvent,
        },
      ],
      lesson: [
        '{lead}What did you learn from that?',
        { text: '{lead}What did that teach you that you would use in this job?', ...job },
        { text: '{lead}What has stayed with you from that?', ...study },
      ],
      relation: [
        { text: '{lead}How would that experience help you in this job?', kind: 'cv', ...job },
        { text: '{lead}How is that connected with what you want to study?', ...study },
      ],
    },
  },
  {
    deeds: ['make', 'change', 'operate', 'study', 'survey', 'do'],
    ask: {
      ownPart: [
        {
          text: '{lead}What was your own part in that, and what did others do?',
          near: team,
          unless: alone,
        },
      ],
    },
  },
  {
    deeds: ['make', 'change', 'operate'],
    ask: {
      ownPart: [
        {
          text: '{lead}What was your own part in that?',
          unless: new RegExp(`${alone.source}|${told.source}`),
          ...job,
        },
      ],
    },
  },
  {
    deeds: ['make', 'change', 'write'],
    ask: {
      ownPart: [
        {
          text: '{lead}What did you decide on your own, and where did you need help?',
          unless: new RegExp(`${noEvent.source}|${alone.source}`),
        },
      ],
      reason: [
        {
          text: '{lead}What problem did you want to solve with that?',
          if: /you (?:introduced|started|set up|created|developed|designed|built|wrote) (?:an?|one) /,
          unless: /\b(?:after|because|so that|since|to [a-z]+)\b/,
        },
      ],
    },
  },
  {
    deeds: ['make', 'change'],
    ask: {
      proof: [
        { text: '{lead}How did you know that it worked?', if: single, untold: outcome },
        { text: '{lead}What was different afterwards?', if: method, untold: outcome },
      ],
    },
  },
  {
    deeds: ['change'],
    ask: {
      alternative: [
        {
          text: '{lead}Which other options did you consider, and why did you reject them?',
          if: method,
        },
      ],
      conflict: [{ text: '{lead}Did anybody disagree, and how did you handle that?', if: method }],
    },
  },
  {
    deeds: ['write'],
    ask: {
      differently: [
        { text: '{lead}What would you add or leave out if you wrote it today?', if: single },
      ],
    },
  },
  {
    deeds: ['study'],
    ask: {
      reason: [{ text: '{lead}What question were you trying to answer?', if: inquiry }],
      proof: [
        {
          text: '{lead}What was the most important thing you found out?',
          if: inquiry,
          untold: /\b(?:found|noticed|showed|turned out|raised|cut|fell|rose|concluded)\b/,
        },
      ],
      limits: [
        {
          text: '{lead}How far would you trust the result, and what were its limits?',
          if: inquiry,
        },
      ],
    },
  },
  {
    deeds: ['survey'],
    ask: {
      process: ['{lead}Which answer surprised you most?'],
      limits: [
        {
          text: '{lead}How did you choose the people, and do the answers hold for everybody?',
          untold: /\b(?:sample|almost all|bias)/,
        },
      ],
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
      proof: [{ text: '{lead}How did you check that you were right?', if: /you \w+ that / }],
      lesson: [
        {
          text: '{lead}What did you do once you knew that?',
          unless: /\band (?:corrected|told|changed|\w+ed)\b/,
          untold: /\b(?:corrected|changed|replaced|removed|told|wrote|reported)\b/,
        },
      ],
    },
  },
  {
    deeds: ['choose'],
    ask: {
      reason: ['{lead}What mattered most in that decision?'],
      alternative: ['{lead}What would have happened if you had decided differently?'],
      differently: ['{lead}How do you see that decision today?'],
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
      proof: [{ text: '{lead}Was it taken up, and what changed?', untold: outcome }],
      alternative: ['{lead}What would you say to somebody who is against it?'],
    },
  },
  {
    deeds: ['persuade'],
    ask: {
      conflict: [
        '{lead}What did the other side want, and how did you reach an agreement?',
        '{lead}What would you have done if they had said no?',
      ],
    },
  },
  {
    deeds: ['present'],
    ask: {
      process: [
        {
          text: '{lead}How did you make sure that you were understood?',
          if: /you (?:explained|demonstrated|presented|gave)/,
        },
      ],
    },
  },
  {
    deeds: ['help'],
    ask: {
      proof: [
        {
          text: '{lead}How did you notice that it helped?',
          if: /you (?:taught|tutored|trained|coached|mentored|guided|supported|instructed|onboarded)/,
          untold: outcome,
        },
      ],
      process: [
        {
          text: '{lead}What did you do when somebody did not understand?',
          if: /you (?:taught|tutored|trained|coached|mentored|guided|instructed|onboarded)/,
        },
      ],
    },
  },
]);
