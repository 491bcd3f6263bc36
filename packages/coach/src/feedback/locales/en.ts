import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './en-content-gaps.ts';
import { gaps, named, next } from './en-gaps.ts';
import { starts } from './en-starts.ts';
import { strengths } from './en-strengths.ts';

export const en: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps },
  named,
  next,
  but: '',
  asked: [
    'Answer "{question}" straight away: "{start}".',
    'The question was "{question}", so begin with "{start}".',
    'To answer "{question}", let your first sentence be "{start}".',
    'Think of "{question}" once more and start with "{start}".',
    'If you answer again, keep to "{question}" and begin with "{start}".',
    'Come back to "{question}" and say "{start}" first.',
  ],
  nextQuestions: {
    experience: [
      {
        kind: 'reason',
        said: /because|so that|the reason|instead|rather/i,
        question: 'There were other ways. Why did you do it like that?',
        start: 'I thought of …, but …',
      },
      {
        kind: 'reflection',
        said: /again|since then|next time|learn|these days|now i/i,
        question: 'What would you change if you did it again?',
        start: 'If I did it again, I would …',
      },
      {
        kind: 'action',
        said: /hard|difficult|tough|stuck|struggl/i,
        question: 'What was the hardest part of it?',
        start: 'The hardest part was …',
      },
    ],
    situation: [
      {
        kind: 'action',
        said: /if (that|it|they|he|she|not|still)|otherwise/i,
        question: 'And what if that does not work?',
        start: 'If that does not help, I would …',
      },
      {
        kind: 'reason',
        said: /because|so that|since|reason|otherwise/i,
        question: 'Why would you start with that?',
        start: 'I would start there because …',
      },
      {
        kind: 'otherSide',
        said: /risk|worr|problem|downside/i,
        question: 'What could go wrong if you do that?',
        start: 'What worries me is …',
      },
    ],
    opinion: [
      {
        kind: 'otherSide',
        said: /but|however|disagree|other side|true that/i,
        question: 'What would you say to someone who disagrees?',
        start: 'To someone who disagrees I would say …',
      },
      {
        kind: 'point',
        said: /unless|except|depends|only if|if /i,
        question: 'Is there a case in which that does not hold?',
        start: 'It is different when …',
      },
      {
        kind: 'example',
        said: /example|last|once|when i|i (was|had|did|worked|saw|tried)/i,
        question: 'What made you think so?',
        start: 'I came to think so when …',
      },
    ],
    knowledge: [],
    self: [
      {
        kind: 'example',
        said: /example|once|last|year|month|week|when i|i (was|had|did|made|worked|took|sold|joined|built|wrote|studied|started)/i,
        question: 'Can you give one case that shows it?',
        start: 'One time, …',
      },
    ],
  },
  starts,
  notes: {
    subject: 'Speaks about what was asked.',
    sentence: 'A complete sentence that flows.',
    content: 'This part carries content.',
  },
};
