import { framesOf, type Frame } from './frame.ts';

/** Sentences that say what the paper tells. `paper` is 자기소개서, 이력서 and so on. */
export const koreanLeads = {
  own: [
    '{did}다고 하셨는데, ',
    '{paper}에 {did}다고 쓰셨습니다. ',
    '{did}다고 하셨네요. ',
    '{paper}에서 {doing} 이야기를 읽었습니다. ',
    '{did}다고 적어 주셨는데, ',
    '{doing} 일을 소개해 주셨습니다. ',
    '{paper}를 보면 {did}다고 되어 있습니다. ',
    '{doing} 경험에 대해 여쭤보겠습니다. ',
  ],
  placed: ['{place}에서 {did}다고 하셨는데, ', '{place}에 계실 때 {did}다고 쓰셨습니다. '],
  project: ['{place} 프로젝트에서 {did}다고 하셨는데, '],
  record: [
    '{did}다고 되어 있는데, ',
    '생활기록부에 {did}다고 적혀 있네요. ',
    '{doing} 활동이 눈에 띕니다. ',
    '생활기록부를 보니 {did}더군요. ',
    '{did}다는 기록이 있습니다. ',
  ],
  recordPlaced: [
    '{place} 시간에 {did}다고 되어 있는데, ',
    '{place} 수업에서 {did}다는 기록이 있습니다. ',
    '{place} 세특을 보면 {did}다고 적혀 있습니다. ',
    '{place} 시간에 {doing} 활동이 눈에 띕니다. ',
  ],
} as const;

const deedTypes = ['action', 'number', 'project'] as const;
const team = /팀|함께|모둠|조별|동아리|학회|협업|공동|명이|프로젝트/;

