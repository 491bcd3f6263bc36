import { wayTold } from './english-words.ts';
import { framesOf, type Frame } from './frame.ts';

/** A programme or a language, not an ability. */
const tool = /"tech":"[A-Z][\w.+#-]*"/;
/** Others are led. */
const group =
  /you (?:led|managed|headed|supervised|coordinated|captained|chaired|ran|directed|oversaw|co-led|line-managed)\b.*\b(?:group|teams?|students|members|engineers|people|volunteers|club|staff|interns|gangs?)\b/;
/** A post that somebody still has. */
const goesOn =
  /"quote":"[^"]*\b(?:I am|I'm|I’m|have been|I've|I’ve|I (?:work|go|come|help|serve)|have (?:worked|volunteered|led|run|spent)|since (?:19|20)\d\d)\b/;

const figure = /"figure"/;
/** A share, a time or a change: what was counted in pieces or in money needs no measuring. */
const measured =
  /"figure":"[^"]*(?:%|percent|minute|hour|second|\bms\b|point|degree|kg)|"quote":"[^"]*\b(?:rate|time|accuracy|percent)\b/;

const interest = /interested in/;
/** Something to work towards. */
const goal =
  /"quote":"[^"]*\b(?:to become|to learn|to work|to study|to build|to develop|to research|to lead|to train|to teach|to run|to open|to design|to make|to specialise|to specialize|to help|to be an?)\b/;

/** What a teacher thinks, and what a teacher finds weak. */
const opinion = /"opinion"/;
const judged = /"opinion".*"weakness"/;

/** A course that was begun. */
const course = /course: /;
/** How something is made. */
const design = /design: /;

/** The writer did or met something once. */
const event =
  /\b(?:I|[Ww]e) (?:\w+ly |then |once )?(?!was|were|had|used|always|often|wanted|hoped|liked|loved|needed|planned|started)(?:\w+ed|took|went|made|came|led|built|wrote|gave|kept|got|left|found|sat|met|spent|stood|ran|fell|lost|saw|heard|felt)\b/;
const lasting =
  /\b(?:am|are|is|has|have|always|often|every|each|in charge|responsible)\b|I've|was later/;

/** "cut by turning the plan": the sentence names the reason. */
const byDoing = /\bby [a-z]{3,}ing\b|\bafter [a-z]{3,}ing\b/;

/** The paper itself says that nobody can tell. */
const doubted =
  /\b(?:prove|partly|part of the reason|not all of|may have|might have|although|cannot|can't|can’t|could not (?:say|tell)|hard to (?:say|tell)|account for|due to|because|thanks to|(?:mostly|mainly|partly) by)\b/i;

/** Questions about figures, results, roles and everything else. */
export const englishOtherFrames: readonly Frame[] = [
  ...framesOf(
    'number',
    ['number', 'result'],
    [
      {
        if: measured,
        text: '{lead}How was that measured?',
        unless:
          /\b(?:sales|revenue|turnover|profit|costs?|budget|price|spend|arrears|grades?|marks?|scores?|tests?)\b/i,
        untold: /\b(?:measured|counted|audit|survey)\b/i,
      },
      {
        if: figure,
        text: '{lead}How much of that was due to your own work, and how much to other things?',
        unless: byDoing,
        untold: doubted,
        field: 'job',
      },
      {
        if: figure,
        text: '{lead}What do you think was the main reason for that change?',
        near: /\bfrom\b|\bdown\b|\bup\b/,
        unless: byDoing,
        untold: doubted,
      },
    ],
  ),
  ...framesOf(
    'proof',
    ['number', 'result'],
    [
      {
        text: '{lead}Which step made the biggest difference?',
        field: 'job',
        unless: byDoing,
        untold: doubted,
      },
    ],
  ),
  ...framesOf(
    'process',
    ['number', 'result'],
    [
      {
        text: '{lead}What did you do, concretely, to get there?',
        unless: byDoing,
        untold: wayTold,
        field: 'job',
      },
      {
        text: '{lead}What did you do yourself to get there?',
        unless: byDoing,
        kind: 'school-record',
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
      { text: '{lead}How did you decide who would do what?', if: group },
      {
        text: '{lead}What were you responsible for there?',
        unless: new RegExp(
          `${goesOn.source}|${group.source}|[Mm]ember|responsible|in charge|My (?:\\w+ )?(?:task|job|role|duty)`,
        ),
      },
      { text: '{lead}What was the most difficult situation in that role, and what did you do?' },
    ],
  ),
  ...framesOf(
    'relation',
    ['role'],
    [
      {
        text: '{lead}What have you learned in that role that you would use in this job?',
        field: 'job',
      },
      {
        text: '{lead}What have you learned in that role that will help you with your studies?',
        field: 'study',
      },
    ],
  ),
  ...framesOf(
    'conflict',
    ['role'],
    [{ text: '{lead}What did you do when somebody did not keep up?', if: group }],
  ),
  ...framesOf(
    'hardest',
    ['role'],
    [
      {
        text: '{lead}Which part of that work was the most demanding?',
        unless: new RegExp(`${group.source}|${goesOn.source}`),
      },
      { text: '{lead}Which part of that work do you find most demanding?', if: goesOn },
    ],
  ),
  ...framesOf(
    'failure',
    ['failure'],
    [
      { text: '{lead}What was the main reason?', untold: /\b(?:because|cause|reason)\b/ },
      {
        text: '{lead}What was the first thing you did about it?',
        untold: /\b(?:replaced|changed|rebuilt|remade|told|paid|apologised|apologized)\b/i,
      },
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
      {
        text: '{lead}What have you done differently since then?',
        unless: /\blearn(?:ed|t) (?:from|with|at|in)\b/,
      },
    ],
  ),
  ...framesOf(
    'plan',
    ['plan'],
    [
      { text: '{lead}What have you done so far to get there?', if: goal },
      { text: '{lead}What do you expect to be the biggest obstacle?', if: goal },
      { text: '{lead}What makes that important to you?', unless: interest },
      { text: '{lead}What drew you to that?', if: interest },
      { text: '{lead}What have you done about that so far?', if: interest },
    ],
  ),
  ...framesOf('reason', ['view'], ['{lead}What experience led you to that view?']),
  ...framesOf(
    'conflict',
    ['view'],
    [
      {
        text: '{lead}What would you say to somebody who sees it differently?',
        unless: /"quote":"I (?:\w+ )?know\b/,
      },
    ],
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
        text: '{lead}How does that show in your work at school?',
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
    ['remark'],
    [
      {
        text: '{lead}Can you take me through what happened?',
        if: event,
        unless: new RegExp(`${lasting.source}|"quote":"For |\\b(?:course|college|statistics)\\b`),
      },
    ],
  ),
  ...framesOf(
    'lesson',
    ['remark'],
    [
      {
        text: '{lead}What did you take away from that?',
        if: event,
        unless: new RegExp(`${lasting.source}|${course.source}`),
      },
      { text: '{lead}What have you learned there that you would use at work?', if: course },
    ],
  ),
  ...framesOf(
    'reason',
    ['remark'],
    [
      { text: '{lead}Why did you solve it in that way?', if: design },
      { text: '{lead}What gave you the idea for that?', if: design },
      { text: '{lead}What made you decide on it?', if: course },
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
        if: /"quote":"[^"]*\b(?:I grew up|[Mm]y (?:hands|school|village|town|family|parents)|I have (?:\w+ )?(?:watched|seen|lived|enjoyed))\b/,
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
