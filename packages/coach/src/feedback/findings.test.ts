import { expect, test } from 'vitest';
import { isForWeights, labelledAnswers } from '../../calibration/answers.ts';
import { judge } from '../../test/judge.ts';
import { morphemes } from '../../test/reading-tools.ts';
import { bank, knownQuestions } from '../bank.ts';
import { createAnswerReader } from '../reading.ts';
import { likelyCareless, likelyStrays } from '../scoring/likelihood.ts';
import { likelihoods } from '../scoring/likelihood.ts';
import { scoreReading } from '../scoring/score.ts';
import { findGaps } from './findings.ts';
import { openPoints } from './open-questions.ts';
import { quoteOf } from './quote.ts';
import { sureMarks } from './sure-marks.ts';
import { spokenLabel } from './texts.ts';
import { vagueAmount } from './vague-amounts.ts';

const readAnswer = createAnswerReader(morphemes, knownQuestions);

const read = (question: string, transcript: string, language: 'ko' | 'en' = 'ko') =>
  readAnswer({
    question: { text: question },
    transcript,
    durationSeconds: null,
    timeLimitSeconds: 60,
    language,
  });

const branches =
  'Git으로 여럿이 작업할 때 브랜치를 따로 파는 이유는 뭐고, 합칠 때 충돌은 어떤 경우에 나나요?';

test('an empty answer to a question of the bank gets the words that a strong answer begins with', () => {
  const question = bank.find(({ id }) => id === 'job-design-i03')!;
  const { gaps, feedback } = judge(
    question.text.ko,
    '저는 시간 앞에 굴복하지 않는 디자이너입니다. 열정과 몰입이 있다면 절반의 시간으로도 두 배의 감동을 드릴 수 있습니다. 끝까지 최선을 다하겠습니다.',
  );
  expect(gaps[0]!.core).toMatchObject({ id: question.points[0]!.id, start: question.opening });
  expect(feedback).toContain(question.opening.ko);
});

test('without a rubric, a weak answer is not asked the same question again', () => {
  const { gaps, feedback } = judge('본인에게 성공이란 무엇인가요?', '네, 저는 책임감이 강합니다.');
  expect(gaps[0]!.kind).toBe('weak');
  expect(gaps[0]!.open).toBeUndefined();
  expect(feedback).not.toContain('본인에게 성공이란');
});

test('a full answer is prepared for a deeper question, without a "but" before it', () => {
  const { gaps, feedback } = judge(
    branches,
    '브랜치를 나누는 건 아직 덜 된 코드가 모두가 쓰는 메인에 섞이지 않게 하려는 겁니다. 기능별로 나눠 두면 서로 안 기다리고 작업할 수 있고, 합치기 전에 리뷰도 받을 수 있고요. 충돌은 두 브랜치에서 같은 파일의 같은 줄을 서로 다르게 고쳤을 때 납니다. 깃이 어느 쪽이 맞는지 판단을 못 하니까 사람한테 물어보는 거죠. 그래서 저는 작게 나눠서 자주 합치고, 같은 파일을 만질 때는 먼저 팀원에게 말합니다.',
  );
  expect(gaps[0]).toMatchObject({ isNext: true });
  expect(feedback).toContain(gaps[0]!.open!.question);
  expect(feedback).not.toContain('다만');
});

test('only an answer that went over its time is told to become shorter', () => {
  const question = branches;
  const transcript =
    '브랜치를 나누는 건 아직 덜 된 코드가 모두가 쓰는 메인에 섞이지 않게 하려는 겁니다. 기능별로 나눠 두면 서로 안 기다리고 작업할 수 있고, 합치기 전에 리뷰도 받을 수 있고요. 충돌은 두 브랜치에서 같은 파일의 같은 줄을 서로 다르게 고쳤을 때 납니다. 깃이 어느 쪽이 맞는지 판단을 못 하니까 사람한테 물어보는 거죠. 그래서 저는 작게 나눠서 자주 합치고, 같은 파일을 만질 때는 먼저 팀원에게 말합니다.';
  const stepAfter = (durationSeconds: number) => {
    const reading = readAnswer({
      question: { text: question },
      transcript,
      durationSeconds,
      timeLimitSeconds: 40,
      language: 'ko',
    });
    return findGaps(reading, scoreReading(reading))[0]!;
  };
  expect(stepAfter(38).remark).toBeUndefined();
  expect(stepAfter(44).remark).toBe('tooLong');
});

