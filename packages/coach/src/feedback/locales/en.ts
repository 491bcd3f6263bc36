import type { FeedbackTexts } from '../texts.ts';
import { gaps } from './en-gaps.ts';
import { strengths } from './en-strengths.ts';

export const en: FeedbackTexts = {
  strengths,
  gaps,
  answerThis: 'Add a sentence as if you were asked: "{question}"',
  notes: {
    subject: 'Speaks about what was asked.',
    sentence: 'A complete sentence that flows.',
    content: 'This part carries content.',
  },
};
