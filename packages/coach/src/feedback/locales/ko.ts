import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './ko-content-gaps.ts';
import { gaps } from './ko-gaps.ts';
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
} from './ko-advice.ts';
import { nextQuestions } from './ko-next-questions.ts';
import { starts } from './ko-starts.ts';
import { strengths } from './ko-strengths.ts';

export const ko: FeedbackTexts = {
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
    '다시 답한다면 "{start}" 하고 시작해 보세요.',
    '첫 문장을 "{start}" 하고 열어 보세요.',
    '"{start}" 하고 바로 답으로 들어가 보세요.',
    '다음에는 "{start}" 하고 구체적으로 시작해 보세요.',
    '"{start}" 하고 구체적인 이야기를 꺼내 보세요.',
    '이번에는 "{start}" 하고 첫마디를 떼 보세요.',
    '"{start}"으로/로 시작하는 답을 만들어 보세요.',
  ],
  next,
  but: '다만',
  asked: [
    '"{question}"라는 물음에 "{start}" 하고 바로 답해 보세요.',
    '질문은 "{question}"였으니, "{start}" 하고 답부터 말해 보세요.',
    '"{question}"라는 질문에 "{start}" 하고 답을 시작해 보세요.',
    '"{question}"를 한 번 더 떠올리고 "{start}" 하고 시작해 보세요.',
    '다시 답한다면 "{question}"에 "{start}" 하고 곧장 답해 보세요.',
    '"{question}"에 "{start}"으로/로 시작하는 한 문장으로 답해 보세요.',
  ],
  nextQuestions,
  details: {
    experience: {
      kind: 'action',
      question: '그때 일을 조금 더 자세히 말씀해 주시겠어요?',
      start: '조금 더 자세히 말씀드리면 …',
    },
    situation: {
      kind: 'action',
      question: '그건 구체적으로 어떻게 하실 생각인가요?',
      start: '구체적으로는 …',
    },
    opinion: {
      kind: 'reason',
      question: '그렇게 보시는 까닭을 조금 더 들려주시겠어요?',
      start: '제가 그렇게 보는 건 …',
    },
    knowledge: {
      kind: 'example',
      question: '그 부분을 조금 더 풀어서 설명해 주시겠어요?',
      start: '조금 더 풀어서 말씀드리면 …',
    },
    self: {
      kind: 'example',
      question: '그 이야기를 조금 더 자세히 들려주시겠어요?',
      start: '조금 더 자세히 말씀드리면 …',
    },
  },
  starts,
  goOn: '구체적으로는 …',
  notes: {
    subject: '질문이 묻는 것을 말하고 있어요.',
    sentence: '문장이 온전하게 이어졌어요.',
    content: '내용이 담긴 부분이에요.',
  },
};
