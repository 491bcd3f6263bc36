import { describe, expect, test } from 'vitest';
import { labelledAnswers } from '../calibration/answers.ts';
import { questionsOfKinds, standardWordings } from '../calibration/questions.ts';
import { findStandard } from './find-standard.ts';

test.each([
  ['1분 동안 자기소개를 부탁드립니다.', 'self-introduction'],
  ['지원 동기를 말씀해 주세요.', 'why-company'],
  ['저희 병원에 지원한 이유가 무엇인가요?', 'why-company'],
  ['본인의 장점과 단점을 말씀해 주세요.', 'strengths'],
  ['본인 단점이 뭐예요?', 'weaknesses'],
  ['스트레스는 어떻게 푸세요?', 'stress'],
  ['5년 뒤 본인의 모습을 말씀해 주세요.', 'career-plan'],
  ['까다로운 고객을 응대했던 경험을 말씀해 주시겠습니까?', 'difficult-customer'],
  ['리더십을 발휘했던 경험에 대해 말씀해 주시겠어요?', 'leadership'],
  ['So please tell me about yourself.', 'self-introduction'],
  ["What's your biggest weakness?", 'weaknesses'],
  ['Why do you think we should hire you?', 'why-hire-you'],
  ['Where do you see yourself in five years?', 'career-plan'],
  ['Tell me about a conflict you had with a coworker and how you sorted it out.', 'team-conflict'],
])('%s asks for %s', (question, id) => {
  expect(findStandard(question)).toBe(`standard-${id}`);
});

test.each([
  '지난주에 가장 크게 웃은 일은 무엇인가요?',
  'TCP와 UDP의 차이를 설명해 주세요.',
  'DB 인덱스는 언제 쓰고 단점은 뭔가요?',
  '조직 생활에서 가장 중요한 것은 무엇이라고 생각하십니까?',
  'What would you do if a colleague hid a weakness from you?',
  '물건이 선반에서 떨어지면 어떻게 처리하나요?',
  '10년 뒤 인공지능은 어떤 모습일까요?',
  '책임감이 드러난 인상적인 일이 있나요?',
  '깃에서 머지 충돌을 해결한 경험이 있나요?',
  'What do you do if a part is rejected by quality control?',
  'What would you do first if a patient stops breathing?',
  'Tell me what happens when a disk has failed.',
  'What is the difference between a virus and a bacterium?',
  'In a code review, how do you tell a senior engineer you think their design is wrong?',
  '',
  'How do you help a child who has decided that they are simply no good at maths?',
  '손님이 한꺼번에 몰려 항의가 나왔을 때 현장에서 어떻게 대처하셨는지 들려주세요.',
])('"%s" is no standard question', (question) => {
  expect(findStandard(question)).toBeNull();
});

describe.each(['ko', 'en'] as const)('in %s', (language) => {
  /** Questions of labelled answers that ask the same as a standard one. Who wrote the rules had not seen them. */
  const met = new Map(
    labelledAnswers.flatMap((each) =>
      each.language === language && each.questionId?.startsWith('standard-')
        ? [[each.question, each.questionId] as const]
        : [],
    ),
  );

  test('seven in ten are recognised in unseen words, and none is taken for another', () => {
    const found = [...met].map(([question, id]) => ({ id, found: findStandard(question) }));
    const right = found.filter((each) => each.found === each.id).length;
    expect(met.size).toBeGreaterThan(30);
    expect(right / met.size).toBeGreaterThan(0.7);
    expect(found.filter((each) => each.found !== null && each.found !== each.id)).toEqual([]);
  });

  test('of unseen other questions at most one in forty is taken for a standard one', () => {
    const others = questionsOfKinds.filter((each) => each.language === language);
    const taken = others.filter(({ question }) => findStandard(question) !== null);
    expect(taken.length / others.length).toBeLessThanOrEqual(1 / 40);
  });

  test('most listed wordings are recognised, and hardly any question that only sounds alike', () => {
    const listed = Object.entries(standardWordings).flatMap(([id, wordings]) =>
      wordings[language].same.map((question) => ({ id, question })),
    );
    const right = listed.filter(({ id, question }) => findStandard(question) === id).length;
    const alike = Object.values(standardWordings).flatMap((wordings) => wordings[language].other);
    const taken = alike.filter((question) => findStandard(question) !== null).length;
    expect(right / listed.length).toBeGreaterThan(0.6);
    expect(taken / alike.length).toBeLessThan(0.1);
  });
});