test('a point that was probably said is not called missing', () => {
  for (const { text, points } of bank.slice(0, 60)) {
    const said = points.map(({ start }) => start.ko.replaceAll('…', '')).join('. ');
    const reading = read(text.ko, said);
    for (const { likelihood } of openPoints(reading)) expect(likelihood).toBeLessThanOrEqual(0.35);
    const told = findGaps(reading, scoreReading(reading)).flatMap(({ point }) => point ?? []);
    const likely = likelihoods(reading);
    const likelihoodOf = ({ id }: { id: string }) =>
      likely[reading.points.findIndex(({ point }) => point.id === id)];
    for (const point of told)
      expect(likelihoodOf(point)).toBeLessThanOrEqual(Math.max(Math.min(...likely), 0.5));
  }
});

test.each([
  [
    'ko',
    '지난 주말에는 친구들과 바다에 가서 회를 먹고 사진을 많이 찍었습니다. 날씨가 좋아서 밤에는 불꽃놀이도 보고 기차를 타고 돌아왔습니다.',
    /아직 나오지 않았|답으로 듣기는|조금 달랐|답이 되기 어려워/,
  ],
  [
    'en',
    'Last weekend my friends and I took the train to the sea, ate fried fish on the beach, took a lot of pictures and watched the fireworks until midnight.',
    /does not answer|asked for something else|different direction|has not come up/,
  ],
] as const)(
  'an answer about something else is told so first, and what the question wants (%s)',
  (language, transcript, told) => {
    const question = bank.find(({ id }) => id === 'job-it-i15')!;
    const { gaps, feedback } = judge(question.text[language], transcript, language);
    expect(gaps[0]!.kind).toBe('offTopic');
    expect(gaps.map(({ kind }) => kind)).not.toContain('strays');
    const [first, ...rest] = feedback.split(/(?<=[.]) /);
    expect(first).toMatch(told);
    expect(rest.join(' ')).toContain(gaps[0]!.core!.start[language]);
  },
);

test('who says not to know something on the way has not given up', () => {
  const question = '스마트폰 사용이 청소년에게 미치는 영향에 대해 어떻게 생각하나요?';
  const long =
    '앞으로 어떻게 될지는 아무도 모르겠지만 요즘은 다들 하루 종일 보고 있으니까 눈도 나빠지고 잠도 늦게 자고 그렇습니다. 그래도 뭐 필요할 때도 있으니까 그냥 적당히 쓰면 좋은 것 같고 부모님이 잘 봐 주시면 될 것 같습니다.';
  const kinds = (answer: string) => judge(question, answer).gaps.map(({ kind }) => kind);
  expect(kinds(long)).not.toContain('gaveUp');
  expect(kinds('음, 글쎄요, 잘 모르겠습니다.')).toContain('gaveUp');
  const lesson = judge(
    'How do you teach maths to a mixed class?',
    'I start everyone on the same problem, and on whiteboards I look round for who is stuck. At the end I do one sum and sort those into piles at lunch. Last term I found six who could not do negatives and I had no idea.',
    'en',
  );
  expect(lesson.gaps.map(({ kind }) => kind)).not.toContain('gaveUp');
  expect(kinds('스마트폰은 그, 저도 쓰는데, 어, 딱히 생각이 안 납니다. 죄송합니다.')).toContain(
    'gaveUp',
  );
});

test('what somebody told is not praised as a deed of the speaker', () => {
  const { reading, strengths } = judge(
    '팀의 에이스 격인 사람이 정보를 혼자 쥐고 있어서 팀 전체가 애를 먹은 적이 있습니까? 그 사람의 성과는 지키면서 어떻게 풀어 보셨는지 듣고 싶습니다.',
    '반장님께 여쭤보니까 전에 한번 적어 줬더니 다른 조장이 자기 개선안으로 올려서 상을 받았대요. 그래서 저는 작업 기준서에 작성자 이름을 넣고 사흘 동안 옆에서 받아 적었습니다. 두 달 뒤에 불량이 절반으로 줄었습니다.',
  );
  const deeds = strengths.filter(({ kind }) => kind === 'ownAction');
  for (const { mark } of deeds) expect(quoteOf(reading.answer, mark!)).not.toContain('적어 줬더니');
});

