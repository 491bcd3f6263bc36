import { framesOf, type Frame } from './frame.ts';

export const englishLeads = {
  own: [
    'You say that {did}. ',
    'Your {paper} says that {did}. ',
    'You mention that {did}. ',
    "I'd like to hear more about {doing}. ",
    'I read that {did}. ',
    'According to your {paper}, {did}. ',
    "Let's talk about {doing}. ",
    'You write that {did}. ',
  ],
  placed: ['At {place}, {did}. ', 'When you were at {place}, {did}. '],
} as const;

const deedTypes = ['action', 'number', 'project'] as const;
const team = /\b(?:we|our|team|teams|group|students|together|with)\b/i;

/** Questions about what somebody did. */
export const englishDeedFrames: readonly Frame[] = [
  ...framesOf(
    'ownPart',
    deedTypes,
    [
      { text: '{lead}Which part of that was yours, and which part did others do?', near: team },
      '{lead}What did you decide on your own, and where did you need help?',
      '{lead}How much of the work did you do yourself?',
    ],
    ['make', 'change', 'operate', 'survey'],
  ),
  ...framesOf(
    'reason',
    deedTypes,
    [
      { text: '{lead}Why did you choose that approach?', deeds: ['change'] },
      '{lead}What made you decide to do that?',
      'What problem did you want to solve by {doing}?',
      '{lead}What convinced you that it was worth the effort?',
    ],
    ['make', 'change'],
  ),
  ...framesOf(
    'reason',
    ['action'],
    [
      '{lead}What made you look into that in the first place?',
      '{lead}What question were you trying to answer?',
    ],
    ['study', 'survey', 'find'],
  ),
  ...framesOf(
    'process',
    deedTypes,
    [
      'Can you walk me through {doing}, step by step?',
      '{lead}What did you do first, and what came after that?',
    ],
    ['make', 'change', 'operate', 'study', 'survey'],
  ),
  ...framesOf(
    'hardest',
    deedTypes,
    [
      'What was the hardest part of {doing}, and how did you get past it?',
      '{lead}What went differently from what you had expected?',
      '{lead}Where did you get stuck?',
      'When you think back to {doing}, which moment was the most difficult?',
    ],
    ['make', 'change', 'operate', 'survey', 'study'],
  ),
  ...framesOf(
    'proof',
    deedTypes,
    [
      '{lead}How do you know that it really worked?',
      '{lead}What was different afterwards, and how did you check it?',
    ],
    ['make', 'change', 'operate'],
  ),
  ...framesOf(
    'proof',
    ['action'],
    [
      '{lead}How could you be sure that it was not a coincidence?',
      '{lead}How did you check that you were right?',
    ],
    ['find'],
  ),
  ...framesOf(
    'differently',
    deedTypes,
    [
      'Imagine you were {doing} again. What would you do differently?',
      '{lead}Looking back, what would you change, and why?',
      '{lead}What would you have improved with one more month?',
    ],
    ['make', 'change', 'operate', 'survey', 'study'],
  ),
  ...framesOf(
    'alternative',
    deedTypes,
    [
      '{lead}Which other options did you consider, and why did you reject them?',
      'What would have been the alternative to {doing}?',
      '{lead}Was there a simpler way to get the same result?',
    ],
    ['make', 'change'],
  ),
  ...framesOf(
    'reason',
    ['action'],
    ['{lead}What mattered most in that decision?', '{lead}How did you come to that choice?'],
    ['choose'],
  ),
  ...framesOf(
    'alternative',
    ['action'],
    [
      '{lead}What would have happened if you had chosen differently?',
      '{lead}What did you have to give up for that choice?',
    ],
    ['choose'],
  ),
  ...framesOf(
    'process',
    ['action'],
    ['{lead}How did you go about it, and how far have you got?'],
    ['train'],
  ),
  ...framesOf(
    'proof',
    ['action'],
    ['{lead}What have you built or solved with what you learned?'],
    ['train'],
  ),
  ...framesOf(
    'limits',
    ['action'],
    [
      '{lead}How far would you trust the result, and what were its limits?',
      '{lead}What could have distorted the result, and how did you deal with that?',
    ],
    ['study', 'survey'],
  ),
  ...framesOf(
    'conflict',
    ['action'],
    [
      '{lead}What did the other side want, and where did you meet?',
      '{lead}What would you have done if they had said no?',
      'During {doing}, what did you give up, and what did you insist on?',
    ],
    ['persuade', 'propose'],
  ),
  ...framesOf(
    'conflict',
    deedTypes,
    [{ text: '{lead}Where did people disagree with you, and how did you handle it?', near: team }],
    ['make', 'change', 'operate'],
  ),
  ...framesOf(
    'lesson',
    deedTypes,
    [
      'What did you learn from {doing} that you still use today?',
      '{lead}How did that change the way you work?',
      '{lead}If you had to sum up the lesson in one sentence, what would it be?',
    ],
    ['make', 'change', 'operate', 'survey', 'help', 'persuade', 'find'],
  ),
  ...framesOf(
    'relation',
    deedTypes,
    [
      { text: 'How would your experience of {doing} help you in this job?', field: 'job' },
      {
        text: '{lead}Would the same approach work in a larger organisation? Why or why not?',
        field: 'job',
      },
      { text: '{lead}How is that connected with what you want to study?', field: 'study' },
      { text: 'How did {doing} shape the subject you want to study?', field: 'study' },
    ],
    ['make', 'change', 'operate', 'study', 'survey', 'find'],
  ),
  ...framesOf(
    'depth',
    deedTypes,
    [
      {
        text: '{lead}How would you explain {thing} to a colleague from another field?',
        field: 'job',
        unless: /"did":"you (?:wrote|set)/,
      },
    ],
    ['make'],
  ),
  ...framesOf('proof', ['action'], ['{lead}How did you notice that it helped?'], ['help']),
];

