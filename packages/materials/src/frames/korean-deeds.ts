import { framesOfDeeds, type Frame } from './frame.ts';

/** Others took part. */
const team = /팀|함께|모둠|조별|동아리|학회|협업|공동|명이|프로젝트/;
/** Better figures or a better order: how it was reached is still to be told. */
const improved = /단축|낮추|낮췄|줄였|절감|개선|감소|높였|감량|재정비|이전했|통합했|다시 설계|전환/;
const figured = new RegExp(`"figure".*(?:${improved.source})`);
/** Work with a beginning and an end. */
const stepwise = new RegExp(
  `만들었|개발했|구현했|제작했|구축했|설계했|기획했|작성했|운영했|진행했|열었|배송했|출시했`,
);
/** Work that takes time and effort, in which something may go wrong. */
const effort = new RegExp(
  `개발했|구현했|제작했|구축했|설계했|기획했|작성했|완성했|운영했|열었|개최했|개설했|주관했|출시했|이전했|통합했|전환했|재설계|재정비|자동화했|표준화했|도입했|단축|절감|감량|(?:동안|개월|매일|매주|학기|년간) .*(?:만들|줄|높|낮|진행했|관리했|배송했|판매했)`,
);
/** A single step, or one line that was written: nobody tells its course. */
const single = /양식|규칙|원칙|이름|문구|제목|순서/;
/** Something that somebody began, and not a step of other work. */
const begun = /운영했|열었|이어 갔|개최했|개설했|캠페인|봉사/;
/** Many texts of a kind. */
const many = /점검표|차트|\d(?:여 )?(?:건|편|부|장|개|종)[을를]|매일|매주|매달/;
/** A text without a conclusion. */
const plain = /"other":"(?:설명문|소감문|감상문|안내문|홍보문|반성문)"/;
/** What rests on sources. */
const sourced = /"other":"(?:보고서|논문|기사|칼럼)"/;
/** A way that was chosen among others, not only what came of it. */
const method =
  /도입했|적용했|전환했|교체했|이전했|통합했|재작성했|재설계했|옮겼|바꾸었|바꿨|자동화했|추가했|(?:하여|통해|활용한|도입으로|적용으로) .*(?:단축|감량|절감|줄였|낮|높)/;
/** What came of it is told. */
export const outcome =
  /\d[^.]*(?:늘|줄|올라|올랐|떨어|높아|낮아|감소|증가|단축|향상|모았|판매했)|호응|반응|수상|우수상|받았|채택|참고하는|적응/;
export const job = { field: 'job' } as const;
export const study = { field: 'study' } as const;
export const record = { kind: 'school-record' } as const;