test('a school year is no figure, and noticing no deed', () => {
  const ko = judge(
    '여럿이 함께 뭔가를 할 때, 맡게 되는 자리가 대개 정해져 있는 편인가요? 어떤 자리인지 말씀해 주세요.',
    '저는 대개 자료 정리하는 역할을 맡습니다. 자료를 찾아서 발표 자료로 만드는 걸 주로 했습니다. 2학년 때도 했고 동아리에서도 포스터를 만들었습니다. 친구들이 제가 만들면 깔끔하다고 해 줬습니다.',
  );
  const figures = ko.strengths.filter(({ kind }) => kind === 'number');
  for (const { mark } of figures) expect(quoteOf(ko.reading.answer, mark!)).not.toContain('2학년');
  const en = judge(
    'You could have gone many ways. When did it click that you wanted to do IT for a living?',
    'It was on a hospital ward. I saw a tired colleague write 39 as 36. That weekend I made a small spreadsheet macro that flagged strange values, and my head nurse kept it after I left.',
    'en',
  );
  const deeds = en.strengths.filter(({ kind }) => kind === 'ownAction');
  for (const { mark } of deeds) expect(quoteOf(en.reading.answer, mark!)).not.toMatch(/^I saw/);
});

test('an honest remark is not empty talk', () => {
  const { gaps } = judge(
    'In this field the generalist and the specialist each hit a wall of their own. Which way will you build your next five years, and what will you do about the weakness of that choice?',
    "I'd go generalist to be honest. I worked in a small office of four people where I did the orders, the invoices and a bit of the website. The bad side is that people ask what I am actually good at, so I'd take a course and get properly good at data.",
    'en',
  );
  expect(gaps.map(({ kind }) => kind)).not.toContain('hollow');
});

test('a vague amount is asked for as a number, with the words around it', () => {
  const vague = (answer: string, question = '적은 돈으로 가게를 알려 본 경험이 있나요?') =>
    vagueAmount(read(question, answer));
  expect(vague('매일 반찬 사진을 올렸어요. 그랬더니 새 손님이 꽤 왔어요.')).toMatchObject({
    word: '꽤',
  });
  expect(vague('그랬더니 새 손님이 열다섯 명이나 많이 왔어요.')).toBeNull();
  expect(vague('앞으로 많이 배우고 싶습니다. 많은 것을 느꼈습니다.')).toBeNull();
  expect(vague('새 손님이 꽤 왔어요.', '착한 거짓말은 해도 된다고 생각합니까?')).toBeNull();
});

test('an answer that is not praised is told at once what the question wants to hear, without a quote', () => {
  const { feedback, strengths, gaps } = judge(
    branches,
    '브랜치는 작업하는 곳을 나누려고 쓰는 걸로 알고 있습니다. 여러 명이 같이 할 때 다들 쓰는 것이고요. 저도 수업에서 쓰라고 해서 써 봤습니다.',
  );
  expect(strengths).toEqual([]);
  expect(gaps[0]).toMatchObject({ mark: null, open: { question: null } });
  expect(feedback).not.toMatch(/작업하는 곳|같이 할 때|수업에서/);
  expect(feedback.split(/[.?!] /)[0]).toContain(spokenLabel(gaps[0]!.point!.label.ko));
});

test.each([
  ['ko', '본인을 소개해 보세요.', '저는 이천이십 년 봄에 처음 빵집에서 일을 시작했습니다.'],
  ['en', 'Tell me about yourself.', "I'm twenty-six and I have worked in a bakery in Leeds."],
  ['en', 'How do you work?', 'I never proofread my drafts after seven because I make mistakes.'],
] as const)('a year, an age or a time of day is not praised as a figure (%s)', (...row) => {
  const [language, question, answer] = row;
  expect(sureMarks(judge(question, answer, language).reading, 'number')).toEqual([]);
});

