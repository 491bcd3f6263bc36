import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './en-content-gaps.ts';
import { gaps } from './en-gaps.ts';
import { strengths } from './en-strengths.ts';

export const en: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps },
  but: '',
  answerThis: [
    'Imagine the interviewer asks "{question}", and begin with "{start}".',
    'Next time, add one sentence that answers "{question}", starting with "{start}".',
    'Start a sentence with "{start}" and let it answer this: "{question}"',
    'Ask yourself "{question}" and carry on from "{start}".',
  ],
  starts: {
    reason: 'The reason is …',
    result: 'As a result, …',
    example: 'For example, …',
    action: 'What I did was …',
    reflection: 'Since then I …',
    experience: 'At the time …',
    situation: 'I would …',
    knowledge: 'What matters here is …',
    opinion: 'The way I see it, …',
    self: 'For me, …',
  },
  notes: {
    subject: 'Speaks about what was asked.',
    sentence: 'A complete sentence that flows.',
    content: 'This part carries content.',
  },
};
