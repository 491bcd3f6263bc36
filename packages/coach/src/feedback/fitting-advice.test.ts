import { expect, test } from 'vitest';
import { tuningAnswers } from '../../calibration/answers.ts';
import { judge } from '../../test/judge.ts';
import { morphemes } from '../../test/reading-tools.ts';
import { bank, knownQuestions } from '../bank.ts';
import { evaluateReading } from '../evaluate.ts';
import { createAnswerReader } from '../reading.ts';
import { clauseAround, quoteOf } from './quote.ts';
import { sureMarks } from './sure-marks.ts';
import { countContent, doubtful } from './telling-clauses.ts';

const read = createAnswerReader(morphemes, knownQuestions);
const questionOf = (id: string) => bank.find((question) => question.id === id)!;

test.each([
  [
    'ko',
    '프로젝트가 계획과 다르게 흘러가면 어떻게 하시겠습니까?',
    '글쎄요 그건 상황에 따라 다를 것 같습니다. 그때 보고 정하겠습니다.',
  ],
  [
    'en',
    'Your best client asks for a discount you cannot give. What would you do?',
    'Well, hard to say really. I would play it by ear and see.',
  ],
  [
    'ko',
    '동료가 자료를 고쳐 달라고 하면 어떻게 하시겠습니까?',
    '그건 팀장님이 결정하실 일이라서 저는 그냥 따르겠습니다.',
  ],
] as const)('who puts the answer off is told so first (%s)', (language, question, answer) => {
  const { gaps } = judge(question, answer, language);
  expect(gaps[0]).toMatchObject({ remark: 'evasive' });
});

test('a long answer that says what it depends on is not evasive', () => {
  const { gaps } = judge(
    'Your best client asks for a discount you cannot give. What would you do?',
    'It depends on why they ask. If their budget was cut, I would take one module out and lower the price by that much, so that nobody works for nothing. If they only want to test me, I would say no, show them what the last order saved them, and offer a longer contract instead. Either way I would call the same day and tell my manager before I promise anything.',
    'en',
  );
  expect(gaps[0]!.remark).not.toBe('evasive');
});

test.each([
  ['ko', '본인의 약점은 무엇입니까?', '음 저는 약점이 딱히 없는 것 같습니다. 다 잘하는 편입니다.'],
  ['en', 'What are your weaknesses?', "I don't really have any weaknesses, to be honest with you."],
] as const)('nothing to improve is no giving up (%s)', (language, question, answer) => {
  const { gaps, feedback } = judge(question, answer, language);
  expect(gaps[0]!.kind).toBe('denial');
  expect(feedback).not.toMatch(/경험을 물었|모르겠다|experience|not knowing/);
});

test.each([
  [
    'ko',
    '학과 발표를 준비하면서 있었던 일을 말씀해 주세요.',
    '우리 조는 네 명이었고 두 달 동안 설문을 돌렸습니다. 응답이 삼백 개 모였고 학과 발표에서 일 등을 했습니다. 교수님도 칭찬해 주셨습니다.',
  ],
  [
    'en',
    'Tell me about a good month in your sales office.',
    'We were five people in the sales office and we wanted a hundred new accounts by June. We had a hundred and twelve in May, the bonus was paid out, and everyone was very proud of it.',
  ],
] as const)(
  'a story of a team is asked for the own part first (%s)',
  (language, question, answer) => {
    expect(judge(question, answer, language).gaps[0]!.kind).toBe('action');
  },
);

test('the rubric is asked for the own part, too', () => {
  const { gaps } = judge(
    questionOf('job-it-b18').text.ko,
    '저희 조에서 한 명이 많이 늦었는데 저희는 결국 제때 제출했고 점수도 에이플러스를 받았습니다. 다들 정말 좋아했습니다.',
  );
  // Finding out the cause and helping are both what the speaker did.
  const asked = gaps.flatMap(({ point, core }) => (point ?? core)?.id ?? []);
  expect(asked.some((id) => id === 'found-cause' || id === 'concrete-help')).toBe(true);
});

