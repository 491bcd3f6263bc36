import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './en-content-gaps.ts';
import { gaps } from './en-gaps.ts';
import {
  apology,
  direct,
  evasive,
  inPlace,
  introduction,
  late,
  motive,
  named,
  next,
  tooLong,
  unanswered,
  unchecked,
  unsure,
  vague,
} from './en-advice.ts';
import { nextQuestions } from './en-next-questions.ts';
import { starts } from './en-starts.ts';
import { strengths } from './en-strengths.ts';

export const en: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps },
  named,
  direct,
  evasive,
  unanswered,
  inPlace,
  introduction,
  motive,
  tooLong,
  unchecked,
  unsure,
  late,
  apology,
  vague,
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
    'Think of "{question}" once more and start with "{start}".',
    'If you answer again, keep to "{question}" and begin with "{start}".',
    'Come back to "{question}" and say "{start}" first.',
  ],
  nextQuestions,
  details: {
    experience: {
      kind: 'action',
      question: 'Could you tell me a little more about that?',
      start: 'What happened was …',
    },
    situation: {
      kind: 'action',
      question: 'How exactly would you go about that?',
      start: 'To be exact, I would …',
    },
    opinion: {
      kind: 'reason',
      question: 'Could you say a little more about why you see it that way?',
      start: 'I see it that way because …',
    },
    knowledge: {
      kind: 'example',
      question: 'Could you explain that part in a little more detail?',
      start: 'To go one step further, …',
    },
    self: {
      kind: 'example',
      question: 'Could you tell me a little more about that?',
      start: 'What I mean by that is …',
    },
  },
  starts,
  goOn: 'To be more specific, …',
  notes: {
    subject: 'Speaks about what was asked.',
    sentence: 'A complete sentence that flows.',
    content: 'This part carries content.',
  },
};
