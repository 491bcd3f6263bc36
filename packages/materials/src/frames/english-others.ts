import { framesOf, type Frame } from './frame.ts';

/** One of several, who does not lead. */
const oneOf = /you (?:were|volunteered as) (?:an? |the )?(?:\w+ )?(?:member|volunteer)/;
/** A programme or a language, not an ability. */
const tool = /"tech":"[A-Z][\w.+#-]*"/;
/** Others are led. */
const group =
  /\b(?:group|teams?|students|members|engineers|people|volunteers|club|staff|interns)\b/;

/** A post, and one that somebody still has. */
const post = /you (?:worked|volunteered|were)\b/;
const goesOn =
  /\byou (?:are|have been|work|have worked|have volunteered|have led|have run|have spent)\b/;

const figure = /"figure"/;
/** A share, a time or a change: what was counted in pieces or in money needs no measuring. */
const measured = /"figure":"[^"]*(?:%|minute|hour|second|\bms\b|from|point)/;

/** What a teacher thinks, and what a teacher finds weak. */
const opinion = /"opinion"/;
const judged = /"opinion".*"weakness"/;

/** How something is made. */
const design = /design: /;

/** The writer did or met something once. */
const event =
  /\b(?:I|[Ww]e) (?:\w+ly |then |once )?(?!was|were|had|used|always|often|wanted|hoped|liked|loved|needed|planned|started)(?:\w+ed|took|went|made|came|led|built|wrote|gave|kept|got|left|found|sat|met|spent|stood|ran|fell|lost|saw|heard|felt)\b/;
const lasting =
  /\b(?:am|are|is|has|have|always|often|every|each|in charge|responsible)\b|I've|was later/;

/** "cut by turning the plan": the sentence names the reason. */
const byDoing = /\bby [a-z]{3,}ing\b/;