test('who is in the story is not asked for the own part', () => {
  const { gaps } = judge(
    '학과 발표를 준비하면서 있었던 일을 말씀해 주세요.',
    '우리 조는 네 명이었고 제가 설문 문항을 만들었습니다. 두 달 동안 응답을 삼백 개 모아서 학과 발표에서 일 등을 했습니다.',
  );
  expect(gaps.filter(({ kind, isNext }) => kind === 'action' && !isNext)).toEqual([]);
});

test.each([
  ['ko', '1분 자기소개 부탁드려요', '안녕하세요 저는 대전에서 온 이서준이라고 합니다.'],
  ['en', 'Please tell me about yourself.', "Hi, my name is Marco and I'm from Turin."],
] as const)(
  'an introduction of a name is asked for what the person has done (%s)',
  (language, question, answer) => {
    const { reading, gaps } = judge(question, answer, language);
    expect(reading.known?.id).toBe('standard-self-introduction');
    expect(['who', 'achievement']).toContain((gaps[0]!.point ?? gaps[0]!.core)?.id);
  },
);

test('a weak answer is told what is missing in it, and not its pace', () => {
  const { gaps } = judge(
    questionOf('personality-basic-b03').text.ko,
    '친구들이 과제를 자주 물어봅니다. 제가 좀 잘 알아서요.',
    'ko',
    25,
  );
  expect(gaps.map(({ kind }) => kind)).not.toContain('slow');
});

test.each([
  [
    '기준금리가 오르면 채권 가격은 어떻게 되죠? 그 이유까지 말씀해 주세요.',
    '기준금리가 오르면 채권 가격은 내려갑니다. 새로 나오는 채권이 이자를 더 주니까 예전 채권은 싸게 팔아야 팔립니다.',
    'ko',
  ],
  [
    'What is the difference between a virus and a bacterium?',
    'A bacterium is a complete cell that feeds and divides on its own, so antibiotics can hit it. A virus is only genes in a coat and needs a cell of ours to multiply.',
    'en',
  ],
] as const)(
  'a right explanation is not doubted because nobody knows the question',
  (question, answer, language) => {
    const { gaps, feedback } = judge(question, answer, language);
    expect(gaps[0]!.remark).not.toBe('unsure');
    expect(feedback).not.toMatch(/확인해|찾아보|사실과 다르|\bcheck (it|that|whether)|look it up/i);
  },
);

test('a guessed number is not praised, and an opinion is no guess', () => {
  expect(doubtful.test('I think eight people came')).toBe(true);
  expect(doubtful.test('I think the plan is right')).toBe(false);
});

test('a scrap of a clause is not praised because it is near to the question', () => {
  const { reading, strengths } = judge(
    questionOf('personality-basic-i12').text.ko,
    '동아리 엠티에서 제가 음료수를 쏟아서 선배 노트북이 고장 났어요. 그 자리에서 사과하고 수리비도 제가 냈어요. 과제 마감이 걸려 있어서 제 노트북을 사흘 동안 빌려 드렸습니다. 그 뒤로는 노트북 옆에 컵을 두지 않습니다.',
  );
  const scraps = strengths.filter(
    ({ kind, mark }) =>
      kind === 'core' && countContent(reading, clauseAround(reading.answer, mark!)) <= 3,
  );
  expect(scraps).toEqual([]);
});

test('an explanation that makes every point is told what is right before the next question, and is not called complete: a wrong one may have the same words', () => {
  const question = questionOf('university-regular-i17');
  const linear =
    'Linear search starts at the top and looks at the names one by one, so in the worst case that is a thousand looks.';
  const halves =
    'Binary search looks at the middle name, compares, and throws away the half that cannot have it, again and again. A thousand halves down to one in about ten steps, since two to the tenth is 1,024. But the list must be sorted first.';
  const { strengths, feedback } = judge(question.text.en, `${linear} ${halves}`, 'en');
  expect(strengths.map(({ kind }) => kind)).not.toContain('complete');
  expect(feedback.indexOf(question.deeper.text.en)).toBeGreaterThan(
    feedback.indexOf(question.crux.text.en),
  );
  expect(feedback).toContain(question.crux.text.en);
});

