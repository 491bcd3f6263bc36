import type { FeedbackTexts } from '../texts.ts';

/** A missing point, by its name. It may have been said in other words, so that the question wants it and the answer is not said to lack it. */
export const named: FeedbackTexts['named'] = {
  note: 'This question looks for: {label}.',
  gap: [
    'An interviewer may be listening for this: {label}.',
    'One thing matters for this question: {label}.',
    'A strong answer often has this, too: {label}.',
    'One thing would lift this answer: {label}.',
    'There is something to add here: {label}.',
    'It would help to add this: {label}.',
    'Good answers to this question often have this: {label}.',
    'For next time, keep one thing in mind: {label}.',
    'You said "{quote}". Take it one step further: {label}.',
    'After "{quote}", one thing would help: {label}.',
    '"{quote}" is a start. The next step is this: {label}.',
  ],
  gapIfBasic: [
    'What this question is really after is this: {label}.',
    'The heart of this question is this: {label}.',
    'An interviewer listens for this first: {label}.',
    'Above all, this question wants to hear this: {label}.',
    'A good answer starts from this: {label}.',
  ],
  tries: [
    'Next time, add a sentence that begins with "{start}".',
    'You could go on with "{start}".',
    'If you answer again, say "{start}".',
    'One sentence is enough: "{start}".',
    'Try it like this: "{start}".',
    'Say it aloud once: "{start}".',
    'Close with one more sentence: "{start}".',
    'Prepare a sentence that starts with "{start}".',
  ],
  triesFor: {
    knowledge: [
      'Look it up and explain it like this: "{start}".',
      'Explain it again with "{start}".',
      'Next time, go on explaining with "{start}".',
      'Put it into one sentence: "{start}".',
      'Add a sentence to the explanation: "{start}".',
    ],
  },
};

/** A claim in an explanation that may be false. */
export const unsure: FeedbackTexts['unsure'] = {
  note: 'Worth looking up.',
  gap: [
    'Check again whether "{quote}" is right.',
    'An interviewer may question this part: "{quote}".',
    'It is worth checking whether "{quote}" is true.',
    'You said "{quote}", and that needs another look.',
    'Before you say "{quote}", make sure that it is correct.',
  ],
  tries: [
    'Look it up and explain it again: "{start}".',
    'Once you have checked it, go on with "{start}".',
    'Read up on it and put it into one sentence: "{start}".',
    'When you are sure, begin with "{start}".',
    'Look it up and explain it again: "To be exact, …".',
    'Check it and put it right: "What I should have said is …".',
    'Read up on it and put it into one sentence: "Put simply, …".',
  ],
};

/** A claim in an explanation that nothing is known about. */
export const unchecked: FeedbackTexts['unchecked'] = {
  note: 'Worth checking for yourself.',
  gap: [
    'There is no model answer here to check "{quote}" against.',
    'Whether "{quote}" is right could not be checked for this question.',
    'This question comes without facts to compare with, so make sure for yourself that "{quote}" is right.',
    'The facts of this answer could not be checked, above all "{quote}".',
  ],
  tries: [
    'Look it up, and if it holds, back it with one sentence: "What supports this is …".',
    'Compare it with a book or your notes, then practise going on with "The reason is …".',
    'Find one source that you trust, so that you can say "As far as I have read, …" if they ask.',
    'Once you have checked it, put it into one sentence: "In short, …".',
  ],
};

/** What was asked, to be answered in one sentence first. */
export const direct: FeedbackTexts['direct'] = {
  note: 'Answer the question in one sentence first.',
  gap: [
    'What an interviewer most wants to hear is one sentence on "{question}"',
    'The question was "{question}", and a plain answer to that would carry the rest.',
    'Your answer to "{question}" could come out more clearly.',
    'What counts most here is your answer to "{question}"',
    'One clear sentence on "{question}" would keep a listener with you.',
  ],
  tries: [
    'Say that first: "{start}".',
    'Begin with "{start}", and keep only what belongs to it.',
    'Next time, put the answer in front: "{start}".',
    'Try it aloud in one sentence: "{start}".',
    'Have an opening ready that answers it: "{start}".',
  ],
};