test('a plain answer without a rubric is told which of its words could be about anything', () => {
  const question = 'What does a good job look like to you?';
  const plain =
    "For me a good job means being happy with what I do and growing every day. I've worked in a shop for two years. I like it when people are satisfied. I think it's important to have good people around you and to keep learning new things.";
  const { gaps, feedback } = judge(question, plain, 'en');
  expect(gaps[0]).toMatchObject({ kind: 'hollow', remark: 'general' });
  expect(feedback).toContain('"I like it when people are satisfied"');
  const concrete = `${plain} Last spring I moved the bread to the door of our shop, and by June we threw away ten loaves a week instead of forty.`;
  expect(judge(question, concrete, 'en').gaps[0]!.remark).not.toBe('general');
});

test('a weak answer is told the first point that it does not make', () => {
  const question = bank.find(({ id }) => id === 'university-special-b08')!;
  const { gaps } = judge(
    question.text.ko,
    '배추가 소금을 빨아들여서 짜지고 그래서 부드러워지는 것이라고 알고 있습니다. 김치는 건강에 좋은 음식입니다.',
  );
  const missing = gaps.find(({ point, core }) => point ?? core)!;
  const first = question.points.find(({ id }) => id === (missing.point ?? missing.core)!.id)!;
  expect(question.points.indexOf(first)).toBeLessThanOrEqual(1);
});

test('what is still to be learned is no giving up', () => {
  const { gaps } = judge(
    'Why should we hire you?',
    'I worked two summers in a bakery and never missed a shift, and whatever I don’t know yet I write down and ask about the same day.',
    'en',
  );
  expect(gaps.map(({ kind }) => kind)).not.toContain('gaveUp');
});

test('an explanation that is probably wrong is told what is right, and what to say instead', () => {
  const question = bank.find(({ id }) => id === 'job-sales-a06')!;
  const { gaps, feedback } = judge(
    question.text.ko,
    '매출이 30퍼센트나 늘었으면 영업은 잘한 거라고 봅니다. 통장이 마르는 건 물가가 오르고 경기가 어려워서 어느 회사나 비슷할 겁니다. 외상은 고객과의 신뢰 문제라서 독촉하면 절대 안 되고 믿고 기다려 드리면 자연스럽게 다 해결됩니다.',
  );
  expect(gaps[0]).toMatchObject({ remark: 'unsure' });
  expect(feedback).toContain(question.crux.text.ko);
  expect(feedback).toContain(question.crux.start.ko);
  expect(feedback).not.toMatch(/사실과 달라|맞지 않아요/);
});

test('a false statement in an explanation that sounds right otherwise is to be looked up, not added to', () => {
  const { reading, gaps } = judge(
    '계좌 이체를 예로 들어서, 데이터베이스 트랜잭션이 우리에게 무엇을 약속해 주는지 풀어서 말씀해 주시겠어요?',
    '제가 친구한테 십만 원을 보내면 제 계좌에서 빠지고 친구 계좌에 들어가는 두 단계가 있는데, 트랜잭션은 이 둘을 하나로 묶어서 중간에 실패하면 전부 되돌려 줍니다. 이게 원자성이고요. 또 잔액이 마이너스가 되면 안 된다는 규칙도 지켜 줍니다. 다만 커밋을 했더라도 서버가 바로 꺼지면 그 내용은 사라지는 게 정상이라, 은행은 매일 밤 백업을 해서 그 시점까지만 보장해 주는 것입니다. 동시에 여러 명이 이체하는 것도 격리해서 처리합니다.',
  );
  expect(reading.points.filter(({ wrong }) => wrong)).toHaveLength(1);
  expect(gaps[0]).toMatchObject({ remark: 'unsure' });
});

test('two things that are mixed up are named as such, with the words and what is right', () => {
  const question = bank.find(({ id }) => id === 'job-finance-i05')!;
  const swapped =
    '예상손실은 부도율과 부도시 손실률, 익스포저를 곱해서 구하고 이것은 자기자본으로 막습니다. 반대로 예상하지 못한 손실은 평균적으로 나는 손실이라서 대손충당금을 쌓아 비용으로 처리합니다. 충당금이 클수록 은행이 큰 위기를 버틸 수 있어서 바젤 규제도 충당금 비율을 기준으로 합니다.';
  const { gaps, feedback, evidence } = judge(question.text.ko, swapped);
  expect(gaps[0]).toMatchObject({ remark: 'swapped', tellsCrux: 'after' });
  expect(evidence).toContainEqual(
    expect.objectContaining({
      dimension: 'relevance',
      effect: 'lowered',
      quote: '이것은 자기자본으로 막습니다',
      note: '두 가지를 서로 바꿔 말한 설명이에요.',
    }),
  );
  expect(feedback).toMatch(/^"이것은 자기자본으로 막습니다"/);
  expect(feedback).toContain(question.crux.text.ko);
});