test('a list of steps is told to become steps', () => {
  const { feedback } = judge(
    questionOf('job-marketing-b13').text.en,
    'Hide post, boss, call customers, sorry, right price, checklist.',
    'en',
  );
  expect(feedback).toMatch(/I would/);
});

test.each([
  ['ko', '왜 저희 회사에 지원하셨나요?', '유명하고 복지가 좋다고 들어서 지원했습니다.'],
  [
    'en',
    'Why do you want to join our team?',
    'I heard the benefits are great and the office is near my flat.',
  ],
] as const)(
  'a reason that fits every place is asked for what led to this one (%s)',
  (language, question, answer) => {
    const { reading, gaps, feedback } = judge(question, answer, language);
    expect(reading.known?.id).toBe('standard-why-company');
    const told = gaps[0]!.point ?? gaps[0]!.core;
    expect(reading.known?.points.slice(0, 2).map(({ id }) => id)).toContain(told?.id);
    expect(feedback).toContain(told?.start[language]);
  },
);

test('what went wrong is not praised as a deed', () => {
  const { reading } = judge(
    '실패했던 경험을 말씀해 주세요.',
    '자격증 시험을 여섯 달 준비했는데 떨어졌습니다. 그래서 저는 기출 문제 오백 개를 다시 풀면서 틀린 이유를 적었습니다. 다음 시험에서는 구십 점으로 붙었습니다.',
  );
  const quotes = sureMarks(reading, 'ownAction').map((mark) => quoteOf(reading.answer, mark));
  expect(quotes.filter((quote) => quote.includes('떨어졌'))).toEqual([]);
  expect(quotes.length).toBeGreaterThan(0);
});

test('the bank is not asked for what an answer says, even if its question changes the case', () => {
  const { reading, gaps } = judge(
    questionOf('university-regular-b15').text.ko,
    '자료를 작은 것부터 늘어놓았을 때 한가운데 오는 값이 중앙값입니다. 아주 부자인 사람이 한 명만 들어와도 평균은 크게 뛰는데 중앙값은 거의 안 변해요. 그래서 소득처럼 한쪽으로 치우친 자료에는 중앙값이 더 알맞습니다.',
  );
  const made = reading.points.filter(({ degree }) => degree >= 1).map(({ point }) => point.id);
  expect(made).not.toContain(gaps[0]!.point?.id);
});

test.each([
  [
    'ko',
    '화가 날 때는 어떻게 하는 편입니까?',
    '저는 화가 나면 십 분 동안 찬물로 손을 씻습니다. 재작년에 식당에서 일하면서 생긴 버릇인데, 그러고 나면 말이 천천히 나와서 싸운 적이 거의 없습니다.',
  ],
  [
    'en',
    'What is something you are bad at?',
    'I am bad at saying no. In March I promised four people a report and two of them got it a week late. Now I look at my calendar before I answer.',
  ],
] as const)(
  'who has told something real is not asked for it (%s)',
  (language, question, answer) => {
    const { feedback } = judge(question, answer, language);
    expect(feedback).not.toMatch(
      /실제로 있었던 일이|언제 어떤 일|real (example|moment)|when it showed/,
    );
  },
);

test('the story of a film is told to be another subject, whatever its words match', () => {
  const { gaps } = judge(
    questionOf('personality-basic-b08').text.ko,
    '최근에 본 영화 이야기를 하나 들려드릴게요. 화물선이 태평양에서 멈추는데, 기관실에 갇힌 기관사가 산소가 세 시간밖에 안 남은 걸 알게 됩니다. 선장은 배를 버리려고 하고, 막내 항해사 혼자만 반대해요. 결국 항해사가 배를 세우고 다들 덕분에 살았다고 합니다. 관객 수는 210만 명이었고 저는 별 네 개 반을 줬습니다.',
  );
  expect(gaps[0]!.kind).toBe('offTopic');
});

