import { expect, test } from 'vitest';
import { promptProblems } from '../test/cell-problems.ts';
import { judge } from '../test/judge.ts';
import { impossibleWords } from '../test/rule-words.ts';
import standardAsked from './bank/standard-asked.json' with { type: 'json' };
import { commonCases, findCommonCase } from './common-cases.ts';

const caseWith = (id: string) => commonCases.find((each) => each.id === id)!;

test('each common case is complete, and no two share a name', () => {
  expect(commonCases.length).toBeGreaterThan(100);
  expect(new Set(commonCases.map(({ id }) => id)).size).toBe(commonCases.length);
  expect(
    commonCases.flatMap((each) => promptProblems(each).map((problem) => `${each.id}: ${problem}`)),
  ).toEqual([]);
});

test('no word of a rule has what questions are compared without, and none is empty', () => {
  const asked = [...commonCases.map((each) => each.asked), ...Object.values(standardAsked)];
  expect(impossibleWords(asked)).toEqual([]);
});

test('what is asked after a common case is no common case itself', () => {
  const taken = commonCases.filter(({ deeper }) => {
    const { reading } = judge(deeper.text.ko, '네, 그 경우에는 먼저 책임자께 알리겠습니다.');
    return Object.keys(reading.prompts).length > 0;
  });
  expect(taken).toEqual([]);
});

test.each([
  [
    '수혈 시작하고 10분 뒤에 환자가 춥고 떨린다고 하면 어떻게 할 건가요?',
    'nursing-transfusion-reaction',
  ],
  ['환자가 약을 안 먹겠다고 하면 어떻게 하시겠습니까?', 'nursing-patient-refusal'],
  [
    '간호사 면접) 담당 환자가 저혈당으로 의식이 없으면 어떻게 대처할 건가요',
    'nursing-hypoglycaemia',
  ],
  [
    "What's the difference between a process and a thread? (junior backend dev)",
    'it-process-thread',
  ],
  [
    'Cabin crew: a passenger who is already drunk asks you for another whisky',
    'cabin-drunk-passenger',
  ],
  [
    'A resident with diabetes is suddenly sweaty, shaky and confused. What do you do first?',
    'nursing-hypoglycaemia',
  ],
  ['What does a p-value of 0.03 actually tell you?', 'data-p-value'],
  ['졸업 후에 공백기가 좀 있으신데 그동안 무엇을 하셨나요?', 'plain-career-gap'],
  ['이전 직장을 그만두신 이유가 뭔가요?', 'plain-leaving-job'],
  ['마지막으로 하고 싶은 말씀이 있으면 해 주세요.', 'plain-last-words'],
  ['일하다가 실수한 적 있어요?', 'plain-mistake'],
  ['주 4일제 도입에 대한 본인의 의견을 말해 주세요.', 'issue-four-day-week'],
  ['Why are you leaving your current job', 'plain-leaving-job'],
  ['Tell me about a time you worked as part of a team.', 'plain-teamwork'],
  ['What motivates you?', 'plain-motivation'],
  ['Do you have any questions for us?', 'plain-your-questions'],
])('%s', (question, id) => {
  expect(findCommonCase(question)).toBe(caseWith(id));
});

test.each([
  '본인의 단점은 무엇인가요?',
  '학생 인권과 교권이 부딪힐 때 무엇을 우선해야 할까요?',
  'Tell me about yourself.',
  '교과서 밖에서 궁금한 것이 생겨 자료를 찾아본 경험이 있나요?',
  'What have you explored beyond your school syllabus, and how did it change what you want to study?',
  'How do you help a child who has decided that they are simply no good at maths?',
  '저희 학과 수업은 거의 다 한국어로 진행됩니다. 수업과 논문 읽기를 어떻게 따라올 계획인가요?',
  'You buy a trampoline for 3,000 that should last ten years. What shows up in the books each year?',
])('is no common case: %s', (question) => {
  expect(findCommonCase(question)).toBeNull();
});

test('a dangerous answer to a common case is told what is right, and none of its claims is praised', () => {
  const { feedback } = judge(
    '수혈 중에 환자가 갑자기 오한 나고 허리 아프다고 하면 어떻게 하실 건가요?',
    '수혈 중 오한하고 허리 통증은 차가운 피가 들어가면서 생기는 정상 반응입니다. 그래서 놀라실 필요 없다고 먼저 안심시켜 드리겠습니다. 그리고 혈액은 개봉하고 오래 두면 안 되기 때문에 속도를 최대로 올려서 남은 양을 빨리 끝내는 게 원칙입니다. 의사한테는 수혈이 끝난 다음에 기록으로 남기면 되고, 혈액백은 감염 위험이 있으니까 바로 의료 폐기물 통에 버리겠습니다.',
  );
  expect(feedback).toContain(caseWith('nursing-transfusion-reaction').crux.text.ko);
  expect(feedback).not.toMatch(/"[^"]*(원칙입니다|위험이 있으니까|정상 반응)[^"]*"/);
});

test('where guidelines settle a case that is not written down, the answer is compared with them', () => {
  const { feedback } = judge(
    '지게차 작업할 때 안전은 어떻게 지키시나요?',
    '안전모와 안전화를 꼭 쓰고, 출발하기 전에 포크와 브레이크를 점검합니다. 짐이 높아서 앞이 안 보이면 후진으로 가고, 모퉁이에서는 경적을 울립니다. 사람이 다니는 통로에서는 걷는 속도로만 갑니다. 작년에 신입이 들어왔을 때 이 순서를 종이에 적어서 붙여 두었습니다.',
  );
  expect(feedback).toContain('지침');
});

test('nothing is praised in an answer to a case that guidelines settle', () => {
  const { feedback, strengths } = judge(
    'A resident with diabetes is suddenly sweaty, shaky and confused just before lunch. What do you do first?',
    "That's a sugar that's too high, you see it a lot before a meal because it has built up all morning. So I keep them away from juice and biscuits, and I give the insulin at once, I wouldn't lose time with measuring. After that I let them lie down and sleep. I'd check on them after the lunch round, and I'd write it in the notes, of course.",
    'en',
  );
  expect(strengths).toEqual([]);
  expect(feedback).toContain(caseWith('nursing-hypoglycaemia').crux.text.en);
});
