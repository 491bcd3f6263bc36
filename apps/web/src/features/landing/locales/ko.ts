export const ko = {
  landing: {
    title: 'AI 모의 면접',
    hero: {
      eyebrow: '혼자서도 실전처럼, AI 모의 면접',
      lineOne: '면접관 앞에 서기 전에',
      lineTwo: '먼저 대답해보세요',
      text: '질문을 듣고 소리 내어 말해보세요. 내가 한 말을 그대로 짚어서, 무엇이 좋았고 무엇을 더하면 되는지 알려드려요.',
      start: '무료로 시작하기',
      continue: '연습하러 가기',
      login: '로그인',
      try: '가입 없이 한 문제 해보기',
      note: '무료로 시작할 수 있고, 영상은 내 기기에 남아요.',
    },
    categories: {
      label: '면접 종류',
      university: '대학 면접',
      job: '취업 면접',
      personality: '인성 면접',
      pressure: '압박 면접',
    },
    preview: {
      count: '질문 {{current}} / {{total}}',
      timeLeft: '남은 시간 {{time}}',
      listening: '대답을 듣고 있어요',
      score: '{{score}}점',
      relevance: '연관성',
      clarity: '명확성',
      depth: '깊이',
    },
    samples: {
      university: {
        question: '우리 학과에 지원한 이유를 말씀해주세요.',
        before: '고등학교 2학년 때 ',
        quote: '하천 수질을 석 달 동안 직접 재보며',
        after: ' 환경공학을 배우고 싶어졌습니다.',
        note: '직접 해본 일이 지원 이유와 바로 이어져요.',
      },
      job: {
        question: '가장 어려웠던 문제를 어떻게 해결했나요?',
        before: '느린 조회를 찾아 고쳤고, ',
        quote: '응답 시간을 1.8초에서 0.3초로',
        after: ' 줄였습니다.',
        note: '숫자로 말해서 결과가 또렷하게 보여요.',
      },
      personality: {
        question: '팀원과 의견이 달랐던 경험이 있나요?',
        before: '먼저 ',
        quote: '상대의 걱정을 끝까지 듣고',
        after: ' 제 생각을 두 가지 안으로 정리했습니다.',
        note: '어떻게 행동했는지 보여요. 결과까지 한 문장 더해볼까요?',
      },
      pressure: {
        question: '경력이 짧은데, 왜 당신을 뽑아야 하죠?',
        before: '기간은 짧지만 ',
        quote: '혼자 출시까지 마친 앱이 두 개',
        after: ' 있습니다.',
        note: '흔들리지 않고 근거로 답했어요. 그중 하나를 더 들려주세요.',
      },
    },
    steps: {
      title: '연습은 세 걸음이면 돼요',
      pick: {
        title: '면접을 골라요',
        text: '대학, 취업, 인성, 압박 가운데 하나를 고르면 질문을 준비해요.',
      },
      speak: {
        title: '소리 내어 대답해요',
        text: '카메라를 보며 정해진 시간 안에 말해요. 남은 시간은 조용히 보여드려요.',
      },
      review: {
        title: '짚어준 말을 다듬어요',
        text: '점수보다 먼저, 바꿔볼 한 문장을 알려드려요. 바로 다시 말해볼 수 있어요.',
      },
    },
    features: {
      title: '떨리는 마음을 연습으로 바꿔요',
      text: '답을 외우는 대신, 말하는 나를 알아가도록 만들었어요.',
      realtime: {
        title: '실시간 연습',
        text: '질문, 준비 시간, 제한 시간까지 실제 면접의 흐름 그대로 이어져요.',
        flow: {
          hear: '질문 듣기',
          prepare: '준비 {{seconds}}초',
          answer: '소리 내어 대답',
          feedback: '바로 피드백',
        },
      },
      feedback: {
        title: 'AI 피드백',
        text: '“좋아요”로 끝나지 않아요. 점수를 올리고 내린 말을 내 답변에서 그대로 짚어드려요.',
        before: '저는 ',
        quote: '매주 한 번 회의록을 공유해서',
        after: ' 오해를 줄였습니다.',
        note: '구체적인 행동이라 깊이 점수가 올랐어요',
      },
      mobile: {
        title: '휴대폰으로도',
        text: '지하철에서 한 문제, 자기 전에 한 문제. 설치 없이 바로 시작해요.',
      },
      analysis: {
        title: '한눈에 보는 분석',
        text: '연관성, 명확성, 깊이. 세 가지로 나눠 어디를 먼저 다듬을지 보여드려요.',
      },
      privacy: {
        title: '내 영상은 내 기기에',
        text: '녹화한 영상은 기기에 저장돼요. 분석에는 목소리나 글만 쓰고, 영상은 내가 고를 때만 보내요.',
      },
    },
    closing: {
      title: '첫 질문은 어렵지 않아요',
      text: '오늘 한 문제만 소리 내어 대답해볼까요?',
    },
    footer: '대답 Daedap, 말하며 준비하는 모의 면접 코치',
    privacy: '개인정보 처리방침',
    terms: '이용약관',
    howWeScore: '점수는 이렇게 매겨요',
  },
};
