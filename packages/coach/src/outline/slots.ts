import type { OutlinePlace } from '@daedap/contract/practice';
import type { Localised } from '../question.ts';

/** What may be missing in an outline: a whole place, the reason of an action, or the figure of a result. */
export type SlotName = OutlinePlace | 'why' | 'figure';

export const slotTexts: { readonly [name in SlotName]: Localised } = {
  point: { ko: '질문에 대한 답을 한 문장으로', en: 'your answer in one sentence' },
  situation: { ko: '언제, 어디에서 있었던 일인지', en: 'when and where it happened' },
  action: { ko: '내가 직접 한 일', en: 'what you did yourself' },
  why: { ko: '왜 그렇게 했는지', en: 'why you did it that way' },
  result: { ko: '그래서 어떻게 되었는지', en: 'what came of it' },
  figure: { ko: '결과를 숫자로', en: 'the result in figures' },
  lesson: { ko: '그 일에서 배운 것', en: 'what you learned from it' },
  reason: { ko: '그렇게 말하는 까닭', en: 'why you say so' },
  detail: { ko: '어떻게 그렇게 되는지', en: 'how it works' },
  example: { ko: '보기가 되는 일 하나', en: 'one example' },
  limit: { ko: '다른 면이나 한계', en: 'the other side, or a limit' },
  plan: { ko: '앞으로 하고 싶은 일', en: 'what you want to do next' },
};
