import { expect, test } from 'vitest';
import { morphemes } from '../../test/reading-tools.ts';
import { bank, knownQuestions } from '../bank.ts';
import { evaluateReading } from '../evaluate.ts';
import { createAnswerReader } from '../reading.ts';
import { scoreReading } from '../scoring/score.ts';
import { nextStep } from './next-step.ts';
import { deeperQuestion, surelyOpen } from './open-questions.ts';
import { quoteOf } from './quote.ts';

const readAnswer = createAnswerReader(morphemes, knownQuestions);

function stepAfter(
  question: string,
  transcript: string,
  language: 'ko' | 'en' = 'ko',
  durationSeconds: number | null = null,
) {
  const input = {
    question: { text: question },
    transcript,
    durationSeconds,
    timeLimitSeconds: 60,
    language,
  };
  const reading = readAnswer(input);
  const { feedback } = evaluateReading(reading, input);
  return { reading, feedback, step: nextStep(reading, scoreReading(reading)) };
}

const crowd =
  'Have you been corrected in front of a crowd? Take me from that moment to the evening of the same day.';
const redrawn =
  'Yes, at a student conference last year. I was presenting and a professor in the front row said, your axis starts at ninety. I said, you are right, the real difference is about two percent. At lunch I went and asked him how he would draw it. In the evening I redrew all my figures from zero. I mailed the new file to the organizers.';

test('the bank is not asked for what an answer has said', () => {
  const { reading, step } = stepAfter(crowd, redrawn, 'en');
  const made = reading.points.filter(({ degree }) => degree > 0.3).map(({ point }) => point.id);
  expect(made.length).toBeGreaterThan(0);
  expect(made).not.toContain(surelyOpen(reading)?.point.id);
  expect(made).not.toContain(step.point?.id);
});

test('a question about its own words quotes what the speaker did, and is not answered beside it', () => {
  const { reading, step } = stepAfter(
    solved,
    '정형외과 병동 실습 때 수술하신 분이 아침밥이 왜 안 나오냐고 소리를 지르셨어요. 제가 담당 선생님께 여쭤봤어요. 열한 시라고 하셔서 종이에 크게 써서 침대 앞에 붙여 드렸습니다. 물 적신 거즈도 가져다 드렸습니다. 그랬더니 조용해지셨어요.',
  );
  expect(step).toMatchObject({ isNext: true });
  expect(quoteOf(reading.answer, step.mark!)).toMatch(/붙여 드렸|여쭤봤|가져다 드렸/);
});

test('what others did is not asked about as a deed of the speaker', () => {
  const { reading, step } = stepAfter(
    '축제를 준비하면서 있었던 일을 하나 들려주세요.',
    '동아리에서 축제 부스를 준비했는데 의견이 갈렸습니다. 친구들도 다 부스 자리를 뒤로 옮겼고요. 저는 이틀 동안 두 방법을 작게 시험해 봤습니다. 그 표를 보고 부스 자리를 입구로 옮겼습니다.',
  );
  expect(quoteOf(reading.answer, step.mark!)).not.toContain('친구들도');
});

test('a reason that stands beside a plan is not asked for', () => {
  const { step } = stepAfter(
    '만석 비행기에서 앞뒤 승객이 언성을 높이고 있습니다. 어떻게 중재하시겠습니까?',
    '저는 두 분 사이에 쪼그려 앉겠습니다. 서서 말하면 혼내는 것처럼 보이기 때문입니다. 그래도 안 되면 사무장님과 상의하겠습니다.',
  );
  expect(step.open?.question ?? '').not.toMatch(/이유|왜/);
});

const solved = '일하면서 스스로 해결해 본 일을 말씀해 주세요.';
const calmed =
  '정형외과 병동 실습 때 수술하신 분이 아침밥이 왜 안 나오냐고 소리를 지르셨어요. 열한 시부터 드실 수 있다고 종이에 크게 써서 침대 앞에 붙여 드렸습니다. 물 적신 거즈도 가져다 드렸습니다. 그랬더니 조용해지셨어요.';

test('a question that fits the whole answer is asked about no single words of it, if others are praised', () => {
  const { step, feedback } = stepAfter(solved, calmed);
  expect(step).toMatchObject({ isNext: true, mark: null });
  expect(feedback).toContain('붙여 드렸습니다"');
});

test('a question about a change is asked about the words that tell it', () => {
  const { reading, step } = stepAfter(
    '서점에서 일하면서 바꾼 것이 있으면 들려주세요.',
    '서점에서 일할 때 손님들이 같은 책을 자꾸 물어보셨습니다. 그래서 제가 많이 찾는 책 열 권을 계산대 앞으로 옮겼습니다. 한 달 뒤에 질문이 하루 서른 번에서 여덟 번이 됐습니다.',
  );
  expect(quoteOf(reading.answer, step.mark!)).toContain('옮겼습니다');
  expect(step.open?.question).toBe('그렇게 바꾸고 나서 불편해진 점은 없었나요?');
});

