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
  const question = questionWith('FOB로 낼 때와');
  const { feedback, strengths } = judge(
    question.text.ko,
    'FOB는 수출항에서 본선에 적재할 때까지의 비용과 위험을 판매자가 부담하고, 그 이후 해상 운임과 보험은 구매자가 부담합니다. CIF는 판매자가 목적항까지의 운임과 보험료를 부담하는 조건이고요. 따라서 CIF에서는 위험도 목적항에 도착할 때까지 판매자가 지게 되고, 항해 중에 화물이 손상되면 판매자가 손해를 책임지고 보험금도 판매자가 받습니다. 그래서 가격이 FOB보다 높습니다.',
  );
  expect(feedback).toContain(question.crux.text.ko);
  expect(strengths.filter(({ kind }) => kind === 'point' || kind === 'reason')).toEqual([]);
});

test('a middling answer hears what is weighed, and then what an interviewer asks next', () => {
  const question = questionWith('rush hour or a crunch');
  const { scores, gaps, feedback } = judge(
    question.text.en,
    "So I was at a garden centre, and Mother's Day Saturday is absolute carnage. There were five of us on the plants side. I was mostly wrapping, and Denise, who'd been there twenty years, she sort of ran it, she'd shout if something was running out. At about one o'clock the card machine went down on one till. I think we just knew each other, we'd worked together a while so you didn't have to say much.",
    'en',
  );
  expect(scores.score).toBeGreaterThanOrEqual(40);
  expect(scores.score).toBeLessThanOrEqual(65);
  expect(gaps[0]).toMatchObject({ kind: 'crux', tellsCrux: 'before' });
  const weighed = feedback.indexOf(question.crux.text.en);
  expect(weighed).toBeGreaterThanOrEqual(0);
  expect(feedback.indexOf(gaps[0]!.open!.question!)).toBeGreaterThan(weighed);
});
