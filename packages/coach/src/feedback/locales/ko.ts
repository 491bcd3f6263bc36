import type { FeedbackTexts } from '../texts.ts';
import { gaps } from './ko-gaps.ts';
import { strengths } from './ko-strengths.ts';

export const ko: FeedbackTexts = {
  strengths,
  gaps,
  answerThis: '이 물음에 답하듯 한 문장을 더해 보세요: "{question}"',
  notes: {
    subject: '질문이 묻는 것을 말하고 있어요.',
    sentence: '문장이 온전하게 이어졌어요.',
    content: '내용이 담긴 부분이에요.',
  },
};
