import type { FeedbackTexts } from '../texts.ts';

export const gaps: FeedbackTexts['gaps'] = {
  silent: {
    note: 'Nothing was heard.',
    gap: [
      'Nothing could be heard this time.',
      'No speech was found in this answer.',
      'The recording held no words.',
    ],
    tries: [
      'Check the microphone and say just the one sentence that comes to mind.',
      'Open with "In my view" and give a single reason.',
      'Record it again with one sentence: your conclusion.',
    ],
  },
  otherLanguage: {
    note: 'Not in the language of the interview.',
    gap: [
      'The interview is in English, and this answer was not.',
      'The question was in English; the answer came in another language.',
      'This interview is held in English.',
    ],
    tries: [
      'Say the same thing in two or three English sentences.',
      'Settle on one key sentence in English before you begin.',
      'Keep the technical terms and put the rest into English.',
    ],
  },
  demand: {
    note: 'Talks about the score instead of answering.',
    gap: [
      'Asking for a score does not count as an answer.',
      '"{quote}" does not answer the question.',
      'Without the remarks about scoring, little is left.',
    ],
    tries: [
      'Put one sentence that answers the question in its place.',
      'Tell one thing that you did instead.',
      'Read the question again and open with your conclusion.',
    ],
  },
  repetition: {
    note: 'Says the same again.',
    gap: [
      'The same words came back several times, so there was little new to hear.',
      'Repeating one sentence kept the answer from moving on.',
      'Take the repeats away and a short answer is left.',
    ],
    tries: [
      'Say it once, and start the next sentence with "for example".',
      'When you are about to repeat yourself, add a reason instead.',
      'Say it again in three sentences that differ from each other.',
    ],
  },
  list: {
    note: 'Words without sentences.',
    gap: [
      'These were words in a row rather than sentences.',
      'The keywords were there, but nothing connected them.',
      'It was not clear how the words belong together.',
    ],
    tries: [
      'Take two of the words and say what the one does to the other.',
      'Make one full sentence out of the most important word.',
      'Add "because" to each word and finish the sentence.',
    ],
  },
  echo: {
    note: 'Repeats the question.',
    gap: [
      'Without the words of the question, no answer was left.',
      'The question came back, but the answer to it did not.',
      'You stopped after restating the question.',
    ],
    tries: [
      'Leave the question out and begin with "I".',
      'Answer with three words that are not in the question.',
      'Pick one thing that happened and say when it was and what you did.',
    ],
  },
  offTopic: {
    note: 'Not connected with the question.',
    gap: [
      'What you said does not connect with the question.',
      'It sounded like the answer to another question.',
      'There was a story, but it was hard to find an answer in it.',
    ],
    tries: [
      'Use the most important word of the question in your first sentence.',
      'Begin with "My answer is" and give it at once.',
      'Before you speak, sum up in a few words what is being asked.',
    ],
  },
  wrong: {
    note: 'Does not agree with {label}.',
    gap: [
      '"{quote}" is not correct, so look again at {label}.',
      'You had it the wrong way round when it came to {label}.',
      'The explanation was not accurate on {label}.',
    ],
    tries: [
      'Define it in one sentence and add an example.',
      'Look it up and explain aloud how it differs from the opposite case.',
      'Start with what you are sure of and give evidence for the rest.',
    ],
  },
  hollow: {
    note: 'Anyone could say this.',
    gap: [
      'Words like "{quote}" could come from anyone and do not stay in mind.',
      'There were good intentions but nothing that shows them.',
      'The big words had no story behind them.',
    ],
    tries: [
      'Replace one of these words with something you really did.',
      'Instead of a promise, say how often and how long you did it.',
      'Pick one day that proves it and say what you did.',
    ],
  },
  point: {
    note: 'Missing: {label}.',
    gap: [
      'What was missing: {label}.',
      'It would be stronger with one more thing: {label}.',
      'One thing did not come up: {label}.',
      'The listener is still waiting for this: {label}.',
    ],
    tries: [
      'Add one sentence for it.',
      'Spend your last sentence on it.',
      'Give one example that shows it.',
    ],
  },
  short: {
    note: 'Still short.',
    gap: [
      'It ended before there was enough to go by.',
      'There is not much to judge yet.',
      'The answer was too brief to show your thinking.',
    ],
    tries: [
      'Add two sentences: one with "because", one with "for example".',
      'Say when and where it was and what you did.',
      'After your conclusion, add one reason and one scene.',
    ],
  },
  action: {
    note: 'Your own part is missing.',
    gap: [
      'It was not clear what you did yourself.',
      'The situation came across, your own actions did not.',
      'Your own share in it stayed vague.',
    ],
    tries: [
      'Add a sentence that begins with "What I did was".',
      'Name two things you did, with plain verbs such as "asked" or "rebuilt".',
      'Say what you did first that day, and then what came next.',
    ],
  },
  result: {
    note: 'The result is missing.',
    gap: [
      'We did not hear how it ended.',
      'The story stopped before its result.',
      'What changed in the end was left out.',
    ],
    tries: [
      'Close with a sentence that begins with "As a result".',
      'Put before and after into one sentence.',
      'Add how the others responded in the end.',
    ],
  },
  number: {
    note: 'No sense of size.',
    gap: [
      'No figure told how big it was.',
      'There was nothing to measure the change by.',
      'The scale of it stayed unclear.',
    ],
    tries: [
      'Give one number: how long, how many people, or how often.',
      'Instead of "a lot", say how many or what percentage.',
      'Compare before and after with two figures.',
    ],
  },
  reason: {
    note: 'The reason is missing.',
    gap: [
      'We did not hear why.',
      'The claim came without a reason.',
      'What made you decide so stayed open.',
    ],
    tries: [
      'Go on with "because" right after your conclusion.',
      'Name one reason for choosing it over the alternative.',
      'Link cause and effect once with "so".',
    ],
  },
  example: {
    note: 'No example.',
    gap: [
      'Without an example it was hard to picture.',
      'It stayed abstract.',
      'One example would carry this further.',
    ],
    tries: [
      'Add a sentence that begins with "For example".',
      'Pick one recent scene and attach it.',
      'Name one case where you used what you explained.',
    ],
  },
  reflection: {
    note: 'What you learned is missing.',
    gap: [
      'We did not hear what you took from it.',
      'How it shaped what you do now was left out.',
      'The story ended without a lesson.',
    ],
    tries: [
      'End with a sentence that begins with "Since then I".',
      'Say in one sentence what you would do differently.',
      'Name one habit that came out of it.',
    ],
  },
  fillers: {
    note: 'A filler word.',
    gap: [
      'Fillers such as "{quote}" kept breaking the thread.',
      'Many gaps were filled with sounds instead of silence.',
      'The filler words covered your point.',
    ],
    tries: [
      'When a filler is coming, close your mouth and pause for a beat.',
      'Learn just the first sentence by heart and start without fillers.',
      'Finish a sentence, breathe, then begin the next one.',
    ],
  },

  runOn: {
    note: 'A long sentence.',
    gap: [
      'The sentences were so long that they were hard to follow.',
      'Several stories ran together in one sentence.',
      'Without a break the point was easy to miss.',
    ],
    tries: [
      'One idea a sentence: stop, then start afresh.',
      'Where you say "and", end the sentence instead.',
      'Split your longest sentence into two.',
    ],
  },
  slow: {
    note: 'Slow.',
    gap: [
      'Long gaps left part of your time unused.',
      'The pace was on the slow side.',
      'The pauses left little room for content.',
    ],
    tries: [
      'Decide on your first sentence beforehand and start at once.',
      'Jot down three words and speak from one to the next.',
      'Give the same answer once more, a little faster.',
    ],
  },
  fast: {
    note: 'Fast.',
    gap: [
      'It went so fast that the key part slipped by.',
      'A slightly slower pace would carry better.',
      'The hurry buried your point.',
    ],
    tries: [
      'Pause for a beat after every sentence.',
      'Say your most important sentence slowly.',
      'Drop one detail and take your time with the rest.',
    ],
  },
  pointLate: {
    note: 'The point comes late.',
    gap: [
      'The point came late, so the beginning felt long.',
      'It took a while to learn what your answer is.',
      'A long background came first.',
    ],
    tries: [
      'Move your last sentence to the front.',
      'Begin with "In short".',
      'Give the answer in one sentence, then the background.',
    ],
  },
  polish: {
    note: 'Can be polished.',
    gap: [
      'To go further, prepare for the question that comes next.',
      'What is left is to say the same in fewer words.',
      'The content is there; put your strongest sentence first.',
    ],
    tries: [
      'Give the same answer in half the time.',
      'Prepare an answer to "why did you do it that way?".',
      'Say it again with your best sentence first.',
    ],
  },
};
