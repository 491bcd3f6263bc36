import { expect, test } from 'vitest';
import { morphemes } from '../../test/reading-tools.ts';
import { bank } from '../bank.ts';
import { createAnswerReader } from '../reading.ts';
import { scoreReading } from '../scoring/score.ts';
import { nextStep } from './next-step.ts';
import { deeperQuestion } from './open-questions.ts';
import { quoteOf } from './quote.ts';

const readAnswer = createAnswerReader(morphemes, bank);

function stepAfter(question: string, transcript: string, language: 'ko' | 'en' = 'ko') {
  const reading = readAnswer({
    question: { text: question },
    transcript,
    durationSeconds: null,
    timeLimitSeconds: 60,
    language,
  });
  return { reading, step: nextStep(reading, scoreReading(reading)) };
}

const crowd =
  'Have you been corrected in front of a crowd? Take me from that moment to the evening of the same day.';
const redrawn =
  'Yes, at a student conference last year. I was presenting and a professor in the front row said, your axis starts at ninety. I said, you are right, the real difference is about two percent. At lunch I went and asked him how he would draw it. In the evening I redrew all my figures from zero. I mailed the new file to the organizers.';

test('the bank is not asked for what an answer has said', () => {
  const { reading, step } = stepAfter(crowd, redrawn, 'en');
  const made = reading.points.filter(({ degree }) => degree > 0.3).map(({ point }) => point.id);
  expect(made.length).toBeGreaterThan(0);
  expect(made).not.toContain(deeperQuestion(reading, 'open')?.point.id);
  expect(made).not.toContain(step.point?.id);
});

test('a question about its own words quotes what the speaker did, and is not answered beside it', () => {
  const { reading, step } = stepAfter(
    '실습이나 근무 중에 환자나 보호자가 불만을 표현했던 경험과, 그때 어떻게 하셨는지 말씀해 주세요.',
    '정형외과 병동 실습 때 수술하신 분이 아침밥이 왜 안 나오냐고 소리를 지르셨어요. 제가 담당 선생님께 여쭤봤어요. 열한 시라고 하셔서 종이에 크게 써서 침대 앞에 붙여 드렸습니다. 물 적신 거즈도 가져다 드렸습니다. 그랬더니 조용해지셨어요.',
  );
  expect(step).toMatchObject({ isNext: true });
  expect(quoteOf(reading.answer, step.mark!)).toMatch(/붙여 드렸|여쭤봤|가져다 드렸/);
});

test('what others did is not asked about as a deed of the speaker', () => {
  const { reading, step } = stepAfter(
    '팀으로 일하면서 힘들었던 경험을 말씀해 주세요.',
    '동아리에서 축제 부스를 준비했는데 의견이 갈렸습니다. 친구들도 다 그 부스는 피하자고 했고요. 저는 이틀 동안 두 방법을 작게 시험해 봤습니다. 그 표를 회의에서 보여 줬습니다.',
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