/** Questions about figures, results, roles and everything else. */
export const englishOtherFrames: readonly Frame[] = [
  ...framesOf(
    'number',
    ['number', 'result'],
    [
      '{lead}How exactly did you measure that?',
      '{lead}How much of that change was due to your work, and how much to other things?',
      '{lead}Over which period was that, and compared with what?',
      '{lead}What else happened at the time that could explain the figure?',
      '{lead}What would it have taken to keep that up?',
    ].map((text) => ({ text, if: /\d/ })),
  ),
  ...framesOf(
    'proof',
    ['result'],
    [
      '{lead}Which single step made the biggest difference?',
      '{lead}What makes you sure that your work was the reason?',
    ],
  ),
  ...framesOf('differently', ['result'], ['{lead}What could have made the result even better?']),
  ...framesOf(
    'role',
    ['role'],
    [
      '{lead}What did you change first in that role?',
      '{lead}How did you decide who would do what?',
      'What was your own way of {doing}?',
      '{lead}Which responsibility weighed most on you?',
    ],
  ),
  ...framesOf(
    'conflict',
    ['role'],
    [
      '{lead}How did you settle it when people disagreed?',
      '{lead}What did you do when somebody did not keep up?',
    ],
  ),
  ...framesOf(
    'hardest',
    ['role'],
    ['What was the hardest decision you had to make while {doing}?'],
  ),
  ...framesOf('lesson', ['role'], ['What did {doing} teach you about working with people?']),
  ...framesOf(
    'failure',
    ['failure'],
    [
      '{lead}What was the main reason?',
      '{lead}What did you do first when you noticed it?',
      '{lead}What have you done differently since then?',
    ],
  ),
  ...framesOf(
    'lesson',
    ['lesson'],
    [
      'You write that {did}. Which experience showed you that most clearly?',
      'You say you learned that {did}. What have you done differently since then?',
    ],
  ),
  ...framesOf(
    'plan',
    ['plan'],
    [
      'You say that you want to {did}. What have you done so far to get there?',
      'You want to {did}. What would you do in your first three months here?',
      'You say that you are interested in {concept}. What drew you to it?',
      'You are interested in {concept}. What do you think is its most difficult problem today?',
    ],
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
      'Your thesis was called "{concept}". What was its main argument?',
      'You wrote a thesis called "{concept}". What did it teach you that is useful in this job?',
    ],
  ),
  ...framesOf(
    'depth',
    ['skill'],
    [
      'You list {tech} among your skills. In which project did you use it most, and for what?',
      'What is the trickiest problem that you have had with {tech}?',
      'You list both {tech} and {other}. What have you used each of them for?',
      'When would you advise a team against using {tech}?',
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
