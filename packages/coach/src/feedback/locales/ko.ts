import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './ko-content-gaps.ts';
import { gaps, late, named, next, tooLong, vague } from './ko-gaps.ts';
import { starts } from './ko-starts.ts';
import { strengths } from './ko-strengths.ts';

export const ko: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps },
  named,
  tooLong,
  late,
  vague,
  core: [
    '{label}부터 "{start}" 하고 말해 보세요.',
    '이 질문에서는 {label}이/가 먼저이니, "{start}" 하고 시작해 보세요.',
    '다시 답한다면 {label}이/가 들리도록 "{start}" 하고 첫 문장을 열어 보세요.',
    '첫 문장을 "{start}" 하고 열어서 {label}부터 말해 보세요.',
    '면접관은 {label}부터 듣고 싶어 하니, "{start}" 하고 꺼내 보세요.',
    '다시 답한다면 {label}부터, "{start}" 하고 시작해 보세요.',
  ],
  next,
  but: '다만',
  asked: [
    '"{question}"라는 물음에 "{start}" 하고 바로 답해 보세요.',
    '질문은 "{question}"였으니, "{start}" 하고 그 답부터 말해 보세요.',
    '첫 문장에서 "{start}" 하고 "{question}"에 대한 답을 꺼내 보세요.',
    '"{question}"를 한 번 더 떠올리고 "{start}" 하고 시작해 보세요.',
    '다시 답한다면 "{start}" 하고 시작해서 "{question}"에 답하는 것만 남겨 보세요.',
    '"{question}"에 답하는 첫 문장을 "{start}" 하고 만들어 보세요.',
  ],
  nextQuestions: {
    experience: [
      {
        kind: 'reflection',
        said: /다시 |다음(엔|에는|부터|에)|그 뒤로|이후로|이제는|배웠/,
        about: /실패|아쉬|놓쳤|놓친|틀렸|늦었|늦어|실수|못 ?(했|하|갔|봤)|떨어졌/,
        question: '같은 상황이 다시 온다면 무엇부터 다르게 하시겠어요?',
        start: '그 상황이 다시 온다면 먼저 …',
      },
      {
        kind: 'reason',
        said: /때문|거든|니까|왜냐|다른 방법|대신/,
        about:
          /(만들|바꾸|바꿨|옮|나눴|나누|정했|골랐|제안|설득|부탁|시작|그만|줄였|늘렸|적었|모았|찾아).{0,12}[았었했렸썼](습|어|고|는데|거)/,
        question: '여러 방법 가운데 왜 그 방법을 고르셨어요?',
        start: '그 방법을 고른 건 …',
      },
      {
        kind: 'number',
        said: /\d|확인|비교|퍼센트|절반|배 /,
        about: /(줄|늘|좋아|나아|빨라|올랐|바뀌|달라|편해|쉬워).{0,8}(습|어|고|는데)/,
        question: '그 변화는 무엇으로 확인하셨어요?',
        start: '달라졌다는 걸 확인한 건 …',
      },
      {
        kind: 'action',
        said: /어려|힘들|막막|고비|막혔|갈등|반대/,
        question: '그 과정에서 가장 막혔던 순간은 언제였나요?',
        start: '가장 막혔던 건 …',
      },
      {
        kind: 'reflection',
        said: /지금|요즘|그 뒤로|이후로|이제는|아직도/,
        question: '그 일 뒤로 지금은 어떻게 하고 계세요?',
        start: '그 뒤로 지금은 …',
      },
    ],
    situation: [
      {
        kind: 'action',
        said: /["“”]|라고 말|라고 설명|라고 말씀/,
        about: /(말씀|설명|전화|연락|이야기|얘기|사과|안내|설득).{0,10}(겠|할|드릴|합니다|해요)/,
        question: '그 자리에서 첫마디를 뭐라고 하시겠어요?',
        start: '저라면 이렇게 말씀드리겠습니다. …',
      },
      {
        kind: 'otherSide',
        said: /그래도|안 되면|안 된다고|않으면|거절|거부/,
        about: /(부탁|요청|제안|설득|양해|상의|여쭤).{0,12}(겠|볼|드릴|합니다|해요)/,
        question: '상대가 안 된다고 하면 그다음은 어떻게 하시겠어요?',
        start: '그래도 안 된다고 하시면 …',
      },
      {
        kind: 'reason',
        said: /때문|니까|거든|왜냐|이유/,
        about: /(먼저|우선|일단|부터).*(겠|합니다|해요|할)/,
        question: '여러 일 가운데 왜 그것부터 하시겠어요?',
        start: '그것부터 하려는 이유는 …',
      },
      {
        kind: 'reflection',
        said: /다시는|재발|앞으로|다음부터|다음에는|방지/,
        after: /불만|항의|오류|사고|실수|늦|환불|장애|고장|착오|누락|잘못|민원/,
        question: '같은 일이 또 생기지 않게 하려면 무엇을 바꾸시겠어요?',
        start: '다음에 또 생기지 않게 …',
      },
      {
        kind: 'otherSide',
        said: /그래도|안 되면|않으면|만약|아니면/,
        question: '생각대로 풀리지 않으면 그다음에는 무엇을 하시겠어요?',
        start: '그 방법이 통하지 않으면 …',
      },
    ],
    opinion: [
      {
        kind: 'otherSide',
        said: /반대|반면|다르게 생각|아니라는 (분|사람)/,
        about: /(생각|봅니다|봐요|보고|쪽|해야|맞)/,
        question: '생각이 다른 사람에게는 뭐라고 답하시겠어요?',
        start: '그렇게 생각하는 분께는 …',
      },
      {
        kind: 'example',
        said: /[았었했](습|어|는데|거든|을 때|던)|예를|작년|때 /,
        about: /(생각|봅니다|봐요|보고|쪽|해야|맞)/,
        question: '그렇게 생각하게 된 일이 있나요?',
        start: '그렇게 생각하게 된 것은 …',
      },
      {
        kind: 'otherSide',
        said: /경우|다만|예외|때에 따라|만약/,
        question: '어떤 경우라면 그 생각을 바꾸시겠어요?',
        start: '제 생각이 달라지는 건 …',
      },
    ],
    knowledge: [
      {
        kind: 'otherSide',
        said: /다만|예외|경우|하지만|한계|단점/,
        question: '그 설명이 들어맞지 않는 경우도 있나요?',
        start: '다만 예외가 되는 건 …',
      },
      {
        kind: 'example',
        said: /예를|예컨대|처럼|가령|예로/,
        question: '처음 듣는 사람에게 예를 하나 들어 설명해 주시겠어요?',
        start: '예를 하나 들면 …',
      },
    ],
    self: [
      {
        kind: 'point',
        said: /이 회사|귀사|여기서|직무|지원|입사|이 일|학과|전공/,
        after: /소개|어떤 사람/,
        question: '그 이야기가 지원하신 일과는 어떻게 이어지나요?',
        start: '그 경험이 이 일에 도움이 되는 건 …',
      },
      {
        kind: 'point',
        said: /입사|입학|들어(오면|가면|와서|가서)|합격하면|앞으로|하고 싶|할 생각|겠습니다/,
        after: /지원|회사|까닭|동기|전공|학과|학교/,
        question: '그 마음으로 들어오면 가장 먼저 해 보고 싶은 일은 무엇인가요?',
        start: '들어오면 가장 먼저 …',
      },
      {
        kind: 'example',
        said: /예를|예로|[았었했냈됐왔웠봤졌](습|어|는데|거든|던|더니|고)|작년|지난|때 /,
        about: /(편|입니다|이에요|예요|잘|강|성격|장점|단점|약점|사람)/,
        question: '그 모습이 가장 잘 드러난 일을 하나 들려주시겠어요?',
        start: '한번은 …',
      },
      {
        kind: 'result',
        said: /\d|줄었|줄어|덕분|나아졌|좋아졌|늘었/,
        after: /단점|약점|부족|고치|보완/,
        question: '그 방법이 효과가 있다는 것은 무엇으로 알 수 있나요?',
        start: '나아졌다고 느낀 건 …',
      },
      {
        kind: 'otherSide',
        said: /하지만|아쉬|오히려|걸림돌|단점|약점/,
        after: /강점|장점|성격|어떤 사람|잘하/,
        question: '그 점이 오히려 걸림돌이 된 적도 있나요?',
        start: '그 점 때문에 곤란했던 건 …',
      },
      {
        kind: 'example',
        said: /친구|동료|선배|후배|교수|팀원|동기/,
        after: /강점|장점|성격|어떤 사람|단점|약점|역할|자리/,
        question: '가까이에서 본 사람은 그 점을 두고 뭐라고 하나요?',
        start: '옆에서 본 사람은 …',
      },
      {
        kind: 'reflection',
        said: /덕분|배웠|영향|계기|바뀌|달라/,
        after: /책|기억|좋아하|취미|존경|롤모델|과목/,
        question: '그것이 지금의 선택에 어떤 영향을 줬나요?',
        start: '그 일이 지금 제 선택에 준 것은 …',
      },
    ],
  },
  starts,
  notes: {
    subject: '질문이 묻는 것을 말하고 있어요.',
    sentence: '문장이 온전하게 이어졌어요.',
    content: '내용이 담긴 부분이에요.',
  },
};
