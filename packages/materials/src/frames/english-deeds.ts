import { framesOfDeeds, type Frame } from './frame.ts';

/** Others took part. */
const team = /\b(?:we|our|team|teams|group|students|together|colleagues?|with the \w+ team)\b/i;
/** A way that was chosen among others, not only what came of it. */
const method =
  /you (?:redesigned|rewrote|rebuilt|introduced|migrated|moved|replaced|automated|refactored|restructured|simplified|switched)/;
/** What came of it is told. */
const outcome = /\d+(?:\.\d+)?\s?(?:%|points|users|subscribers|residents|cities)|\bfrom \d/;
/** The paper speaks of its sample. */
const sampled = /\b(?:sample|almost all|bias)/;
const job = { field: 'job' } as const;
const study = { field: 'study' } as const;
/** The writer tells it of himself: a line of a CV may be work that somebody was given. */
const told = /"quote":"[^"]*\b(?:I|[Ww]e)\b/;
/** Something that others use. */
const usable =
  /\b(?:apps?|tools?|systems?|sites?|website|databases?|dashboards?|models?|software|scripts?|program|library|templates?|trackers?|spreadsheets?|calculators?|services?|pipelines?|platforms?)\b/;
/** A change in figures. */
const inFigures = /(?:from|by|to) [$£€]?\d/;
/** Somebody has found something out. */
const inquiry =
  /you (?:measured|tested|compared|analy[sz]ed|researched|surveyed|collected|investigated|modell?ed|studied|examined|sampled|counted|observed|evaluated|forecast)/;
/** Work without a beginning and an end. */
const steady = /you (?:managed|maintained|handled|kept|worked|processed|served|performed|administered)/;

/** Many things of a kind, and what goes on, have no first step. */
const noEvent = new RegExp(
  `${steady.source}|you \\w+ (?:about |over |more than )?\\d+ |you (?:designed|wrote|made|produced|created|drew) (?!(?:an?|the|your|all)\\b)[a-z-]+(?: [a-z-]+){0,6}s(?:$|,|")|you (?:carried out|dealt|provided|performed|conducted|saved|assisted|helped|supported|took part|participated|attended|worked|prepared|processed)|\\b(?:have|has|weekly|monthly|daily|every|always|often|each|regular(?:ly)?|various)\\b`,
);

/** Figures and repeated work have no second time and no last month. */
const repeated = /\d|weekly|monthly|daily|every|annual|regular/;
/** One thing, and not work of a kind: "you wrote a guide", not "you wrote specifications". */
const single = /you \w+ (?:up )?(?:an?|the|your|our) /;
/** A text that states facts. */
const factual = /report|article|paper|thesis|study|essay|analysis|guide|review|blog|column|post/;
/** Something one says to others. */
const spoken = /you (?:presented|explained|reported|spoke)/;
/** What somebody has begun to do again and again. */
const habit =
  /"did":"you now |\b(?:log|list|diary|notebook|journal|spreadsheet)\b|every (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|every (?:morning|evening|night|week|day)/;
/** Somebody was there, and did no work of his own. */
const presence =
  /you (?:participated|attended|took part|visited|acted|spent|won|listened|represented|passed|shadowed|toured)/;
/** A number of things, and no people. */
const several =
  /you \w+ (?:about |over |more than |around )?(?:\d{1,3}|three|four|five|six|seven|eight|nine|ten|several|many) (?:[a-z-]+ ){0,2}?(?!people|members|staff|students|others|hours|days|weeks|months|years|minutes|pupils|children|guests|cooks|%)[a-z-]+s\b/;
/** The bare name of some work. */
const named = /named: /;

/** Questions about what somebody did, by the sort of deed. */
export const englishDeedFrames: readonly Frame[] = framesOfDeeds([
  {
    deeds: ['do'],
    ask: {
      process: [
        {
          text: '{lead}What was the situation, and what did you do first?',
          unless: new RegExp(`${noEvent.source}|${inFigures.source}`),
        },
        { text: '{lead}How did you go about it?', unless: new RegExp(`\\bhave \\w+ed\\b|${presence.source}`) },
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
          untold: new RegExp(`${outcome.source}|\\bof whom\\b|\\b(?:passed|raised|won|result|since then|led to|so that)\\b`),
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
    deeds: ['do', 'make', 'write', 'present', 'operate'],
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
          unless: new RegExp(`you saved|${steady.source}|\\b(?:daily|weekly|monthly|regularly|every)\\b`),
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
        { text: '{lead}Where did the idea come from?', if: single },
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
        { text: '{lead}How did you find that out?', unless: /\b(?:[Ww]hen|[Aa]fter|[Ww]hile|by \w+ing)\b/ },
      ],
      proof: [
        { text: '{lead}How did you check that you were right?', unless: /found out/ },
      ],
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