/** Questions about figures, results, roles and everything else. */
export const englishOtherFrames: readonly Frame[] = [
  ...framesOf(
    'number',
    ['number', 'result'],
    [
      {
        if: measured,
        text: '{lead}How exactly did you measure that?',
        unless: /\b(?:sales|revenue|turnover|profit|costs?|budget|price|spend)\b/i,
      },
      {
        if: figure,
        text: '{lead}How much of that was due to your own work, and how much to other things?',
        unless: byDoing,
        field: 'job',
      },
      {
        if: figure,
        text: '{lead}Over which period was that, and compared with what?',
        unless: /\bfrom\b/,
        untold: /\b(?:days?|months?|weeks?|years?|quarters?|per|(?:19|20)\d{2})\b/,
      },
      {
        if: figure,
        text: '{lead}What else happened at the time that could explain the figure?',
        untold:
          /\b(?:although|partly|part of the reason|prove|account for|due to|because|thanks to)\b/i,
      },
    ],
  ),
  ...framesOf(
    'proof',
    ['result'],
    [
      { text: '{lead}Which single step made the biggest difference?', field: 'job' },
      {
        text: '{lead}What makes you sure that your work was the reason?',
        unless: byDoing,
        field: 'job',
        untold: /\b(?:prove|partly|part of the reason|not all of|may have|might have|although)\b/i,
      },
    ],
  ),
  ...framesOf(
    'differently',
    ['result'],
    [{ text: '{lead}What could have made the result even better?', field: 'job' }],
  ),
  ...framesOf(
    'role',
    ['role'],
    [
      {
        text: '{lead}What did you change first in that role?',
        if: /you (?:managed|headed|supervised|oversaw|directed|were (?:head|captain|president|chair))/,
      },
      { text: '{lead}How did you decide who would do what?', if: group, unless: oneOf },
      {
        text: 'How would the people you worked with describe you while you were {doing}?',
        if: group,
        unless: /you were/,
      },
      { text: '{lead}Which responsibility weighed most on you?', if: group, unless: oneOf },
      { text: '{lead}What exactly was in your hands, and what was not?', unless: goesOn },
      { text: '{lead}What exactly is in your hands there?', if: goesOn },
      {
        text: '{lead}What was the most difficult situation that you had to handle there?',
        if: post,
        unless: goesOn,
      },
      {
        text: '{lead}What has been the most difficult situation there so far?',
        if: goesOn,
      },
    ],
  ),
  ...framesOf(
    'relation',
    ['role'],
    [
      ...[
        {
          text: '{lead}What did you learn there that you would use in this job?',
          field: 'job' as const,
        },
        {
          text: '{lead}What did you learn there that will help you with your studies?',
          field: 'study' as const,
        },
      ].map(({ text, field }) => ({ text, field, if: post, unless: goesOn })),
      ...[
        {
          text: '{lead}What have you learned there that you would use in this job?',
          field: 'job' as const,
        },
        {
          text: '{lead}What have you learned there that will help you with your studies?',
          field: 'study' as const,
        },
      ].map(({ text, field }) => ({ text, field, if: goesOn })),
    ],
  ),
  ...framesOf(
    'conflict',
    ['role'],
    [
      { text: '{lead}How did you settle it when people disagreed?', if: group, unless: oneOf },
      { text: '{lead}What did you do when somebody did not keep up?', if: group, unless: oneOf },
    ],
  ),
  ...framesOf(
    'hardest',
    ['role'],
    [
      { text: 'What was the hardest decision you had to make while {doing}?', unless: oneOf },
      {
        text: '{lead}Which part of that work was the most demanding?',
        if: /you (?:worked|were (?:responsible|in charge))|you have (?:worked|produced|run|led)\b/,
      },
    ],
  ),
  ...framesOf(
    'lesson',
    ['role'],
    [{ text: 'What did {doing} teach you about working with people?', if: group }],
  ),
  ...framesOf(
    'failure',
    ['failure'],
    [
      { text: '{lead}What was the main reason?', untold: /\b(?:because|cause|reason)\b/ },
      '{lead}What was the first thing you did about it?',
      {
        text: '{lead}What have you done differently since then?',
        untold: /\b[Ss]ince then\b|\bI now\b/,
      },
    ],
  ),
  ...framesOf(
    'lesson',
    ['lesson'],
    [
      '{lead}How does that show in what you do today?',
      '{lead}What have you done differently since then?',
    ],
  ),
  ...framesOf(
    'plan',
    ['plan'],
    [
      { text: '{lead}What have you done so far to get there?', if: /"quote"/ },
      { text: '{lead}What do you expect to be the biggest obstacle?', if: /"quote"/ },
      { text: '{lead}What makes that important to you?', if: /"quote"/ },
      'You say that you are interested in {concept}. What drew you to it?',
      'You are interested in {concept}. What have you done about that so far?',
    ],
  ),
  ...framesOf('reason', ['view'], ['{lead}What experience led you to that view?']),
  ...framesOf(
    'conflict',
    ['view'],
    ['{lead}What would you say to somebody who sees it differently?'],
  ),
  ...framesOf('relation', ['view'], ['{lead}How would that show in the way you work?']),
  ...framesOf('reason', ['motive'], ['{lead}Why does that matter so much to you?']),
  ...framesOf(
    'trait',
    ['trait'],
    [
      { text: '{lead}Can you give me a recent example of that?', unless: /"weakness"|"opinion"/ },
      {
        text: '{lead}Would the people you work with say the same? What would they point to?',
        unless: /"weakness"|"opinion"/,
      },
      { text: '{lead}How are you making up for that?', if: /"weakness"/, unless: opinion },
      {
        text: '{lead}When has that got in your way?',
        if: /"weakness"/,
        unless: /"opinion"|\bnot\b|n't\b|\bno\b|\black\b/,
      },
      { text: '{lead}Do you agree, and what have you done about it?', if: judged },
      { text: '{lead}How do you see that yourself, and what has changed since?', if: judged },
      {
        text: '{lead}Do you recognise yourself in that? Can you give me an example?',
        if: opinion,
        unless: /"weakness"/,
      },
      {
        text: '{lead}What do you think your teacher had in mind?',
        if: opinion,
        unless: /"weakness"/,
      },
    ],
  ),
  ...framesOf(
    'relation',
    ['motive'],
    [{ text: '{lead}How would that show in your work here?', field: 'job' }],
  ),
  ...framesOf(
    'bookView',
    ['book'],
    [
      'Which idea in "{book}" has stayed with you, and do you agree with it?',
      'What would you ask the author of "{book}"?',
      'Was there anything in "{book}" that you disagreed with?',
    ],
  ),
  ...framesOf(
    'concept',
    ['subject'],
    [
      ...[
        'Your thesis was called "{concept}". What was its main argument?',
        'You wrote a thesis called "{concept}". What did it teach you that is useful in this job?',
      ].map((text) => ({ text, unless: /"other"/ })),
      ...[
        'You wrote your thesis on {concept}. What was its main argument?',
        'You wrote your thesis on {concept}. What did it teach you that is useful in this job?',
      ].map((text) => ({ text, if: /"other"/ })),
    ],
  ),
  ...framesOf(
    'depth',
    ['skill'],
    [
      {
        text: 'You list {tech} among your skills. In which project did you use it most, and for what?',
        if: tool,
      },
      { text: 'What is the trickiest problem that you have had with {tech}?', if: tool },
      'You list {tech} among your skills. Where did you learn it, and when did you last use it?',
      { text: 'You list both {tech} and {other}. What have you used each of them for?', if: tool },
    ],
  ),
  ...framesOf(
    'process',
    ['action', 'number', 'project'],
    [{ text: '{lead}Could you tell me a little more about that work?', isSpare: true }],
  ),
  ...framesOf(
    'process',
    ['remark'],
    [
      { text: '{lead}Could you tell me more about that?', isSpare: true, unless: design },
      { text: '{lead}Can you take me through what happened?', if: event, unless: lasting },
    ],
  ),
  ...framesOf(
    'lesson',
    ['remark'],
    [{ text: '{lead}What did you take away from that?', if: event, unless: lasting }],
  ),
  ...framesOf(
    'reason',
    ['remark'],
    [
      {
        text: '{lead}Why did you choose to mention that in your {paper}?',
        kind: 'cover-letter',
        unless: new RegExp(`${event.source}|\\bI have\\b`),
      },
      { text: '{lead}Why did you solve it in that way?', if: design },
      { text: '{lead}What gave you the idea for that?', if: design },
    ],
  ),
  ...framesOf(
    'turn',
    ['remark'],
    [
      {
        text: '{lead}How has that shaped what you want to do?',
        kind: 'cover-letter',
        unless: /\bI did\b|\bmy (?:current |last )?(?:job|work|team|task)\b/,
        if: /"quote":"[^"]*\b(?:[Mm]y|I was|I grew|I have (?:\w+ )?(?:watched|seen|lived|enjoyed))\b/,
      },
    ],
  ),
  ...framesOf(
    'gap',
    ['gap'],
    [
      'There is a gap in your CV between {from} and {to}. What did you do in that time?',
      'Between {from} and {to} your CV shows no position. How did you use that time?',
    ],
  ),
  ...framesOf(
    'contradiction',
    ['contradiction'],
    [
      'Your time at {from} and your time at {to} overlap. How did you manage both?',
      'The dates of {from} and {to} overlap. Can you explain that?',
    ],
  ),
];