test('who never had the experience is told so, however fluent the rest is', () => {
  const { gaps, scores } = judge(
    '거절당한 고객을 다시 찾아가 본 경험이 있다면 들려주시겠어요? 두 번째는 무엇이 달랐나요?',
    '저는 거절 당한 적이 없어요. 저는 아직 영업 안 해 봤어요. 저는 한국 드라마 많이 봐요. 드라마에서 영업 사원이 매일 꽃을 가지고 가요. 그래서 사장님이 마음이 열려요. 저도 그렇게 하고 싶어요. 저는 사람을 좋아해요. 우리 나라 사람도 다 친절해요. 우리 나라 음식도 맛있어요. 한국 음식 중에서는 저는 순두부 좋아해요. 그래서 고객하고 같이 밥 먹으면 좋을 것 같아요. 열심히 하겠습니다.',
  );
  expect(scores.score).toBeGreaterThanOrEqual(50);
  expect(gaps[0]!.kind).toBe('denial');
});

test('what to do is praised, and no memory beside it', () => {
  const { reading, strengths } = judge(
    '배포한 지 십 분 만에 결제 오류 문의가 들어오기 시작했습니다. 원인은 아직 모릅니다. 무엇을 먼저 하시겠습니까?',
    '동아리 티켓 예매를 할 때 비슷한 일이 있었는데요. 제가 저녁을 먹다가 연락을 받았거든요. 와이파이가 느려 가지고 계속 끊겼고 한 시간 동안 사람들은 예매를 못 했어요. 그래서 지금 같은 상황이면 저는 원인을 찾기 전에 이전 버전으로 되돌리겠습니다. 그다음에 로그를 보면서 원인을 찾겠습니다. 돈이 걸려 있으니까 더 그렇습니다.',
  );
  const praised = strengths.flatMap(({ mark }) => (mark ? [quoteOf(reading.answer, mark)] : []));
  expect(praised.filter((quote) => quote.includes('저녁을'))).toEqual([]);
});

test('words whose sense lies in the sentence before are not praised', () => {
  const { reading, strengths } = judge(
    questionOf('job-finance-a15').text.ko,
    '저는 친구가 좋다고 해서 주식을 하나 산 게 있는데요, 그게 두 배가 됐어요. 별로 알아보지도 않고 그냥 샀거든요. 지금 생각하면 좀 위험했죠. 근데 결과가 좋으니까 기분은 좋았고, 그걸로 부모님 냉장고를 바꿔 드렸어요. 운이 좋았다고 봅니다. 그래서 그 뒤로는 조금 알아보고 사려고 하고 있습니다.',
  );
  const praised = strengths.flatMap(({ mark }) => (mark ? [quoteOf(reading.answer, mark)] : []));
  expect(praised.filter((quote) => quote.startsWith('그걸로'))).toEqual([]);
});

test('a point that may be said in other words is asked for beside them', () => {
  const judged = tuningAnswers
    .filter(({ language, questionId }) => language === 'ko' && questionId)
    .map(({ question, answer }) => judge(question, answer));
  const besides = judged.filter(
    ({ gaps: [first] }) => first!.point && first!.mark && first!.open?.question === null,
  );
  expect(besides.length).toBeGreaterThan(0);
  for (const { reading, gaps, feedback } of besides)
    expect(feedback).toContain(quoteOf(reading.answer, gaps[0]!.mark!));
});

test('fine words that answer nothing are told so, with what the question wants to hear, and are not praised', () => {
  const { gaps, feedback } = judge(
    questionOf('job-design-a04').text.ko,
    '디자인의 가치는 숫자로 환산할 수 없는 곳에 있다고 봅니다. 저는 경영진께 진심을 다해 브랜드의 미래를 말씀드렸고, 비전을 공유함으로써 공감을 이끌어 냈습니다. 설득은 논리가 아닌 열정에서 시작된다는 것을 몸소 느낀 뜻깊은 시간이었습니다.',
  );
  expect(gaps[0]).toMatchObject({ remark: 'unanswered' });
  expect(feedback).toContain(gaps[0]!.core!.start.ko);
  expect(feedback).not.toMatch(/좋았어요|분명하게|설득력/);
});

test('a weak answer that has used up ten seconds is told what to say first, and one that has not what to add', () => {
  const { question, answer } = tuningAnswers.find(({ id }) => id === 'c1-145')!;
  const inPlace = /시간이 짧으니|몇 초뿐이니|짧은 답일수록|넉넉하지 않으니/;
  expect(judge(question, answer, 'ko', 9, 10).feedback).toMatch(inPlace);
  expect(judge(question, answer, 'ko', 9, 60).feedback).not.toMatch(inPlace);
});

