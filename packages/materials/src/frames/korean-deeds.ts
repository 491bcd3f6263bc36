import { framesOfDeeds, type Frame } from './frame.ts';

/** Others took part. */
const team = /팀|함께|모둠|조별|동아리|학회|협업|공동|명이|프로젝트/;
/** An opinion that others may not share. */
const stance = /주장|의견|찬성|반대/;
/** Something that may have more than one cause. */
const observed = /현상|원인|결과|사실|점을|다는 것/;
/** Better figures or a better order: how it was reached is still to be told. */
const improved = /단축|낮추|낮췄|줄였|절감|개선|감소|높였|감량|재정비|이전했|통합했|다시 설계|전환/;
/** Work with a beginning and an end. */
const stepwise = new RegExp(
  `만들었|개발했|구현했|제작했|구축했|설계했|기획했|작성했|운영했|진행했|열었|배송했|출시했|${improved.source}`,
);
const job = { field: 'job' } as const;
const study = { field: 'study' } as const;
const record = { kind: 'school-record' } as const;

/** Questions about what somebody did, by the sort of deed. */
export const koreanDeedFrames: readonly Frame[] = framesOfDeeds([
  {
    deeds: ['make', 'change', 'operate'],
    ask: {
      ownPart: [
        {
          text: '{lead}그 일에서 본인이 직접 한 부분과 다른 사람이 한 부분을 나누어 말씀해 주세요.',
          near: team,
        },
        { text: '{doing} 일에서 본인이 없었다면 결과가 어떻게 달라졌을까요?', near: team },
      ],
      process: [{ text: '{doing} 과정을 처음부터 순서대로 짧게 설명해 주세요.', if: stepwise }],
      hardest: [
        '{doing} 과정에서 가장 막혔던 순간은 언제였고, 어떻게 풀어 가셨나요?',
        '{doing} 과정에서 가장 어려웠던 점은 무엇이었나요? 그때 무엇부터 하셨는지도 들려주세요.',
        '{lead}뜻대로 되지 않았던 부분은 없었나요?',
      ],
      differently: [
        '{doing} 일을 지금 다시 한다면 무엇을 가장 먼저 바꾸시겠어요?',
        '{lead}지금 다시 한다면 어떤 부분을 다르게 하시겠어요? 그 이유도 말씀해 주세요.',
        '{lead}아쉬움이 남는 부분은 무엇이고, 시간이 더 있었다면 어떻게 보완하셨을까요?',
      ],
      conflict: [
        {
          text: '{doing} 과정에서 함께한 사람들과 의견이 달랐던 적이 있나요? 어떻게 맞추셨나요?',
          near: team,
        },
      ],
      lesson: [
        '{doing} 경험이 그 뒤의 행동을 어떻게 바꾸었는지 예를 하나 들어 주세요.',
        '{lead}그 일로 새로 배운 것을 다른 상황에서 써 본 적이 있나요?',
      ],
      relation: [
        { text: '{doing} 경험이 지원하신 직무의 어떤 일에 바로 쓰일 수 있을까요?', ...job },
        { text: '{lead}입사 후 비슷한 상황을 만난다면 그 경험을 어떻게 살리시겠어요?', ...job },
      ],
    },
  },
  {
    deeds: ['make'],
    ask: {
      ownPart: [
        '{lead}본인이 처음부터 끝까지 책임진 부분은 어디까지였나요?',
        {
          text: '{lead}선생님이나 친구의 도움을 받은 부분과 스스로 해낸 부분은 각각 무엇이었나요?',
          ...record,
        },
      ],
      reason: [
        '{doing} 계기는 무엇이었나요? 그때 어떤 문제를 보셨는지 말씀해 주세요.',
        '{lead}누구의 어떤 불편을 덜어 주고 싶으셨나요?',
        '{lead}그 생각은 어디에서 시작되었나요?',
      ],
      alternative: [
        {
          text: '{lead}이미 있는 것을 쓰지 않고 직접 만든 이유는 무엇인가요?',
          if: /만들었|개발했|구현했|제작했|구축했/,
        },
        '{lead}처음에 생각했다가 버린 방법이 있나요? 왜 버리셨나요?',
      ],
      proof: [
        '{lead}실제로 본 사람이나 쓴 사람들의 반응은 어땠나요?',
        '{lead}잘 만들어졌다는 것은 무엇으로 확인하셨나요?',
      ],
      depth: [{ text: '{lead}가장 중요하게 신경 쓴 부분을 하나 골라 자세히 설명해 주세요.' }],
      relation: [
        { text: '{doing} 활동이 지원한 전공과 어떻게 이어진다고 생각하시나요?', ...study },
      ],
    },
  },
  {
    deeds: ['change'],
    ask: {
      reason: [
        '{lead}여러 방법 가운데 왜 그 방법을 택하셨나요?',
        '{lead}그 방법이 맞다고 판단한 근거는 무엇이었나요?',
      ],
      process: [
        { text: '{lead}구체적으로 무엇을 어떻게 바꾸셨는지 차례대로 말씀해 주세요.', if: improved },
      ],
      alternative: [
        '{doing} 것 말고 다른 방법도 검토하셨나요? 택하지 않은 이유는 무엇인가요?',
        '{lead}그 방법의 단점이나 부작용은 없었나요?',
      ],
      conflict: [
        {
          text: '{lead}처음에 사람들의 반응은 어땠고, 자리 잡기까지 무엇이 필요했나요?',
          if: /도입|전환|이전|통합|교체/,
        },
      ],
      relation: [
        {
          text: '{lead}우리 회사에서도 같은 방법이 통할까요? 그렇게 보는 이유도 말씀해 주세요.',
          ...job,
        },
      ],
    },
  },
  {
    deeds: ['change'],
    types: ['action'],
    ask: {
      proof: [
        '{lead}그 방법이 실제로 효과가 있었다는 것은 무엇으로 확인하셨나요?',
        '{doing} 뒤에 무엇이 어떻게 달라졌나요? 확인한 근거도 함께 말씀해 주세요.',
      ],
    },
  },
  {
    deeds: ['operate'],
    ask: {
      ownPart: ['{lead}그중에서 본인이 맡은 몫은 무엇이었나요?'],
      reason: ['{lead}그 일을 시작하게 된 계기는 무엇이었나요?'],
      proof: [
        '{lead}잘되고 있다는 것은 무엇을 보고 알 수 있었나요?',
        '{lead}참여한 사람들의 반응은 어땠나요? 기억에 남는 반응을 하나 들려주세요.',
      ],
      relation: [
        { text: '{lead}그 경험에서 더 깊이 공부해 보고 싶어진 것이 있다면 무엇인가요?', ...study },
      ],
    },
  },
  {
    deeds: ['write'],
    ask: {
      ownPart: ['{lead}그 글에서 가장 하고 싶었던 말은 무엇이었나요?'],
      proof: ['{lead}자료는 어디에서 찾았고, 믿을 만한지는 어떻게 판단하셨나요?'],
      concept: ['{lead}가장 중요한 결론 하나와 그 근거를 말씀해 주세요.'],
      reason: ['{lead}그 주제를 고른 이유가 궁금합니다.'],
      differently: ['{lead}지금 다시 쓴다면 어떤 내용을 더하거나 빼시겠어요?'],
    },
  },
  {
    deeds: ['experiment'],
    ask: {
      concept: ['{lead}처음에 세운 가설은 무엇이었고, 결과는 어땠나요?'],
      limits: ['{lead}조건은 어떻게 통제하셨고, 그 실험의 한계는 무엇이라고 보시나요?'],
      reason: ['{lead}어떤 궁금증에서 시작된 실험이었나요?'],
      differently: ['{lead}실험을 다시 설계한다면 무엇을 바꾸시겠어요?'],
      hardest: ['{doing} 과정에서 예상과 다르게 흘러간 부분은 없었나요?'],
    },
  },
  {
    deeds: ['discuss'],
    ask: {
      ownPart: ['{lead}본인은 어떤 입장이었고, 가장 강한 근거는 무엇이었나요?'],
      conflict: ['{lead}상대편의 주장 가운데 가장 설득력 있었던 것은 무엇이었나요?'],
      turn: ['{lead}토론을 하고 나서 생각이 달라진 부분이 있나요?'],
    },
  },
  {
    deeds: ['study'],
    ask: {
      ownPart: [
        {
          text: '{lead}선생님이나 친구의 도움을 받은 부분과 스스로 해낸 부분은 각각 무엇이었나요?',
          ...record,
        },
      ],
      reason: [
        { text: '{lead}어떤 궁금증에서 시작하셨나요?', ...study },
        { text: '{lead}그렇게 하기로 한 이유는 무엇이었나요?', unless: /검증/ },
      ],
      process: [
        '{doing} 과정을 순서대로 짧게 설명해 주세요.',
        '{lead}어떤 기준으로, 어떻게 하셨는지 구체적으로 말씀해 주세요.',
      ],
      hardest: ['{doing} 과정에서 예상하지 못한 일은 없었나요? 있었다면 어떻게 대처하셨나요?'],
      proof: ['{lead}거기에서 알게 된 것 가운데 가장 중요한 것은 무엇이었나요?'],
      limits: [
        {
          text: '{lead}조건을 어떻게 맞추셨고, 결과에 오차가 생길 만한 부분은 없었나요?',
          if: /측정|관찰|농도|손실|온도|각도|속력/,
        },
        '{lead}그 결과를 어디까지 믿을 수 있다고 보시나요? 한계도 함께 말씀해 주세요.',
      ],
      differently: ['{lead}한 번 더 한다면 무엇을 보완하시겠어요?'],
      concept: [
        {
          text: '{lead}왜 그런 결과가 나오는지 원리를 들어 설명해 주세요.',
          ...study,
          if: /측정|비교|계산|관찰|유도|보였/,
        },
      ],
      relation: [
        { text: '{lead}이 주제를 더 이어 간다면 무엇을 알아보고 싶은가요?', ...study },
        { text: '{doing} 경험이 지원하신 직무에서 어떻게 쓰일 수 있을까요?', ...job },
      ],
    },
  },
  {
    deeds: ['survey'],
    ask: {
      process: ['{lead}주로 어떤 질문을 던지셨고, 가장 뜻밖의 답은 무엇이었나요?'],
      limits: [
        '{lead}대상은 어떻게 정하셨고, 그 결과를 모두에게 일반화할 수 있다고 보시나요?',
        '{lead}답이 한쪽으로 치우치지 않게 무엇을 조심하셨나요?',
      ],
      proof: ['{lead}거기에서 얻은 가장 중요한 발견은 무엇이었나요?'],
      lesson: ['{doing} 경험으로 사람에 대해 새로 알게 된 점이 있다면 무엇인가요?'],
      differently: ['{lead}한 번 더 한다면 누구에게 무엇을 더 물어보시겠어요?'],
    },
  },
  {
    deeds: ['find'],
    ask: {
      process: ['{lead}어떻게 알아내셨는지 그 과정을 짧게 설명해 주세요.'],
      proof: [
        { text: '{lead}그것이 우연이 아니라는 것은 어떻게 확인하셨나요?', if: observed },
        { text: '{did}다고 하셨는데, 다른 원인일 가능성은 어떻게 따져 보셨나요?', if: observed },
      ],
      lesson: [{ text: '{lead}그 사실을 알고 나서 무엇을 바꾸셨나요?', if: observed }],
      concept: [{ text: '{lead}왜 그런지 까닭을 들어 설명해 주세요.', ...study }],
      relation: [
        { text: '{lead}입사 후 비슷한 문제를 만난다면 무엇부터 확인하시겠어요?', ...job },
        { text: '{lead}이 결과에서 더 알아보고 싶어진 것은 무엇인가요?', ...study },
      ],
    },
  },
  {
    deeds: ['propose'],
    ask: {
      reason: [
        '{lead}처음 그 생각을 떠올린 계기는 무엇이었나요?',
        '{lead}그렇게 제안하기까지 무엇을 보고 들으셨나요?',
      ],
      proof: ['{lead}그 제안은 실제로 받아들여졌나요? 그 뒤에 무엇이 달라졌는지 말씀해 주세요.'],
      alternative: [
        '{lead}그 제안의 단점이나 부작용은 무엇이라고 생각하셨나요?',
        '{lead}더 간단하게 풀 수 있는 방법은 없었을까요?',
      ],
      conflict: ['{lead}반대하는 의견은 없었나요? 있었다면 어떻게 설득하셨는지 들려주세요.'],
    },
  },
  {
    deeds: ['argue'],
    ask: {
      reason: [
        '{lead}그렇게 생각하는 가장 강한 근거는 무엇인가요?',
        '{lead}그 생각은 어떤 자료나 경험에서 나왔나요?',
      ],
      conflict: [
        { text: '{lead}반대 의견을 가진 사람에게는 어떻게 답하시겠어요?', if: stance },
        { text: '{lead}가장 날카로운 반론은 무엇이었고, 지금은 어떻게 답하시겠어요?', if: stance },
      ],
      turn: [
        {
          text: '{lead}지금도 같은 생각인가요? 달라졌다면 무엇 때문인지 말씀해 주세요.',
          if: stance,
        },
      ],
    },
  },
  {
    deeds: ['choose'],
    ask: {
      reason: [
        '{lead}어떤 점을 보고 그렇게 결정하셨나요?',
        '{doing} 결정에서 가장 크게 고려한 것은 무엇이었나요?',
      ],
      alternative: [
        '{lead}다른 쪽을 택했다면 결과가 어떻게 달라졌을까요?',
        '{lead}그 선택 때문에 포기해야 했던 것은 무엇이었나요?',
      ],
      proof: ['{lead}그 선택이 옳았다는 것은 무엇으로 알 수 있었나요?'],
    },
  },
  {
    deeds: ['train'],
    ask: {
      process: ['{lead}어떻게 공부하셨고, 지금은 어디까지 할 수 있나요?'],
      proof: ['{lead}그렇게 익힌 것을 실제로 써 본 일을 하나 들려주세요.'],
      reason: ['{lead}혼자서라도 배워야겠다고 마음먹은 계기는 무엇이었나요?'],
    },
  },
  {
    deeds: ['present'],
    ask: {
      concept: [
        { text: '{lead}그 내용을 1분 안에 다시 설명해 주시겠어요?', ...study, if: /발표|설명했/ },
        {
          text: '{lead}그때 나온 질문 가운데 가장 기억에 남는 것은 무엇이고, 어떻게 답하셨나요?',
          if: /발표|보고했|강의|설명했/,
        },
      ],
      reason: [{ text: '{lead}많은 주제 가운데 그것을 고른 이유는 무엇이었나요?', if: /주제로/ }],
      process: [
        {
          text: '{lead}듣는 사람이 이해하기 쉽도록 어떤 점에 신경을 쓰셨나요?',
          if: /발표|설명했|강의/,
        },
      ],
      proof: [
        { text: '{lead}사람들의 반응은 어땠고, 그 뒤에 무엇이 달라졌나요?', if: /공유했|보고했/ },
      ],
    },
  },
  {
    deeds: ['persuade'],
    ask: {
      conflict: [
        ...[
          '{lead}상대방의 입장에서 가장 받아들이기 어려웠던 점은 무엇이었을까요?',
          '{doing} 과정에서 본인이 양보한 것과 끝까지 지킨 것은 각각 무엇이었나요?',
          '{lead}끝까지 뜻이 맞지 않았다면 어떻게 하셨을까요?',
        ].map((text) => ({ text, unless: /중재/ })),
        {
          text: '{lead}가장 기억에 남는 갈등은 무엇이었고, 어떻게 풀어 가셨나요?',
          if: /중재|갈등/,
        },
      ],
      lesson: ['{doing} 경험에서 사람을 설득하는 일에 대해 무엇을 배우셨나요?'],
      proof: ['{lead}상대방이 정말로 받아들였다는 것은 어떻게 아셨나요?'],
    },
  },
  {
    deeds: ['help'],
    ask: {
      reason: ['{lead}그렇게 돕게 된 계기는 무엇이었나요?'],
      proof: ['{lead}실제로 도움이 되었다는 것은 어디에서 느끼셨나요?'],
      hardest: ['{doing} 과정에서 가장 어려웠던 순간은 언제였나요?'],
      lesson: ['{doing} 경험에서 오히려 본인이 배운 것은 무엇이었나요?'],
    },
  },
]);
