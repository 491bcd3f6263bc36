import type { FeedbackTexts } from '../texts.ts';
import { contentGaps } from './ko-content-gaps.ts';
import { gaps, named, next } from './ko-gaps.ts';
import { starts } from './ko-starts.ts';
import { strengths } from './ko-strengths.ts';

export const ko: FeedbackTexts = {
  strengths,
  gaps: { ...gaps, ...contentGaps },
  named,
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
        kind: 'reason',
        said: /때문|거든|니까|왜냐|다른 방법|대신/,
        question: '다른 방법도 있었을 텐데 왜 그렇게 하셨어요?',
        start: '다른 방법도 생각했지만 …',
      },
      {
        kind: 'reflection',
        said: /다시 |다음(엔|에는|부터|에)|그 뒤|이후|이제는|배웠/,
        question: '같은 일을 다시 한다면 무엇을 바꾸시겠어요?',
        start: '다시 한다면 …',
      },
      {
        kind: 'action',
        said: /어려|힘들|힘든|막혔|막막|고비/,
        question: '그 과정에서 가장 어려웠던 것은 무엇이었나요?',
        start: '가장 어려웠던 것은 …',
      },
    ],
    situation: [
      {
        kind: 'action',
        said: /그래도|안 되면|않으면|아니면/,
        question: '그렇게 했는데도 풀리지 않으면 어떻게 하시겠어요?',
        start: '그래도 풀리지 않으면 …',
      },
      {
        kind: 'reason',
        said: /때문|니까|거든|어서|아서|해서|왜냐|이유/,
        question: '왜 그것부터 하시겠어요?',
        start: '그것부터 하려는 이유는 …',
      },
      {
        kind: 'otherSide',
        said: /위험|부작용|걱정|문제가 될|곤란|단점/,
        question: '그렇게 하면 생길 수 있는 문제는 없을까요?',
        start: '걱정되는 것은 …',
      },
    ],
    opinion: [
      {
        kind: 'otherSide',
        said: /하필|캠페인|지원|반대|반면|물론|다르게 생각|아니라는/,
        question: '생각이 다른 사람에게는 뭐라고 하시겠어요?',
        start: '그렇게 생각하는 분께는 …',
      },
      {
        kind: 'point',
        said: /다만|경우|때는|예외|지만/,
        question: '그 생각이 맞지 않는 경우도 있을까요?',
        start: '다만 …한 경우에는 …',
      },
      {
        kind: 'example',
        said: /[았었했](습|어|는데|거든|을 때|던)|예를|작년|때 /,
        question: '그렇게 생각하게 된 일이 있나요?',
        start: '그렇게 생각하게 된 것은 …',
      },
    ],
    knowledge: [],
    self: [
      {
        kind: 'example',
        said: /예를|예로|[았었했냈됐왔웠봤졌](습|어|는데|거든|던|더니|고)|작년|지난|때 /,
        question: '그렇게 말할 수 있는 일을 하나 들어 주시겠어요?',
        start: '한번은 …',
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
