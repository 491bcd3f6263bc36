import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './en-content-gaps.ts';
import { gaps } from './en-gaps.ts';
import { afterFault, askedNext, crux, fact } from './en-crux.ts';
import { inPlace, named, next } from './en-advice.ts';
import { nextQuestions } from './en-next-questions.ts';
import { remarks } from './en-remarks.ts';
import { starts } from './en-starts.ts';
import { strengths } from './en-strengths.ts';

/** Words with which a reason is told. */
const reason =
  /\b(because|cause|cos|since|so that|otherwise|that way|the reason|in case|to make sure)\b/i;

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
    'Answer "{question}" in your first sentence: "{start}".',
    'Go back to "{question}" and start with "{start}".',
    'If you answer again, keep to "{question}" and begin with "{start}".',
    'Go back to "{question}" and begin with "{start}".',
  ],
  nextQuestions,
  afterAny: {
    experience: [
      {
        kind: 'reflection',
        question: 'If I asked someone who was there, what would they tell me about it?',
        start: 'They would probably tell you that …',
      },
      {
        kind: 'reflection',
        said: /\b(hard|harder|hardest|difficult|tough)\b/i,
        question: 'Which moment was the hardest for you?',
        start: 'The hardest moment was when …',
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
        kind: 'otherSide',
        said: /\b(hard|harder|hardest|difficult|tricky)\b/i,
        question: 'Which part of that is hardest for you?',
        start: 'For me, the hardest part is …',
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
    question: 'What does the official guidance say to do first in that situation?',
    start: 'The guidance says to start by …',
  },
  whyThat: {
    situation: {
      kind: 'reason',
      said: reason,
      question: 'Why does that matter?',
      start: 'It matters because …',
    },
    self: {
      kind: 'reason',
      said: reason,
      question: 'Why do you do it that way?',
      start: 'I do it that way because …',
    },
  },
  whoIsHurt: {
    question: 'Who could have been hurt, or left with extra work, because of that?',
    start: 'The person it could have hurt was …',
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