/** Questions about what somebody made, changed, ran or wrote. */
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
      process: [
        {
          text: '{doing} 과정을 처음부터 순서대로 짧게 설명해 주세요.',
          if: stepwise,
          unless: single,
        },
      ],
      hardest: [
        '{doing} 과정에서 가장 막혔던 순간은 언제였고, 어떻게 풀어 가셨나요?',
        '{doing} 과정에서 가장 어려웠던 점은 무엇이었나요? 그때 무엇부터 하셨는지도 들려주세요.',
        '{lead}뜻대로 되지 않았던 부분은 없었나요?',
      ].map((text) => ({ text, if: effort, unless: single })),
      differently: [
        { text: '{doing} 일을 지금 다시 한다면 무엇을 가장 먼저 바꾸시겠어요?', if: effort },
        {
          text: '{lead}지금 다시 한다면 어떤 부분을 다르게 하시겠어요? 그 이유도 말씀해 주세요.',
          if: stepwise,
        },
        {
          text: '{lead}아쉬움이 남는 부분은 무엇이고, 시간이 더 있었다면 어떻게 보완하셨을까요?',
          if: effort,
          unless: single,
        },
      ],
      conflict: [
        {
          text: '{doing} 과정에서 함께한 사람들과 의견이 달랐던 적이 있나요? 어떻게 맞추셨나요?',
          near: team,
        },
      ],
      lesson: [
        '{doing} 경험에서 배운 것 가운데 지금도 쓰고 있는 것은 무엇인가요?',
        '{lead}그 일로 새로 배운 것을 다른 상황에서 써 본 적이 있나요?',
      ].map((text) => ({
        text,
        if: new RegExp(`${stepwise.source}|${method.source}`),
        unless: single,
      })),
      relation: [
        {
          text: '{doing} 경험이 지원하신 직무의 어떤 일에 바로 쓰일 수 있을까요?',
          if: new RegExp(`"figure"|${stepwise.source}|${method.source}`),
          ...job,
        },
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
        {
          text: '{lead}누구의 어떤 불편을 덜어 주고 싶으셨나요?',
          if: /앱|서비스|프로그램|도구|안내|시제품|달력|설명서|기능|페이지|스크립트/,
        },
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
        { text: '{lead}실제로 본 사람이나 쓴 사람들의 반응은 어땠나요?', untold: outcome },
        { text: '{lead}잘 만들어졌다는 것은 무엇으로 확인하셨나요?', untold: outcome },
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
        { text: '{lead}여러 방법 가운데 왜 그 방법을 택하셨나요?', if: method },
        { text: '{lead}그 방법이 맞다고 판단한 근거는 무엇이었나요?', if: method },
      ],
      process: [
        { text: '{lead}구체적으로 무엇을 어떻게 바꾸셨는지 차례대로 말씀해 주세요.', if: figured },
      ],
      alternative: [
        {
          text: '{doing} 것 말고 다른 방법도 검토하셨나요? 택하지 않은 이유는 무엇인가요?',
          if: method,
        },
        { text: '{lead}그 방법의 단점이나 부작용은 없었나요?', if: method },
      ],
      conflict: [
        {
          text: '{lead}처음에 사람들의 반응은 어땠고, 자리 잡기까지 무엇이 필요했나요?',
          if: /(?:도입|전환|이전|통합|교체)했/,
        },
      ],
      relation: [
        {
          text: '{lead}입사 후 비슷한 상황을 만난다면 그 경험을 어떻게 살리시겠어요?',
          if: /"figure"|도입|적용|전환/,
          ...job,
        },
        {
          text: '{lead}우리 회사에서도 같은 방법이 통할까요? 그렇게 보는 이유도 말씀해 주세요.',
          if: method,
          kind: 'cv',
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
        {
          text: '{lead}실제로 효과가 있었다는 것은 무엇으로 확인하셨나요?',
          untold: outcome,
        },
        {
          text: '{doing} 뒤에 무엇이 어떻게 달라졌나요? 확인한 근거도 함께 말씀해 주세요.',
          untold: outcome,
        },
      ],
    },
  },
  {
    deeds: ['operate'],
    ask: {
      ownPart: [{ text: '{lead}그중에서 본인이 맡은 몫은 무엇이었나요?', near: team }],
      reason: [{ text: '{lead}그 일을 시작하게 된 계기는 무엇이었나요?', if: begun }],
      proof: [
        {
          text: '{lead}잘되고 있다는 것은 무엇을 보고 알 수 있었나요?',
          if: /운영|이어 갔|배송/,
          untold: outcome,
        },
        {
          text: '{lead}참여한 사람들의 반응은 어땠나요? 기억에 남는 반응을 하나 들려주세요.',
          if: /부스|행사|열었|교육|강습|전시|개최|캠페인|수업/,
          untold: outcome,
        },
      ],
      relation: [
        {
          text: '{lead}그 경험에서 더 깊이 공부해 보고 싶어진 것이 있다면 무엇인가요?',
          if: /탐구|실험|체험|부스|전시|캠페인|조사|프로젝트|행사|강의|대회|모의/,
          ...study,
        },
      ],
    },
  },
  {
    deeds: ['write'],
    ask: {
      ownPart: ['{lead}그 {other}에서 가장 하고 싶었던 말은 무엇이었나요?'],
      proof: [
        {
          text: '{lead}자료는 어디에서 찾았고, 믿을 만한지는 어떻게 판단하셨나요?',
          if: sourced,
          unless: /측정|실험|관찰|설문/,
        },
      ],
      concept: [
        { text: '{lead}그 {other}의 가장 중요한 결론 하나와 근거를 말씀해 주세요.', unless: plain },
      ],
      reason: [{ text: '{lead}그 주제를 고른 이유가 궁금합니다.', if: sourced, unless: many }],
      differently: [
        { text: '{lead}지금 다시 쓴다면 어떤 내용을 더하거나 빼시겠어요?', unless: many },
      ],
    },
  },
]);