test('who names only one of two things does not hear that both are swapped', () => {
  const { reading, gaps } = judge(
    '단리와 복리는 무엇이 다른가요? 짧은 예를 하나 들어 주시면 좋겠습니다.',
    '단리는 이자에도 이자가 붙는 방식이라서 기간이 길수록 눈덩이처럼 불어납니다. 그래서 저축은 되도록 오래 하는 게 좋고 항상 이득입니다.',
  );
  expect(reading.things.wrong).not.toEqual([]);
  expect(gaps.map(({ remark }) => remark)).not.toContain('swapped');
});

test('a false statement is named with its words, also in a long clause', () => {
  const question = bank.find(({ id }) => id === 'job-management-i13')!;
  const { gaps, feedback } = judge(
    question.text.ko,
    '포터의 다섯 가지 힘은 강점, 약점, 기회, 위협, 그리고 전략 이렇게 다섯 가지를 보는 겁니다. 약점이 많으면 들어가지 않는 게 좋습니다.',
  );
  expect(gaps[0]!.kind).toBe('wrong');
  expect(feedback).toMatch(/"[^"]*강점[^"]*"/);
});

test('a weak answer is told the first point of the rubric, however many later ones are missing too', () => {
  const question = bank.find(({ id }) => id === 'job-finance-i11')!;
  const { gaps } = judge(
    question.text.en,
    "Teamwork's a huge thing for me. When people have different aims, you just bring them together and get everyone on the same page. I've always been the sort of person who gets along with everyone. Communication, respect, and being a good listener, that's how I do it.",
    'en',
  );
  const told = gaps.map(({ point, core }) => point ?? core).find(Boolean)!;
  expect(question.points.findIndex(({ id }) => id === told.id)).toBeLessThanOrEqual(1);
});

test('neither the deed of somebody else nor a scene that leads on is praised', () => {
  const { reading, strengths } = judge(
    '상사의 결정이 데이터와 어긋난다고 확신한 순간, 어디까지 밀어붙였고 어디서 멈추셨나요? 멈춘 이유가 더 궁금합니다.',
    '재구매율이 떨어지던 때 팀장님이 첫 구매 할인을 키우자고 하셨어요. 할인으로 온 고객은 두 달 뒤 11퍼센트만 남는다는 걸 제가 갖고 있었고요. 자료로 한 번, 회의에서 한 번 반대했고, 마지막엔 한 지역만 할인 없이 비교해 보자고 했습니다. 그게 받아들여져서 거기서 멈췄어요. 솔직히 더 밀 수도 있었는데, 제 데이터가 말하는 건 과거 고객이지 경쟁사가 막 들어온 그달 상황은 아니었거든요. 확신이 사실은 절반짜리였던 거죠. 석 달 뒤 비교 지역이 이익은 나았지만 신규는 정말 줄었더라고요. 둘 다 조금씩 맞았던 겁니다.',
  );
  const praised = strengths.flatMap(({ mark }) => (mark ? [quoteOf(reading.answer, mark)] : []));
  expect(praised.filter((quote) => /팀장님이|는데$/.test(quote))).toEqual([]);
});

test('"second" alone is no order', () => {
  const { strengths } = judge(
    'We retry an order request whenever it times out, and now some orders exist twice. How does that come about, and how do you prevent it?',
    'So a timeout only means I did not hear back. The server may have saved it and the reply got lost. So you retry, second order. Then the client makes a key before the first try, and the server has a unique constraint on it.',
    'en',
  );
  expect(strengths.map(({ kind }) => kind)).not.toContain('step');
});

