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
    'What this question is really after: {label}.',
    'The heart of this question: {label}.',
    'An interviewer who asks this listens for one thing: {label}.',
    'This question looks for one thing above all: {label}.',
    'A convincing answer needs this: {label}.',
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
