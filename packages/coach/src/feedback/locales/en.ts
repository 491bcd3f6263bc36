import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './en-content-gaps.ts';
import { gaps } from './en-gaps.ts';
import { afterFault, askedNext, crux, fact } from './en-crux.ts';
import { inPlace, named, next } from './en-advice.ts';
import { nextQuestions } from './en-next-questions.ts';
import { remarks } from './en-remarks.ts';
import { starts } from './en-starts.ts';
import { strengths } from './en-strengths.ts';

export const en: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps, crux },
  fact,
  named,
  remarks,
  afterFault,
  askedNext,
  inPlace,
  core: [
    'If you answer again, begin with "{start}".',
    'Make "{start}" your first sentence.',
    'Open with "{start}" and go on from there.',
    'Be concrete from the start: "{start}".',
    'Start right away with "{start}".',
    'Next time, start with something concrete: "{start}".',
    'You could begin with "{start}".',
  ],
  next,
  but: '',
  asked: [
    'Answer "{question}" straight away: "{start}".',
    'The question was "{question}", so begin with "{start}".',
    'To answer "{question}", let your first sentence be "{start}".',
    'Go back to "{question}" and start with "{start}".',
    'If you answer again, keep to "{question}" and begin with "{start}".',
    'Go back to "{question}" and begin with "{start}".',
  ],
  nextQuestions,
  afterAny: {
    experience: [
      {
        kind: 'reflection',
        question: 'What would you tell someone facing the same thing for the first time?',
        start: 'The first thing I would tell them is …',
      },
      {
        kind: 'reason',
        said: /because|\bso\b|reason|that's why/i,
        question: 'There were other ways to do it. Why did you choose that one?',
        start: 'I chose that way because …',
      },
    ],
    situation: [
      {
        kind: 'reason',
        question: 'There are other ways to handle that. Why would you choose this one?',
        start: 'I would choose this way because …',
      },
      {
        kind: 'otherSide',
        said: /\bif (it|that|they|he|she|we|not|still|i)\b|otherwise|couldn't|get the manager|\bescalat/i,
        question: 'If that did not work, what would your next step be?',
        start: 'If that did not work, I would …',
      },
    ],
    opinion: [
      {
        kind: 'otherSide',
        question: 'Where is your argument easiest to attack?',
        start: 'The weakest spot is …',
      },
      {
        kind: 'reason',
        question: 'If you could keep only one of your reasons, which one?',
        start: 'The one reason I would keep is …',
      },
    ],
    knowledge: [
      {
        kind: 'otherSide',
        question: 'What do beginners most often get wrong about this?',
        start: 'What beginners get wrong is …',
      },
    ],
    self: [
      {
        kind: 'example',
        question: 'If I remember only one thing you said, what should it be?',
        start: 'Please remember that …',
      },
    ],
  },
  guidelines: {
    question: 'How does that compare, step by step, with the official guidance?',
    start: 'What the guidance puts first is …',
  },
  askedWhy: {
    experience: {
      question: 'Why did you do it that way, and not another?',
      start: 'I did it that way because …',
    },
    situation: {
      question: 'Why would you handle it that way, and not another?',
      start: 'I would handle it that way because …',
    },
  },
  starts,
  notes: {
    subject: 'Speaks about what was asked.',
    sentence: 'A complete sentence that flows.',
    content: 'This part carries content.',
  },
};
