import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './ko-content-gaps.ts';
import { gaps } from './ko-gaps.ts';
import { strengths } from './ko-strengths.ts';

export const ko: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps },
  but: '다만',
  answerThis: [
    '면접관이 "{question}" 하고 다시 물었다고 생각하고, "{start}" 하고 시작해 보세요.',
    '다음에는 "{question}"라는 물음에 "{start}" 하고 한 문장만 더 답해 보세요.',
    '"{question}"라는 물음을 떠올리고 "{start}" 하고 답을 붙여 보세요.',
    '"{question}"라고 스스로 묻고, "{start}"부터 이어서 말해 보세요.',
  ],
  starts: {
    reason: '그 이유는 …',
    result: '그 결과 …',
    example: '예를 들어 …',
    action: '그때 제가 한 일은 …',
    reflection: '그 일을 겪고 나서 저는 …',
    experience: '그때는 …',
    situation: '저라면 …',
    knowledge: '여기서 중요한 것은 …',
    opinion: '제가 보기에는 …',
    self: '저는 …',
  },
  notes: {
    subject: '질문이 묻는 것을 말하고 있어요.',
    sentence: '문장이 온전하게 이어졌어요.',
    content: '내용이 담긴 부분이에요.',
  },
};