/** Questions about what somebody did. */
export const koreanDeedFrames: readonly Frame[] = [
  ...framesOf(
    'ownPart',
    deedTypes,
    [
      {
        text: '{lead}그 일에서 본인이 직접 한 부분과 다른 사람이 한 부분을 나누어 말씀해 주세요.',
        if: team,
      },
      { text: '{doing} 일에서 본인이 없었다면 결과가 어떻게 달라졌을까요?', near: team },
      {
        text: '{lead}본인이 처음부터 끝까지 책임진 부분은 어디까지였나요?',
        deeds: ['make', 'operate'],
      },
      {
        text: '{lead}혼자 결정한 것과 주변의 도움을 받은 것을 구분해서 설명해 주세요.',
        deeds: ['make', 'operate'],
      },
      {
        text: '{lead}선생님이나 친구의 도움을 받은 부분과 스스로 해낸 부분은 각각 무엇이었나요?',
        field: 'study',
        deeds: ['make', 'operate', 'study'],
      },
    ],
    ['make', 'change', 'operate'],
  ),
  ...framesOf(
    'reason',
    deedTypes,
    [
      '{lead}여러 방법 가운데 왜 그 방법을 택하셨나요?',
      '{doing} 계기는 무엇이었나요? 그때 어떤 문제를 보셨는지 말씀해 주세요.',
      '{lead}그 방법이 맞다고 판단한 근거는 무엇이었나요?',
    ],
    ['change', 'make'],
  ),
  ...framesOf(
    'reason',
    ['action', 'project'],
    [
      '{lead}그 주제를 고른 이유가 궁금합니다.',
      '많은 주제 가운데 {doing} 까닭은 무엇인가요? 어떤 궁금증에서 시작했는지 들려주세요.',
    ].map((text) => ({ text, if: /주제|보고서|탐구|조사했|실험|뉴스|논문/ })),
    ['study', 'survey', 'present', 'make'],
  ),
  ...framesOf(
    'reason',
    deedTypes,
    [
      '{lead}어떤 점을 보고 그렇게 결정하셨나요?',
      '{doing} 결정에서 가장 크게 고려한 것은 무엇이었나요?',
    ],
    ['choose'],
  ),
  ...framesOf(
    'alternative',
    deedTypes,
    [
      '{lead}다른 쪽을 택했다면 결과가 어떻게 달라졌을까요?',
      '{lead}그 선택 때문에 포기해야 했던 것은 무엇이었나요?',
    ],
    ['choose'],
  ),
  ...framesOf(
    'reason',
    ['action'],
    [
      '{lead}그렇게 생각하는 가장 강한 근거는 무엇인가요?',
      '{lead}그 생각은 어떤 자료나 경험에서 나왔나요?',
    ],
    ['argue'],
  ),
  ...framesOf(
    'conflict',
    ['action'],
    [
      '{lead}반대 의견을 가진 사람에게는 어떻게 답하시겠어요?',
      '{lead}가장 날카로운 반론은 무엇이었고, 지금은 어떻게 답하시겠어요?',
    ],
    ['argue'],
  ),
  ...framesOf(
    'turn',
    ['action'],
    [
      {
        text: '{lead}지금도 같은 생각인가요? 달라졌다면 무엇 때문인지 말씀해 주세요.',
        if: /주장|의견|찬성|반대/,
      },
    ],
    ['argue'],
  ),
  ...framesOf(
    'process',
    ['action'],
    ['{lead}어떻게 공부하셨고, 지금은 어디까지 할 수 있나요?'],
    ['train'],
  ),
  ...framesOf(
    'proof',
    ['action'],
    ['{lead}그렇게 익힌 것을 실제로 써 본 일을 하나 들려주세요.'],
    ['train'],
  ),
  ...framesOf(
    'reason',
    ['action'],
    ['{lead}혼자서라도 배워야겠다고 마음먹은 계기는 무엇이었나요?'],
    ['train'],
  ),
  ...framesOf(
    'reason',
    ['action'],
    [
      '{lead}처음 그 생각을 떠올린 계기는 무엇이었나요?',
      '{lead}그렇게 제안하기까지 무엇을 보고 들으셨나요?',
    ],
    ['propose'],
  ),
  ...framesOf(
    'process',
    deedTypes,
    [
      '{doing} 과정을 처음부터 순서대로 짧게 설명해 주세요.',
      '{lead}가장 먼저 한 일부터 차례대로 말씀해 주시겠어요?',
    ].map((text) => ({ text, unless: /글을|보고서를|계획했/ })),
    ['make', 'change', 'study', 'survey', 'operate'],
  ),
  ...framesOf(
    'hardest',
    deedTypes,
    [
      '{doing} 과정에서 가장 막혔던 순간은 언제였고, 어떻게 풀어 가셨나요?',
      '{lead}시작할 때 예상한 것과 가장 달랐던 점은 무엇이었나요?',
      '{doing} 과정에서 가장 어려웠던 점은 무엇이었나요? 그때 무엇부터 하셨는지도 들려주세요.',
      '{lead}뜻대로 되지 않았던 부분은 없었나요?',
    ],
    ['make', 'change', 'operate', 'survey'],
  ),
  ...framesOf(
    'hardest',
    ['action', 'project'],
    ['{doing} 과정에서 예상하지 못한 일은 없었나요? 있었다면 어떻게 대처하셨나요?'],
    ['study', 'help'],
  ),
  ...framesOf(
    'proof',
    ['action', 'project'],
    [
      '{lead}그 방법이 실제로 효과가 있었다는 것은 무엇으로 확인하셨나요?',
      '{doing} 뒤에 무엇이 어떻게 달라졌나요? 확인한 근거도 함께 말씀해 주세요.',
    ],
    ['change', 'make', 'operate'],
  ),
  ...framesOf(
    'proof',
    deedTypes,
    [
      '{lead}그것이 우연이 아니라는 것은 어떻게 확인하셨나요?',
      '{did}다고 하셨는데, 다른 원인일 가능성은 어떻게 따져 보셨나요?',
    ],
    ['find'],
  ),
  ...framesOf(
    'proof',
    ['action'],
    ['{lead}그 제안은 실제로 받아들여졌나요? 그 뒤에 무엇이 달라졌는지 말씀해 주세요.'],
    ['propose'],
  ),
  ...framesOf(
    'proof',
    ['action'],
    [
      '{lead}상대방이 실제로 달라졌다는 것은 어디에서 느끼셨나요?',
      '{doing} 경험에서 상대방에게 가장 도움이 된 것은 무엇이었다고 보시나요?',
    ],
    ['help'],
  ),
  ...framesOf(
    'differently',
    deedTypes,
    [
      '{doing} 일을 지금 다시 한다면 무엇을 가장 먼저 바꾸시겠어요?',
      '{lead}지금 다시 한다면 어떤 부분을 다르게 하시겠어요? 그 이유도 말씀해 주세요.',
      '{lead}가장 아쉬움이 남는 부분은 무엇이고, 시간이 더 있었다면 어떻게 보완하셨을까요?',
    ],
    ['make', 'change', 'operate', 'survey', 'study'],
  ),
  ...framesOf(
    'alternative',
    deedTypes,
    [
      '{doing} 것 말고 다른 방법도 검토하셨나요? 택하지 않은 이유는 무엇인가요?',
      '{lead}그때 선택하지 않은 대안은 무엇이었고, 지금도 그 선택이 맞았다고 보시나요?',
    ],
    ['make', 'change'],
  ),
  ...framesOf(
    'alternative',
    ['action'],
    [
      '{lead}그 제안의 단점이나 부작용은 무엇이라고 생각하셨나요?',
      '{lead}더 간단하게 풀 수 있는 방법은 없었을까요?',
    ],
    ['propose'],
  ),
  ...framesOf(
    'limits',
    ['action', 'project'],
    [
      {
        text: '{lead}조건을 어떻게 통제하셨고, 그 실험의 한계는 무엇이라고 보시나요?',
        if: /실험|측정|관찰|재생|농도|손실/,
      },
      '{lead}그 결과를 어디까지 믿을 수 있다고 보시나요? 한계도 함께 말씀해 주세요.',
      '{lead}같은 조사를 한 번 더 한다면 무엇을 보완하시겠어요?',
    ],
    ['study'],
  ),
  ...framesOf(
    'limits',
    ['action', 'project'],
    [
      '{lead}누구를 대상으로 정했고, 그 결과를 모두에게 일반화할 수 있다고 보시나요?',
      '{doing} 결과 가운데 처음 예상과 달랐던 것은 무엇이었나요?',
      '{lead}질문은 어떻게 만드셨고, 답이 한쪽으로 치우치지 않게 무엇을 조심하셨나요?',
    ],
    ['survey'],
  ),
  ...framesOf(
    'concept',
    deedTypes,
    [
      {
        text: '{lead}그때 쓰인 핵심 개념을 처음 듣는 사람에게 설명하듯 말씀해 주세요.',
        field: 'study',
      },
      { text: '{lead}왜 그런 결과가 나오는지 원리를 들어 설명해 주세요.', field: 'study' },
    ],
    ['study', 'find'],
  ),
  ...framesOf(
    'concept',
    ['action'],
    [
      {
        text: '{lead}그 내용을 1분 안에 다시 설명해 주시겠어요?',
        field: 'study',
        if: /발표했|설명했/,
      },
      {
        text: '{lead}그때 나온 질문 가운데 가장 기억에 남는 것은 무엇이고, 어떻게 답하셨나요?',
        if: /발표|보고했|강의|설명했/,
        unless: /답변/,
      },
      {
        text: '{lead}듣는 사람이 이해하기 쉽도록 어떤 점에 신경을 쓰셨나요?',
        if: /발표|설명했|강의/,
        unless: /답변/,
      },
      { text: '{lead}사람들의 반응은 어땠고, 그 뒤에 무엇이 달라졌나요?', if: /공유했|보고했/ },
    ],
    ['present'],
  ),
  ...framesOf(
    'conflict',
    ['action'],
    [
      '{lead}반대하는 의견은 없었나요? 있었다면 어떻게 설득하셨는지 들려주세요.',
      '{doing} 과정에서 의견이 가장 크게 부딪힌 지점은 무엇이었나요?',
    ],
    ['propose'],
  ),
  ...framesOf(
    'conflict',
    deedTypes,
    [
      '{lead}상대방의 입장에서 가장 받아들이기 어려웠던 점은 무엇이었을까요?',
      '{doing} 과정에서 본인이 양보한 것과 끝까지 지킨 것은 각각 무엇이었나요?',
      '{lead}끝까지 뜻이 맞지 않았다면 어떻게 하셨을까요?',
    ],
    ['persuade'],
  ),
  ...framesOf(
    'conflict',
    deedTypes,
    [
      {
        text: '{doing} 과정에서 함께한 사람들과 의견이 달랐던 적이 있나요? 어떻게 맞추셨나요?',
        if: team,
      },
    ],
    ['make', 'operate', 'change'],
  ),
  ...framesOf(
    'lesson',
    deedTypes,
    [
      '{doing} 경험이 그 뒤의 행동을 어떻게 바꾸었는지 예를 하나 들어 주세요.',
      '{lead}그 일로 새로 배운 것을 다른 상황에서 써 본 적이 있나요?',
      '{lead}그 경험을 한 문장으로 정리한다면 무엇을 배웠다고 하시겠어요?',
    ],
    ['make', 'change', 'operate', 'persuade', 'help', 'survey'],
  ),
  ...framesOf(
    'relation',
    deedTypes,
    [
      { text: '{doing} 경험이 지원하신 직무의 어떤 일에 바로 쓰일 수 있을까요?', field: 'job' },
      { text: '{lead}입사 후 비슷한 상황을 만난다면 그 경험을 어떻게 살리시겠어요?', field: 'job' },
      {
        text: '{lead}우리 회사의 규모에서도 같은 방법이 통할까요? 그렇게 보는 이유도 말씀해 주세요.',
        field: 'job',
      },
      { text: '{doing} 활동이 지원한 전공과 어떻게 이어진다고 생각하시나요?', field: 'study' },
      {
        text: '{lead}그 활동에서 더 깊이 공부해 보고 싶어진 것이 있다면 무엇인가요?',
        field: 'study',
      },
      { text: '{lead}대학에서 이 주제를 이어 간다면 무엇을 더 알아보고 싶은가요?', field: 'study' },
    ],
    ['make', 'change', 'operate', 'find', 'study', 'survey'],
  ),
  ...framesOf(
    'depth',
    ['number', 'action'],
    [
      {
        text: '{thing:을/를} 잘 모르는 동료에게 핵심만 설명한다면 뭐라고 하시겠어요?',
        field: 'job',
      },
    ],
    ['make'],
  ),
];

