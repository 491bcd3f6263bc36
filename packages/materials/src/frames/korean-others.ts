import { framesOf, type Frame } from './frame.ts';

/** A post in which one leads others. */
const leads = /팀장|부장|회장|조장|총무|대표|리더|반장|편집장/;

/** A feeling or a fact, not an insight. */
const known = /재미|즐거움|보람|기쁨|매력|흥미|관심|알았|알게/;

const figure = /"figure"/;
/** Which way a result went. None at all goes no further. */
const [grew, shrank] = [
  /늘었|늘어났|올랐|높아졌|많아졌|빨라졌|향상|증가|성장|모았|판매했/,
  /줄었|줄어들었|짧아졌|낮아졌|떨어졌|단축|감소/,
];

/** More of it is not better. */
const worse = /지만|응답 시간|걸리|비용|오류|불만|민원|불량|폐기|이탈|대기/;

/** What went on for long, or is no event. */
const lasting =
  /매일|매주|하루|개월간|년간|근무하|습관이|버릇이|그만두|어릴 때|꿈을|요즘|듣기도|듣는|늘 |항상|편이|지켜봤|지켜보|관심을|흥미를|있었음/;

const notEvent = new RegExp(`${lasting.source}|였습니다|이었습니다`);

/** A certificate, or work that somebody can do: nothing that is used. */
const notTool =
  /자격|"tech":"[^"]*(?:측정|진단|검토|점검|분석|관리|작성|설계|정비|검사|조율|기획|응대)"/;

