export const ko = {
  reviews: {
    title: '오늘 다시 볼 질문',
    link: '오늘 다시 볼 질문 {{count}}개 보기',
    text: '한 번 더 말해보면 오래 남아요. 잘되면 3일, 7일, 21일 뒤에 다시 만나요.',
    more: '오늘 볼 질문이 {{count}}개 더 있어요. 천천히 해도 괜찮아요.',
    start: '다시 답하기',
    startOf: '다시 답하기: {{question}}',
    last: '지난번 {{score}}점',
    reasons: {
      score: '점수가 아쉬웠어요',
      point: '빠진 이야기가 있었어요',
      star: '중요하다고 표시했어요',
    },
    done: '오늘 다시 볼 질문은 없어요.',
    next: '다음 질문은 {{date}}에 다시 만나요.',
  },
};
