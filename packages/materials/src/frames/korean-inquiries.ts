import { framesOfDeeds, type Frame } from './frame.ts';
import { job, record, study } from './korean-deeds.ts';

/** Something that may have more than one cause. */
const observed = /현상|원인|결과|사실|점을|다는 것|[가-힣]음을|임을/;
/** Two things in one clause: "바나나 실험과 플라나리아 실험". */
const twoThings = /[가-힣](?:과|와) \S+ ?\S* ?(?:실험|조사|프로젝트|보고서)[을를]/;

/** Questions about what somebody tried out, studied, asked people or found out. */
export const koreanInquiryFrames: readonly Frame[] = framesOfDeeds([
  {
    deeds: ['experiment'],
    ask: {
      concept: [
        { text: '{lead}처음에 세운 가설은 무엇이었고, 실제로는 어땠나요?', unless: twoThings },
      ],
      limits: [
        {
          text: '{lead}조건은 어떻게 통제하셨고, 그 실험의 한계는 무엇이라고 보시나요?',
          unless: twoThings,
        },
      ],
      reason: [{ text: '{lead}어떤 궁금증에서 시작된 실험이었나요?', unless: twoThings }],
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
      reason: [{ text: '{lead}어떤 궁금증에서 시작하셨나요?', ...record }],
      process: [
        '{doing} 과정을 순서대로 짧게 설명해 주세요.',
        {
          text: '{lead}어떤 기준으로 하셨는지 구체적으로 말씀해 주세요.',
          if: /분류했|비교했|분석했|검증했|평가했/,
        },
      ],
      hardest: [
        {
          text: '{doing} 과정에서 예상하지 못한 일은 없었나요? 있었다면 어떻게 대처하셨나요?',
          if: /측정|관찰|실험|수집|검증|기록/,
        },
      ],
      proof: [
        {
          text: '{lead}거기에서 알게 된 것 가운데 가장 중요한 것은 무엇이었나요?',
          untold: /알아냈|알아내|발견|확인|결과를|밝혀|밝힘|나타났|드러났|찾아냈|보이고|보임/,
        },
      ],
      limits: [
        {
          text: '{lead}조건을 어떻게 맞추셨고, 결과에 오차가 생길 만한 부분은 없었나요?',
          if: /측정|관찰|농도|손실|온도|각도|속력/,
        },
        {
          text: '{doing} 결과를 어디까지 믿을 수 있다고 보시나요? 한계도 함께 말씀해 주세요.',
          if: /측정|조사했|비교했|분석했|계산|수집/,
          untold: /한계/,
        },
      ],
      differently: ['{lead}한 번 더 한다면 무엇을 보완하시겠어요?'],
      concept: [
        {
          text: '{lead}그 과정을 칠판 앞에서 설명하듯 간단히 말씀해 주세요.',
          ...study,
          if: /계산했|유도했|보였|증명했|(?<!탐|연)구했/,
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
        {
          text: '{lead}대상은 어떻게 정하셨고, 그 결과를 다른 사람들에게도 일반화할 수 있다고 보시나요?',
          unless: /전교생|전체|전 직원|모든|작업자|담당자/,
        },
        '{lead}답이 한쪽으로 치우치지 않게 무엇을 조심하셨나요?',
      ],
      proof: ['{lead}거기에서 얻은 가장 중요한 발견은 무엇이었나요?'],
      turn: ['{lead}그 가운데 생각을 바꾸게 한 답이 있었나요? 어떤 답이었는지 들려주세요.'],
      differently: ['{lead}한 번 더 한다면 누구에게 무엇을 더 물어보시겠어요?'],
    },
  },
  {
    deeds: ['find'],
    ask: {
      process: [
        { text: '{lead}어떻게 알아내셨는지 그 과정을 차근차근 설명해 주세요.', if: observed },
      ],
      proof: [
        { text: '{lead}그것이 우연이 아니라는 것은 어떻게 확인하셨나요?', if: observed },
        { text: '{lead}다른 원인일 가능성은 어떻게 따져 보셨나요?', if: /현상|원인|결과/ },
      ],
      lesson: [
        {
          text: '{lead}그 사실을 알고 나서 무엇을 바꾸셨나요?',
          if: observed,
          untold: /바꾸|바꿨|바꾼|옮|추가|제안|도입|늘리|기획|보완|고려/,
        },
      ],
      concept: [
        { text: '{lead}그런 현상이 일어나는 까닭을 설명해 주시겠어요?', ...study, if: /현상/ },
      ],
      relation: [
        {
          text: '{lead}입사 후 비슷한 문제를 만난다면 무엇부터 확인하시겠어요?',
          if: /문제|오류|현상|원인|사실을/,
          ...job,
        },
        {
          text: '{lead}이 결과에서 더 알아보고 싶어진 것은 무엇인가요?',
          if: /결과|현상|것을|점을|사실/,
          ...study,
        },
      ],
    },
  },
]);