/** Questions about figures, results, roles and everything else. */
export const koreanOtherFrames: readonly Frame[] = [
  ...framesOf(
    'number',
    ['number', 'result'],
    [
      {
        if: figure,
        text: '{lead}이 수치는 어떤 기준으로, 어떻게 재셨나요?',
        unless: /팔로워|구독자|\d명을|원의|판매|단계에서|회수/,
      },
      {
        if: figure,
        text: '{lead}그 결과에서 본인의 몫과 다른 요인의 몫을 어떻게 나누어 보시나요?',
        field: 'job',
      },
      {
        if: figure,
        text: '{lead}그 숫자는 어떤 기간과 대상에서 나온 것인가요?',
        unless: /동안|월 \d|\d주|개월|연휴|전년|하루|분기|학기|단계에서|영업일/,
      },
      {
        if: figure,
        text: '{lead}같은 기간에 다른 요인이 영향을 주었을 가능성은 없을까요?',
        unless: /단계에서|\d시간에서|회수|모았|판매했|이익|남겼|문장|절반으로 줄였/,
      },
    ],
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
    [
      {
        text: '{lead}결과를 더 끌어올릴 수 있었다면 무엇을 더 하셨을까요?',
        if: grew,
        unless: worse,
      },
      { text: '{lead}여기서 더 줄이려면 무엇을 더 해야 했을까요?', if: shrank },
      {
        text: '{lead}그 결과를 꾸준히 유지하려면 무엇이 더 필요할까요?',
        unless: /모았|판매했|원\S* 절감/,
      },
    ],
  ),
  ...framesOf(
    'role',
    ['role'],
    [
      { text: '{lead}그 자리에서 가장 먼저 바꾸려고 한 것은 무엇이었나요?', if: leads },
      { text: '{did}을 때 다른 사람과 다르게 한 본인만의 방식은 무엇이었나요?', if: leads },
      { text: '{lead}그 일을 하면서 가장 무겁게 느낀 책임은 무엇이었나요?', if: leads },
      { text: '{lead}그 일을 하면서 가장 신경 쓴 점은 무엇이었나요?', unless: leads },
      {
        text: '{lead}구체적으로 어떤 일을 하셨고, 그 가운데 가장 기억에 남는 일은 무엇인가요?',
        if: /근무|일했|인턴|활동했|실습|아르바이트/,
      },
      {
        text: '{lead}그 업무에서 가장 까다로웠던 일은 무엇이었고, 어떻게 처리하셨나요?',
        if: /담당했|총괄했|관리|대응/,
      },
    ],
  ),
  ...framesOf(
    'conflict',
    ['role'],
    [
      {
        text: '{lead}구성원들의 의견이 갈렸을 때는 어떻게 정리하셨나요?',
        if: leads,
      },
      {
        text: '{lead}참여가 적은 사람에게는 어떻게 다가가셨나요?',
        if: leads,
      },
      {
        text: '{lead}함께 일한 사람과 부딪힌 적이 있었다면 어떻게 푸셨나요?',
        if: /근무했|일했|인턴|팀장|팀원|동아리|학회|참여했/,
        unless: /역할을/,
      },
    ],
  ),
  ...framesOf(
    'ownPart',
    ['role'],
    [{ text: '{lead}구체적으로 어디까지가 본인의 책임이었나요?', unless: /실습|봉사|아르바이트/ }],
  ),
  ...framesOf(
    'lesson',
    ['role'],
    ['{doing} 경험에서 일하는 방식에 대해 새로 배운 점은 무엇인가요?'],
  ),
  ...framesOf(
    'failure',
    ['failure'],
    [
      {
        text: '{lead}가장 큰 원인은 무엇이었다고 보시나요?',
        untold: /원인|때문|탓|점을 알아냈|것을 발견|적어 |못해 /,
      },
      {
        text: '{lead}그 일을 겪고 나서 일하는 방식에서 달라진 점이 있나요?',
        untold: /배웠|깨달|원칙|그 ?뒤로|그때부터/,
        field: 'job',
      },
      {
        text: '{lead}그때 가장 고민했던 점은 무엇이었나요?',
        // Nobody ponders in a moment of panic.
        unless: /당황|깜빡|순간|실수|잘못/,
      },
      '{lead}미리 알아챌 수 있는 신호는 없었을까요?',
      { text: '{lead}같은 상황이 다시 온다면 처음에 무엇을 다르게 하시겠어요?' },
    ],
  ),
  ...framesOf(
    'lesson',
    ['lesson'],
    [
      { text: '{lead}그 뒤로 실제로 달라진 행동을 하나만 들어 주세요.', unless: known },
      { text: '{lead}그 점을 가장 크게 느낀 순간을 들려주세요.', unless: /알았|알게/ },
      { text: '{lead}그 사실을 알고 나서 무엇이 달라졌나요?', if: /알았|알게/ },
      {
        text: '{lead}그 점이 지원하신 직무에서 왜 중요하다고 보시나요?',
        field: 'job',
        unless: known,
      },
      {
        text: '{lead}그 점이 앞으로의 공부에 어떤 도움이 될까요?',
        field: 'study',
        unless: known,
      },
    ],
  ),
  ...framesOf(
    'plan',
    ['plan'],
    [
      {
        text: '{lead}그러려면 입사해서 가장 먼저 무엇을 알아야 한다고 보시나요?',
        field: 'job',
      },
      { text: '{lead}그 목표를 위해 지금까지 무엇을 준비하셨나요?', if: /싶|되겠|전문가/ },
      '{lead}그 과정에서 가장 큰 걸림돌은 무엇이라고 예상하시나요?',
      '{lead}그렇게 마음먹은 까닭을 조금 더 들려주세요.',
      {
        text: '{lead}이 분야에서 이미 알려진 것과 아직 풀리지 않은 것은 무엇인가요?',
        field: 'study',
        if: /연구|예측|분석/,
      },
    ],
  ),
  ...framesOf('reason', ['view'], ['{lead}그렇게 생각하게 된 경험을 하나 들려주세요.']),
  ...framesOf(
    'conflict',
    ['view'],
    [
      {
        text: '{lead}다르게 생각하는 사람에게는 어떻게 설명하시겠어요?',
        unless: /(?:맞는|어울린)다고 느꼈|신조|좌우명/,
      },
    ],
  ),
  ...framesOf(
    'relation',
    ['view'],
    [
      { text: '{lead}그 생각이 일하실 때 어떤 행동으로 나타날까요?', field: 'job' },
      { text: '{lead}그 생각이 앞으로의 공부에 어떻게 드러날까요?', field: 'study' },
    ],
  ),
  ...framesOf('reason', ['motive'], ['{lead}그렇게 마음먹은 가장 결정적인 순간은 언제였나요?']),
  ...framesOf('plan', ['motive'], ['{lead}지원을 준비하면서 지금까지 무엇을 해 오셨나요?']),
  ...framesOf(
    'relation',
    ['motive'],
    [{ text: '{lead}그 점에서 저희와 잘 맞는다고 보신 이유는 무엇인가요?', field: 'job' }],
  ),
  ...framesOf(
    'trait',
    ['trait'],
    [
      { text: '{lead}그 점이 오히려 문제가 된 적은 없었나요?', if: /"trait"/ },
      { text: '{lead}가장 최근에 그 점이 드러난 일을 들려주세요.', if: /"trait"/ },
      {
        text: '{lead}최근에 그 때문에 곤란했던 일은 무엇이었나요?',
        if: /"weakness"/,
        untold: /적이 (?:\S+ )?있|번 있/,
      },
      {
        text: '{lead}고치려고 한 일 가운데 실제로 효과가 있었던 것은 무엇인가요?',
        if: /"weakness"/,
      },
      {
        text: '선생님께서 {opinion}이라고 적어 주셨는데, 그렇게 보인 구체적인 장면을 하나 들려주세요.',
        unless: /"place"/,
      },
      {
        text: '생활기록부에 {opinion}이라는 평가가 있습니다. 스스로도 그렇게 생각하시나요? 예를 들어 말씀해 주세요.',
        unless: /"place"/,
      },
      '{place} 선생님께서 {opinion}이라고 적어 주셨는데, 그렇게 보인 구체적인 장면을 하나 들려주세요.',
      '{place} 세특에 {opinion}이라는 평가가 있습니다. 수업에서 그 점이 드러난 일을 하나 들려주세요.',
    ],
  ),
  ...framesOf(
    'bookView',
    ['book'],
    [
      '『{book}』에서 가장 오래 남은 대목은 무엇이고, 왜 그런가요?',
      '『{book}』의 내용 가운데 의문이 들었거나 더 알아보고 싶어진 부분은 무엇인가요?',
      '『{book}』{book:을/를!} 읽고 나서 생각이나 행동이 달라진 점이 있나요?',
      '『{book}』의 저자와 마주 앉는다면 무엇을 묻고 싶으신가요?',
      '『{book}』{book:을/를!} 아직 읽지 않은 친구에게 한 대목만 소개한다면 어디를 고르시겠어요?',
      '『{book}』{book:을/를!} 읽고 나서 지원하신 전공을 보는 눈이 어떻게 달라졌나요?',
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
        '{place} 시간에 배운 {concept} 단원을 더 깊이 공부한다면 무엇을 알아보고 싶은가요?',
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
        unless: notTool,
      },
      {
        text: '{tech:과/와} {other:을/를} 모두 적어 주셨네요. 각각 어떤 일에 쓰셨는지 예를 들어 주세요.',
        unless: notTool,
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
  // Work that goes on has no moment to tell.
  ...framesOf(
    'hardest',
    ['action', 'number', 'project'],
    [
      {
        text: '{lead}그 일을 하면서 가장 까다로웠던 점은 무엇이었나요?',
        if: /관리했|담당했|운영했/,
        isSpare: true,
      },
    ],
  ),
  ...framesOf(
    'process',
    ['action', 'number', 'project', 'role'],
    [
      {
        text: '{lead}그때의 상황과 본인이 한 일을 조금 더 자세히 들려주세요.',
        unless: /관리했|담당했|운영했/,
        isSpare: true,
      },
    ],
  ),
  ...framesOf(
    'lesson',
    ['role'],
    [
      { text: '{lead}그 일이 그 뒤의 선택이나 행동에 어떤 영향을 주었나요?', isSpare: true },
      { text: '{lead}그 일을 통해 본인에 대해 새로 알게 된 점은 무엇인가요?', isSpare: true },
    ],
  ),
  ...framesOf(
    'process',
    ['remark'],
    [
      '{lead}이 부분을 조금 더 자세히 들려주시겠어요?',
      { text: '{lead}그 일을 처음부터 짧게 들려주시겠어요?', unless: notEvent },
    ],
  ),
  ...framesOf(
    'reason',
    ['remark'],
    [
      {
        text: '{lead}그 일에서 지금까지 가장 기억에 남는 점은 무엇인가요?',
        unless: notEvent,
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
