import type { FeedbackTexts } from '../texts.ts';
import type { contentGaps } from './en-content-gaps.ts';

/** What makes a text no answer, and how it was said. */
export const gaps: Omit<FeedbackTexts['gaps'], keyof typeof contentGaps> = {
  silent: {
    note: 'Nothing was heard.',
    gap: [
      'Nothing could be heard this time.',
      'No speech was found in this answer.',
      'The recording held no words.',
    ],
    tries: [
      'Check the microphone, then say just one sentence that begins with "I think …".',
      'If you are stuck, say "In short, …" and give one sentence aloud.',
      'Record it again with a single sentence: "My answer is …".',
    ],
  },
  otherLanguage: {
    note: 'Not in the language of the interview.',
    gap: [
      'The interview is in English, and this answer was not.',
      'The question was in English; the answer came in another language.',
      'This interview is held in English, but the answer was in another language.',
    ],
    tries: [
      'Say the same in English, beginning with "I think …".',
      'Settle on one English sentence, "My answer is …", before you begin.',
      'Keep the technical terms and explain them with "This means …".',
    ],
  },
  demand: {
    note: 'Talks about the score instead of answering.',
    gap: [
      '"{quote}" does not answer the question.',
      'Asking for a score does not count as an answer.',
      'Without the remarks about scoring, little is left.',
    ],
    tries: [
      'Put one sentence in its place that begins with "My answer is …".',
      'Leave the score out and begin with "I would say …".',
      'Read the question again and open with "In short, …".',
    ],
  },
  repetition: {
    note: 'Says the same again.',
    gap: [
      'The same words came back several times, so there was little new to hear.',
      'Repeating yourself kept the answer from moving on.',
      'Take the repeats away and a short answer is left.',
    ],
    tries: [
      'Say it once, and start the next sentence with "For example, …".',
      'When you are about to repeat yourself, go on with "The reason is …".',
      'Begin your second sentence with "So …" and move to something new.',
    ],
  },
  list: {
    note: 'Words without sentences.',
    gap: [
      'These were words in a row, so it was hard to tell what you wanted to say.',
      'The keywords were there, but nothing connected them.',
      'It was not clear how the words belong together.',
    ],
    tries: [
      'Take two of the words and join them: "… makes … because …".',
      'Pick the most important word and say "This matters because …".',
      'Turn the first word into a sentence: "… means that …".',
    ],
    triesFor: {
      situation: [
        'Put the words into an order: "First I would …, and then …".',
        'Turn the first word into a step: "I would … at once, because …".',
      ],
      experience: ['Join the words into one scene: "At that time I …, so I …".'],
    },
  },
  echo: {
    note: 'Mostly words of the question.',
    gap: [
      'Without the words of the question, hardly any answer is left.',
      'The question came back, but your own answer did not come yet.',
      'You stopped after going back over the question.',
    ],
    tries: [
      'Leave the words of the question out and begin with "I …".',
      'Go on with "because …" and give a reason of your own.',
      'Add "More precisely, …" and use words that are not in the question.',
    ],
  },
  gaveUp: {
    note: 'Ends with not knowing.',
    gap: [
      'Saying that you do not know took the place of an answer.',
      'You said that you did not know before you told what you do know.',
      'The answer stopped at not knowing.',
    ],
    tries: [
      'It is fine to be stuck: go on with "As far as I know, …".',
      'Try "I am not certain, but I think …" and offer one idea.',
      'Say "Let me think for a moment. …", breathe, and start with one thing you know.',
    ],
    triesFor: {
      experience: [
        'It need not be big: begin with "It was a small thing, but …" and take something from class or a part-time job.',
        'If nothing fits exactly, say "The closest I have come to that was …".',
        'Say "Let me think for a moment. One time, …" and tell a single scene.',
      ],
    },
  },
  denial: {
    note: 'Says that there is no such experience.',
    gap: [
      'After "{quote}" an interviewer has nothing left to ask about.',
      'You were asked for an experience, and "{quote}" ends the story before it starts.',
      '"{quote}" is honest, but it does not answer this question.',
      'Saying that it never happened leaves an interviewer with nothing to go on.',
      'You were asked for an experience, and the answer was that there is none.',
    ],
    tries: [
      'It need not be big: begin with "It was a small thing, but …" and take something from class or a part-time job.',
      'If nothing fits exactly, say "The closest I have come to that was …".',
      'If it really never happened, say "I have not been there yet, but I would …".',
    ],
    gapFor: {
      self: [
        '"{quote}" may sound as if you had never looked at yourself.',
        '"{quote}" is hard to believe, and an interviewer will ask again.',
        'Saying that there is nothing to improve is hard to believe.',
      ],
    },
    triesFor: {
      self: [
        'A small one is enough: "Something I often miss is …".',
        'Name one and what you do about it: "I tend to …, so these days I …".',
      ],
    },
  },
  offTopic: {
    note: 'How it belongs to the question is not clear.',
    gap: [
      'This does not answer what the question asked yet.',
      'It was easy to listen to, but the question asked for something else.',
      'Your answer went in another direction than the question.',
      'What the question asked for has not come up yet.',
    ],
    tries: [
      'Begin with "To answer your question, …".',
      'Leave this story aside and start again with "My answer is …".',
      'Put the question into one word for yourself and begin with "For me, that is …".',
    ],
  },
  wrong: {
    note: 'Does not agree with this: {label}.',
    gap: [
      '"{quote}" is not correct.',
      'The part where you said "{quote}" does not agree with the facts.',
      '"{quote}" is a common mistake.',
      'One part of the explanation is not correct.',
      'Something in this explanation does not agree with the facts.',
    ],
    tries: [
      'Read up on {label}, then say it again with "To be exact, …".',
      'Check the facts about {label} and put it right with "I should correct myself: …".',
      'Look up {label}, and start with what you are sure of: "What is certain is …".',
    ],
  },
  fillers: {
    note: 'A filler word.',
    gap: [
      'You said "{quote}" and the like {count} times, and it broke the thread.',
      'Fillers such as "{quote}" came {count} times, which is easy to notice.',
      'There was "{quote}" between the words {count} times, so the point got lost.',
      '{count} filler words like "{quote}" made it harder to follow.',
      'There were {count} fillers such as "{quote}".',
    ],
    tries: [
      'Learn just the beginning, "I would say …", and pause in silence when a filler is coming.',
      'Learn one opening by heart, "In short, …", and say it without a filler.',
      'Close your mouth, breathe, and go on with "So …".',
      'Finish one sentence, pause, then begin the next with "The next thing is …".',
      'If you need time, say "Let me think, …" once and think in silence.',
    ],
  },
  runOn: {
    note: 'A long sentence.',
    gap: [
      'The sentences were so long that they were hard to follow.',
      'Several things ran together in one sentence.',
      'Without a break the point was easy to miss.',
      'It went on so long that it was hard to tell what matters most.',
      'One sentence carried too much at once.',
    ],
    tries: [
      'Stop after "I did …" and start the next sentence with "The reason was …".',
      'Where you want to say "and", end the sentence and begin with "Second, …".',
      'Say your conclusion and stop; then go on with "In detail, …".',
      'One idea a sentence: finish it, then say "After that, …".',
      'Split your longest sentence and open the second half with "So …".',
    ],
  },
  slow: {
    note: 'Slow.',
    gap: [
      'The content is there, but the pace was a little slow.',
      'The pace was on the slow side.',
      'For the time it took, the words came slowly.',
      'A slightly quicker pace would make this sound more confident.',
      'It was told slowly enough that a listener has to wait.',
    ],
    tries: [
      'Decide on your first words, "I would say …", and start as soon as the question ends.',
      'Record it once more and keep going from step to step: "First, … second, …".',
      'Have "In short, …" ready, so that you can start at once.',
      'Give the same answer once more, a little faster, from "The main thing is …".',
      'Note down three words beforehand and move on with "After that, …".',
    ],
  },
  fast: {
    note: 'Fast.',
    gap: [
      'It went so fast that the key part slipped by.',
      'It sounded a little hurried, and the point got buried.',
      'It was hard to keep up with the pace.',
    ],
    tries: [
      'Pause after each sentence and go on with "The next thing is …".',
      'Say one sentence slowly: "What matters most to me is …".',
      'Drop one detail and begin calmly with "The main point is …".',
    ],
  },
  pointLate: {
    note: 'The point comes late.',
    gap: [
      'You began with "{quote}", so it was not clear yet what your answer is.',
      'The background ("{quote}") came before the answer.',
      'Starting from "{quote}", it took a while to get to the answer.',
      'The answer to the question did not come at the beginning.',
      'The first sentence did not say yet what your answer is.',
    ],
    tries: [
      'Put your answer first: "In short, …".',
      'Make your first sentence "My answer is …" and let the background follow.',
      'Begin with "The main thing is …" and tell the story after it.',
      'Take a side at once, "I would …", and use the story as the reason.',
      'Say at once what is coming: "I would like to tell you about …".',
    ],
  },
};