test.each([
  ['careless', likelyCareless, 0.55],
  ['strays', likelyStrays, 0.4],
] as const)(
  'what is probably wrong with an answer is told, with its words or with what decides the question: %s',
  (fault, likelyOf, from) => {
    const told = labelledAnswers
      .filter((answer) => isForWeights(answer) && answer.fault === fault)
      .map(({ question, answer, language }) => judge(question, answer, language))
      .filter(({ reading }) => likelyOf(reading) >= from)
      .map(({ reading, feedback, gaps }) => ({
        reading,
        feedback,
        gap: gaps.find(({ kind }) => kind === fault),
      }));
    expect(told.length).toBeGreaterThan(5);
    const quoted = told.filter(
      ({ reading, feedback, gap }) =>
        (gap?.tellsCrux && feedback.includes(reading.prompts.crux!.text[reading.language])) ||
        (gap?.mark && feedback.includes(quoteOf(reading.answer, gap.mark))),
    );
    expect(quoted.length).toBeGreaterThan(told.length / 2);
  },
);

test('an answer that has not begun gets a start that points to nothing before it', () => {
  const question = bank.find(
    ({ text }) =>
      text.ko ===
      '조별 발표나 공동 실험을 할 때 본인은 주로 어떤 몫을 맡는 편이었습니까? 한 번의 예로 답해 주세요.',
  )!;
  const { gaps } = judge(
    question.text.ko,
    '저는 조별 활동을 할 때 언제나 팀의 중심에서 모두를 하나로 묶는 역할을 맡아 왔습니다. 특유의 소통 능력과 배려심을 발휘하여 팀원들의 목소리에 귀를 기울였고 긍정적인 분위기를 이끌어 냈습니다. 연구실에 꼭 필요한 사람이 되겠습니다.',
  );
  expect(gaps[0]!.core?.start.ko).toBeDefined();
  expect(gaps[0]!.core?.start.ko).not.toContain('그걸');
});

test('an opinion about what should be is not asked for a first step', () => {
  const { feedback } = judge(
    'Should two people in the same role be paid differently according to performance?',
    "Fairness is an important topic and something I feel passionate about. In the end it's all about finding the right balance. A good leader looks at the whole picture and creates a culture in which everybody feels valued.",
    'en',
  );
  expect(feedback).not.toMatch(/First I would|you would do/);
});

test('a false statement that the bank lists for a similar question is told where it lowers the score', () => {
  const reading = createAnswerReader(morphemes, knownQuestions, { exactWords: true })({
    question: {
      text: '기준금리가 오르면 이미 발행된 채권의 가격은 어떻게 되는지, 이유와 함께 설명해 주세요.',
    },
    transcript:
      '금리가 오르면 채권 가격도 같이 오릅니다. 돈의 값이 비싸지면 이자를 주는 상품인 채권의 가치도 당연히 높아지는 겁니다. 그래서 금리가 오를 때 채권을 사 두면 이익을 봅니다.',
    durationSeconds: null,
    timeLimitSeconds: 60,
    language: 'ko',
  });
  const gaps = findGaps(reading, scoreReading(reading));
  expect(reading.known).toBeNull();
  expect(reading.falsehoods.length).toBeGreaterThan(0);
  expect(gaps[0]!.kind).toBe('wrong');
});

test('a middling answer without a rubric is told what was asked last', () => {
  const { gaps, feedback } = judge(
    'Which films do you watch, and what has it given you that you would use at work?',
    "I like films. I watch a lot of them. Mostly at home, sometimes I go out to see one. And I walk the dog. He's called Biscuit. It helps me relax after work. I think it's good to have something that isn't work. So, yeah, films and the dog.",
    'en',
  );
  expect(gaps[0]).toMatchObject({ remark: 'direct' });
  expect(feedback).toContain('What has it given you that you would use at work?');
});

test('an opinion is not called false', () => {
  const { reading, gaps } = judge(
    'Should companies let their staff work from home permanently? Where do you stand?',
    "I think that's such an important conversation right now. In my view, flexibility is the future, but at the same time nothing replaces human connection. So companies really need to find the sweet spot. Some people thrive at home, others flourish in the office, and a great employer recognises that every individual is unique.",
    'en',
  );
  expect(reading.falsehoods).toEqual([]);
  expect(gaps.map(({ kind }) => kind)).not.toContain('wrong');
});