/** Questions about figures, results, roles and everything else. */
export const koreanOtherFrames: readonly Frame[] = [
  ...framesOf(
    'number',
    ['number', 'result'],
    [
      '{lead}이 수치는 어떤 기준으로, 어떻게 재셨나요?',
      '{lead}그 결과에서 본인의 몫과 다른 요인의 몫을 어떻게 나누어 보시나요?',
      '{lead}그 숫자는 어떤 기간과 대상에서 나온 것인가요?',
      '{lead}같은 기간에 다른 요인이 영향을 주었을 가능성은 없을까요?',
      '{lead}그 결과를 꾸준히 유지하려면 무엇이 더 필요할까요?',
    ].map((text) => ({ text, if: /\d|절반/ })),
  ),
  ...framesOf(
    'proof',
    ['result'],
    [
      '{lead}가장 결정적이었던 행동 하나를 꼽는다면 무엇인가요?',
      '{lead}본인의 노력 덕분이라고 볼 수 있는 근거는 무엇인가요?',
    ],
  ),
  ...framesOf(
    'differently',
    ['result'],
    ['{lead}결과를 더 끌어올릴 수 있었다면 무엇을 더 하셨을까요?'],
  ),
  ...framesOf(
    'role',
    ['role'],
    [
      '{lead}그 자리에서 가장 먼저 바꾸려고 한 것은 무엇이었나요?',
      '{doing} 시기에 다른 사람과 다르게 한 본인만의 방식은 무엇이었나요?',
      '{lead}그 일을 하면서 가장 무겁게 느낀 책임은 무엇이었나요?',
      '{lead}하루나 한 주를 어떻게 보내셨는지 구체적으로 들려주세요.',
    ],
  ),
  ...framesOf(
    'conflict',
    ['role'],
    [
      {
        text: '{lead}구성원들의 의견이 갈렸을 때는 어떻게 정리하셨나요?',
        if: /장|회장|총무|대표|리더|팀/,
      },
      {
        text: '{lead}참여가 적은 사람에게는 어떻게 다가가셨나요?',
        if: /(?:팀장|부장|회장|조장|총무|대표|리더)/,
      },
      { text: '{lead}함께 일한 사람과 부딪힌 적이 있었다면 어떻게 푸셨나요?' },
    ],
  ),
  ...framesOf('ownPart', ['role'], ['{lead}구체적으로 어디까지가 본인의 책임이었나요?']),
  ...framesOf(
    'lesson',
    ['role'],
    ['{doing} 경험에서 일하는 방식에 대해 새로 배운 점은 무엇인가요?'],
  ),
  ...framesOf(
    'failure',
    ['failure'],
    [
      '{lead}가장 큰 원인은 무엇이었다고 보시나요?',
      '{lead}그 사실을 알았을 때 가장 먼저 한 일은 무엇이었나요?',
      '{lead}미리 알아챌 수 있는 신호는 없었을까요?',
      '{lead}그 경험 뒤로 일을 준비하는 방식이 어떻게 달라졌나요?',
    ],
  ),
  ...framesOf(
    'lesson',
    ['lesson'],
    [
      '{did}다고 하셨는데, 그 뒤로 실제로 달라진 행동을 하나만 들어 주세요.',
      '{did}다고 쓰셨네요. 그 생각과 어긋나는 상황을 만난 적은 없으셨나요?',
      {
        text: '{did}다고 하셨습니다. 그 점이 지원하신 직무에서 왜 중요하다고 보시나요?',
        field: 'job',
      },
      { text: '{did}다고 하셨습니다. 그 점이 앞으로의 공부에 어떤 도움이 될까요?', field: 'study' },
    ],
  ),
  ...framesOf(
    'plan',
    ['plan'],
    [
      { text: '{did}다고 하셨는데, 입사하면 첫 6개월 동안 무엇부터 하시겠어요?', field: 'job' },
      '{did}다고 하셨습니다. 그 목표를 위해 지금까지 무엇을 준비하셨나요?',
      '{did}다고 쓰셨는데, 가장 큰 걸림돌은 무엇이라고 예상하시나요?',
      '{did}다는 목표를 갖게 된 결정적인 계기는 무엇이었나요?',
      {
        text: '{did}다고 하셨는데, 이 분야에서 이미 알려진 것과 아직 풀리지 않은 것은 무엇인가요?',
        field: 'study',
        if: /연구|예측|분석/,
      },
    ],
  ),
  ...framesOf(
    'trait',
    ['trait'],
    [
      '{trait:을/를} 장점으로 꼽으셨는데, 그 점이 오히려 문제가 된 적은 없었나요?',
      '{trait:이/가} 장점이라고 하셨습니다. 가장 최근에 그 점이 드러난 일을 들려주세요.',
      '{weakness} 단점이 있다고 하셨는데, 최근에 그 때문에 곤란했던 일은 무엇이었나요?',
      '{weakness} 점을 단점으로 쓰셨네요. 고치려고 한 일 가운데 실제로 효과가 있었던 것은 무엇인가요?',
      '선생님께서 {opinion}이라고 적어 주셨는데, 그렇게 보인 구체적인 장면을 하나 들려주세요.',
      '생활기록부에 {opinion}이라는 평가가 있습니다. 스스로도 그렇게 생각하시나요? 예를 들어 말씀해 주세요.',
    ],
  ),
  ...framesOf(
    'bookView',
    ['book'],
    [
      '『{book}』에서 가장 오래 남은 주장은 무엇이고, 그 주장에 동의하시나요?',
      '『{book}』의 내용 가운데 동의하기 어려웠던 부분과 그 이유를 말씀해 주세요.',
      '『{book}』{book:을/를!} 읽고 나서 생각이나 행동이 달라진 점이 있나요?',
      '『{book}』의 저자와 마주 앉는다면 무엇을 묻고 싶으신가요?',
      '『{book}』{book:을/를!} 아직 읽지 않은 친구에게 한 대목만 소개한다면 어디를 고르시겠어요?',
      '『{book}』{book:이/가!} 지원한 전공을 바라보는 눈을 어떻게 바꾸었나요?',
    ],
  ),
  ...framesOf(
    'concept',
    ['subject'],
    [
      ...[
        '{place} 시간에 {concept:을/를} 공부했다고 되어 있는데, {concept:이/가} 무엇인지 처음 듣는 친구에게 설명하듯 말씀해 주세요.',
        '{place} 시간에 배운 {concept:이/가} 실제로 쓰이는 예를 하나 들어 설명해 주세요.',
        '{place} 시간에 {concept:을/를} 배운 것이 그 뒤의 탐구로 어떻게 이어졌나요?',
      ].map((text) => ({ text, field: 'study' as const, unless: /단원/ })),
      ...[
        '{place} 시간에 배운 {concept} 단원에서 가장 흥미로웠던 개념을 하나 골라 설명해 주세요.',
        '{place} 시간의 {concept} 단원에서 가장 이해하기 어려웠던 부분은 무엇이었고, 어떻게 해결하셨나요?',
        '{place} 시간에 {concept} 단원을 배운 것이 그 뒤의 탐구로 어떻게 이어졌나요?',
      ].map((text) => ({ text, field: 'study' as const, if: /단원/ })),
      {
        text: '{paper}에 {concept:을/를} 썼다고 하셨는데, 그 원리를 비전공자에게 설명하듯 말씀해 주세요.',
        field: 'job',
      },
    ],
  ),
  ...framesOf(
    'depth',
    ['subject'],
    [
      {
        text: '{concept:을/를} 적용했다고 하셨는데, 어떤 상황에서는 쓰지 않는 편이 나을까요?',
        field: 'job',
      },
      {
        text: '{concept:을/를} 실제로 써 보면서 느낀 한계는 무엇이었고, 어떻게 보완하셨나요?',
        field: 'job',
      },
      {
        text: '{concept:을/를} 활용했다고 되어 있는데, 왜 그것이 이 문제에 맞는다고 판단하셨나요?',
        field: 'study',
        unless: /"place"/,
      },
    ],
  ),
  ...framesOf(
    'depth',
    ['skill'],
    [
      {
        text: '보유 기술에 {tech:을/를} 적으셨는데, 어떤 프로젝트에서 어느 수준까지 다뤄 보셨나요?',
        unless: /자격/,
      },
      {
        text: '{tech:을/를} 다뤄 보셨다고 했는데, 실제로 쓰면서 겪은 가장 까다로운 문제는 무엇이었나요?',
        unless: /자격/,
      },
      {
        text: '{tech:과/와} {other:을/를} 모두 적어 주셨네요. 각각 어떤 일에 쓰셨는지 예를 들어 주세요.',
        unless: /자격/,
      },
      {
        text: '{tech:을/를} 처음 배우는 동료가 있다면 무엇부터 익히라고 하시겠어요? 그 이유도 말씀해 주세요.',
        unless: /자격/,
      },
      {
        text: '{tech} 자격을 준비하면서 배운 것 가운데 실제 업무에 쓸 수 있는 것은 무엇인가요?',
        if: /자격/,
      },
      { text: '{tech} 자격을 따기로 마음먹은 이유는 무엇이었나요?', if: /자격/ },
    ],
  ),
  ...framesOf(
    'turn',
    ['contradiction'],
    [
      '처음에는 {did}다고 하셨는데, 방향을 바꾸기로 결심한 순간은 언제였나요?',
      '처음에는 {did}다고 하셨습니다. 그때 무엇을 잘못 짚었다고 보시나요?',
    ].map((text) => ({ text, unless: /"from"|경향|부담|성적|폭이/ })),
  ),
  ...framesOf(
    'turn',
    ['contradiction'],
    [
      '처음에는 {did}다고 하셨는데, 그 뒤에 무엇이 달라졌는지 예를 들어 설명해 주세요.',
      {
        text: '처음에는 {did}다고 하셨습니다. 달라지기 위해 가장 애쓴 일은 무엇이었나요?',
        if: /경향|부담/,
      },
    ],
  ),
  ...framesOf(
    'gap',
    ['gap'],
    [
      '{from}부터 {to}까지 이력에 비어 있는 기간이 있는데, 그동안 무엇을 하셨나요?',
      '{from} 이후 {to}까지 공백이 있습니다. 그 시간이 지금 지원하신 일에 어떤 도움이 되었나요?',
    ],
  ),
  ...framesOf(
    'contradiction',
    ['contradiction'],
    [
      '{from} 기간과 {to} 기간이 겹치는데, 두 일을 어떻게 함께 하셨나요?',
      '{from} 경력과 {to} 경력의 기간이 일부 겹칩니다. 어떤 사정이 있었는지 설명해 주세요.',
    ],
  ),
];
