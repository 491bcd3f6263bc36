import { expect, test } from 'vitest';
import { judge } from '../../test/judge.ts';
import { quoteOf } from './quote.ts';

const branches =
  'Git으로 여럿이 작업할 때 브랜치를 따로 파는 이유는 뭐고, 합칠 때 충돌은 어떤 경우에 나나요?';

test.each([
  [
    branches,
    '브랜치는 작업하는 곳을 나누려고 쓰는 걸로 알고 있습니다. 저는 개인적으로 깃허브 데스크톱을 되게 좋아하는데요. 화면이 편해서 커밋할 때 자주 씁니다. 요즘은 노트북을 바꿔서 다시 설치했고 글자 크기도 키웠습니다.',
  ],
  [
    '회의에서 상사와 의견이 다르면 어떻게 하시겠습니까?',
    '먼저 상사의 생각을 끝까지 듣고 제 의견을 말씀드리겠습니다. 저희 과 회의실은 창이 커서 봄이면 벚꽃이 다 보였습니다. 점심시간에는 다들 거기서 사진을 찍었고 저는 동아리 친구들과 여행 계획을 세웠습니다. 그해 여름에는 강릉에 가서 서핑도 배웠고 지금도 일 년에 두 번은 갑니다.',
  ],
])('who leaves the question is told where, with and without a rubric', (question, answer) => {
  const { gaps, feedback } = judge(question, answer);
  expect(gaps[0]!.kind).toBe('strays');
  expect(gaps[0]!.mark!.first).toBeGreaterThan(0);
  expect(feedback).toContain(gaps[0]!.open!.start);
  expect(feedback).toMatch(/벗어났어요|이야기가 흘러서|질문의 답이 아니에요|거리가 있어요/);
});

test.each([
  [
    'ko',
    '가장 친한 친구는 지원자님을 어떻게 소개할까요?',
    '친구는 저를 조용한데 할 일은 하는 애라고 할 것 같아요. 고등학교 때부터 알던 친구인데 지금은 제주도에서 게스트하우스를 하거든요. 거기 흑돼지집이 정말 맛있는데 사장님이 서비스로 냉면도 주시고, 아무튼 그 친구가 늘 저한테 여행 계획을 맡겨요.',
    '냉면',
  ],
  [
    'en',
    'Do you think remote work makes teams weaker?',
    'I think it depends on how they meet, but mostly yes. At my last job we were remote for two years. The office had this amazing coffee machine that my colleague Ben repaired himself with parts from a motorcycle, and he rides to Spain every summer. Anyway, what was I saying? We stopped asking each other small questions, so mistakes came out late.',
    'Spain',
  ],
] as const)('who loses the thread is told what to leave out (%s)', (...row) => {
  const [language, question, answer, beside] = row;
  const { gaps, feedback, reading } = judge(question, answer, language);
  expect(gaps[0]).toMatchObject({ kind: 'strays', remark: 'digression' });
  expect(quoteOf(reading.answer, gaps[0]!.mark!)).toContain(beside);
  expect(feedback).toContain(quoteOf(reading.answer, gaps[0]!.mark!));
});

test('who begins with the question and strays is told where, and not that the answer is about something else', () => {
  const { gaps } = judge(
    '모두가 동의한 결론을 혼자서 멈춰 세운 적이 있다면 소개해 주세요. 그 대가로 무엇을 잃었는지까지요.',
    '네, 있습니다. 작년에 사내 벤처 투자 심의에서 다섯 명이 다 찬성한 건을 제가 계약서 한 조항 때문에 멈춘 적이 있습니다. 창업자가 회사를 나가도 특허를 들고 갈 수 있게 돼 있었거든요. 근데 사실 특허라는 게 요즘 보면 정말 중요한 게, 저희 업계가 이제 인공지능 쪽으로 다 넘어가고 있잖아요. 저도 그래서 작년부터 특허 검색하는 강의를 주말마다 듣고 있는데, 강사님이 변리사 출신이신데 정말 잘 가르치세요. 출원하고 등록이 다르다는 것도 그때 알았고요. 앞으로 금융권에서 지식재산을 담보로 하는 대출이 많이 커질 거라고 해서 저도 그쪽 자격증을 준비하고 있습니다.',
  );
  expect(gaps.map(({ kind }) => kind)).not.toContain('offTopic');
  expect(gaps[0]!.kind).toBe('strays');
});

test.each([
  [
    'ko',
    '리브랜딩을 시험한 두 도시에서 호감도 조사는 크게 올랐는데 재구매율은 살짝 떨어졌습니다. 전국 확대 여부를 내일 정해야 한다면 무엇을 보고 어느 쪽에 서시겠어요?',
    '어려운 문제인데요, 저도 예전에 서포터즈를 했는데 설문을 하면 기프티콘을 주거든요. 그러면 다 좋다고 써요. 그 기프티콘이 치킨이었나, 아니 피자였나, 근데 유효기간이 지나서 못 썼고요. 그래서 호감도는 좀 그렇고, 또 도시가 어디냐에 따라서 대학가면 방학이 끼잖아요. 저희 동네도 텅텅 비어요. 그러니까 그 가게를 봐야 되는데, 아니 내일이라고 하셨죠, 그러면 뭐, 저라면 음, 확대를 하되 조금만, 반만요.',
  ],
  [
    'en',
    'Name a rule you broke, and what followed.',
    "A rule I broke, okay, so I mean I'm generally somebody who follows rules, but there are rules and then there are rules, you know. In the dorm there was the candle one, and the, well, not the candle one, I never, it was the visitor one, and the thing is that everybody, I mean the warden herself, and it got late, or it was getting late, and he'd missed the, well there wasn't a bus. So I suppose yes. And then what followed, it sort of followed and also didn't, if you see what I mean.",
  ],
] as const)(
  'who jumps around is told to say one thing first (%s)',
  (language, question, answer) => {
    const { gaps, feedback } = judge(question, answer, language);
    expect(gaps[0]).toMatchObject({ kind: 'tangled' });
    expect(feedback).toMatch(
      /이리저리 오가서|섞여 나와서|다른 데로 이어져서|핵심이 흩어졌어요|jumps from|ran into each other|began several|in the order you thought/,
    );
  },
);
