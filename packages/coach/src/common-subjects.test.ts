import { languages } from '@daedap/contract/languages';
import { expect, test } from 'vitest';
import { questionsToLearn } from '../calibration/questions.ts';
import { judge } from '../test/judge.ts';
import { impossibleWords } from '../test/rule-words.ts';
import { hasWords } from './asked-words.ts';
import { findCommonCase } from './common-cases.ts';
import { commonSubjects, findCommonSubject } from './common-subjects.ts';
import { findStandard } from './find-standard.ts';
import { guessKind } from './guess-kind.ts';
import { questionKinds } from './question-kind.ts';

test('every subject has a question in both languages and half a sentence that begins to answer it', () => {
  expect(new Set(commonSubjects.map(({ id }) => id)).size).toBe(commonSubjects.length);
  const faulty = commonSubjects.filter(({ deeper: { text, start } }) =>
    languages.some((language) => !text[language].endsWith('?') || !start[language].endsWith(' …')),
  );
  expect(faulty.map(({ id }) => id)).toEqual([]);
});

test('no question is asked about two subjects', () => {
  const asked = commonSubjects.flatMap(({ deeper: { text } }) => [text.ko, text.en]);
  expect(new Set(asked).size).toBe(asked.length);
});

test('no word of a rule has what texts are compared without, and none is empty', () => {
  expect(impossibleWords(commonSubjects.flatMap(({ asked, said }) => [asked, said]))).toEqual([]);
});

test.each(languages)(
  'takes two in five questions that nothing else is known about (%s)',
  (language) => {
    const unknown = questionKinds.flatMap((kind) =>
      questionsToLearn[language][kind]
        .filter((question) => !findStandard(question) && !findCommonCase(question))
        .map((question) => ({ kind, question })),
    );
    const found = unknown.filter(({ kind, question }) => findCommonSubject(kind, question));
    expect(found.length / unknown.length).toBeGreaterThan(0.4);
  },
);

test.each([
  ['배포하고 나서 장애가 나면 뭐부터 하실 건가요?', 'situation-outage'],
  ['라인이 갑자기 멈췄을 때 어떻게 하시겠어요?', 'situation-machine-stopped'],
  ['마감을 못 지킨 적이 있으세요?', 'experience-deadline'],
  ['What would you do if a teammate took credit for your work?', 'situation-stolen-credit'],
  ['Tell me about a deadline you missed.', 'experience-deadline'],
  ['Should university education be free?', 'opinion-university'],
])('%s', (question, id) => {
  expect(findCommonSubject(guessKind(question), question)?.id).toBe(id);
});

test.each([
  // 실수 is a mistake, and 하실 수 is something else.
  ['외운 게 아니라는 걸 지금 보여 주실 수 있습니까?', 'experience-mistake'],
  ['리더 말고 팔로워로서 팀을 살린 일이 있으신가요?', 'experience-campaign'],
])('%s is not about %s', (question, id) => {
  expect(findCommonSubject('experience', question)?.id).not.toBe(id);
});

const question = 'What would you do if the website you run went down on a Saturday?';
const outage = commonSubjects.find(({ id }) => id === 'situation-outage')!;
const answer =
  'First I would look at the monitoring to see since when it is down and what we changed last. If the last release is to blame, I would roll it back, because that takes five minutes, and only then look for the cause in the logs. Meanwhile I would ring the colleague who knows the database, since two people see more than one. Once it runs again, I would test the order form and the payment myself, watch the error rate for an hour, and on Monday write down what happened and which alarm was missing.';

test('after a good answer an interviewer asks about the subject of the question', () => {
  const { reading, feedback } = judge(question, answer, 'en');
  expect(reading.prompts.deeper).toEqual(outage.deeper);
  expect(feedback).toContain(outage.deeper.text.en);
});

test('unless the answer has it already', () => {
  const told = `${answer} On our status page I would tell users what does not work, and when we will write again.`;
  expect(hasWords(outage.said, told, 'en')).toBe(true);
  expect(judge(question, told, 'en').feedback).not.toContain(outage.deeper.text.en);
});