/** A missing point, by its name. It may have been said in other words, so that it is wanted more clearly. */
export const named: FeedbackTexts['named'] = {
  note: 'Could be clearer: {label}.',
  gap: [
    'A strong answer to this question talks about {label}.',
    'An interviewer will want to hear about {label}.',
    'Your answer does not yet say much about {label}.',
    'What would help most is a sentence about {label}.',
    'A few words about {label} would make this stronger.',
    'There is more to say here about {label}.',
    'A listener would like to hear more about {label}.',
    'For this question, say something about {label}.',
  ],
  tries: [
    'Next time, put in a sentence that begins with "{start}".',
    'Go on with "{start}".',
    'Bring it up next time: "{start}".',
    'Prepare one sentence for it: "{start}".',
    'If you answer again, include that: "{start}".',
    'Say it out loud once: "{start}".',
    'Before you finish, fill it in: "{start}".',
    'There is room for one more sentence: "{start}".',
  ],
  triesFor: {
    knowledge: [
      'Check that part once more and explain it again: "{start}".',
      'Look it up, then say it in one sentence that begins with "{start}".',
      'Start the explanation again from there: "{start}".',
      'Check it and go on with "{start}".',
      'Explain that part first: "{start}".',
    ],
  },
};

/** A claim in an explanation that may be false. */
export const unsure: FeedbackTexts['unsure'] = {
  note: 'Worth looking up.',
  gap: [
    'Check again whether "{quote}" is right.',
    'An interviewer may question "{quote}", so look it up once more.',
    'It is worth looking up whether "{quote}" is true.',
    'You said "{quote}", and that needs another look.',
    'Before you say "{quote}", make sure that it is correct.',
  ],
  tries: [
    'Read up on {label} and explain it again: "{start}".',
    'Look up {label}, then go on with "{start}".',
    'Find out about {label} and put it into one sentence: "{start}".',
    'Explain it again with {label} in it: "{start}".',
    'Make sure of {label} first, and begin with "{start}".',
  ],
};

/** The answer was put off. */
export const evasive: FeedbackTexts['evasive'] = {
  note: 'Puts the answer off.',
  gap: [
    '"{quote}" sounds as if you were putting the answer off.',
    'After "{quote}", an interviewer still does not know what you think.',
    '"{quote}" stands where the answer should be.',
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
    'Open with it, then go back: "It came about like this: …".',
    'Start with "What matters most is …" and put it there.',
    'Say it at once, "My main point is …", and let the story follow.',
    'Begin with "To give you the answer first, …".',
  ],
};

/** An amount that was told vaguely. */
export const vague: FeedbackTexts['vague'] = {
  note: 'How much is not clear.',
  gap: [
    'You said "{quote}", but "{word}" does not tell how much.',
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
    'An interviewer would probably go on with "{question}"',
    'The next question could well be "{question}"',
    'After this answer, you may be asked "{question}"',
    'An answer like this invites a follow-up: "{question}"',
    'From here an interviewer may dig deeper: "{question}"',
    'What a listener will wonder next is "{question}"',
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
    'Choose now what you would say after "{start}".',
    'Write that question down and answer it once: "{start}".',
    'Work out an answer that starts with "{start}".',
  ],
};
