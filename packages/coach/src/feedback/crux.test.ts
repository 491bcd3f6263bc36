import { expect, test } from 'vitest';
import { judge } from '../../test/judge.ts';
import { knownQuestions } from '../bank.ts';

const questionWith = (words: string) =>
  knownQuestions.find(({ text }) => text.ko.includes(words) || text.en.includes(words))!;

test('who tells something careless hears what an interviewer weighs, and no words of it are praised', () => {
  const question = questionWith('모둠 과제에서 한 친구가');
  const { gaps, feedback, strengths } = judge(
    question.text.ko,
    '아 네 있었어요. 사회 모둠 과제였는데 한 애가 자료 조사를 안 해 왔어요. 저는 그런 거 되게 싫어하거든요. 그래서 그냥 단톡방에 걔가 안 했다고 캡처해서 올리고, 선생님한테도 바로 보내고, 이름을 뺐어요. 나중에 걔가 할머니 장례식이었다고 했는데 그건 미리 말을 했어야 되는 거잖아요. 어차피 저는 제 거 다 해 놨으니까 점수는 만점 받았고요.',
  );
  expect(gaps[0]).toMatchObject({ kind: 'careless', tellsCrux: 'after' });
  expect(feedback).toContain(question.crux.text.ko);
  expect(feedback).toContain(question.crux.start.ko);
  expect(strengths).toEqual([]);
});

test('a wrong explanation that sounds right is told what is right, and is not praised', () => {
  const question = questionWith('중앙값이 무엇이고');
  const { feedback, strengths } = judge(
    question.text.ko,
    '중앙값은요, 자료에서 가장 많이 나오는 값을 말합니다. 예를 들어서 동네 사람 열 명 중에 네 명이 삼백만 원을 벌면 중앙값은 삼백만 원이 되는 거예요. 가장 많은 사람이 모여 있으니까 가운데라고 해서 중앙값입니다. 그래서 이거는 보통 사람들이 얼마를 버는지를 알고 싶을 때 씁니다.',
  );
  expect(feedback).toContain(question.crux.text.ko);
  expect(strengths.filter(({ kind }) => kind === 'point' || kind === 'reason')).toEqual([]);
});

test('a middling answer hears what is weighed, and then what an interviewer asks next', () => {
  const question = questionWith('rush hour or a crunch');
  const { scores, gaps, feedback } = judge(
    question.text.en,
    "So I was at a garden centre, and Mother's Day Saturday is absolute carnage. There were five of us on the plants side. I was mostly wrapping, and Denise, who'd been there twenty years, she sort of ran it, she'd shout if something was running out. At about one o'clock the card machine went down on one till. I think we just knew each other, we'd worked together a while so you didn't have to say much. We did something like four hundred bouquets.",
    'en',
  );
  expect(scores.score).toBeGreaterThanOrEqual(40);
  expect(scores.score).toBeLessThan(75);
  expect(gaps[0]).toMatchObject({ kind: 'crux', tellsCrux: 'before' });
  const weighed = feedback.indexOf(question.crux.text.en);
  expect(weighed).toBeGreaterThanOrEqual(0);
  expect(feedback.indexOf(gaps[0]!.open!.question!)).toBeGreaterThan(weighed);
});
