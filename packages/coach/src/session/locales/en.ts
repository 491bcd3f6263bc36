import type { SessionTexts } from '../texts.ts';

export const en: SessionTexts = {
  answer: 'answer {number} ("{question}")',
  level: {
    excellent: 'On the whole you answered what was asked and backed it up.',
    good: 'On the whole your answers fit the questions; a few need more detail.',
    fair: 'On the whole the direction was right, but there was too little behind it.',
    poor: 'In this interview the answers to the questions did not come across yet.',
  },
  best: 'The strongest was {best}.',
  weakest: 'It is worth practising {weakest} once more.',
  onlyOne: 'With a single answer there is nothing yet that recurs.',
  even: 'Your answers were on one level throughout.',
  recurring: 'What came up more than once: {name} ({count} of {total}).',
  strengthLine: '{name}: in {count} of {total} answers.',
  gapLine: '{name}: in {count} of {total} answers.',
  nothingHeard:
    'No answer could be heard, so there is nothing to judge. Check the microphone and try again.',
  strengths: {
    point: 'Getting to what the question asks',
    pointFirst: 'Giving the answer first',
    ownAction: 'Saying what you did yourself',
    plan: 'Plans that are actions',
    situation: 'Setting the scene',
    result: 'Finishing with the result',
    number: 'Using figures',
    reason: 'Giving reasons',
    example: 'Explaining with examples',
    contrast: 'Looking at more than one side',
    reflection: 'Saying what you learned',
    step: 'A clear order',
    shared: 'Showing the others in the story',
    fluent: 'Speaking without fillers',
  },
  gaps: {
    silent: {
      name: 'Answers without sound',
      practice:
        'Try the microphone in the device check before you begin. Then say at least one sentence of conclusion, even when you are stuck.',
    },
    otherLanguage: {
      name: 'Another language than the interview',
      practice: 'Say your three key sentences in English aloud before you begin.',
    },
    demand: {
      name: 'Asking for a score',
      practice:
        'Leave out all talk of scores and open with one sentence that answers the question.',
    },
    repetition: {
      name: 'Repeated words',
      practice: 'Practise one question a day in three sentences that differ from each other.',
    },
    list: {
      name: 'Words without sentences',
      practice: 'Write down keywords and practise joining two of them in a full sentence.',
    },
    echo: {
      name: 'Restating the question',
      practice:
        'For every question, prepare a first sentence that begins with "I" and borrows nothing from it.',
    },
    offTopic: {
      name: 'Leaving the question',
      practice:
        'Take three seconds to sum up what is asked in one word, and put that word into your first sentence.',
    },
    wrong: {
      name: 'Explanations that were not correct',
      practice:
        'Look the concept up, sum it up in one definition and one example, and explain it aloud.',
    },
    hollow: {
      name: 'Promises anyone could make',
      practice: 'Beside each promise, write one thing you did that shows it.',
    },
    point: {
      name: 'Missing the key part',
      practice: 'Before you answer, settle on the two things the answer must contain.',
    },
    short: {
      name: 'Stopping early',
      practice: 'After the conclusion, add one sentence with "because" and one with "for example".',
    },
    action: {
      name: 'Your own part not visible',
      practice: 'For each story, write two sentences that begin with "What I did was".',
    },
    result: {
      name: 'Stories without a result',
      practice: 'For each story, settle on a last sentence that begins with "As a result".',
    },
    number: {
      name: 'Too few figures',
      practice: 'For each story, note two numbers: how long, how many people, how much it changed.',
    },
    reason: {
      name: 'Missing reasons',
      practice:
        'Practise adding "because" right after the conclusion, three times for each answer.',
    },
    example: {
      name: 'Explanations without examples',
      practice: 'Attach one real example to each explanation, and try saying the example first.',
    },
    reflection: {
      name: 'Endings without a lesson',
      practice: 'For each story, prepare one sentence that begins with "Since then I".',
    },
    fillers: {
      name: 'Filler words',
      practice: 'Listen to the recording, find the fillers, and practise pausing in those places.',
    },

    runOn: {
      name: 'Long sentences',
      practice: 'Practise stopping after one idea and starting a new sentence.',
    },
    slow: {
      name: 'Slow delivery',
      practice:
        'Learn the first sentence by heart, start at once, and give the same answer a little faster.',
    },
    fast: { name: 'Fast delivery', practice: 'Count to one in your head after every sentence.' },
    pointLate: {
      name: 'The point coming late',
      practice: 'Move the last sentence of your answer to the front and say it again.',
    },
    polish: {
      name: 'Room for polish',
      practice: 'Give the same answer in half the time and prepare for two follow-up questions.',
    },
  },
};