test('no point is among the improvements twice', () => {
  const twice = tuningAnswers.filter(({ question, answer, language, timeLimitSeconds }) => {
    const input = {
      question: { text: question },
      transcript: answer,
      durationSeconds: null,
      timeLimitSeconds,
      language,
    };
    const reading = read(input);
    const { improvements } = evaluateReading(reading, input);
    return reading.points.some(({ point }) => {
      const start = `"${point.start[language]}"`;
      return improvements.filter((text) => text.includes(start)).length > 1;
    });
  });
  expect(twice.map(({ id }) => id)).toEqual([]);
});

test('a poor explanation without a rubric that nothing is known about is asked for more, not prepared for deeper questions', () => {
  const { gaps } = judge(
    'What does a catalyst do in a reaction?',
    "A catalyst adds energy to the reaction, so the molecules collide harder and the equilibrium moves towards the products. That way you get a higher yield than you could otherwise. It's used up bit by bit in the process, so in industry, in the Haber process for example, iron has to be fed in along with the nitrogen and hydrogen.",
    'en',
    23,
    30,
  );
  expect(gaps[0]!.kind).toBe('short');
});

test('what is to be done first is no background', () => {
  const { gaps } = judge(
    '식당 주방에서 일하다가 음식이 잘못 나갔다는 것을 뒤늦게 알았다면 어떻게 하시겠어요?',
    '일단 그 접시부터 멈추게 해야죠. 홀에 바로 말해서 손님이 드셨는지 봅니다. 아직 안 드셨으면 바로 가져오고요. 벌써 드셨으면 뭐가 잘못됐는지에 따라 달라요. 간이 좀 센 거면 사과하고 새로 해 드리면 됩니다. 전에 분식집에서 일할 때 떡볶이 두 개가 바뀌어 나간 적이 있어요. 그때 뛰어나가서 바꿔 드렸어요.',
    'ko',
    40,
  );
  expect(gaps.map(({ kind }) => kind)).not.toContain('pointLate');
});

test('3D is no number to praise', () => {
  const { reading } = judge(
    '중학교 때 스스로 무언가를 고쳐 본 경험을 말해 주세요.',
    '저희 집 선풍기요. 작은 플라스틱 톱니가 하나 깨져 있더라고요. 동네 메이커 센터에 가서 자로 재고 3D 프린터로 뽑았어요. 지금도 돌아가요.',
  );
  const praised = sureMarks(reading, 'number').map((mark) => quoteOf(reading.answer, mark));
  expect(praised.filter((quote) => quote.includes('3D'))).toEqual([]);
});

test.each([
  [
    'en',
    'A small bakery opens in a month and you get five hundred pounds to bring people in. What do you do with it?',
    "I'd keep it all within walking distance, because nobody drives across town for a loaf. My brother opened a fish and chip shop and put his whole lot into a radio ad, and hardly anyone came from it. So a hundred and fifty on flyers, through the doors of the streets around, and the rest on flour and butter. On the first Saturday everyone who walks past gets a roll, still warm.",
  ],
  [
    'ko',
    '신입 사원이 석 달을 못 채우고 그만두는 일이 자꾸 생긴다면, 어디부터 살펴보시겠습니까?',
    '제 생각에는 처음 한 주를 봐야 합니다. 제가 전에 들어간 회사에서는 컴퓨터도 나흘 뒤에 받았고 점심을 누구와 먹는지 몰라서 혼자 먹었습니다. 그래서 나간 사람에게 전화해서 이유를 물어보고 싶습니다. 회사 안에 있는 사람은 솔직하게 말하기 어렵지만 나간 사람은 말할 수 있습니다.',
  ],
] as const)('an answer that begins with its point has no background before it (%s)', (...row) => {
  const [language, question, answer] = row;
  const { gaps } = judge(question, answer, language, 45);
  expect(gaps.map(({ kind }) => kind)).not.toContain('pointLate');
});
