import { framesOfDeeds, type Frame } from './frame.ts';
import { job, outcome, record, study } from './korean-deeds.ts';

/** An opinion that others may not share. */
const stance = /주장|의견|찬성|반대/;
/** A rule that somebody set. */
const rule = /기준|원칙|규칙|조항/;
/** A rule that lets some things in and others not: there may be cases that it misses. */
const selective = /만 |이상|이하|미만|넘는|기준/;
/** The opinion was given up later. */
const revised = /수정|바꾸게|바뀌|철회|받아들/;
/** Work of some length. */
const lasting = /동안|개월|매일|매주|매달|학기|년간|\d+일|준비/;
/** What one does again and again has no second time. */
const habitual = /습관|버릇|원칙|전공/;

/** Questions about what somebody proposed, argued, chose, presented, or did for others. */
export const koreanWordFrames: readonly Frame[] = framesOfDeeds([
  {
    deeds: ['do'],
    ask: {
      process: [
        {
          text: '{lead}그때 상황이 어땠는지, 무엇부터 하셨는지 들려주세요.',
          unless:
            /하루|개월간|년간|매일|매주|매달|평균|어릴 때|부터 |꿈|늘 |항상|언제나|마다|꾸준히|여러|많은|편이|습관|원칙/,
        },
      ],
      hardest: [{ text: '{lead}그 과정에서 가장 애를 먹은 부분은 무엇이었나요?', if: lasting }],
      reason: ['{lead}그렇게 하신 이유를 조금 더 들려주세요.'],
      relation: [
        {
          text: '{lead}그 경험이 지원하신 일에 어떤 도움이 될까요?',
          ...job,
          if: lasting,
          unless: habitual,
        },
      ],
      lesson: [{ text: '{lead}그 일에서 무엇을 느끼셨나요?', unless: habitual }],
    },
  },
  {
    deeds: ['propose'],
    ask: {
      reason: [
        '{lead}처음 그 생각을 떠올린 계기는 무엇이었나요?',
        '{lead}그렇게 제안하기까지 무엇을 보고 들으셨나요?',
      ],
      proof: [
        {
          text: '{lead}그 제안은 실제로 받아들여졌나요? 그 뒤에 무엇이 달라졌는지 말씀해 주세요.',
          untold: new RegExp(`${outcome.source}|설치|채택|받아들|빌려|확인`),
          ...job,
        },
      ],
      alternative: [
        '{lead}그 제안의 단점이나 부작용은 무엇이라고 생각하셨나요?',
        {
          text: '{lead}더 간단하게 풀 수 있는 방법은 없었을까요?',
          if: /문제|불편|오류|막기|줄이|해결/,
        },
      ],
      conflict: ['{lead}반대하는 의견은 없었나요? 있었다면 어떻게 설득하셨는지 들려주세요.'],
    },
  },
  {
    deeds: ['argue'],
    ask: {
      reason: [
        { text: '{lead}그렇게 생각하는 가장 강한 근거는 무엇인가요?', untold: revised },
        { text: '{lead}그 생각은 어떤 자료나 경험에서 나왔나요?', untold: revised },
      ],
      conflict: [
        {
          text: '{lead}반대 의견을 가진 사람에게는 어떻게 답하시겠어요?',
          if: stance,
          untold: revised,
        },
        {
          text: '{lead}가장 날카로운 반론은 무엇이었고, 지금은 어떻게 답하시겠어요?',
          if: stance,
          untold: new RegExp(`${revised.source}|반론`),
        },
      ],
      turn: [
        {
          text: '{lead}지금도 같은 생각인가요? 달라졌다면 무엇 때문인지 말씀해 주세요.',
          if: stance,
          untold: revised,
        },
        {
          text: '{lead}그 뒤에 생각이 바뀌었다고 되어 있네요. 무엇이 가장 크게 영향을 주었나요?',
          if: stance,
          near: revised,
          ...record,
        },
      ],
    },
  },
  {
    deeds: ['choose'],
    ask: {
      reason: [
        { text: '{lead}어떤 점을 보고 그렇게 결정하셨나요?', unless: rule },
        { text: '{doing} 결정에서 가장 크게 고려한 것은 무엇이었나요?', unless: rule },
      ],
      depth: [
        {
          text: '{lead}왜 그렇게 정하셨나요? 다르게 정했다면 무엇이 달라졌을까요?',
          // The rule itself has to be told.
          unless: /기준[을를] (?:\S+ )?(?:만들었|마련했|정했|세웠)/,
          if: selective,
          near: rule,
        },
      ],
      hardest: [
        {
          text: '{lead}실제로 지키기 어려웠던 적은 없었나요? 그때는 어떻게 하셨나요?',
          if: /원칙|규칙/,
        },
      ],
      limits: [
        {
          text: '{lead}그렇게 정하면서 놓치거나 빠진 경우는 없었나요?',
          if: selective,
          near: rule,
        },
      ],
      alternative: [
        { text: '{lead}그 선택 때문에 포기해야 했던 것은 무엇이었나요?', unless: rule },
      ],
      proof: [
        {
          text: '{lead}그 선택이 옳았다는 것은 무엇으로 알 수 있었나요?',
          unless: rule,
          untold: outcome,
        },
      ],
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
          if: /발표|강의|설명했|(?:회의|경영진|임원|보고회)\S* .*보고했/,
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
        {
          text: '{lead}사람들의 반응은 어땠고, 그 뒤에 무엇이 달라졌나요?',
          if: /공유했|(?:회의|경영진|임원)\S* .*보고했/,
          untold: new RegExp(`${outcome.source}|합의|동의|설득`),
        },
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
      lesson: [
        { text: '{doing} 경험에서 사람을 설득하는 일에 대해 무엇을 배우셨나요?', if: /설득|협상/ },
        {
          text: '{doing} 경험에서 의견을 모으는 일에 대해 무엇을 배우셨나요?',
          unless: /설득|협상/,
        },
      ],
      proof: [{ text: '{lead}상대방이 정말로 받아들였다는 것은 어떻게 아셨나요?', if: /설득/ }],
    },
  },
  {
    deeds: ['help'],
    ask: {
      reason: [{ text: '{lead}그렇게 돕게 된 계기는 무엇이었나요?', unless: /교육했|지도했/ }],
      proof: ['{lead}실제로 도움이 되었다는 것은 어디에서 느끼셨나요?'],
      hardest: ['{doing} 과정에서 가장 어려웠던 순간은 언제였나요?'],
      lesson: ['{doing} 경험에서 오히려 본인이 배운 것은 무엇이었나요?'],
    },
  },
]);
