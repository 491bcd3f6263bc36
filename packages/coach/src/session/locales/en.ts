import type { SessionTexts } from '../texts.ts';

export const en: SessionTexts = {
  answer: 'answer {number} ("{question}")',
  level: {
    excellent: 'You answered what was asked and backed it up.',
    good: 'Your answers fit the questions; a few of them need a little more detail.',
    fair: 'The direction of your answers was right; now they need more behind them.',
    poor: 'This time, your answers did not quite get to what was asked.',
  },
  best: 'The strongest was {best}.',
  weakest: 'It is worth practising {weakest} once more.',
  onlyOne: 'With a single answer there is nothing to compare it with yet.',
  even: 'Your answers were on one level throughout.',
  nothingHeard:
    'No answer could be heard, so there is nothing to judge. Check the microphone and try again.',
  where: {
    onlyAnswer: 'In this answer,',
    both: 'In both answers,',
    all: 'In all {total} answers,',
    one: 'In answer {numbers},',
    few: 'In answers {numbers},',
    many: 'In {count} of your {total} answers,',
    number: '{number}',
    and: [' and ', ' and '],
    numberWords: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  strengths: {
    point: 'you got to what the question is after.',
    concrete: 'you were concrete where others stay general.',
    stance: 'you took a clear position.',
    pointFirst: 'you answered in your first sentence.',
    ownAction: 'you said plainly what you did yourself.',
    plan: 'you named real things that you would do.',
    situation: 'you said when and where it was, so it was easy to picture.',
    result: 'you told how it turned out.',
    number: 'you used figures, and they gave a sense of size.',
    reason: 'you said why.',
    example: 'you used an example, and that made it easy to grasp.',
    contrast: 'you looked at more than one side.',
    reflection: 'you said what you took from it.',
    step: 'you put things in order.',
    fluent: 'you spoke without filler words.',
  },
  gaps: {
    silent: {
      pattern: 'nothing could be heard.',
      practice:
        'Try the microphone in the device check before you begin, and when you are stuck, say just one sentence: "I think …".',
    },
    otherLanguage: {
      pattern: 'you did not speak English.',
      practice: 'Say three English sentences that begin with "I …" aloud before you start.',
    },
    demand: {
      pattern: 'you asked for a score instead of answering.',
      practice: 'Leave out all talk of scores and practise opening with "My answer is …".',
    },
    repetition: {
      pattern: 'you repeated yourself, so it did not move on.',
      practice:
        'Take one question a day, say each thing once, and start the next sentence with "For example, …".',
    },
    nonsense: {
      pattern: 'the sentences were hard to make sense of.',
      practice: 'Read the transcript first, then practise one plain sentence: "Put simply, …".',
    },
    list: {
      pattern: 'there were words, but no sentences.',
      practice: 'Write down two keywords and practise joining them: "… matters because …".',
    },
    echo: {
      pattern: 'most of the words came from the question.',
      practice:
        'For each question, prepare a first sentence that begins with "I …" and borrows nothing from it.',
    },
    gaveUp: {
      pattern: 'not knowing took the place of an answer.',
      practice:
        'Pick questions you cannot answer and practise going on with "As far as I know, …".',
    },
    denial: {
      pattern: 'you said that there was no such experience.',
      practice:
        'Write down three small stories that you can begin with "It was a small thing, but …".',
    },
    offTopic: {
      pattern: 'it was hard to see how what you said relates to the question.',
      practice:
        'Sum up in one word what is asked, and put it into your first sentence: "As for …, I …".',
    },
    strays: {
      pattern: 'the second half left the question.',
      practice:
        'Halfway through, think of the question once more and go on with "To come back to your question, …".',
    },
    tangled: {
      pattern: 'the story jumped around and was hard to follow.',
      practice:
        'Write your point down in one sentence first, begin with "In one sentence, …", and keep to that one thing.',
    },
    careless: {
      pattern: 'something sounded as if other people or the rules did not matter much.',
      practice:
        'Think first of who would pay for it, and say what you would change: "Looking at it now, I would …".',
    },
    wrong: {
      pattern: 'something you explained was not correct.',
      practice: 'Look up what you mixed up and explain it aloud in one sentence: "To be exact, …".',
    },
    hollow: {
      pattern: 'there were fine words, but not enough examples to back them up.',
      practice:
        'Pick a phrase you use often and put a story behind it: "There was one time when …".',
    },
    crux: {
      pattern: 'what the question turns on could be clearer.',
      practice:
        'Before you begin, ask yourself what an interviewer wants to find out, and start there: "The first thing to say is …".',
    },
    point: {
      pattern: 'you left a question open that an interviewer would probably ask next.',
      practice:
        'When you have finished, think of what an interviewer would ask next, and answer it yourself: "One more thing: …".',
    },
    weak: {
      pattern: 'there was too little for an answer to the question.',
      practice:
        'For each question, write one sentence "My answer is …, because …" and say it aloud.',
    },
    short: {
      pattern: 'it ended just as it got going.',
      practice:
        'When you think you are done, practise adding one sentence: "To say a bit more, …".',
    },
    action: {
      pattern: 'it was hard to see what you did yourself.',
      practice: 'For each story, practise saying your first move: "The first thing I did was …".',
    },
    result: {
      pattern: 'the story stopped before its result.',
      practice: 'For each story, settle on a last sentence that begins with "As a result, …".',
    },
    number: {
      pattern: 'no figure told how big it was.',
      practice: 'For each story, note how long and how often, and say it: "For … months I …".',
    },
    reason: {
      pattern: 'the reason did not become clear.',
      practice: 'Practise going on right after your conclusion: "The reason is …".',
    },
    example: {
      pattern: 'there was no example to hold on to.',
      practice: 'Pair each explanation with one case: "For example, …".',
    },
    reflection: {
      pattern: 'we did not hear what you took from it.',
      practice: 'For each story, prepare one sentence that begins with "Since then I …".',
    },
    otherSide: {
      pattern: 'only one side came across.',
      practice: 'With each claim, practise naming the other side: "It is true that …, but …".',
    },
    fillers: {
      pattern: 'filler words kept getting in between.',
      practice:
        'Listen to the recording, find the fillers, and practise starting without one: "I would say …".',
    },
    runOn: {
      pattern: 'the sentences were so long that they were hard to follow.',
      practice: 'Practise stopping after one idea and starting afresh with "So …".',
    },
    slow: {
      pattern: 'long gaps left room for little content.',
      practice:
        'Have your first words ready, "I would say …", and start as soon as the question ends.',
    },
    fast: {
      pattern: 'it went so fast that the key part slipped by.',
      practice: 'Count to one after every sentence, then go on with "The next thing is …".',
    },
    pointLate: {
      pattern: 'the point came late.',
      practice: 'Practise putting your answer into the first sentence: "In short, …".',
    },
    polish: {
      pattern: 'nothing important was missing, so it is time to prepare for follow-up questions.',
      practice:
        'Say the same in fewer words, from "In short, …", and prepare for two follow-up questions.',
    },
  },
};
