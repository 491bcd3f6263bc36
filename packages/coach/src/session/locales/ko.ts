import type { SessionTexts } from '../texts.ts';

export const ko: SessionTexts = {
  answer: '{number}번 답변("{question}")',
  level: {
    excellent: '전체적으로 질문에 정확히 답하고 근거까지 갖춘 면접이었어요.',
    good: '전체적으로 질문에 맞는 답을 했고, 몇 군데만 더 구체적이면 돼요.',
    fair: '전체적으로 답의 방향은 보였지만, 뒷받침이 더 필요해요.',
    poor: '이번 면접에서는 질문에 대한 답이 아직 충분히 들리지 않았어요.',
  },
  best: '가장 좋았던 것은 {best}이에요.',
  weakest: '{weakest}은 한 번 더 연습해 볼 만해요.',
  onlyOne: '답변이 하나여서 되풀이되는 점은 아직 알 수 없어요.',
  even: '답변들의 수준이 고르게 나왔어요.',
  recurring: '여러 답변에서 되풀이된 점은 {name}이에요({count}/{total}).',
  strengthLine: '{name}: 답변 {total}개 가운데 {count}개에서 보였어요.',
  gapLine: '{name}: 답변 {total}개 가운데 {count}개에서 아쉬웠어요.',
  nothingHeard: '들린 답변이 없어서 평가할 내용이 없어요. 마이크를 확인하고 다시 해 보세요.',
  strengths: {
    point: '질문이 묻는 핵심을 짚는 힘',
    pointFirst: '결론부터 말하는 구성',
    ownAction: '직접 한 일을 말하는 구체성',
    plan: '행동으로 옮길 계획',
    situation: '장면이 그려지는 상황 설명',
    result: '결과까지 말하는 마무리',
    number: '숫자를 쓰는 구체성',
    reason: '이유를 밝히는 논리',
    example: '예를 드는 설명',
    contrast: '여러 면을 살피는 균형',
    reflection: '배운 점을 정리하는 마무리',
    step: '순서를 나누는 구성',
    shared: '함께한 사람을 보여 주는 이야기',
    fluent: '군말 없이 이어지는 말',
  },
  gaps: {
    silent: {
      name: '소리가 담기지 않은 답변',
      practice:
        '시작하기 전에 장치 확인에서 마이크를 먼저 시험해 보세요. 그다음 답을 못 찾더라도 결론 한 문장은 꼭 말해 보세요.',
    },
    otherLanguage: {
      name: '면접 언어와 다른 언어',
      practice: '핵심 문장 세 개를 한국어로 미리 말해 보고 시작하세요.',
    },
    demand: {
      name: '답 대신 평가를 부탁한 말',
      practice: '점수 이야기는 빼고 질문에 대한 결론 한 문장으로 시작하세요.',
    },
    repetition: {
      name: '되풀이한 말',
      practice:
        '한 문장에 한 가지씩, 서로 다른 세 문장으로 답하는 연습을 하루에 한 질문씩 해 보세요.',
    },
    list: {
      name: '문장이 되지 않은 낱말',
      practice: '낱말을 적어 두고, 두 낱말을 이어 완전한 문장으로 말하는 연습을 해 보세요.',
    },
    echo: {
      name: '질문을 되풀이한 답변',
      practice: '질문을 옮기지 않고 "저는"으로 시작하는 첫 문장을 질문마다 하나씩 만들어 보세요.',
    },
    offTopic: {
      name: '질문에서 벗어난 이야기',
      practice: '답하기 전 3초 동안 무엇을 묻는지 한마디로 줄이고, 그 말을 첫 문장에 넣어 보세요.',
    },
    wrong: {
      name: '정확하지 않은 설명',
      practice: '틀린 개념을 찾아 정의 한 문장과 예 하나로 정리한 뒤 소리 내어 설명해 보세요.',
    },
    hollow: {
      name: '누구나 할 수 있는 다짐',
      practice: '다짐 한마디마다 그것을 보여 주는 실제 일을 하나씩 짝지어 적어 보세요.',
    },
    point: {
      name: '빠뜨린 핵심',
      practice: '질문마다 꼭 들어가야 할 것 두 가지를 먼저 정하고 답하는 연습을 해 보세요.',
    },
    short: {
      name: '일찍 끝난 답변',
      practice: '결론 뒤에 "왜냐하면" 한 문장과 "예를 들어" 한 문장을 붙이는 연습을 해 보세요.',
    },
    action: {
      name: '보이지 않는 본인의 행동',
      practice: '경험마다 "제가 한 일은"으로 시작하는 문장을 두 개씩 써 두세요.',
    },
    result: {
      name: '결과 없이 끝난 이야기',
      practice: '준비한 경험마다 "그 결과"로 시작하는 마지막 문장을 정해 두세요.',
    },
    number: {
      name: '부족한 숫자',
      practice: '준비한 경험마다 기간, 사람 수, 변화량 가운데 두 가지를 숫자로 적어 두세요.',
    },
    reason: {
      name: '빠진 이유',
      practice: '결론을 말한 뒤 바로 "왜냐하면"을 붙이는 연습을 세 번씩 해 보세요.',
    },
    example: {
      name: '예가 없는 설명',
      practice: '설명마다 실제 예를 하나씩 붙여 보고, 예를 먼저 말하는 연습도 해 보세요.',
    },
    reflection: {
      name: '배운 점이 빠진 마무리',
      practice: '경험마다 "그 뒤로 저는"으로 시작하는 문장을 하나씩 준비해 두세요.',
    },
    fillers: {
      name: '잦은 군말',
      practice: '녹음을 들으며 군말이 나온 자리를 찾고, 그 자리에서 한 박자 쉬는 연습을 해 보세요.',
    },

    runOn: { name: '긴 문장', practice: '한 문장이 열 마디를 넘으면 끊는 연습을 해 보세요.' },
    slow: {
      name: '느린 말',
      practice: '첫 문장을 외워서 바로 시작하고, 같은 답을 조금 더 빠르게 한 번 더 말해 보세요.',
    },
    fast: {
      name: '빠른 말',
      practice: '문장이 끝날 때마다 속으로 하나를 세고 다음 문장을 시작해 보세요.',
    },
    pointLate: {
      name: '늦게 나오는 요점',
      practice: '답의 마지막 문장을 첫 문장으로 옮겨 다시 말해 보세요.',
    },
    polish: {
      name: '더 다듬을 여지',
      practice: '같은 답을 절반 길이로 말해 보고, 이어질 질문 두 개를 미리 준비해 보세요.',
    },
  },
};