/** The answer was put off. */
export const evasive: FeedbackTexts['evasive'] = {
  note: 'Puts the answer off.',
  gap: [
    '"{quote}" sounds as if you were putting the answer off.',
    'After "{quote}", an interviewer still does not know what you think.',
    'You said "{quote}" where an interviewer was hoping for your answer.',
    'It sounds as if the answer was put off.',
    'The answer leaves the decision open.',
  ],
  tries: [
    'It need not be perfect, so choose: "If I had to decide now, I would …".',
    'Take one side and give a reason: "I think …, because …".',
    'If it depends, say on what: "If …, I would …; if not, …".',
  ],
  triesFor: {
    experience: [
      'It need not be big: begin with "The closest I have come to that was …".',
      'Take something recent: "It was a small thing, but …".',
    ],
    self: [
      'Settle on an answer and give one reason: "My answer is …, because …".',
      'Answer with one thing about yourself: "I have …, so I …".',
    ],
    situation: [
      'Decide on a first step: "The first thing I would do is …".',
      'If it depends, split the cases: "If …, I would …; if not, …".',
    ],
  },
};

/** An introduction that tells hardly more than a name. */
export const introduction: FeedbackTexts['introduction'] = {
  note: 'What you have done is missing.',
  gap: [
    '"{quote}" does not yet tell what you have done so far.',
    'After "{quote}", a listener would like to know what you have done.',
    'You said "{quote}", and what you have done should come next.',
    'A sentence about what you have done so far would help.',
    'The introduction needs one thing that you have done yourself.',
  ],
  tries: [
    'Add one sentence about your work: "For the last … I have …".',
    'Pick the thing you did longest: "What I have spent most time on is …".',
    'End with why you are here: "That is why I applied for …".',
  ],
};

/** A reason to apply that fits every place. */
export const motive: FeedbackTexts['motive'] = {
  note: 'Why here is still open.',
  gap: [
    'You said "{quote}", but not why it has to be this place.',
    '"{quote}" could be said about many other places.',
    'After "{quote}", it is still not clear why you chose this place.',
    'It is not clear yet why you chose this place.',
    'One clear reason for this place would help.',
  ],
  tries: [
    'Look up one thing that is done here and start with "What caught my eye is …".',
    'Tie it to what you have done: "I have …, and here I could …".',
    'Name one thing you want to do here: "What I would like to work on is …".',
  ],
};

/** The answer went over its time. */
export const tooLong: FeedbackTexts['tooLong'] = {
  note: 'Over time.',
  gap: [
    'It went {count} seconds over the time you had.',
    'For the time you had, this was {count} seconds too long.',
    'The answer ended {count} seconds late.',
    'To fit into the time, about {count} seconds have to go.',
  ],
  tries: [
    'Decide on the one thing that has to stay, and start there: "What matters most is …".',
    'Say each thing once and open with "My main point is …".',
    'Have a short version ready: "The short answer is …".',
    'Pick the two sentences that matter most and begin with "In short, …".',
  ],
};

/** The strongest words of a full answer come late. */
export const late: FeedbackTexts['late'] = {
  note: 'The strongest words come late.',
  gap: [
    'It comes late in the answer, though.',
    'A listener would like to hear that part sooner.',
    'It would be even clearer near the beginning.',
    'That strong part comes a little late.',
    'It would stay in mind longer if it came first.',
  ],
  tries: [
    'Make it your first sentence: "In short, …".',
    'Open with it, then explain how you got there: "I came to this view because …".',
    'Start with "What matters most is …" and put it there.',
    'Say it at once, "My main point is …", and let the story follow.',
    'Begin with "To give you the answer first, …".',
  ],
};

/** The speaker apologises for the answer. */
export const apology: FeedbackTexts['apology'] = {
  note: 'There was nothing to apologise for.',
  gap: [
    'You said "{quote}" in the middle of it, but getting stuck for a moment needs no apology.',
    'The word "{quote}" came several times and makes you sound less sure than what you say.',
    'You can leave out "{quote}": everybody gets stuck for a moment now and then.',
    'Saying "{quote}" draws attention to your nerves, away from what you are saying.',
    'The word "{quote}" breaks the flow, and you do not need it.',
  ],
  tries: [
    'When you lose the thread, pick up the sentence again: "To put it another way, …".',
    'Take a breath in its place and go on with "What I mean is …".',
    'Put a bridge there: "The important part is …".',
    'Pause, then go straight on with "So, …".',
  ],
};

