import type { FeedbackTexts } from '../texts.ts';

/** A missing point, by its name. It may have been said in other words, so that the question wants it and the answer is not said to lack it. */
export const named: FeedbackTexts['named'] = {
  note: '이 질문에서 중요한 것: {label}',
  gap: [
    '이 질문에서 면접관이 듣고 싶어 하는 것은 {label}이에요/예요.',
    '이 질문에서 중요한 것은 {label}이에요/예요.',
    '답을 더 살려 줄 한 가지는 {label}이에요/예요.',
    '면접관이 눈여겨보는 것은 {label}이에요/예요.',
    '좋은 답에 자주 들어가는 것은 {label}이에요/예요.',
    '{label}까지 담기면 답이 한층 단단해져요.',
    '한 가지만 더한다면 {label}이에요/예요.',
    '다음에 꼭 챙길 것은 {label}이에요/예요.',
    '{label}이/가 나오면 답이 훨씬 또렷해져요.',
    '면접관은 {label}을/를 듣고 싶어 해요.',
    '"{quote}"이라/라고 한 다음에 더해 줄 것은 {label}이에요/예요.',
    '"{quote}"까지 들은 면접관이 이어서 기다리는 것은 {label}이에요/예요.',
    '"{quote}"이라/라는 말에서 한 걸음 더 나아가 들려주면 좋은 것은 {label}이에요/예요.',
  ],
  gapIfBasic: [
    '이 질문에서 면접관이 듣고 싶어 하는 것은 {label}이에요/예요.',
    '이 질문에서 빼놓을 수 없는 것은 {label}이에요/예요.',
    '면접관이 알고 싶어 하는 것은 {label}이에요/예요.',
    '이 질문에는 {label}이/가 꼭 나와야 해요.',
    '{label}, 이 질문에서 면접관이 기다리는 대목이에요.',
  ],
  tries: [
    '다음에는 "{start}" 하고 한 문장 넣어 보세요.',
    '다시 답한다면 "{start}" 하고 말해 보세요.',
    '"{start}" 하고 이어서 말해 보세요.',
    '"{start}"으로/로 시작하는 한 문장을 준비해 보세요.',
    '"{start}" 하고 한 문장만 더해 보세요.',
    '마치기 전에 "{start}" 하고 덧붙여 보세요.',
    '"{start}" 하고 소리 내어 한 번 말해 보세요.',
    '이번에는 "{start}" 하고 들려주세요.',
  ],
  triesFor: {
    knowledge: [
      '한 번 찾아보고 "{start}" 하고 설명해 보세요.',
      '"{start}" 하고 다시 설명해 보세요.',
      '다음에는 "{start}" 하고 설명을 이어 보세요.',
      '"{start}" 하고 한 문장으로 설명해 보세요.',
      '설명에 "{start}"으로/로 시작하는 문장을 더해 보세요.',
    ],
  },
};

/** The question that an interviewer asks after a good answer. */
export const next: FeedbackTexts['next'] = {
  note: '이어질 질문을 준비할 차례예요.',
  gap: [
    '면접관이라면 이어서 "{question}" 하고 물을 만해요.',
    '이 답 다음에는 "{question}"라는 질문이 나올 수 있어요.',
    '여기까지 들으면 "{question}" 하고 더 묻고 싶어져요.',
    '이어질 만한 질문은 "{question}"예요.',
    '면접관은 여기서 한 걸음 더 들어가 "{question}" 하고 물을 거예요.',
    '듣는 사람이 다음으로 궁금해할 것은 "{question}"예요.',
    '이런 답에는 "{question}" 같은 질문이 따라올 수 있어요.',
    '다음 질문으로 "{question}"를 생각해 둘 만해요.',
    '"{quote}"이라/라는 말을 들은 면접관은 "{question}" 하고 물을 수 있어요.',
    '"{quote}"이라/라는 대목을 들으면 "{question}" 하고 더 묻고 싶어져요.',
    '"{quote}"이라/라고 했으니 "{question}"라는 질문이 이어질 만해요.',
    '면접관이라면 "{quote}"이라/라는 대목을 짚어 "{question}" 하고 물을 거예요.',
    '"{quote}"이라/라는 말 다음에는 "{question}"라는 질문이 따라올 수 있어요.',
  ],
  tries: [
    '"{start}"으로/로 시작하는 한 문장을 미리 준비해 두세요.',
    '"{start}" 하고 시작하는 답을 소리 내어 한번 말해 보세요.',
    '"{start}" 하고 바로 이어 말할 수 있게 한 문장을 정해 두세요.',
    '"{start}" 하고 여는 한 문장을 마음속에 정해 두세요.',
    '그때 머뭇거리지 않게 "{start}" 하고 여는 답을 만들어 보세요.',
    '"{start}" 하고 두 문장 안에 답하는 연습을 해 보세요.',
    '그렇게 물으면 "{start}" 하고 바로 답할 수 있게 준비해 두세요.',
    '예상 질문으로 적어 두었다가 "{start}" 하고 소리 내어 답해 보세요.',
  ],
};

/** There is no room to add a sentence. */
export const inPlace: FeedbackTexts['inPlace'] = [
  '시간이 짧으니 다른 말을 줄이고 "{start}" 하고 한마디 넣어 보세요.',
  '몇 초뿐이니 "{start}" 하고 바로 들어가 보세요.',
  '짧은 답일수록 한마디가 중요하니, 덜 중요한 말 대신 "{start}" 하고 말해 보세요.',
  '시간이 넉넉하지 않으니 앞말을 짧게 줄이고 "{start}" 하고 이어 보세요.',
];
