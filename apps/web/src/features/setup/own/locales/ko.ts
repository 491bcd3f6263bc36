export const ko = {
  own: {
    label: '내가 준비한 것으로 연습할 수도 있어요',
    materials: {
      name: '내 자료로',
      hint: '자소서, 학생부, 이력서에서 질문을 만들어요',
      banner: '내 자료에서 고른 질문 {{count}}개로 연습해요',
    },
    questions: {
      name: '내 질문으로',
      hint: '직접 적어 둔 질문으로 연습해요',
      banner: '내 질문 {{count}}개로 연습해요',
    },
    drop: '기본 질문으로 바꾸기',
    first: '고른 {{given}}개 가운데 앞의 {{count}}개를 물어봐요.',
    language: {
      label: '면접 언어',
      ko: '한국어',
      en: 'English',
      written: {
        ko: '고른 질문은 한국어예요. 답변은 여기서 고른 언어로 듣고 분석해요.',
        en: '고른 질문은 영어예요. 답변은 여기서 고른 언어로 듣고 분석해요.',
      },
    },
    fill: '내 질문 {{given}}개에 기본 질문 {{missing}}개를 더해서 물어보기',
  },
};