/** An amount that was told vaguely. */
export const vague: FeedbackTexts['vague'] = {
  note: 'How much is not clear.',
  gap: [
    'You said "{quote}", but "{word}" does not say how much.',
    'In "{quote}", a number would say more than "{word}".',
    '"{quote}" would be stronger with a number in place of "{word}".',
    'An interviewer may stop you at "{quote}" and ask for a number.',
    'The word "{word}" in "{quote}" leaves the size open.',
  ],
  tries: [
    'A rough figure is enough: "about …".',
    'Use something one can count: "… of them in … weeks".',
    'Put two figures side by side: "it went from … to …".',
    'Say how it was before and after: "at first …, later …".',
    'Give the number as you remember it: "roughly …".',
  ],
};

/** The question that an interviewer asks after a good answer. */
export const next: FeedbackTexts['next'] = {
  note: 'Ready for the next question.',
  gap: [
    'An interviewer would probably go on to ask "{question}"',
    'The next question could well be "{question}"',
    'After this answer, you may be asked "{question}"',
    'An answer like this invites a follow-up: "{question}"',
    'From here an interviewer may dig deeper: "{question}"',
    'A listener may well want to ask next: "{question}"',
    'Expect to be asked "{question}"',
    'One question you could prepare for is "{question}"',
    'After "{quote}", an interviewer may ask "{question}"',
    'An interviewer who hears "{quote}" may ask "{question}"',
    'Since you said "{quote}", expect the question "{question}"',
    'An interviewer would pick out "{quote}" and ask "{question}"',
    'You said "{quote}", so be ready for "{question}"',
  ],
  tries: [
    'Prepare one sentence that begins with "{start}".',
    'Say the answer aloud once, starting with "{start}".',
    'Have a sentence ready that opens with "{start}".',
    'Keep one sentence ready for it: "{start}".',
    'Practise answering it in two sentences, beginning with "{start}".',
    'Decide now how you would finish this sentence: "{start}".',
    'Write that question down and answer it once: "{start}".',
    'Work out an answer that starts with "{start}".',
  ],
};

/** There is no room to add a sentence. */
export const inPlace: FeedbackTexts['inPlace'] = [
  'With so little time, begin with this: "{start}".',
  'You only have a few seconds, so go straight to "{start}".',
  'In a short answer, the important part comes first: "{start}".',
  'Time is short, so say this first: "{start}".',
];

/** The question was not answered. */
export const unanswered: FeedbackTexts['unanswered'] = {
  note: 'Gives an interviewer little to go on.',
  gap: [
    'After "{quote}" an interviewer would have to ask the same question again.',
    '"{quote}" does not give an interviewer much to go on.',
    '"{quote}" could be said in reply to almost any question, so this one is still open.',
    'After "{quote}", something concrete is still missing.',
    'The concrete answer that this question asks for has not come yet.',
    'An interviewer would still be waiting for something concrete.',
    'From this alone, an interviewer cannot judge much yet.',
  ],
  tries: [
    'Answer in one sentence first: "My answer is …".',
    'Read the question again and begin with "In short, …".',
  ],
  triesFor: {
    experience: [
      'Tell one thing that really happened: "Once, …".',
      'Choose a small scene of your own: "It was a small thing, but …".',
    ],
    situation: [
      'Name one thing that you would do: "First I would …".',
      'Say what you would do and in which order: "I would start by …, and then …".',
    ],
    opinion: [
      'Take a side: "I think …, because …".',
      'Decide first and then give one reason: "My view is …".',
    ],
    self: [
      'Answer for yourself and show it with one thing you did: "I …, for example when …".',
      'Be concrete about yourself: "In my case, …".',
    ],
    knowledge: [
      'Say what it means first: "In short, … is …".',
      'Explain it with a case: "For example, …".',
    ],
  },
};
