import type { Language } from './languages.ts';
import { keysOf } from './keys-of.ts';

/** What good speakers do in nearly every answer. */
export const habits = ['pointFirst', 'ownAction', 'figures', 'reasons', 'fillers', 'pace'] as const;

export type Habit = (typeof habits)[number];

type Texts = { readonly [language in Language]: string };

type Drill = {
  /** The habit that it trains. */
  readonly habit: Habit;
  readonly title: Texts;
  /** Two sentences: what to do, and when it counts as done. */
  readonly text: Texts;
};

/** Exercises of a minute. The coach checks each in the words of the answer. */
export const drills = {
  conclusionFirst: {
    habit: 'pointFirst',
    title: { ko: '첫 문장에 결론 말하기', en: 'Say the conclusion first' },
    text: {
      ko: '질문에 대한 답을 첫 문장에서 바로 말해보세요. 첫 문장만 들어도 무엇에 대한 답인지 알 수 있으면 통과예요.',
      en: 'Answer the question in your very first sentence. You pass if the first sentence alone tells what you are talking about.',
    },
  },
  announceOrder: {
    habit: 'pointFirst',
    title: { ko: '순서를 알려주며 말하기', en: 'Announce the order' },
    text: {
      ko: '"먼저", "그다음", "마지막으로"처럼 순서를 알려주는 말을 붙여보세요. 이런 말이 두 번 나오면 통과예요.',
      en: 'Use words that give an order, such as "first", "then" and "finally". You pass with two of them.',
    },
  },
  myPart: {
    habit: 'ownAction',
    title: { ko: '내가 한 일 두 가지 말하기', en: 'Two things that you did' },
    text: {
      ko: '"우리"가 아니라 "제가" 한 일을 두 가지 말해보세요. 직접 한 일이 두 번 나오면 통과예요.',
      en: 'Say two things that you did yourself: "I", not "we". You pass when two of your own actions are heard.',
    },
  },
  endWithResult: {
    habit: 'ownAction',
    title: { ko: '결과로 끝맺기', en: 'End with the result' },
    text: {
      ko: '한 일을 말했으면 그래서 어떻게 되었는지까지 말해보세요. 한 일과 결과가 모두 나오면 통과예요.',
      en: 'After what you did, say what came of it. You pass when both an action and a result are heard.',
    },
  },
  oneFigure: {
    habit: 'figures',
    title: { ko: '숫자 하나 넣기', en: 'Put in one figure' },
    text: {
      ko: '사람 수, 기간, 횟수처럼 떠오르는 숫자를 하나 넣어보세요. 숫자가 한 번 나오면 통과예요.',
      en: 'Put in one figure: people, weeks, times. You pass with one.',
    },
  },
  beforeAndAfter: {
    habit: 'figures',
    title: { ko: '앞과 뒤를 숫자로 견주기', en: 'Before and after in figures' },
    text: {
      ko: '하기 전과 한 뒤를 숫자 두 개로 견주어 말해보세요. 숫자가 두 번 나오면 통과예요.',
      en: 'Compare before and after with two figures. You pass with two of them.',
    },
  },
  sayWhy: {
    habit: 'reasons',
    title: { ko: '까닭 붙이기', en: 'Say why' },
    text: {
      ko: '한 일마다 왜 그렇게 했는지 한마디를 붙여보세요. 까닭을 알려주는 말이 두 번 나오면 통과예요.',
      en: 'Add to each thing why you did it. You pass with two reasons.',
    },
  },
  oneExample: {
    habit: 'reasons',
    title: { ko: '보기 하나 들기', en: 'Give one example' },
    text: {
      ko: '주장 뒤에 실제로 있었던 일을 하나 붙여보세요. "예를 들어"나 언제 있었던 일인지가 나오면 통과예요.',
      en: 'Follow your claim with something that really happened. You pass with "for example", or with when or where it was.',
    },
  },
  fewFillers: {
    habit: 'fillers',
    title: { ko: '쉼 줄이기', en: 'Fewer fillers' },
    text: {
      ko: '"음", "어"가 나오려고 하면 말없이 쉬어보세요. 스무 마디 넘게 말하면서 한 번까지만 나오면 통과예요.',
      en: 'When an "um" wants to come, pause silently. You pass with at most one in more than twenty words.',
    },
  },
  evenPace: {
    habit: 'pace',
    title: { ko: '알맞은 빠르기로 말하기', en: 'An even pace' },
    text: {
      ko: '문장이 끝날 때마다 숨을 한 번 쉬며 말해보세요. 듣기 편한 빠르기면 통과예요.',
      en: 'Take a breath after each sentence. You pass at a pace that is easy to follow.',
    },
  },
} as const satisfies Record<string, Drill>;

export type DrillName = keyof typeof drills;

export const drillNames = keysOf(drills);

/** The first drill of a habit is the easier one. */
export const drillFor = (habit: Habit): DrillName =>
  drillNames.find((name) => drills[name].habit === habit) ?? 'conclusionFirst';
