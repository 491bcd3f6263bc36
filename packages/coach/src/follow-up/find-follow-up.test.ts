import { expect, test } from 'vitest';
import { morphemes } from '../../test/reading-tools.ts';
import { bank, knownQuestions } from '../bank.ts';
import { createAnswerReader } from '../reading.ts';
import { chooseFollowUp } from './choose-follow-up.ts';
import { createFollowUpFinder } from './find-follow-up.ts';
import { scoreReading } from '../scoring/score.ts';

const find = createFollowUpFinder(bank);
const read = createAnswerReader(morphemes, knownQuestions);
const index = bank.find(({ id }) => id === 'job-it-b01')!;
const asked = index.followUps.find(({ point }) => point === 'slower-writes')!.text;

const readingOf = (question: string, transcript: string) =>
  read({
    question: { text: question },
    transcript,
    durationSeconds: 20,
    timeLimitSeconds: 60,
    language: 'ko',
  });

test('what the coach asks behind an answer is recognised with the words of the user before it', () => {
  const reading = readingOf(
    index.text.ko,
    '인덱스를 쓰면 조회가 빨라집니다. 책의 색인처럼 정렬된 트리에서 값을 바로 찾아가기 때문입니다.',
  );
  const followUp = chooseFollowUp(reading, scoreReading(reading));
  expect(followUp.quote).not.toBeNull();
  expect(find(followUp.text)).toMatchObject({
    text: asked.ko,
    about: { question: { id: index.id }, point: { id: 'slower-writes' } },
  });
});

test('the deeper question and the questions for everything are follow-ups about no point', () => {
  expect(find(index.deeper.text.en)).toEqual({ text: index.deeper.text.en, about: null });
  expect(find('So how did it turn out?')?.about).toBeNull();
});

test('a question of the user that ends like a follow-up is none', () => {
  expect(find('동아리 행사를 맡았던 일을 말해 주세요. 그래서 결과는 어떻게 되었나요?')).toBeNull();
  expect(find(`쓰기가 늘면 어떻게 하시겠어요? ${asked.ko}`)).toBeNull();
});

test('an answer to a follow-up is measured by the one point that it asks for', () => {
  const good = readingOf(
    asked.ko,
    '모든 열에 인덱스를 걸면 데이터를 넣거나 고칠 때마다 인덱스도 같이 고쳐야 해서 쓰기가 느려집니다. 저장 공간도 더 차지하고요.',
  );
  expect(good.points.map(({ point }) => point.id)).toEqual(['slower-writes']);
  expect(good.question.raw).toBe(asked.ko);
  const empty = readingOf(
    asked.ko,
    '모든 열에 거는 것은 상황에 따라 다르고 신중해야 한다고 생각합니다.',
  );
  expect(scoreReading(good).score).toBeGreaterThan(scoreReading(empty).score + 30);
});
