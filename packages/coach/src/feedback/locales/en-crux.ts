import type { FeedbackTexts, GapTexts } from '../texts.ts';

/** What decides the question: a clause ("whether you …"). */
export const crux: GapTexts = {
  note: 'Worth going over what this question turns on.',
  gap: [
    'An interviewer is listening for one thing here: {crux}.',
    'What matters most here is {crux}.',
    'What they are really asking is {crux}.',
    'What it comes down to here is {crux}.',
    'Anyone who asks this would like to know {crux}.',
    'Interviewers ask this to find out {crux}.',
    'The real test in this question is {crux}.',
  ],
  tries: [
    'Make that part clear: "{start}".',
    'If you answer again, bring it in with "{start}".',
    'Show it in one sentence that begins "{start}".',
    'Put that part first: "{start}".',
    'One sentence can show it: "{start}".',
    'Next time, let them hear it: "{start}".',
    'Say that part aloud once, starting with "{start}".',
    'You can show it with a sentence like "{start}".',
  ],
};

/** What decides a question about facts: the right answer in a sentence. */
export const fact: GapTexts = {
  note: 'Worth going over what this question turns on.',
  gap: [
    'The key point is this: {crux}',
    'What an interviewer checks is this: {crux}',
    'This is the part that has to be right: {crux}',
    'Here is what to measure your answer against: {crux}',
    'What it comes down to is this: {crux}',
  ],
  tries: [
    'Compare that with what you said, then explain it once more: "{start}".',
    'Check whether your answer had this in it, and say it in one sentence: "{start}".',
    'See whether your explanation says the same, and try again with "{start}".',
    'Hold your answer against that, and next time begin with "{start}".',
    'Make sure that you meant the same, then say it aloud: "{start}".',
  ],
};

/** Follows what may be false or careless. */
export const afterFault: FeedbackTexts['afterFault'] = {
  fact: [
    'The correct version: {crux} Explain it again, starting with "{start}".',
    'The key point is this: {crux} Correct it with "{start}".',
    'Keep this in mind: {crux} Then try once more: "{start}".',
    'The correct answer in short: {crux} Say it aloud once, beginning with "{start}".',
    'Compare it with this: {crux} After that, start again with "{start}".',
  ],
  weighed: [
    'An interviewer weighs {crux}. Answer again with "{start}".',
    'What it turns on is {crux}. Try it with "{start}".',
    'An interviewer wants to know {crux}. This time, begin with "{start}".',
    'What matters here is {crux}. Say it again: "{start}".',
    'A listener first wants to know {crux}. Put it this way: "{start}".',
  ],
};

/** What an interviewer asks next, after what decides the question. */
export const askedNext: FeedbackTexts['askedNext'] = [
  'Then be ready for "{question}" and begin with "{start}".',
  'An interviewer may go on with "{question}", so have an answer that starts "{start}".',
  'From there the next question could be "{question}" Say aloud how you would begin: "{start}".',
  'A good question to practise next: "{question}" You could open with "{start}".',
  'After that, you may be asked "{question}" Keep a sentence ready that begins "{start}".',
  'The next question is often "{question}" Try answering it with "{start}".',
];
