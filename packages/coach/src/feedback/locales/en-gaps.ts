import type { FeedbackTexts } from '../texts.ts';
import type { contentGaps } from './en-content-gaps.ts';

/** What makes a text no answer, and how it was said. */
export const gaps: Omit<FeedbackTexts['gaps'], keyof typeof contentGaps | 'crux'> = {
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
  nonsense: {
    note: 'Hard to make sense of.',
    gap: [
      'These are sentences, but I could not make sense of them. If some words were misheard, please correct the transcript.',
      'The words did not go together, so I could not tell what this is about.',
    ],
    tries: [
      'Start again with one thing that really happened: "What I saw myself was …".',
      'Answer in one sentence that the interviewer can picture: "Put simply, …".',
    ],
  },
  list: {
    note: 'Words without sentences.',
    gap: [
      'These were words in a row, so it was hard to tell what you wanted to say.',
      'There were words, but nothing connected them.',
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
      'You repeated the question, but you have not given your own answer yet.',
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
      'You said that you did not know before sharing what you do know.',
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
        '"{quote}" may sound as if you have not given this much thought yet.',
        '"{quote}" is hard to believe, and an interviewer will ask again.',
        'An interviewer may find it hard to believe that there is nothing to improve.',
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
      'Your answer went in a different direction from the question.',
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
      'The part where you said "{quote}" is not correct.',
      'The part "{quote}" does not agree with the facts.',
      'There is a mistake in "{quote}".',
      'An important part of this explanation is wrong.',
      'The facts are different from what you said.',
    ],
    tries: [
      'Look it up, then say it again with "To be exact, …".',
      'Check it once more and put it right with "I should correct myself: …".',
      'Read up on it, and start with what you are sure of: "What is certain is …".',
    ],
  },
  strays: {
    note: 'This leaves the question.',
    gap: [
      'With "{quote}" you move away from the question.',
      'From "{quote}" on, the answer is about something else.',
      '"{quote}" is far from what was asked.',
      'A part like "{quote}" does not help to answer the question.',
    ],
    tries: [
      'Leave that part out and come back to the question: "{start}".',
      'Use the time for the answer: "{start}".',
      'Stay with the question: "{start}".',
    ],
  },
  /** Restarts, detours and several stories at once. */
  tangled: {
    note: 'The answer jumps around.',
    gap: [
      'The answer jumps from one thing to another, so it was hard to follow.',
      'Several thoughts ran into each other, and your point got lost among them.',
      'You began several thoughts, and it was hard to tell which one is the answer.',
      'It came out in the order you thought of it, so the main point was hard to find.',
    ],
    tries: [
      'Say your conclusion first, "{start}", and give one reason for it.',
      'Begin with "{start}", then tell only what led to it, in order.',
      'Write your point down in one sentence, begin with "{start}", and keep to it.',
      'Begin with "In one sentence, …" and follow a single thread to its end.',
    ],
  },
  careless: {
    note: 'A listener may worry about this.',
    gap: [
      '"{quote}" may sound as if other people or the rules did not matter much.',
      'When you say "{quote}", an interviewer may wonder what you are like to work with.',
      'With "{quote}" it sounds as if you were thinking mostly of yourself.',
      '"{quote}" may make a listener uncomfortable.',
      'Parts of this answer sound as if rules were broken or others harmed, and an interviewer will not overlook that.',
      'The more normal you make this sound, the more an interviewer will worry.',
      'Put like this, it makes it hard to trust you with the job.',
    ],
    tries: [
      'Say what you would do differently today: "Looking at it now, I would …".',
      'Say what would be fair to everyone: "The fair thing would be to …".',
      'Leave that out and answer again: "I would rather …".',
    ],
  },
  fillers: {
    note: 'A filler word.',
    gap: [
      'You said "{quote}" and the like {count} times, and it broke the thread.',
      'You used {count} fillers such as "{quote}", and a listener will notice that.',
      'You used {count} fillers such as "{quote}", which made your point harder to hear.',
      'Filler words like "{quote}" ({count} in all) made it harder to follow.',
      'Your answer had {count} fillers such as "{quote}" in it.',
    ],
    tries: [
      'When a filler is coming, stop for a breath and begin the next thought with "Then …".',
      'Learn one opening by heart, "In short, …", and say it without a filler.',
      'Breathe out instead, and go on with "So …".',
      'Finish one sentence, pause, then begin the next with "The next thing is …".',
      'If you need time, say "Let me think, …" once and think in silence.',
    ],
  },
  runOn: {
    note: 'A long sentence.',
    gap: [
      'The sentences were so long that they were hard to follow.',
      'Several things ran together in one sentence.',
      'In one long sentence the point was easy to miss.',
      'It went on so long that it was hard to tell what matters most.',
      'One sentence carried too much at once.',
    ],
    tries: [
      'End your first sentence early and start the next one with "The reason is …".',
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
      'The pace was slow enough to keep a listener waiting.',
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
      'You began with "{quote}", so it was not yet clear what your answer was.',
      'The background ("{quote}") came before the answer.',
      'It took a while to get from "{quote}" to your answer.',
      'The answer to the question did not come at the beginning.',
      'The first sentence did not say yet what your answer is.',
    ],
    tries: [
      'Put your answer first: "In short, …".',
      'Make your first sentence "My answer is …" and let the background follow.',
      'Begin with "The main thing is …" and tell the story after it.',
      'Say what you think first, "I think …", and use the story as the reason.',
      'Say at once what is coming: "I would like to tell you about …".',
    ],
  },
};