test.each([
  ['ko', solved, calmed.replace('물 적신', '죄송합니다, 물 적신'), '죄송합니다'],
  [
    'en',
    crowd,
    `${redrawn.replace('At lunch', 'Sorry, um, at lunch')} It left me with one habit: before I speak, I ask one person in private.`,
    'Sorry',
  ],
] as const)(
  'who apologises three times is told that there is no need, who does it twice is not (%s)',
  (...row) => {
    const [language, question, answer, word] = row;
    const twice = `${answer} ${word}.`;
    expect(stepAfter(question, twice, language).step.remark).not.toBe('apology');
    const { step, feedback } = stepAfter(question, `${twice} ${word}.`, language);
    expect(step).toMatchObject({ remark: 'apology', quote: word });
    expect(feedback).toContain(`"${word}"`);
  },
);

test.each([
  [
    'ko',
    '브라우저에 주소를 입력하면 어떤 일이 일어나나요?',
    '먼저 브라우저가 도메인을 IP로 바꿔야 하는데, 이 변환은 HTTP 서버가 담당합니다. 브라우저가 캐시를 확인하고 없으면 80번 포트로 도메인 이름을 보내 IP를 받아 옵니다. 그다음 UDP로 3-way 핸드셰이크를 해서 연결을 맺고, HTTPS라면 응답을 다 받은 뒤에 TLS로 키를 교환해 복호화합니다. 서버가 HTML을 주면 CSS를 파싱해 DOM 트리를, 자바스크립트로 렌더 트리를 만들고, 레이아웃과 페인트를 거쳐 화면에 나타납니다.',
  ],
  [
    'en',
    'What is the placebo effect, and why do drug trials bother with a control group?',
    "The placebo effect is when patients pretend to feel better because they want to please the doctor, so it isn't a real change, it's a reporting error. The control group is there basically to measure dishonesty.",
  ],
] as const)(
  'an explanation that may be wrong and cannot be checked is to be looked up (%s)',
  (...row) => {
    const [language, question, answer] = row;
    const { reading, step, feedback } = stepAfter(question, answer, language);
    expect(step).toMatchObject({ remark: 'unchecked', isNext: true });
    expect(feedback).toContain(`"${quoteOf(reading.answer, step.mark!)}"`);
  },
);

test('who explains how two things differ is asked what happens if they are mixed up', () => {
  const { step } = stepAfter(
    '자물쇠 표시가 있는 주소랑 없는 주소는 뭐가 달라요?',
    '자물쇠가 있으면 HTTP를 TLS 위에서 주고받는 것입니다. 그래서 중간에서 엿보거나 바꾸지 못하고, 인증서로 상대 서버의 도메인을 확인합니다. 다만 그 사이트가 착하다는 보증은 아닙니다. 피싱 사이트도 자물쇠는 달 수 있습니다.',
  );
  expect(step.open?.question).toBe('둘을 헷갈리면 실제로 어떤 문제가 생기나요?');
});

test.each([
  ['ko', solved, calmed.replace('물 적신', '죄송합니다 하고 물 적신')],
  ['en', crowd, redrawn.replace('At lunch', 'I said sorry to him. At lunch')],
] as const)('an apology that is told is part of the story (%s)', (language, question, answer) => {
  expect(stepAfter(question, answer, language).step.remark).not.toBe('apology');
});

test('where no other question fits, an interviewer asks for the reason of what is told without one', () => {
  const { step } = stepAfter(
    '요즘 스스로 바꾸려고 하는 점은 무엇인가요?',
    '제가 바꾸려는 점은 발표할 때 목소리가 작아지는 것입니다. 그래서 매주 토요일에 독서 모임에서 십 분씩 발표를 맡고 있습니다. 처음 보는 열 명 앞에서 원고 없이 이야기합니다. 발표를 녹음해 두고 집에 오는 지하철에서 들으면서 작아지는 대목을 공책에 적습니다. 다음 주에는 그 대목부터 소리를 키워 세 번 읽고 갑니다.',
  );
  expect(step.open?.question).toMatch(/이유가 있나요/);
  expect(step.mark).not.toBeNull();
});

test('where nothing is told without its reason, an interviewer asks what fits every answer of its kind', () => {
  const { step } = stepAfter(
    '요즘 스스로 바꾸려고 하는 점은 무엇인가요?',
    '제가 바꾸려는 습관은 발표할 때 목소리가 작아지는 것이고, 그 까닭은 틀릴까 봐 겁이 나기 때문입니다. 토요일마다 독서 모임에서 발표하는 것도 그 겁을 줄이려는 까닭에서입니다. 덕분에 친구들은 요즘 목소리가 또렷하다고 합니다.',
  );
  expect(step.open?.question).toMatch(/하나만 기억해야 한다면/);
});

test('who leaves a point out is asked for it, and who makes all of them what the bank asks behind them', () => {
  const { reading } = stepAfter(crowd, 'Yes, once, in front of many people. It was bad.', 'en');
  expect(surelyOpen(reading)).toBeDefined();
  const full = stepAfter(
    crowd,
    `${redrawn} Since then I check every axis before I show a figure.`,
    'en',
  );
  const { deeper } = bank.find(({ text }) => text.en === crowd)!;
  expect(surelyOpen(full.reading)).toBeUndefined();
  expect(deeperQuestion(full.reading)).toMatchObject({ question: deeper.text.en });
  expect(full.step).toMatchObject({
    isNext: true,
    open: { question: deeper.text.en, start: deeper.start.en },
  });
  expect(full.feedback).toContain(`"${deeper.text.en}"`);
});

test('nothing is asked behind a question that is about no common subject', () => {
  expect(deeperQuestion(stepAfter(solved, calmed).reading)).toBeNull();
});
