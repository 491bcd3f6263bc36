import type { FeedbackTexts, NextQuestion } from '../texts.ts';
import { contentGaps } from './ko-content-gaps.ts';
import { gaps } from './ko-gaps.ts';
import { afterFault, askedNext, crux, fact } from './ko-crux.ts';
import { inPlace, named, next } from './ko-advice.ts';
import { nextQuestions } from './ko-next-questions.ts';
import { remarks } from './ko-remarks.ts';
import { starts } from './ko-starts.ts';
import { strengths } from './ko-strengths.ts';

const whyThat: NextQuestion = {
  kind: 'reason',
  said: /때문|니까|왜냐|이유|까닭|그래야|위해/,
  question: '그렇게 하시는 이유가 있나요?',
  start: '그렇게 하는 이유는 …',
};

export const ko: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps, crux },
  fact,
  named,
  remarks,
  afterFault,
  askedNext,
  inPlace,
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
  afterAny: {
    experience: [
      {
        kind: 'reflection',
        question: '그때 옆에 있던 사람에게 물으면 그 일을 어떻게 이야기할까요?',
        start: '옆에서 본 사람은 아마 …',
      },
      {
        kind: 'reflection',
        said: /어려|힘들|힘든/,
        question: '그 일에서 본인에게 가장 어려웠던 순간은 언제였나요?',
        start: '저한테 가장 어려웠던 순간은 …',
      },
      {
        kind: 'reason',
        said: /때문|니까|거든|그래서|이유/,
        question: '다른 방법도 있었을 텐데, 그 방법을 고른 까닭은 무엇인가요?',
        start: '그 방법을 고른 까닭은 …',
      },
    ],
    situation: [
      {
        kind: 'otherSide',
        said: /어려|힘들|힘든/,
        question: '그렇게 할 때 본인에게 가장 어려운 부분은 무엇일까요?',
        start: '저한테 가장 어려운 건 …',
      },
      {
        kind: 'otherSide',
        said: /그래도|안 되면|않으면|아니면|심하면|거부하|못 하면/,
        question: '그 방법이 통하지 않으면 그다음에는 무엇을 하시겠어요?',
        start: '그 방법이 통하지 않으면 …',
      },
    ],
    opinion: [
      {
        kind: 'otherSide',
        question: '지금 하신 말씀에서 가장 공격받기 쉬운 부분은 어디라고 보세요?',
        start: '가장 약한 부분은 …',
      },
      {
        kind: 'reason',
        question: '여러 이유 가운데 하나만 남긴다면 무엇인가요?',
        start: '하나만 남긴다면 …',
      },
    ],
    knowledge: [
      {
        kind: 'otherSide',
        question: '이 내용을 처음 배우는 사람이 가장 많이 오해하는 점은 무엇인가요?',
        start: '가장 많이 오해하는 건 …',
      },
    ],
    self: [
      {
        kind: 'example',
        question: '지금 하신 말씀 가운데 하나만 기억해야 한다면 무엇을 기억하면 될까요?',
        start: '하나만 기억해 주신다면 …',
      },
    ],
  },
  guidelines: {
    question: '이럴 때 지침대로라면 무엇부터 해야 하나요?',
    start: '지침대로라면 먼저 …',
  },
  whyThat: { situation: whyThat, self: whyThat },
  whoIsHurt: {
    question: '그 일로 누가 곤란해지거나 다칠 수 있었나요?',
    start: '그 일로 곤란해질 수 있었던 사람은 …',
  },
  askedWhy: {
    experience: {
      question: '다른 방법도 있었을 텐데 왜 그렇게 하셨나요?',
      start: '제가 그렇게 한 까닭은 …',
    },
    situation: {
      question: '다른 방법도 있을 텐데 왜 그렇게 하시겠어요?',
      start: '제가 그렇게 하려는 까닭은 …',
    },
  },
  starts,
  notes: {
    subject: '질문이 묻는 것을 말하고 있어요.',
    sentence: '문장이 온전하게 이어졌어요.',
    content: '내용이 담긴 부분이에요.',
  },
};
